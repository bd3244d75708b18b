#!/usr/bin/env node
/**
 * `npm run test:mongodb`: runs what MongoDB documents, as rows, on the engine, and on the replica set of MONGODB_URI
 * where it is set; a row that fails on one of them is listed. See api/embedded-mongo/README.md.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, NODE, ROOT } from '../deploy/launcher/install.mjs';

await ensureInstalled();
const { status } = spawnSync(
  NODE,
  ['node_modules/.bin/jest', 'api/embedded-mongo/test/differential', '--runInBand'],
  {
    cwd: ROOT,
    env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
