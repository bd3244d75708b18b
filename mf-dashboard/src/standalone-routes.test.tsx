import { renderPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { standaloneRoutes } from './standalone-routes.tsx';

beforeEach(() => {
  document.head.innerHTML = '<meta name="platform-origin" content="https://www.example.org">';
});

test('links a logged-out visitor to the login page of the platform, which leads back to this page', async () => {
  renderPage({ routes: standaloneRoutes, path: '/dashboard/withdrawals?tab=statement' });
  expect(await screen.findByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in on the platform' })).toHaveAttribute(
    'href',
    'https://www.example.org/login?next=%2Fdashboard%2Fwithdrawals%3Ftab%3Dstatement',
  );
});

test('links to the platform from every path outside the dashboard', async () => {
  renderPage({ routes: standaloneRoutes, path: '/support?about=tasks' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page is on the platform' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open on the platform' })).toHaveAttribute(
    'href',
    'https://www.example.org/support?about=tasks',
  );
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
});
