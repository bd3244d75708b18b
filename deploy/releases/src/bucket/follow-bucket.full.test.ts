import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createLogger } from '@platform/logging';
import { startBucketServer } from '../../test/bucket-server.ts';
import { writeRelease } from '../../test/release.factory.ts';
import { releaseFolder } from '../layout.ts';
import { promote, publish } from '../releases.ts';
import { type Bucket, openBucket, type StoreSettings } from './bucket.ts';
import { changeBucket } from './change-bucket.ts';
import { followBucket } from './follow-bucket.ts';

const APP = 'mf-admin';

it('looks once a second at most for a live release that cannot be used, until it is repaired', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'follow-bucket-'));
  const server = await startBucketServer();
  const machine = (name: string): StoreSettings => ({
    releaseStore: 's3://releases/production',
    dataDir: join(folder, name),
    releaseStoreEndpoint: server.origin,
    awsAccessKeyId: 'key',
    awsSecretAccessKey: 'secret',
  });
  const bucket: Bucket = await openBucket(machine('tester'));
  const build = join(folder, 'build');
  writeRelease(build, { app: APP, version: '1.0.0' });
  await changeBucket(machine('ci'), (store) => {
    publish(store, build, 'release');
    promote(store, { [APP]: '1.0.0' }, 'release');
  });
  const file = `${APP}/1.0.0/browser/main.js`;
  const { content } = (await bucket.get(file)) as { content: Buffer };
  await bucket.put(file, 'damaged');

  const followed = followBucket(machine('server'), createLogger('shell', 'silent'));
  try {
    await followed.ready;
    const startedAtMs = performance.now();
    server.requests.length = 0;
    const count = (part: string) => server.requests.filter((request) => request.includes(part)).length;
    while (count('registry.json') < 10) await wait(20);
    const elapsedS = (performance.now() - startedAtMs) / 1_000;
    expect(count('list-type')).toBeGreaterThan(0);
    expect(count('list-type')).toBeLessThanOrEqual(1 + elapsedS);

    await bucket.put(file, content);
    while (!existsSync(releaseFolder(followed.folder, APP, '1.0.0'))) await wait(20);
  } finally {
    followed.stop();
    bucket.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
