import { renderPage } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { AboutPage } from './about.page.tsx';

test('shows story, mission, values and figures, and invites to join', () => {
  renderPage({ routes: [{ path: '/about', element: <AboutPage /> }], path: '/about' });

  expect(screen.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  const mission = within(screen.getByRole('region', { name: 'Our Mission' }));
  expect(mission.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Learn',
    'Earn',
    'Work',
  ]);
  const values = within(screen.getByRole('region', { name: 'Our Core Values' }));
  expect(values.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Accessibility',
    'Innovation',
    'Community',
    'Transparency',
  ]);
  for (const figure of ['2023', '10', '10,000+', '24/7']) expect(screen.getByText(figure)).toBeVisible();
  expect(screen.getByText('Advertising, not a count of accounts')).toBeVisible();
  const call = within(screen.getByRole('region', { name: 'Join Our Community' }));
  expect(call.getByRole('link', { name: 'Sign Up Now' })).toHaveAttribute('href', '/register');
  expect(call.getByRole('link', { name: 'Explore Blueprints' })).toHaveAttribute('href', '/services');
});
