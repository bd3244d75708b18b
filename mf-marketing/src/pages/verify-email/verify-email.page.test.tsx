import { verifyEmail } from '@platform/contracts';
import { fakeServer, renderPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { VerifyEmailPage } from './verify-email.page.tsx';

const routes = [{ path: '/verify-email', element: <VerifyEmailPage /> }];
const path = '/verify-email?token=one-time';

test('confirms the address on click, not on load', async () => {
  const server = fakeServer();
  server.respondWith(verifyEmail, undefined);
  const { person } = renderPage({ routes, path, server });
  expect(server.calls(verifyEmail)).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: 'Confirm this email' }));

  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toHaveFocus();
  expect(server.calls(verifyEmail)[0]?.body).toEqual({ token: 'one-time' });
});

test('shows why the confirmation failed', async () => {
  const server = fakeServer();
  server.rejectWith(verifyEmail, { code: 'invalid_token', message: 'This link is no longer good.' });
  const { person } = renderPage({ routes, path, server });

  await person.click(screen.getByRole('button', { name: 'Confirm this email' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer good.');
});

test('reports a link without a token as incomplete', () => {
  renderPage({ routes, path: '/verify-email' });

  expect(screen.getByText('This link is incomplete')).toBeVisible();
});
