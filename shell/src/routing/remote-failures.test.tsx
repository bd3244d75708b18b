import { user } from '@platform/kit/testing';
import userEvent from '@testing-library/user-event';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell, heading } from './testing/render-shell.tsx';

beforeEach(() => {
  // A remote that does not load is reported to the console.
  globalThis.reportError = jest.fn();
});

test('announces the error of a page that crashes to the script that reports errors', async () => {
  const messages: string[] = [];
  const listen = ({ message }: ErrorEvent) => void messages.push(message);
  addEventListener('error', listen);
  renderShell('/dashboard/broken', { user: user() });

  expect(await heading('Something went wrong on this page')).toBeVisible();
  expect(messages).toEqual(['the page is broken']);
  removeEventListener('error', listen);
});

test('navigates between sections and loads each one on demand', async () => {
  const { loadedRemotes, prefetched } = renderShell('/', { user: user() });
  await heading('Home');
  expect([...loadedRemotes.keys()]).toEqual(['mf-marketing']);

  await userEvent.click(screen.getByText('Blueprint'));

  expect(await heading('A blueprint')).toHaveFocus();
  expect([...loadedRemotes.keys()]).toEqual(['mf-marketing', 'mf-dashboard']);
  expect(prefetched).toEqual(['/', '/blueprint/2']);
});

test('asks the server whether a reload of the document helps when a retry has failed too', async () => {
  renderShell('/dashboard', { user: user(), down: 'mf-dashboard' });
  const requests = () => jest.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'HEAD');
  await heading('The dashboard did not load');
  expect(requests()).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(await heading('The dashboard did not load')).toBeVisible();
});

test('says that a page has been updated if its version is not live any more', async () => {
  renderShell('/dashboard', { user: user(), down: 'mf-dashboard', reason: 'outdated' });

  expect(await heading('This page has been updated')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('redirects a page with typed text too when the session ends', async () => {
  const { store, currentPath } = renderShell('/dashboard/form', { user: user() });
  await heading('Form');

  act(() => void store.dispatch({ type: 'session/sessionExpired' }));

  expect(await heading('Log in')).toBeVisible();
  expect(currentPath()).toBe('/login?next=%2Fdashboard%2Fform');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('redirects a logged-out visitor of such a remote to the login page', async () => {
  const { loadedRemotes, currentPath } = renderShell('/dashboard/reports');

  expect(await heading('Log in')).toBeVisible();
  expect(currentPath()).toBe('/login?next=%2Fdashboard%2Freports');
  expect([...loadedRemotes.keys()]).toEqual(['mf-marketing']);
});

test('shows the page of a second public remote to everybody', async () => {
  const { loadedRemotes } = renderShell('/help');

  expect(await heading('Help')).toBeVisible();
  expect([...loadedRemotes.keys()]).toEqual(['mf-help']);
});

test('names the section of the registry if such a remote does not load', async () => {
  renderShell('/reports/7', { user: user(), down: 'mf-reports' });

  expect(await heading('The reports did not load')).toBeVisible();
});
