#!/usr/bin/env node
/**
 * `npm run test:mongodb`: runs what MongoDB documents, as rows, on the engine, and on the replica set of MONGODB_URI
 * where it is set; a row that fails on one of them is listed. With `--specs DIR`, a checkout of
 * https://github.com/mongodb/specifications, MongoDB's own tests run instead. See api/embedded-mongo/README.md.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, NODE, ROOT } from '../deploy/launcher/install.mjs';

const ROWS = ['node_modules/.bin/jest', 'api/embedded-mongo/test/differential', '--runInBand'];
const SPECIFICATIONS = ['api/embedded-mongo/test/unified-format/run.ts', ...process.argv.slice(2)];

await ensureInstalled();
const { status } = spawnSync(NODE, process.argv.length > 2 ? SPECIFICATIONS : ROWS, {
  cwd: ROOT,
  env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
