import { renderPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { standaloneRoutes } from './standalone-routes.tsx';

test('links to the platform for a path outside the public site', async () => {
  renderPage({ routes: standaloneRoutes, path: '/blueprint/2?from=mail' });

  expect(await screen.findByRole('heading', { name: 'This page is on the platform' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open on the platform' })).toHaveAttribute(
    'href',
    '/blueprint/2?from=mail',
  );
});
