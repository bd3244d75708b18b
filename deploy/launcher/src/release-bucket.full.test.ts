import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucketServer, writeRelease } from '@platform/releases/testing';

it('keeps releases in a bucket, which another machine reads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-bucket-'));
  const server = await startBucketServer();
  const release = (machine: string, ...args: string[]) =>
    new Promise<string>((resolve) => {
      const env = {
        PATH: process.env.PATH,
        RELEASE_STORE: 's3://releases/production',
        RELEASE_STORE_ENDPOINT: server.origin,
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'secret',
        DATA_DIR: join(folder, machine),
        NO_COLOR: '1',
      };
      const script = join(import.meta.dirname, 'release.ts');
      execFile(process.execPath, [script, ...args], { env }, (_error, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });
  const build = join(folder, 'build');
  writeRelease(build, { app: 'mf-admin', version: '1.0.0' });
  try {
    expect(await release('ci', 'publish', 'mf-admin', build)).toMatch(/^mf-admin\n {7}1\.0\.0/);
    expect(await release('operator', 'promote', 'mf-admin', '--reason', 'ready')).toMatch(
      /promote 1\.0\.0 .*: ready/,
    );
    expect(await release('ci', 'list', 'mf-admin')).toContain('live 1.0.0');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(await release('ci', 'list')).toContain('ECONNREFUSED');
});
