import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { publish, readRegistry, startCanary } from '@platform/releases';
import { failInNetworks } from '../support/failing-networks.ts';
import { createBuild } from '../support/faulty-build.ts';
import { expect, test } from '../support/fixtures.ts';

const APP = 'mf-marketing';
const VERSION = '1.0.0-canary';
/** The server renders the page, and browsers do not. */
const PAGES = {
  '/faq': `if (typeof window !== 'undefined') throw new Error('the list is undefined');
    return React.createElement('h1', null, 'Questions')`,
};

test.use({ expectedMessages: /the list is undefined/ });

test('a canary whose page throws is ended automatically, and the next navigation has the live version', async ({
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
  await failInNetworks(platform, '/faq', APP);

  await expect.poll(() => readRegistry(store).apps[APP]?.canary, { timeout: 60_000 }).toBeUndefined();
  expect(readRegistry(store).history[APP]?.at(-1)).toMatchObject({
    action: 'end-canary',
    by: 'automatic',
    reason: expect.stringMatching(/^pages failed in 1[56] of 1[56] networks, mostly at \/faq/),
  });
  await expect(async () => {
    await page.goto('/faq');
    await expect(heading).toHaveText('Questions, answered plainly', { timeout: 2_000 });
  }).toPass();
});
