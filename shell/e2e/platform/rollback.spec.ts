import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { promote, publish, readRegistry } from '@platform/releases';
import { createBrokenCopy } from '../support/broken-copy.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { waitForVersion } from '../support/releases.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const APP = 'mf-dashboard';
const VERSION = '1.0.0-broken';
const run = promisify(execFile);

test.use({
  // The last is a warning of the federation runtime when another version takes the place of one that did not load.
  expectedMessages:
    /the container does not start|mf-dashboard: |RUNTIME-00|ScriptNetworkError|is already registered/,
});

test('a section that did not load heals with one click after a rollback by the release tool', async ({
  page,
  member,
  platform,
}) => {
  expect(member.username).toBeTruthy();
  const store = join(platform.dataFolder, 'releases');
  const before = readRegistry(store).apps[APP]?.version ?? '';
  const build = createBrokenCopy(join(store, APP, before), VERSION, 'the container does not start');
  publish(store, build, 'release');
  rmSync(build, { recursive: true });
  promote(store, { [APP]: VERSION }, 'release');
  try {
    await waitForVersion(platform, APP, VERSION);
    await page.goto('/cookies');
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The dashboard did not load');
  } finally {
    const env = { ...process.env, RELEASE_STORE: store, NO_COLOR: '1' };
    const command = ['deploy/launcher/src/release.ts', 'rollback', APP, '--reason', 'It does not start.'];
    await run(process.execPath, command, { cwd: REPOSITORY, env });
  }
  await waitForVersion(platform, APP, before);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});
