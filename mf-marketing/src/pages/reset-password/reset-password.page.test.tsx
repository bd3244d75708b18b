import { resetPassword } from '@platform/contracts';
import { fakeServer, renderPage, type RenderedPage } from '@platform/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ResetPasswordPage } from './reset-password.page.tsx';

const routes = [{ path: '/reset-password', element: <ResetPasswordPage /> }];
const path = '/reset-password?token=one-time';

async function setPassword({ person }: RenderedPage, password: string) {
  await person.type(screen.getByLabelText('New password'), password);
  await person.click(screen.getByRole('button', { name: 'Set password' }));
}

test('sets the password with the token of the link', async () => {
  const server = fakeServer();
  server.respondWith(resetPassword, undefined);
  const page = renderPage({ routes, path, server });

  await setPassword(page, 'eight888');

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your password is set' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(server.calls(resetPassword)[0]?.body).toEqual({ token: 'one-time', password: 'eight888' });
});

test('rejects a password with fewer than eight characters', async () => {
  const page = renderPage({ routes, path });

  await setPassword(page, 'seven77');

  expect(await screen.findByText('Password must be at least 8 characters.')).toBeVisible();
});

test('offers a new link when the token is no longer valid', async () => {
  const server = fakeServer();
  server.rejectWith(resetPassword, { code: 'invalid_token', message: 'This link is no longer good.' });
  const page = renderPage({ routes, path, server });

  await setPassword(page, 'eight888');

  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer good.');
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('reports a link without a token as incomplete', () => {
  renderPage({ routes, path: '/reset-password' });

  expect(screen.getByText('This link is incomplete')).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});
