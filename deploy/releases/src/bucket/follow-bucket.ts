import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@platform/server-kit/logging';
import { getErrorMessage, makeFolder, replaceFile, StartError } from '@platform/server-kit/node-utils';
import { findFileProblems } from '../check/file-problems.ts';
import { readLastGood } from '../last-good.ts';
import { registryFile, releaseFolder } from '../layout.ts';
import { findProtectedVersions } from '../old-releases.ts';
import { parseRegistryFile, readRegistry } from '../registry-file.ts';
import { deleteLeftovers, readRelease } from '../release-folders.ts';
import { type HistoryEntry, isAppName, isVersion, type Registry } from '../release-format.ts';
import { isMove } from '../release-history.ts';
import { type Bucket, openBucket, REGISTRY_KEY, type StoreSettings } from './bucket.ts';
import { downloadRelease } from './download-releases.ts';

const POLL_INTERVAL_MS = 1_000;
/** What cannot be used is seldom repaired, and each attempt downloads it. */
const RETRY_INTERVAL_MS = 30_000;
/** Tabs that were opened on a version load its files for as long. */
const OPEN_TABS_MS = 24 * 60 * 60 * 1_000;

/** A folder to read a release store from. */
export type FollowedStore = {
  readonly folder: string;
  /** When it can be read. Fails with a StartError if a bucket cannot be read and this machine has no copy of it. */
  readonly ready: Promise<void>;
  /** Whether the bucket could not be read the last time, so that what is served may not be what is live. */
  readonly isFailing: () => boolean;
  readonly stop: () => void;
};

type Version = { readonly app: string; readonly version: string };

type Following = {
  readonly bucket: Bucket;
  readonly folder: string;
  readonly log: Logger;
  /** The only app whose releases are needed, by default all. */
  readonly app: string | undefined;
  /** When a release that cannot be used is downloaded again. */
  readonly retryMs: number;
};

/** How often to ask, for tests. */
type Intervals = { readonly pollMs?: number; readonly retryMs?: number };

/**
 * Keeps what a page server needs of a bucket in a folder of its own: the registry, which is asked for once a second,
 * and the releases that are live, were until lately, or were served last. The registry becomes visible there after the
 * releases that it names, each complete and with the hashes of its build. A damaged one is left out, so that it stops
 * only its own app.
 *
 * If the bucket cannot be read, the folder stays as it is, and a start serves what it has.
 *
 * @param app the only one whose releases are needed, by default all
 */
export function followBucket(
  settings: StoreSettings,
  log: Logger,
  app?: string,
  { pollMs = POLL_INTERVAL_MS, retryMs = RETRY_INTERVAL_MS }: Intervals = {},
): FollowedStore {
  const folder = copyFolder(settings, app === undefined ? 'serve' : `serve-${app}`);
  const address = settings.releaseStore;
  const end = new AbortController();
  let isFailing = false;

  async function attempt(update: () => Promise<void>): Promise<void> {
    try {
      await update();
      if (isFailing) log.info({ address }, 'release bucket can be read again');
      isFailing = false;
    } catch (error) {
      if (!isFailing)
        log.error({ address, err: error }, 'release bucket cannot be read, keeping what was read last');
      isFailing = true;
      throw error;
    }
  }

  async function poll(update: () => Promise<void>): Promise<void> {
    const waitForTurn = () => wait(pollMs, true, { ref: false, signal: end.signal }).catch(() => false);
    // It has logged its errors.
    while (await waitForTurn()) await attempt(update).catch(() => undefined);
  }

  async function start(): Promise<void> {
    const update = createUpdate({ bucket: openBucket(settings), folder, log, app, retryMs });
    makeFolder(folder);
    deleteDamaged(folder);
    try {
      await attempt(update);
    } catch (error) {
      if (!existsSync(registryFile(folder))) throw createStartError(address, error);
      log.warn({ address, folder }, 'starting with the releases that this machine has of the bucket');
    } finally {
      void poll(update);
    }
  }

  return { folder, ready: start(), isFailing: () => isFailing, stop: () => end.abort() };
}

/** Creates the function that brings a folder up to date with a bucket. */
function createUpdate({ bucket, folder, log, app, retryMs }: Following): () => Promise<void> {
  const isNeeded = (release: Version) => app === undefined || release.app === app;
  const file = `${bucket.address}/${REGISTRY_KEY}`;
  /** Why live releases are not in the folder. */
  let problems: ReadonlyMap<string, string> = new Map();
  let triedAtMs = -Infinity;
  let etag: string | undefined;

  async function downloadServed(registry: Registry): Promise<void> {
    const found = new Map<string, string>();
    triedAtMs = performance.now();
    for (const release of listServedVersions(folder, registry).filter(isNeeded)) {
      const problem = await download(bucket, folder, release);
      if (problem === undefined) continue;
      const key = `${release.app} ${release.version}`;
      found.set(key, problem);
      if (problems.get(key) !== problem)
        log.error({ file, ...release, problem }, 'release of the bucket cannot be used');
    }
    problems = found;
  }

  return async () => {
    const answer = await bucket.get(REGISTRY_KEY, etag);
    if (!answer) throw new Error(`${file} does not exist`);
    if (answer === 'same') {
      const isDue = problems.size > 0 && performance.now() - triedAtMs >= retryMs;
      if (isDue) await downloadServed(readRegistry(folder));
      return;
    }
    const text = answer.content.toString();
    const registry = parseRegistryFile(file, text);
    await downloadServed(registry);
    replaceFile(registryFile(folder), text);
    const others = listRecentVersions(registry, Date.now()).filter(isNeeded);
    for (const release of others) await download(bucket, folder, release);
    deleteOthers(folder, [...listServedVersions(folder, registry), ...others]);
    etag = answer.etag;
  };
}

/**
 * Returns a folder for what a machine has of a bucket: what a page server serves, or where changes are made before they
 * are uploaded.
 */
export function copyFolder(
  { dataDir, releaseStore, releaseStoreEndpoint = '' }: StoreSettings,
  purpose: string,
): string {
  const location = createHash('sha256').update(`${releaseStoreEndpoint} ${releaseStore}`).digest('hex');
  return join(dataDir, 'release-copies', location.slice(0, 16), purpose);
}

function createStartError(address: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  return new StartError(
    `The release store ${address} cannot be read (${getErrorMessage(error)}), and this machine has no copy of it. ` +
      'Check RELEASE_STORE, RELEASE_STORE_ENDPOINT and the keys, and publish and promote a release first.',
    { cause: error },
  );
}

/** Returns why the folder has no usable copy of a release; `undefined` if it has one. */
async function download(
  bucket: Bucket,
  folder: string,
  { app, version }: Version,
): Promise<string | undefined> {
  if (existsSync(releaseFolder(folder, app, version))) return undefined;
  return downloadRelease(bucket, folder, app, version, findProblem);
}

function findProblem(folder: string): string | undefined {
  try {
    const { files } = readRelease(folder);
    return files ? findFileProblems(folder, files)[0] : 'does not list its files';
  } catch (error) {
    return getErrorMessage(error);
  }
}

/** Lists the versions that visitors get or, for those that cannot be used, the ones that were served last. */
function listServedVersions(folder: string, { apps }: Registry): Version[] {
  const lastGood = readLastGood(folder);
  return Object.entries(apps).flatMap(([app, { version, canary }]) =>
    [version, canary?.version, lastGood[app]].flatMap((served) =>
      served === undefined ? [] : [{ app, version: served }],
    ),
  );
}

/**
 * Lists the versions that a rollback leads to, whose files open tabs still load, and the newest published ones, whose
 * promotion then waits for no download.
 */
function listRecentVersions({ history }: Registry, now: number): Version[] {
  const isRecent = ({ at }: HistoryEntry) => now - Date.parse(at) < OPEN_TABS_MS;
  return Object.entries(history).flatMap(([app, entries]) => {
    const replaced = entries.filter((entry) => isMove(entry) && isRecent(entry));
    const published = entries.findLast(({ action }) => action === 'publish');
    const versions = [
      ...findProtectedVersions(entries),
      ...replaced.flatMap(({ version, previous }) => [version, previous]),
      published?.version,
    ];
    return [...new Set(versions)].flatMap((version) => (version === undefined ? [] : [{ app, version }]));
  });
}

/** Deletes all releases of a folder but the given ones. */
function deleteOthers(folder: string, kept: readonly Version[]): void {
  const keptFolders = new Set(kept.map(({ app, version }) => releaseFolder(folder, app, version)));
  for (const release of listReleaseFolders(folder))
    if (!keptFolders.has(release)) rmSync(release, { recursive: true, force: true });
}

/** Deletes releases that have changed on this machine, and what a process left that was killed. */
function deleteDamaged(folder: string): void {
  for (const app of readdirSync(folder).filter(isAppName)) deleteLeftovers(folder, app);
  for (const release of listReleaseFolders(folder))
    if (findProblem(release) !== undefined) rmSync(release, { recursive: true, force: true });
}

function listReleaseFolders(folder: string): string[] {
  return readdirSync(folder)
    .filter(isAppName)
    .flatMap((app) => readdirSync(join(folder, app)).map((version) => [app, version] as const))
    .filter(([, version]) => isVersion(version))
    .map(([app, version]) => releaseFolder(folder, app, version));
}
