import { stopSecondFactorReset } from '@platform/contracts';
import { fakeServer, renderPage } from '@platform/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { StopResetPage } from './stop-reset.page.tsx';

const routes = [{ path: '/stop-reset', element: <StopResetPage /> }];
const path = '/stop-reset?token=one-time';

test('stops the reset on click, not on load, and leads to a new password', async () => {
  const server = fakeServer();
  server.respondWith(stopSecondFactorReset, undefined);
  const { person } = renderPage({ routes, path, server });
  expect(server.calls(stopSecondFactorReset)).toHaveLength(0);

  await person.click(screen.getByRole('button', { name: 'Stop the reset' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'The reset is stopped' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(server.calls(stopSecondFactorReset)[0]?.body).toEqual({ token: 'one-time' });
});

test('says what became of a reset whose link no longer works', async () => {
  const server = fakeServer();
  server.rejectWith(stopSecondFactorReset, {
    code: 'invalid_token',
    message: 'This link is no longer good.',
  });
  const { person } = renderPage({ routes, path, server });

  await person.click(screen.getByRole('button', { name: 'Stop the reset' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer good.');
  expect(screen.getByRole('link', { name: 'Open your settings' })).toBeVisible();
});

test('can be tried again after an error of the network', async () => {
  const server = fakeServer();
  server.rejectWith(stopSecondFactorReset, { code: 'unavailable' });
  const { person } = renderPage({ routes, path, server });

  await person.click(screen.getByRole('button', { name: 'Stop the reset' }));
  expect(await screen.findByRole('alert')).toBeVisible();

  expect(screen.getByRole('button', { name: 'Stop the reset' })).toBeEnabled();
});

test('reports a link without a token as incomplete', () => {
  renderPage({ routes, path: '/stop-reset' });

  expect(screen.getByText('This link is incomplete')).toBeVisible();
});
