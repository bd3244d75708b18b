import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFreePorts, pickEnvironment } from '@platform/server-kit/node-utils';
import { promote, publish, retire } from '@platform/releases';
import { createBuild } from '../support/faulty-build.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

const SERVER = resolve(import.meta.dirname, '../../../deploy/page-server/src/serve-remote.ts');
const APP = 'mf-visits';
const PAGES = {
  '/visits': `const [count, setCount] = React.useState(0);
    return React.createElement('div', null, React.createElement('h1', null, 'Visits'),
      React.createElement('button', { onClick: () => setCount(count + 1) }, 'Count: ' + count))`,
};

test('a remote that no code names goes live with a server of its own, and its page works in the browser', async ({
  page,
  platform,
}) => {
  const store = join(platform.dataFolder, 'releases');
  const section = { title: 'The visits', visibility: 'everybody', ownedPaths: ['/visits'] } as const;
  const build = createBuild(store, '1.0.0', PAGES, { app: APP, section, routes: ['/visits'] });
  publish(store, build, 'release');
  rmSync(build, { recursive: true });
  // It serves the files before the first visitor asks for them.
  const { server, origin } = await startServer(store);
  try {
    promote(store, { [APP]: '1.0.0' }, 'release', { origins: { [APP]: origin } });
    await expect.poll(async () => (await fetch(`${platform.address('shell')}/visits`)).status).toBe(200);
    await page.goto('/visits');
    const button = page.getByRole('button', { name: 'Count' });
    await waitForHydration(page);
    await button.click();
    await expect(button).toHaveText('Count: 1');
  } finally {
    retire(store, APP, 'release');
    server.disconnect();
    await once(server, 'exit');
  }
});

async function startServer(store: string): Promise<{ server: ChildProcess; origin: string }> {
  const { port } = await findFreePorts(['port']);
  const env = { ...pickEnvironment(process.env), RELEASE_STORE: store, DATA_DIR: store, VISITS_PORT: port };
  const server = fork(SERVER, [APP], { env, execArgv: [] });
  const [{ address }] = (await once(server, 'message')) as [{ address: string }];
  return { server, origin: address };
}
