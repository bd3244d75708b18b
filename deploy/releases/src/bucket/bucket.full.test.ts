import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createLogger } from '@platform/server-kit/logging';
import { AwsClient } from 'aws4fetch';
import { type Gate, startBucketServer, startGate, type TestServer } from '../../test/bucket-server.ts';
import { createContent, writeRelease } from '../../test/release.factory.ts';
import { changeStore } from '../access-store.ts';
import { recordLastGood } from '../last-good.ts';
import { deleteOldReleases } from '../old-releases.ts';
import { readRegistry } from '../registry-file.ts';
import { listVersions } from '../release-folders.ts';
import { openReleaseStore, type ReleaseStore } from '../release-store.ts';
import { promote, publish, rollback, setOrigin } from '../releases.ts';
import { findRetirement } from '../release-history.ts';
import { retire } from '../retire.ts';
import { openStoreReader } from '../store-reader.ts';
import { type Bucket, openBucket, type StoreSettings } from './bucket.ts';
import { copyFolder, followBucket } from './follow-bucket.ts';

/** An S3-compatible server that is running, e.g. MinIO; by default a stand-in. */
const { S3_ENDPOINT, AWS_ACCESS_KEY_ID = 'test', AWS_SECRET_ACCESS_KEY = 'test-secret' } = process.env;
const APP = 'mf-admin';
const silentLog = createLogger('shell', 'silent');

let server: TestServer | undefined;
let gate: Gate;
let folder: string;
let location: string;
let bucket: Bucket;
const followers: (() => void)[] = [];

beforeAll(async () => {
  server = S3_ENDPOINT === undefined ? await startBucketServer() : undefined;
  gate = await startGate(server?.origin ?? S3_ENDPOINT ?? '');
  const client = new AwsClient({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    service: 's3',
    region: 'us-east-1',
  });
  // It may be there already.
  await client.fetch(`${gate.origin}/releases-test`, { method: 'PUT' });
});
afterAll(async () => {
  await gate.stop();
  await server?.stop();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bucket-'));
  location = `s3://releases-test/${randomUUID()}`;
  bucket = openBucket(machine('tester'));
});
afterEach(() => {
  for (const stop of followers.splice(0)) stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the settings of a machine; each has a data folder of its own. */
function machine(name: string): StoreSettings {
  return {
    releaseStore: location,
    dataDir: join(folder, name),
    releaseStoreEndpoint: gate.origin,
    awsAccessKeyId: AWS_ACCESS_KEY_ID,
    awsSecretAccessKey: AWS_SECRET_ACCESS_KEY,
  };
}

function createBuild(version: string, app = APP, text = ''): string {
  const build = join(folder, `build-${app}-${version}-${text}`);
  writeRelease(build, { app, version }, { ...createContent(app), 'browser/text.txt': text });
  return build;
}

async function release(version: string, app = APP, settings = machine('ci')): Promise<void> {
  const build = createBuild(version, app);
  await changeStore(settings, (store) => {
    publish(store, build, 'release');
    promote(store, { [app]: version }, 'release');
  });
}

/** Follows the bucket as the page server of an app does, or that of the shell, which needs all apps. */
async function follow(name = 'server', log = silentLog, app?: string): Promise<ReleaseStore> {
  const followed = followBucket(machine(name), log, app, { pollMs: 20, retryMs: 20 });
  followers.push(followed.stop);
  await followed.ready;
  return openReleaseStore(followed.folder, log);
}

async function waitFor(isDone: () => boolean): Promise<void> {
  while (!isDone()) await wait(20);
}

/** Makes all changes of the registry two days old. */
async function ageHistory(): Promise<void> {
  const { content } = (await bucket.get('registry.json')) as { content: Buffer };
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1_000).toISOString();
  await bucket.put('registry.json', content.toString().replaceAll(/"at": "[^"]*"/g, `"at": "${twoDaysAgo}"`));
}

const readLive = () => changeStore(machine('reader'), (store) => readRegistry(store).apps[APP]?.version);

describe('a release store in a bucket', () => {
  it('is followed by other machines, which also have what was published last', async () => {
    await release('1.0.0');
    const store = await follow();
    const build = createBuild('1.1.0');
    await changeStore(machine('ci'), (folderOfStore) => publish(folderOfStore, build, 'release'));
    await waitFor(() => existsSync(store.releaseFolder(APP, '1.1.0')));
    expect(store.liveVersion(APP)).toBe('1.0.0');
  });

  it('is followed by other machines, which have a release before they see that it is live', async () => {
    await release('1.0.0');
    const store = await follow();
    expect(store.liveVersion(APP)).toBe('1.0.0');

    const seen: boolean[] = [];
    const changed = new Promise((resolve) => {
      followers.push(
        store.onChange(({ apps }) => {
          seen.push(existsSync(join(store.releaseFolder(APP, '1.1.0'), 'server/server.cjs')));
          resolve(apps[APP]?.version);
        }),
      );
    });
    await release('1.1.0');
    expect(await changed).toBe('1.1.0');
    expect(seen).toEqual([true]);
    expect(store.release(APP, '1.1.0')).toMatchObject({ app: APP, version: '1.1.0' });
    // Tabs of before load its files.
    expect(existsSync(store.releaseFolder(APP, '1.0.0'))).toBe(true);

    await changeStore(machine('ci'), (folder) => rollback(folder, APP, 'release'));
    await waitFor(() => store.liveVersion(APP) === '1.0.0');
  });

  it('shows other machines that an app is retired, of which they keep the last version', async () => {
    await release('1.0.0');
    const store = await follow();
    await changeStore(machine('ci'), (other) => retire(other, APP, 'release'));
    await waitFor(() => store.liveVersion(APP) === undefined);
    expect(findRetirement(store.registry(), APP)?.version).toBe('1.0.0');
    expect(existsSync(store.releaseFolder(APP, '1.0.0'))).toBe(true);
  });

  it('is copied as far as a page server needs it: what is live, was lately, or was published last', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await release(version);
    await release('1.0.0', 'mf-dashboard');
    for (const version of ['1.4.0', '1.5.0'])
      await changeStore(machine('ci'), (store) => publish(store, createBuild(version), 'release'));
    await ageHistory();
    const list = (store: ReleaseStore) =>
      [APP, 'mf-dashboard'].map((app) =>
        existsSync(join(store.folder, app)) ? readdirSync(join(store.folder, app)).sort() : [],
      );
    const needed = ['1.1.0', '1.2.0', '1.3.0', '1.5.0'];
    expect(list(await follow('server'))).toEqual([needed, ['1.0.0']]);
    expect(list(await follow('server', silentLog, APP))).toEqual([needed, []]);
  });

  it('is copied with versions that were live within the last day, whose files open tabs load', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await release(version);
    const store = await follow();
    expect(readdirSync(join(store.folder, APP)).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
    await ageHistory();
    await waitFor(() => !existsSync(store.releaseFolder(APP, '1.0.0')));
    expect(store.release(APP, '1.1.0')).toMatchObject({ version: '1.1.0' });
  });

  it('keeps the changes of several writers at the same time', async () => {
    await Promise.all([
      release('1.0.0', 'mf-admin', machine('a')),
      release('1.0.0', 'mf-dashboard', machine('b')),
      release('1.0.0', 'mf-marketing', machine('c')),
    ]);
    const { apps, history, revision } = await changeStore(machine('d'), readRegistry);
    expect(Object.keys(apps).sort()).toEqual(['mf-admin', 'mf-dashboard', 'mf-marketing']);
    expect(Object.values(history).map((entries) => entries.map(({ action }) => action))).toEqual(
      Array(3).fill(['publish', 'promote']),
    );
    expect(revision).toBe(3);
  });

  it('gives up when others change the registry each time', async () => {
    await release('1.0.0');
    let attempts = 0;
    const change = changeStore(machine('a'), async (store) => {
      attempts += 1;
      publish(store, createBuild('1.1.0'), 'release');
      await changeStore(machine('b'), (other) =>
        setOrigin(other, APP, `https://${attempts}.example`, 'release'),
      );
    });
    await expect(change).rejects.toThrow(`Others have changed ${location} each time`);
    expect(attempts).toBe(5);
    const { apps } = await changeStore(machine('c'), readRegistry);
    expect(apps[APP]).toMatchObject({ version: '1.0.0', origin: 'https://5.example' });
  });

  it('accepts the same release again, and no other content of a version', async () => {
    await release('1.0.0');
    const again = (text: string) =>
      changeStore(machine('b'), (store) => publish(store, createBuild('1.0.0', APP, text), 'release').isNew);
    expect(await again('')).toBe(false);
    await expect(again('other')).rejects.toThrow('mf-admin 1.0.0 is already published with other content');

    const [first, second] = await Promise.allSettled([
      changeStore(machine('a'), (store) => publish(store, createBuild('2.0.0', APP, 'x'), 'release')),
      changeStore(machine('b'), (store) => publish(store, createBuild('2.0.0', APP, 'y'), 'release')),
    ]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not see an upload that has not ended, which a later one completes', async () => {
    await release('1.0.0');
    const build = createBuild('1.1.0');
    await bucket.put(`${APP}/1.1.0/browser/main.js`, readFileSync(join(build, 'browser/main.js')));
    const list = (store: string) => listVersions(store, APP).map(({ version }) => version);
    expect(await changeStore(machine('a'), list)).toEqual(['1.0.0']);
    await changeStore(machine('b'), (store) => publish(store, build, 'release'));
    expect((await changeStore(machine('a'), list)).sort()).toEqual(['1.0.0', '1.1.0']);
  });

  it('leaves out a damaged release, and follows the others', async () => {
    await release('1.0.0');
    const build = createBuild('1.0.0', 'mf-dashboard');
    await changeStore(machine('ci'), (other) => {
      publish(other, build, 'release');
      publish(other, createBuild('1.1.0'), 'release');
    });
    await bucket.put('mf-dashboard/1.0.0/browser/main.js', 'damaged');
    await bucket.delete(`${APP}/1.1.0/release.json`);
    const store = await follow();
    const { content } = (await bucket.get('registry.json')) as { content: Buffer };
    const registry = JSON.parse(content.toString());
    const live = { ...registry.apps, 'mf-dashboard': { version: '1.0.0' }, [APP]: { version: '1.1.0' } };
    await bucket.put('registry.json', JSON.stringify({ ...registry, revision: 9, apps: live }));
    await waitFor(() => store.registry().revision === 9);
    expect(existsSync(store.releaseFolder('mf-dashboard', '1.0.0'))).toBe(false);
    expect(existsSync(store.releaseFolder(APP, '1.1.0'))).toBe(false);
    expect(existsSync(store.releaseFolder(APP, '1.0.0'))).toBe(true);
  });

  it('has a damaged release when it is repaired, and says once that it is damaged', async () => {
    await release('1.0.0');
    const file = `${APP}/1.0.0/browser/main.js`;
    const { content } = (await bucket.get(file)) as { content: Buffer };
    await bucket.put(file, 'damaged');
    const problems: unknown[] = [];
    const log = { ...silentLog, error: ({ problem }: { problem?: string }) => problems.push(problem) };
    const store = await follow('server', log);
    expect(existsSync(store.releaseFolder(APP, '1.0.0'))).toBe(false);

    expect(problems).toEqual([expect.stringContaining('main.js')]);
    await bucket.put(file, content);
    await waitFor(() => existsSync(store.releaseFolder(APP, '1.0.0')));
    expect(problems).toHaveLength(1);
  });

  it('writes no file outside of the folder of a release', async () => {
    await release('1.0.0');
    await bucket.put(`${APP}/1.0.0/browser/a b`, 'unusual');
    await expect(follow()).resolves.toBeDefined();
    const store = await follow('another');
    expect(existsSync(store.releaseFolder(APP, '1.0.0'))).toBe(false);
  });

  it('goes on with what it has while the bucket is down, also after a restart', async () => {
    await release('1.0.0');
    const store = await follow();
    await gate.cut();
    try {
      const lines: string[] = [];
      const log = {
        ...silentLog,
        error: () => undefined,
        warn: (_: unknown, text: string) => lines.push(text),
      };
      const restarted = await follow('server', log as never);
      expect(restarted.liveVersion(APP)).toBe('1.0.0');
      expect(store.release(APP, '1.0.0')).toMatchObject({ version: '1.0.0' });
      await expect(follow('new-machine')).rejects.toThrow(`The release store ${location} cannot be read (`);
    } finally {
      await gate.open();
    }
    await release('1.1.0');
    await waitFor(() => store.liveVersion(APP) === '1.1.0');
  });

  it('says what is missing in a bucket without a registry', async () => {
    await expect(follow()).rejects.toThrow(`${location}/registry.json does not exist`);
    await bucket.put('registry.json', '{"revision": 1, "apps": {"mf-da');
    await expect(follow()).rejects.toThrow('registry.json is broken: it is not valid JSON');
  });

  it('downloads only the files of what a change moves and of the shell, however many releases there are', async () => {
    await release('1.0.0', 'shell');
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
    await release('1.0.0', 'mf-dashboard');
    const pod = machine('pod');
    await changeStore(pod, (store) => rollback(store, APP, 'release'));
    const work = copyFolder(pod, 'work');
    const isComplete = (name: string) => existsSync(join(work, name, 'server/server.cjs'));
    const names = ['shell/1.0.0', `${APP}/1.0.0`, `${APP}/1.1.0`, `${APP}/1.2.0`, 'mf-dashboard/1.0.0'];
    expect(names.filter(isComplete)).toEqual(['shell/1.0.0', `${APP}/1.1.0`]);
    const versions = await changeStore(pod, (store) => listVersions(store, APP));
    expect(versions.every((version) => version.release?.app === APP)).toBe(true);
    expect(await readLive()).toBe('1.1.0');
  });

  it('downloads what a change needs even if the change reports the failure and goes on', async () => {
    await release('1.0.0');
    await release('1.1.0');
    const outcomes: string[] = [];
    await changeStore(machine('pod'), (store) => {
      try {
        promote(store, { [APP]: '1.0.0' }, 'release');
        outcomes.push('done');
      } catch {
        outcomes.push('failed');
      }
    });
    expect(outcomes).toEqual(['failed', 'done']);
    expect(await readLive()).toBe('1.0.0');
  });

  it('deletes old releases, unless one of them is promoted meanwhile', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) await release(version);
    const collect = (store: string) => deleteOldReleases(store, APP, { keep: 1, force: true });
    let isFirst = true;
    const deleted = await changeStore(machine('a'), async (store) => {
      const versions = collect(store);
      if (isFirst) await changeStore(machine('b'), (other) => promote(other, { [APP]: '1.0.0' }, 'release'));
      isFirst = false;
      return versions;
    });
    expect(deleted.sort()).toEqual(['1.1.0', '1.2.0']);
    const names = new Set((await bucket.list(`${APP}/`)).map(({ key }) => key.split('/')[1]));
    expect([...names].sort()).toEqual(['1.0.0', '1.3.0', '1.4.0']);
    expect(await readLive()).toBe('1.0.0');
    const late = changeStore(machine('b'), (store) => promote(store, { [APP]: '1.1.0' }, 'release'));
    await expect(late).rejects.toThrow('mf-admin 1.1.0 is not in the store');
  });

  it('is copied with what the page server has served last, however many broken versions came after it', async () => {
    await release('1.0.0');
    const store = await follow();
    recordLastGood(store.folder, { [APP]: '1.0.0' });
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) await release(version);
    await ageHistory();
    await waitFor(() => !existsSync(store.releaseFolder(APP, '1.1.0')));
    await gate.cut();
    try {
      expect((await follow()).release(APP, '1.0.0')).toMatchObject({ version: '1.0.0' });
    } finally {
      await gate.open();
    }
  });

  it('is not served from files that have changed on the machine', async () => {
    await release('1.0.0');
    const store = await follow();
    const file = join(store.releaseFolder(APP, '1.0.0'), 'browser/main.js');
    const content = readFileSync(file);
    writeFileSync(file, 'damaged');
    await gate.cut();
    try {
      await follow();
      expect(existsSync(file)).toBe(false);
    } finally {
      await gate.open();
    }
    await follow();
    expect(readFileSync(file)).toEqual(content);
  });

  it('is read by the API, which copies nothing of it', async () => {
    const reader = openStoreReader(machine('api'));
    expect(await reader.readRegistry()).toMatchObject({ revision: 0, apps: {} });
    await release('1.0.0');
    expect(await reader.readRelease(APP, '1.0.0')).toMatchObject({ app: APP, version: '1.0.0' });
    await expect(reader.readRelease(APP, '2.0.0')).rejects.toThrow('mf-admin 2.0.0 is not in s3://');
    expect((await openStoreReader(machine('api')).readRegistry()).apps).toEqual({
      [APP]: { version: '1.0.0' },
    });
    expect(existsSync(machine('api').dataDir)).toBe(false);
  });

  it('leaves nothing but releases in its folders', async () => {
    await release('1.0.0');
    const store = await follow();
    expect(readdirSync(store.folder).sort()).toEqual([APP, 'registry.json']);
    expect(readdirSync(join(store.folder, APP))).toEqual(['1.0.0']);
  });
});
