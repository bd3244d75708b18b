import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { FAULTS_PATH, type FaultsBody } from '@platform/contracts';
import { publish, readRegistry, startCanary } from '@platform/releases';
import { createBuild } from '../support/faulty-build.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Platform } from '../support/platform.ts';

const APP = 'mf-marketing';
const VERSION = '1.0.0-canary';
/** The server renders the page, and browsers do not. */
const PAGES = {
  '/faq': `if (typeof window !== 'undefined') throw new Error('the list is undefined');
    return React.createElement('h1', null, 'Questions')`,
};

test.use({ expectedMessages: /the list is undefined/ });

test('a canary whose page throws is taken back by itself, and the next navigation has the live version', async ({
  page,
  platform,
}) => {
  test.slow();
  const store = join(platform.dataFolder, 'releases');
  const build = createBuild(store, VERSION, PAGES);
  publish(store, build, 'release');
  rmSync(build, { recursive: true });
  startCanary(store, APP, { version: VERSION, percent: 100 }, 'release');
  const heading = page.getByRole('heading', { level: 1 });

  await expect(async () => {
    await page.goto('/faq');
    await expect(heading).toHaveText('Something went wrong on this page', { timeout: 2_000 });
  }).toPass();
  for (const address of ['127.0.1.1', '127.0.2.1']) await reportFromNetwork(platform, address);

  // The page's own report is the one of the third network.
  await expect.poll(() => readRegistry(store).apps[APP]?.canary, { timeout: 60_000 }).toBeUndefined();
  expect(readRegistry(store).history[APP]?.at(-1)).toMatchObject({
    action: 'end-canary',
    by: 'automatic',
    reason: expect.stringContaining('from 3 networks failed'),
  });
  await expect(async () => {
    await page.goto('/faq');
    await expect(heading).toHaveText('Questions, answered plainly', { timeout: 2_000 });
  }).toPass();
});

/** Reports ten views, one of them with a fault, from another loopback network. */
async function reportFromNetwork(platform: Platform, localAddress: string): Promise<void> {
  const fault = { phase: 'render', cause: 'the list is undefined', path: '/faq' } as const;
  const report = { app: APP, version: VERSION, views: 10, faultyViews: 1, faults: [fault], vitals: [] };
  const body: FaultsBody = { versions: [report] };
  const headers = { 'content-type': 'application/json' };
  const url = platform.address('api') + FAULTS_PATH;
  const status = await new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, localAddress }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
  expect(status).toBe(204);
}
