/**
 * `npm run proof -- visual`: visits every page (axe, both themes, all widths) and compares its snapshots with the
 * baselines in `shell/e2e/baselines`. Snapshots depend on the machine's fonts and browser, so they are compared only in
 * the environment that the baselines were made in.
 *
 *   --update   makes the repository's baselines again; look at what git shows before you commit
 *   --here     compares with a set of this machine in `.cache/visual-baselines`, which the first run makes;
 *              with --update it is made again
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NODE, ROOT } from '../deploy/launcher/install.mjs';

const REPOSITORY_SET = join(ROOT, 'shell/e2e/baselines');
const LOCAL_SET = join(ROOT, '.cache/visual-baselines');

const { values: options } = parseArgs({
  options: { update: { type: 'boolean' }, here: { type: 'boolean' } },
});
const baselines = options.here ? LOCAL_SET : REPOSITORY_SET;
const isMade = options.update || (options.here && !existsSync(baselines));
// Baselines of pages that no longer exist go too.
if (isMade) rmSync(baselines, { recursive: true, force: true });

const env = { ...process.env, VISUAL_BASELINES: baselines };
const args = ['--config', 'shell/e2e/playwright.config.ts', '--project', 'visual'];
if (isMade) args.push('--update-snapshots=all');
const run = spawnSync(NODE, ['node_modules/.bin/playwright', 'test', ...args], {
  cwd: ROOT,
  env,
  stdio: 'inherit',
});
if (run.error) throw run.error;
if (isMade && existsSync(baselines)) compressBaselines(baselines);
process.exitCode = run.status ?? 1;

/**
 * Encodes the baselines again, without loss. Chromium writes lossless WebP two to three times as large as Playwright's
 * own encoder, and tests compare the decoded pixels.
 */
function compressBaselines(folder) {
  const require = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const { decodeWebp, encodeWebp } = require('playwright-core/lib/coreBundle').utils;
  const names = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  let totalBytes = 0;
  for (const name of names) {
    const original = readFileSync(join(folder, name));
    const compressed = encodeWebp(decodeWebp(original), { lossless: true });
    const smaller = compressed.length < original.length ? compressed : original;
    writeFileSync(join(folder, name), smaller);
    totalBytes += smaller.length;
  }
  console.log(`${names.length} baselines with ${(totalBytes / 1e6).toFixed(1)} MB in ${folder}`);
}
