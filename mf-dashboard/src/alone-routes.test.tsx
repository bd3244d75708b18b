import { renderPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { aloneRoutes } from './alone-routes.tsx';

beforeEach(() => {
  document.head.innerHTML = '<meta name="platform-origin" content="https://www.example.org">';
});

test('says that nobody is signed in, and leads to the sign-in of the platform and back to the same page there', async () => {
  renderPage({ routes: aloneRoutes, path: '/dashboard/withdrawals?tab=statement' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nobody is signed in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in on the platform' })).toHaveAttribute(
    'href',
    'https://www.example.org/login?next=%2Fdashboard%2Fwithdrawals%3Ftab%3Dstatement',
  );
});

test('leads to the platform from every address that is not the dashboard’s', async () => {
  renderPage({ routes: aloneRoutes, path: '/support?about=tasks' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page is on the platform' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open it there' })).toHaveAttribute(
    'href',
    'https://www.example.org/support?about=tasks',
  );
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
});
