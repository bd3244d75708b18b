import { BLUEPRINTS, listBlueprints } from '@platform/contracts';
import { fakeServer, renderPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { HELLO_WORLD_PATH } from '../../paths.ts';
import { HelloWorldPage } from './hello-world.page.tsx';

const BLUEPRINT_RESPONSE = { items: [...BLUEPRINTS], next: null };

function render(server: ReturnType<typeof fakeServer>) {
  const routes = [{ path: HELLO_WORLD_PATH, element: <HelloWorldPage /> }];
  return renderPage({ routes, path: HELLO_WORLD_PATH, server });
}

test('shows a placeholder, then the blueprints', async () => {
  const server = fakeServer();
  server.respondWith(listBlueprints, BLUEPRINT_RESPONSE);
  render(server);

  expect(screen.getByRole('heading', { name: 'Hello world', level: 1 })).toBeVisible();
  expect(screen.getByText('Loading the blueprints')).toBeInTheDocument();
  expect(await screen.findAllByRole('listitem')).toHaveLength(BLUEPRINTS.length);
});

test('shows the blueprints after a failure and a retry', async () => {
  const server = fakeServer();
  server.rejectWith(listBlueprints, { code: 'unavailable', message: 'The server is not available.' });
  const { person } = render(server);

  expect(await screen.findByText('Failed to load the blueprints')).toBeVisible();
  server.respondWith(listBlueprints, BLUEPRINT_RESPONSE);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(BLUEPRINTS.length);
});
