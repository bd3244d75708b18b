import { resetPassword } from '@platform/contracts';
import { fakeServer, renderPage, type RenderedPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { ResetPasswordPage } from './reset-password.page.tsx';

const routes = [{ path: '/reset-password', element: <ResetPasswordPage /> }];
const path = '/reset-password?token=one-time';

async function setPassword({ person }: RenderedPage, password: string) {
  await person.type(screen.getByLabelText('New password'), password);
  await person.click(screen.getByRole('button', { name: 'Set the password' }));
}

test('sets the password with the token of the link', async () => {
  const server = fakeServer();
  server.answer(resetPassword, undefined);
  const page = renderPage({ routes, path, server });

  await setPassword(page, 'eight888');

  expect(await screen.findByRole('heading', { name: 'Your password is set' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(server.calls(resetPassword)[0]?.body).toEqual({ token: 'one-time', password: 'eight888' });
});

test('asks for eight characters', async () => {
  const page = renderPage({ routes, path });

  await setPassword(page, 'seven77');

  expect(await screen.findByText('Password must be at least 8 characters.')).toBeVisible();
});

test('leads to a new link when this one is used up', async () => {
  const server = fakeServer();
  server.refuse(resetPassword, { code: 'invalid_token', message: 'This link is no longer good.' });
  const page = renderPage({ routes, path, server });

  await setPassword(page, 'eight888');

  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer good.');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('says that a link without its token is not complete', () => {
  renderPage({ routes, path: '/reset-password' });

  expect(screen.getByText('This link is not complete')).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});
