#!/usr/bin/env node
/**
 * `npm run storybook`: serves the component catalog with hot reload. `npm run storybook -- --build` builds it into
 * `.cache/storybook` unless the build there was made from the same sources; the browser tests visit that build.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, NODE, ROOT } from '../deploy/launcher/install.mjs';
import { tool } from './tool.mjs';

const CONFIG = ['--config-dir', 'design-system/.storybook'];
const PORT = '6006';
const BUILD = join(ROOT, '.cache/storybook');
const FINGERPRINT_FILE = 'fingerprint.txt';

/** What a build reads. */
const SOURCES = ['design-system', 'shell/kit', 'api/contracts', 'docs/writing.md', 'package-lock.json'];

await ensureInstalled();
if (process.argv.includes('--build')) await build();
else serve();

/** Builds into a temporary folder first, so that a build that fails or is interrupted is never used. */
async function build() {
  const fingerprint = computeFingerprint();
  const file = join(BUILD, FINGERPRINT_FILE);
  if (existsSync(file) && readFileSync(file, 'utf8') === fingerprint) return;
  const output = `${BUILD}-${process.pid}`;
  try {
    await tool('storybook', 'build', ...CONFIG, '--output-dir', output, '--quiet');
    writeFileSync(join(output, FINGERPRINT_FILE), fingerprint);
    rmSync(BUILD, { recursive: true, force: true });
    renameSync(output, BUILD);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

function serve() {
  const options = [
    ...CONFIG,
    '--port',
    PORT,
    '--exact-port',
    '--host',
    '127.0.0.1',
    '--ci',
    '--no-version-updates',
  ];
  const run = spawnSync(NODE, ['node_modules/.bin/storybook', 'dev', ...options], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (run.error) throw run.error;
  process.exitCode = run.status ?? 1;
}

function computeFingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addFile(hash, source);
  return hash.digest('hex');
}

/** Adds a file, or all files of a folder. */
function addFile(hash, path) {
  const absolute = join(ROOT, path);
  const entries = statSync(absolute).isDirectory() ? readdirSync(absolute).sort() : undefined;
  if (!entries) hash.update(`${path}\0`).update(readFileSync(absolute));
  for (const name of entries ?? []) if (name !== 'node_modules') addFile(hash, join(path, name));
}
