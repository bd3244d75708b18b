#!/usr/bin/env node
/**
 * `npm run test:visual`: looks at every page (axe, both themes, all widths) and compares it with its kept picture in
 * `shell/e2e/pictures`. `npm run test:visual -- --update` makes the pictures anew.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, NODE, ROOT } from '../deploy/launcher/install.mjs';
import { ensureBrowser } from './browser.mjs';

await ensureInstalled();
const env = {
  ...process.env,
  CHROMIUM: await ensureBrowser(),
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
};
const update = process.argv.includes('--update') ? ['--update-snapshots=all'] : [];
const looks = ['--config', 'shell/e2e/playwright.config.ts', '--project', 'looks'];
const args = ['test', ...looks, ...update];
const run = spawnSync(NODE, ['node_modules/.bin/playwright', ...args], { cwd: ROOT, env, stdio: 'inherit' });
if (run.error) throw run.error;
process.exitCode = run.status ?? 1;
