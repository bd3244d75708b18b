import { login, type User } from '@platform/contracts';
import { fakeServer, renderPage, user, type RenderedPage } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { LoginPage } from './login.page.tsx';

const dashboard = ['/dashboard', '/dashboard/tasks'].map((path) => ({ path, element: <p>Logged in</p> }));
const routes = [{ path: '/login', element: <LoginPage /> }, ...dashboard];

async function logIn({ person }: RenderedPage, username = 'maria', password = 'secret-words') {
  if (username) await person.type(screen.getByLabelText('Username'), username);
  if (password) await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Log in' }));
}

test('shows errors for values that are too short and sends nothing', async () => {
  const page = renderPage({ routes, path: '/login' });

  await logIn(page, 'ma', 'five5');

  expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(page.server.calls(login)).toHaveLength(0);
});

test('validates on every change after the first submit', async () => {
  const page = renderPage({ routes, path: '/login' });
  await logIn(page, 'ma');
  await screen.findByText('Username must be at least 3 characters');

  await page.person.type(screen.getByLabelText('Username'), 'ria');

  expect(screen.queryByText('Username must be at least 3 characters')).not.toBeInTheDocument();
});

test('opens the dashboard with a welcome toast', async () => {
  const server = fakeServer();
  server.respondWith(login, user());
  const page = renderPage({ routes, path: '/login', server });

  await logIn(page);

  expect(await screen.findByText('Logged in')).toBeVisible();
  expect(page.path()).toBe('/dashboard');
  expect(screen.getByText('Logged in successfully')).toBeVisible();
  expect(screen.getByText('Welcome back to the product!')).toBeVisible();
  expect(server.calls(login)[0]?.body).toEqual({ username: 'maria', password: 'secret-words' });
});

test.each([
  ['/login?next=/dashboard/tasks', '/dashboard/tasks'],
  ['/login?next=https://other-site.example/', '/dashboard'],
  ['/login?next=//other-site.example/', '/dashboard'],
])('redirects %s to %s', async (path, target) => {
  const server = fakeServer();
  server.respondWith(login, user());
  const page = renderPage({ routes, path, server });

  await logIn(page);

  await screen.findByText('Logged in');
  expect(page.path()).toBe(target);
});

test('asks for the code of an account that has one, and keeps where to go after it', async () => {
  const server = fakeServer();
  server.rejectWith(login, { code: 'second_factor_required', message: 'Two-factor authentication is on.' });
  const page = renderPage({
    routes: [...routes, { path: '/second-step', element: <p>Second step</p> }],
    path: '/login?next=/dashboard/tasks',
    server,
  });

  await logIn(page);

  await screen.findByText('Second step');
  expect(page.path()).toBe('/second-step?next=%2Fdashboard%2Ftasks');
});

test('shows why the login failed, in a toast and on the form', async () => {
  const server = fakeServer();
  server.rejectWith(login, { code: 'invalid_credentials', message: 'Username or password is wrong.' });
  const page = renderPage({ routes, path: '/login', server });

  await logIn(page);

  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Username or password is wrong.');
});

test('offers a login link after too many tries', async () => {
  const server = fakeServer();
  server.rejectWith(login, { code: 'rate_limited', message: 'Too many attempts.' });
  const page = renderPage({ routes, path: '/login', server });

  await logIn(page);

  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: 'Get a login link' })).toHaveAttribute(
    'href',
    '/login-link',
  );
});

test('disables the button while the login is pending', async () => {
  const server = fakeServer();
  const response = Promise.withResolvers<User>();
  server.respondWith(login, () => response.promise);
  const page = renderPage({ routes, path: '/login', server });

  await logIn(page);

  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  response.resolve(user());
  expect(await screen.findByText('Logged in')).toBeVisible();
});

test('passes the requested page on to sign-up', async () => {
  renderPage({ routes, path: '/login?next=/dashboard/tasks' });

  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/register?next=%2Fdashboard%2Ftasks',
  );
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
});
