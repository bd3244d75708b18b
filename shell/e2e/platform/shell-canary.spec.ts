import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { publish, readRegistry, startCanary } from '@platform/releases';
import { createBrokenCopy } from '../support/broken-copy.ts';
import { failInNetworks } from '../support/failing-networks.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

const APP = 'shell';
const VERSION = '1.0.0-broken';

test.use({ expectedMessages: /the shell does not start/ });

test('a canary of the shell with which pages fail is ended automatically', async ({ page, platform }) => {
  test.slow();
  const store = join(platform.dataFolder, 'releases');
  const live = readRegistry(store).apps[APP]?.version ?? '';
  const build = createBrokenCopy(join(store, APP, live), VERSION, 'the shell does not start');
  publish(store, build, 'release');
  rmSync(build, { recursive: true });
  startCanary(store, APP, { version: VERSION, percent: 100 }, 'release');
  await expect(async () => {
    await page.goto('/faq');
    expect(await page.content()).toContain(`/assets/${VERSION}/`);
  }).toPass();
  await failInNetworks(platform, '/faq', APP);

  await expect.poll(() => readRegistry(store).apps[APP]?.canary, { timeout: 60_000 }).toBeUndefined();
  expect(readRegistry(store).history[APP]?.at(-1)).toMatchObject({
    action: 'end-canary',
    by: 'automatic',
    reason: expect.stringContaining('pages failed in 15 of 15 networks'),
  });
  await expect(async () => {
    await page.goto('/faq');
    expect(await page.content()).toContain(`/assets/${live}/`);
  }).toPass();
  await waitForHydration(page);
});
