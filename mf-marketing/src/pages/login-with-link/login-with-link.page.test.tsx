import { loginWithLink } from '@platform/contracts';
import { fakeServer, renderPage, user } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { LoginWithLinkPage } from './login-with-link.page.tsx';

const routes = [
  { path: '/login-with-link', element: <LoginWithLinkPage /> },
  { path: '/dashboard', element: <p>Logged in</p> },
];
const path = '/login-with-link?token=one-time';

test('logs in on click, not on load, and opens the dashboard', async () => {
  const server = fakeServer();
  server.respondWith(loginWithLink, user());
  const page = renderPage({ routes, path, server });
  expect(server.calls(loginWithLink)).toHaveLength(0);

  await page.person.click(screen.getByRole('button', { name: 'Log in on this device' }));

  expect(await screen.findByText('Logged in')).toBeVisible();
  expect(screen.getByText('Logged in successfully')).toBeVisible();
  expect(page.path()).toBe('/dashboard');
  expect(server.calls(loginWithLink)[0]?.body).toEqual({ token: 'one-time' });
});

test('offers a new link if this one is used up', async () => {
  const server = fakeServer();
  server.rejectWith(loginWithLink, { code: 'invalid_token', message: 'This link is no longer valid.' });
  const { person } = renderPage({ routes, path, server });

  await person.click(screen.getByRole('button', { name: 'Log in on this device' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/login-link');
});

test('leads administrators to the login with a password', async () => {
  const server = fakeServer();
  server.rejectWith(loginWithLink, {
    code: 'password_needed',
    message: 'Failed logins no longer count here.',
  });
  const { person } = renderPage({ routes, path, server });

  await person.click(screen.getByRole('button', { name: 'Log in on this device' }));

  expect(await screen.findByRole('status')).toHaveTextContent('Failed logins no longer count here.');
  expect(screen.getByRole('link', { name: 'Log in with your password' })).toHaveAttribute('href', '/login');
});

test('keeps the button when the login fails for another reason', async () => {
  const server = fakeServer();
  server.rejectWith(loginWithLink, {
    code: 'unavailable',
    message: 'The service cannot be reached right now.',
  });
  const { person } = renderPage({ routes, path, server });

  await person.click(screen.getByRole('button', { name: 'Log in on this device' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('The service cannot be reached right now.');
  expect(screen.getByRole('button', { name: 'Log in on this device' })).toBeEnabled();
});

test('reports a link without a token as incomplete', () => {
  renderPage({ routes, path: '/login-with-link' });

  expect(screen.getByText('This link is incomplete')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});
