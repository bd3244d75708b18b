/**
 * `npm run proof -- bucket --minio PATH`: runs the tests of release stores in a bucket against a MinIO of its own
 * instead of the stand-in that `npm test` uses. Without `--minio`, the server is S3_ENDPOINT, with the keys in
 * AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; it gets a bucket `releases-test`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NODE, ROOT } from '../deploy/launcher/install.mjs';

const HEALTH_ATTEMPTS = 300;
const HEALTH_INTERVAL_MS = 100;

const { values } = parseArgs({
  options: { minio: { type: 'string' }, port: { type: 'string', default: '9190' } },
});
if (values.minio === undefined && !process.env.S3_ENDPOINT) {
  console.error('Give the program with --minio PATH, or the address of a running server in S3_ENDPOINT.');
  process.exitCode = 1;
} else {
  process.exitCode = values.minio === undefined ? runTests({}) : await runWithMinio(values.minio);
}

async function runWithMinio(program) {
  const folder = mkdtempSync(join(tmpdir(), 'minio-'));
  const key = { AWS_ACCESS_KEY_ID: 'minio-tester', AWS_SECRET_ACCESS_KEY: 'minio-tester-secret' };
  const address = `127.0.0.1:${values.port}`;
  const server = spawn(program, ['server', folder, '--address', address], {
    env: {
      ...process.env,
      MINIO_ROOT_USER: key.AWS_ACCESS_KEY_ID,
      MINIO_ROOT_PASSWORD: key.AWS_SECRET_ACCESS_KEY,
      MINIO_BROWSER: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((resolve) => server.once('exit', resolve).once('error', resolve));
  try {
    await waitUntilHealthy(`http://${address}/minio/health/live`, server);
    return runTests({ S3_ENDPOINT: `http://${address}`, ...key });
  } finally {
    server.kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function waitUntilHealthy(address, server) {
  for (let attempt = 0; attempt < HEALTH_ATTEMPTS && server.exitCode === null; attempt += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, HEALTH_INTERVAL_MS));
  }
  throw new Error('MinIO does not start.');
}

function runTests(env) {
  const jest = ['node_modules/.bin/jest', 'deploy/releases/src/bucket', '--runInBand'];
  return spawnSync(NODE, jest, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' }).status ?? 1;
}
