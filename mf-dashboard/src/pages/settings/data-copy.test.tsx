import {
  getDataExport,
  login,
  openDataExport,
  requestDataExport,
  type DataExport,
} from '@platform/contracts';
import { user as createUser } from '@platform/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';

const PAGE = '/dashboard/settings';
const findPanel = async () => within(await screen.findByRole('region', { name: 'Your data' }));
const COPY: DataExport = {
  state: 'ready',
  requestedAt: '2026-01-02T11:00:00.000Z',
  availableUntil: '2026-01-09T12:00:00.000Z',
  size: 2_621_440,
};
const PREPARING: DataExport = { ...COPY, state: 'preparing', availableUntil: null, size: 0 };

test('requests a copy after the password was asked for, and says that it is being made', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.rejectWith(requestDataExport, { code: 'reauthentication_required' });
  server.respondWith(login, () => {
    server.respondWith(requestDataExport, () => {
      server.respondWith(getDataExport, PREPARING);
      return PREPARING;
    });
    return createUser();
  });
  const panel = await findPanel();

  await person.click(await panel.findByRole('button', { name: 'Request a copy' }));
  const prompt = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
  await person.type(prompt.getByLabelText('Password'), 'a password');
  await person.click(prompt.getByRole('button', { name: 'Continue' }));

  // The toast has the same title.
  expect(await panel.findByText('Your copy is being made')).toBeVisible();
  expect(panel.queryByRole('button')).toBeNull();
});

test('downloads a copy that is ready, after a call that asks for the password where it is needed', async () => {
  const { server } = await renderAsMember(PAGE, { dataExport: COPY });
  server.respondWith(openDataExport, undefined);
  const panel = await findPanel();
  const link = await panel.findByRole('link', { name: 'Download (2.5 MB)' });
  expect(link).toHaveAttribute('href', '/api/user/data-export/file');
  expect(panel.getByText(/^Your copy is ready until/)).toBeVisible();

  // jsdom has no downloads: the test takes the place of the browser.
  const downloads: string[] = [];
  const onClick = (event: Event) => {
    if (event.target !== link || event.defaultPrevented) return;
    downloads.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  };
  document.addEventListener('click', onClick);

  fireEvent.click(link);

  await waitFor(() => expect(downloads).toEqual(['/api/user/data-export/file']));
  document.removeEventListener('click', onClick);
  expect(server.calls(openDataExport)).toHaveLength(1);
});

test('says why a download did not begin', async () => {
  const { server, person } = await renderAsMember(PAGE, { dataExport: COPY });
  server.rejectWith(openDataExport, { code: 'wrong_state', message: 'There is no copy of your data.' });
  const panel = await findPanel();

  await person.click(await panel.findByRole('link', { name: /^Download/ }));

  expect(await screen.findByText('The copy was not downloaded')).toBeVisible();
});

test('says that a copy failed, and what to do', async () => {
  await renderAsMember(PAGE, { dataExport: { ...PREPARING, state: 'failed' } });
  const panel = await findPanel();
  expect(await panel.findByText('Your copy could not be made')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Request a copy' })).toBeEnabled();
});
