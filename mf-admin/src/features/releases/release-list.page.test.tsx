import { getReleases } from '@platform/contracts';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer } from '../../testing/admin-server.ts';

test('the releases page shows the live version of each app', async () => {
  const server = createAdminServer();
  server.respondWith(getReleases, {
    revision: 17,
    apps: [
      {
        app: 'mf-admin',
        version: '1.0.0-ab12cd34',
        contract: 1,
        builtAt: '2026-03-01T11:00:00.000Z',
        liveSince: null,
        by: null,
      },
    ],
  });
  await renderScreen('/releases', server);
  expect(await screen.findByText('1.0.0-ab12cd34')).toBeVisible();
  expect(screen.getByText(/Registry revision 17/)).toBeVisible();
});

test('shows that the releases failed to load, with a Retry button', async () => {
  const server = createAdminServer();
  server.rejectWith(getReleases, { code: 'unavailable' });
  await renderScreen('/releases', server);
  expect(await screen.findByText('Failed to load the releases')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
