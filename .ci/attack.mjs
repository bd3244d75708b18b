#!/usr/bin/env node
/**
 * `npm run test:attack`: attacks a platform of its own, see docs/attack.md. Passes its options on.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, NODE, ROOT } from '../deploy/launcher/install.mjs';
import { ensureBrowser } from './browser.mjs';

await ensureInstalled();
const { status } = spawnSync(NODE, ['shell/e2e/attack/attack.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  env: {
    ...process.env,
    CHROMIUM: await ensureBrowser(),
    PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
  },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
