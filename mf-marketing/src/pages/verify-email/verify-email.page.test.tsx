import { resendVerification, verifyEmail } from '@platform/contracts';
import { fakeServer, renderPage, user } from '@platform/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { VerifyEmailPage } from './verify-email.page.tsx';

const routes = [{ path: '/verify-email', element: <VerifyEmailPage /> }];
const path = '/verify-email?token=one-time';

test('confirms the address on click, not on load', async () => {
  const server = fakeServer();
  server.respondWith(verifyEmail, undefined);
  const { person } = renderPage({ routes, path, server });
  expect(server.calls(verifyEmail)).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: 'Confirm this email' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your email is confirmed' })).toHaveFocus());
  expect(server.calls(verifyEmail)[0]?.body).toEqual({ token: 'one-time' });
});

test('shows why the confirmation failed, and sends a visitor a new link by address', async () => {
  const server = fakeServer();
  server.rejectWith(verifyEmail, { code: 'invalid_token', message: 'This link is no longer good.' });
  server.respondWith(resendVerification, undefined);
  const { person } = renderPage({ routes, path, server });

  await person.click(screen.getByRole('button', { name: 'Confirm this email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer good.');
  expect(screen.getByRole('heading', { name: 'Get a new link' })).toHaveFocus();

  await person.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  await person.type(screen.getByLabelText('Email'), 'maria@example.org');
  await person.click(screen.getByRole('button', { name: 'Send a new link' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus());
  expect(server.calls(resendVerification)[0]?.body).toEqual({ email: 'maria@example.org' });
});

test('sends a member a new link at their own address', async () => {
  const server = fakeServer();
  server.rejectWith(verifyEmail, { code: 'invalid_token' });
  server.respondWith(resendVerification, undefined);
  const member = user({ emailVerified: false, email: 'maria@example.org' });
  const { person } = renderPage({ routes, path, server, user: member });

  await person.click(screen.getByRole('button', { name: 'Confirm this email' }));
  expect(await screen.findByText(/We send it to maria@example\.org/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send a new link' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus());
  expect(server.calls(resendVerification)[0]?.body).toBeUndefined();
});

test('tells a member when the next link is possible', async () => {
  const server = fakeServer();
  const message = 'Too many attempts. Please try again in 43 minutes.';
  server.rejectWith(resendVerification, { code: 'rate_limited', message });
  const { person } = renderPage({
    routes,
    path: '/verify-email',
    server,
    user: user({ emailVerified: false }),
  });

  await person.click(await screen.findByRole('button', { name: 'Send a new link' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('43 minutes');
});

test('tells a member with a confirmed address that no link is needed', async () => {
  const server = fakeServer();
  server.rejectWith(verifyEmail, { code: 'invalid_token' });
  const { person } = renderPage({ routes, path, server, user: user({ emailVerified: true }) });

  await person.click(screen.getByRole('button', { name: 'Confirm this email' }));

  expect(await screen.findByText('Your email is already confirmed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
});

test('reports a link without a token as incomplete, and offers a new one', () => {
  renderPage({ routes, path: '/verify-email' });

  expect(screen.getByText('This link is incomplete')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeVisible();
});
