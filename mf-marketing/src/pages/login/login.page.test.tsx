import { login, type User } from '@platform/contracts';
import { fakeServer, renderPage, user, type RenderedPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { LoginPage } from './login.page.tsx';

const dashboard = ['/dashboard', '/dashboard/tasks'].map((path) => ({ path, element: <p>Inside</p> }));
const routes = [{ path: '/login', element: <LoginPage /> }, ...dashboard];

async function signIn({ person }: RenderedPage, username = 'maria', password = 'secret-words') {
  if (username) await person.type(screen.getByLabelText('Username'), username);
  if (password) await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Login' }));
}

test('says what is too short, and sends nothing', async () => {
  const page = renderPage({ routes, path: '/login' });

  await signIn(page, 'ma', 'five5');

  expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(page.server.calls(login)).toHaveLength(0);
});

test('checks each change after the first attempt', async () => {
  const page = renderPage({ routes, path: '/login' });
  await signIn(page, 'ma');
  await screen.findByText('Username must be at least 3 characters');

  await page.person.type(screen.getByLabelText('Username'), 'ria');

  expect(screen.queryByText('Username must be at least 3 characters')).not.toBeInTheDocument();
});

test('leads to the dashboard with a welcome', async () => {
  const server = fakeServer();
  server.answer(login, user());
  const page = renderPage({ routes, path: '/login', server });

  await signIn(page);

  expect(await screen.findByText('Inside')).toBeVisible();
  expect(page.path()).toBe('/dashboard');
  expect(screen.getByText('Logged in successfully')).toBeVisible();
  expect(screen.getByText('Welcome back to the product!')).toBeVisible();
  expect(server.calls(login)[0]?.body).toEqual({ username: 'maria', password: 'secret-words' });
});

test.each([
  ['/login?next=/dashboard/tasks', '/dashboard/tasks'],
  ['/login?next=https://elsewhere.example/', '/dashboard'],
  ['/login?next=//elsewhere.example/', '/dashboard'],
])('%s ends at %s', async (path, end) => {
  const server = fakeServer();
  server.answer(login, user());
  const page = renderPage({ routes, path, server });

  await signIn(page);

  await screen.findByText('Inside');
  expect(page.path()).toBe(end);
});

test('says why the sign-in failed, in a toast and on the form', async () => {
  const server = fakeServer();
  server.refuse(login, { code: 'invalid_credentials', message: 'Username or password is wrong.' });
  const page = renderPage({ routes, path: '/login', server });

  await signIn(page);

  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Username or password is wrong.');
});

test('is busy while it waits', async () => {
  const server = fakeServer();
  const answer = Promise.withResolvers<User>();
  server.answer(login, () => answer.promise);
  const page = renderPage({ routes, path: '/login', server });

  await signIn(page);

  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  answer.resolve(user());
  expect(await screen.findByText('Inside')).toBeVisible();
});

test('keeps where the visitor wanted to go on the way to sign-up', async () => {
  renderPage({ routes, path: '/login?next=/dashboard/tasks' });

  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/register?next=%2Fdashboard%2Ftasks',
  );
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
});
