import { getSecondStep, login, loginWithLink, secondStep } from '@platform/contracts';
import { fakeServer, renderPage, user } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { LoginWithLinkPage } from '../login-with-link/login-with-link.page.tsx';
import { LoginPage } from '../login/login.page.tsx';
import { SecondStepPage } from './second-step.page.tsx';

const routes = [
  { path: '/login', element: <LoginPage /> },
  { path: '/login-with-link', element: <LoginWithLinkPage /> },
  { path: '/second-step', element: <SecondStepPage /> },
  ...['/dashboard', '/dashboard/tasks'].map((path) => ({ path, element: <p>Logged in</p> })),
];

function createServer(step = { hasApp: true, hasPasskeys: false }) {
  const server = fakeServer();
  server.respondWith(getSecondStep, step);
  return server;
}

const REQUIRED = { code: 'second_factor_required', message: 'Two-factor authentication is on.' } as const;

test('asks for the code after the password, and opens the page that was asked for', async () => {
  const server = createServer();
  server.rejectWith(login, REQUIRED);
  server.respondWith(secondStep, user());
  const page = renderPage({ routes, path: '/login?next=/dashboard/tasks', server });
  await page.person.type(screen.getByLabelText('Username'), 'maria');
  await page.person.type(screen.getByLabelText('Password'), 'secret-words');
  await page.person.click(screen.getByRole('button', { name: 'Log in' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
  await page.person.type(screen.getByLabelText('Code'), '123 456{Enter}');

  expect(await screen.findByText('Logged in')).toBeVisible();
  expect(page.path()).toBe('/dashboard/tasks');
  expect(screen.getByText('Logged in successfully')).toBeVisible();
  expect(server.calls(secondStep)[0]?.body).toEqual({ code: '123 456' });
});

test('asks an account with passkeys only for no code of an app', async () => {
  const server = createServer({ hasApp: false, hasPasskeys: true });
  renderPage({ routes, path: '/second-step', server });

  expect(await screen.findByText('One of your recovery codes')).toBeVisible();
  expect(screen.queryByText(/authenticator app/)).not.toBeInTheDocument();
});

test('asks for the code after a mailed link', async () => {
  const server = createServer();
  server.rejectWith(loginWithLink, REQUIRED);
  const page = renderPage({ routes, path: '/login-with-link?token=one-time', server });

  await page.person.click(screen.getByRole('button', { name: 'Log in on this device' }));

  expect(await screen.findByLabelText('Code')).toBeVisible();
  expect(page.path()).toBe('/second-step');
});

test('shows a wrong code at the field, and leads back when the login has expired', async () => {
  const server = createServer();
  const message = 'This code is wrong or was used before.';
  server.rejectWith(secondStep, { code: 'code_wrong', message, details: [{ path: 'code', message }] });
  const { person } = renderPage({ routes, path: '/second-step?next=/dashboard/tasks', server });

  await person.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  server.rejectWith(secondStep, { code: 'login_expired', message: 'Your login has expired.' });
  await person.type(screen.getByLabelText('Code'), '{Enter}');

  expect(await screen.findByRole('link', { name: 'Log in again' })).toHaveAttribute(
    'href',
    '/login?next=%2Fdashboard%2Ftasks',
  );
});
