import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@platform/logging';
import { acquireFileLock, getErrorMessage, makeFolder, replaceFile, StartError } from '@platform/node-utils';
import { findFileProblems } from '../check/file-problems.ts';
import { lastGoodFile, registryFile, releaseFolder } from '../layout.ts';
import { parseRegistryFile, readRegistry } from '../registry-file.ts';
import { deleteLeftovers, readRelease } from '../release-folders.ts';
import { isVersion, type Registry } from '../release-format.ts';
import { findProtectedVersions } from '../old-releases.ts';
import { type Bucket, openBucket, type StoreSettings } from './bucket.ts';
import { downloadRelease, releasePrefix } from './mirrored-releases.ts';
import { keepUpdating } from './keep-updating.ts';
import { mirrorFolder } from './mirror-folder.ts';
import { downloadLastGood, LAST_GOOD_KEY, listLastGoodVersions } from './mirrored-last-good.ts';

const LOCK_RETRY_MS = 50;
/** What another process of this machine has just asked for is not asked for again. */
const FRESH_MS = 150;
/** Lists are the dearest requests of a bucket, and what cannot be used is seldom repaired. */
const MISSING_INTERVAL_MS = 1_000;
const REGISTRY_KEY = 'registry.json';
/** How many of an app's newest releases the mirror has. */
const PUBLISHED_VERSIONS = 5;

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

/** A bucket, and the folder of the mirror that follows it. */
type Following = {
  readonly bucket: Bucket;
  readonly mirror: string;
  /** Receives why a live release is not in the mirror. */
  readonly report: (release: Version, problem: string) => void;
  /** What a live release consisted of that could not be used, and when. It is tried again when that has changed. */
  readonly tried: Map<string, { readonly state: string; readonly atMs: number }>;
};

/**
 * Keeps a mirror of what is live in a bucket, for everything that reads a store. The registry is asked for five times a
 * second. It becomes visible in the mirror after the releases that it names: complete, with the hashes of their build.
 * A damaged release is left out, so that it stops only its own app.
 *
 * If the bucket cannot be read, the mirror stays as it is, and a start uses the one from before.
 */
export function followBucket(settings: StoreSettings, log: Logger): FollowedStore {
  const folder = mirrorFolder(settings, 'live');
  const address = settings.releaseStore;
  const end = new AbortController();
  let isFailing = false;
  const tried: Following['tried'] = new Map();
  const report: Following['report'] = ({ app, version }, problem) =>
    log.error({ address, app, version, problem }, 'release of the bucket cannot be used');

  let isNew = !existsSync(registryFile(folder));
  let lastGood = readIfExists(lastGoodFile(folder));

  async function update(bucket: Bucket): Promise<void> {
    try {
      await updateIfDue({ bucket, mirror: folder, report, tried });
      // What a new mirror has of it was downloaded.
      if (isNew) lastGood = readIfExists(lastGoodFile(folder));
      isNew = false;
      await uploadLastGood(bucket);
      if (isFailing) log.info({ address }, 'release bucket can be read again');
      isFailing = false;
    } catch (error) {
      if (!isFailing)
        log.error({ address, err: error }, 'release bucket cannot be read, keeping what was read last');
      isFailing = true;
      throw error;
    }
  }

  /** Passes on what the page server of this machine has written, for new machines and the deletion of old releases. */
  async function uploadLastGood(bucket: Bucket): Promise<void> {
    const text = readIfExists(lastGoodFile(folder));
    if (text === undefined || text === lastGood) return;
    lastGood = text;
    await bucket.put(LAST_GOOD_KEY, text).catch((error: unknown) => {
      log.warn({ address, err: error }, 'the last good versions cannot be written to the bucket');
    });
  }

  async function start(): Promise<void> {
    const bucket = await openBucket(settings);
    makeFolder(folder);
    try {
      await update(bucket);
    } catch (error) {
      if (!existsSync(registryFile(folder))) throw createStartError(address, error);
      log.warn({ address, folder }, 'starting with the releases that this machine has of the bucket');
    } finally {
      void keepUpdating(() => update(bucket), end.signal);
    }
  }

  return { folder, ready: start(), isFailing: () => isFailing, stop: () => end.abort() };
}

function createStartError(address: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  return new StartError(
    `The release store ${address} cannot be read (${getErrorMessage(error)}), and this machine has no copy of it. ` +
      'Check RELEASE_STORE, RELEASE_STORE_ENDPOINT and the keys, and publish and promote a release first.',
    { cause: error },
  );
}

/** Brings the mirror up to date, unless another process has just done so. */
async function updateIfDue(following: Following): Promise<void> {
  const { mirror } = following;
  for (;;) {
    if (isFresh(mirror)) return;
    const lock = acquireFileLock(join(mirror, 'mirror.lock'));
    try {
      if (lock) {
        await updateMirror(following);
        return;
      }
    } finally {
      lock?.release();
    }
    await wait(LOCK_RETRY_MS, undefined, { ref: false });
  }
}

/** Brings the mirror up to date at once, if this machine has one. What fails is left to its next turn. */
export async function refreshMirror(bucket: Bucket, settings: StoreSettings): Promise<void> {
  const mirror = mirrorFolder(settings, 'live');
  const lock = existsSync(registryFile(mirror)) ? acquireFileLock(join(mirror, 'mirror.lock')) : undefined;
  const following = { bucket, mirror, report: () => undefined, tried: new Map() };
  await (lock && updateMirror(following).catch(() => undefined));
  lock?.release();
}

async function updateMirror(following: Following): Promise<void> {
  const { bucket, mirror } = following;
  const answer = await bucket.get(REGISTRY_KEY, readEtag(mirror));
  if (answer === 'same') {
    await mirrorLiveReleases(following, readRegistry(mirror), (live) => isDue(following, live));
    touchEtag(mirror);
    return;
  }
  const file = `${bucket.address}/${REGISTRY_KEY}`;
  if (!answer) throw new Error(`${file} does not exist`);
  const text = answer.content.toString();
  const registry = parseRegistryFile(file, text);
  // A new machine falls back to what others have served.
  if (!existsSync(registryFile(mirror))) await downloadLastGood(bucket, mirror);
  await mirrorLiveReleases(following, registry);
  const showRegistry = () => replaceFile(registryFile(mirror), text);
  // A move is for visitors. A publish is seen when the release is there: page servers then render it.
  const isMove = registry.revision !== readRevision(mirror);
  if (isMove) showRegistry();
  for (const other of listOtherVersions(registry)) await mirrorRelease(bucket, mirror, other);
  if (!isMove) showRegistry();
  deleteForgotten(mirror, registry);
  replaceFile(etagFile(mirror), answer.etag);
}

/** Mirrors live releases and what they fall back to. One that could not be used is left out until its files change. */
async function mirrorLiveReleases(
  { bucket, mirror, report, tried }: Following,
  registry: Registry,
  isWanted: (live: Version) => boolean = () => true,
): Promise<void> {
  const releases = [...listLiveVersions(registry), ...listLastGoodVersions(mirror, registry)];
  for (const live of releases.filter(isWanted)) {
    const prefix = releasePrefix(live.app, live.version);
    const state = isMissing(mirror, live) ? JSON.stringify(await bucket.list(prefix)) : '';
    const isTried = state !== '' && tried.get(prefix)?.state === state;
    const problem = isTried ? undefined : await mirrorRelease(bucket, mirror, live);
    tried.set(prefix, { state, atMs: performance.now() });
    if (problem !== undefined) report(live, problem);
  }
}

/** Whether to look for a release while the registry is the same. */
function isDue({ mirror, tried }: Following, live: Version): boolean {
  const triedAtMs = tried.get(releasePrefix(live.app, live.version))?.atMs ?? -Infinity;
  return isMissing(mirror, live) && performance.now() - triedAtMs >= MISSING_INTERVAL_MS;
}

function isMissing(mirror: string, { app, version }: Version): boolean {
  return !existsSync(releaseFolder(mirror, app, version));
}

/** Returns the revision of the mirror's registry; `undefined` if it has none that is valid. */
function readRevision(mirror: string): number | undefined {
  try {
    return readRegistry(mirror).revision;
  } catch {
    return undefined;
  }
}

function listLiveVersions({ apps }: Registry): Version[] {
  return Object.entries(apps).flatMap(([app, { version, canary }]) => [
    { app, version },
    ...(canary ? [{ app, version: canary.version }] : []),
  ]);
}

/**
 * Lists the versions that were live lately, whose files open tabs still load, and the newest published ones: the
 * console offers them, and their promotion does not wait for a download.
 */
function listOtherVersions({ history }: Registry): Version[] {
  return Object.entries(history).flatMap(([app, entries]) => {
    const published = entries.filter(({ action }) => action === 'publish').slice(-PUBLISHED_VERSIONS);
    const versions = new Set([...findProtectedVersions(entries), ...published.map(({ version }) => version)]);
    return [...versions].map((version) => ({ app, version }));
  });
}

/** Returns why the mirror has no usable copy of a release; `undefined` if it has one. */
async function mirrorRelease(
  bucket: Bucket,
  mirror: string,
  { app, version }: Version,
): Promise<string | undefined> {
  if (existsSync(releaseFolder(mirror, app, version))) return undefined;
  return downloadRelease(bucket, mirror, app, version, findProblem);
}

function findProblem(folder: string): string | undefined {
  try {
    const { files } = readRelease(folder);
    return files && findFileProblems(folder, files)[0];
  } catch (error) {
    return getErrorMessage(error);
  }
}

/** Deletes the releases of which the registry says nothing any more, and to which no page server falls back. */
function deleteForgotten(mirror: string, registry: Registry): void {
  const used = [...listLiveVersions(registry), ...listLastGoodVersions(mirror, registry)];
  for (const [app, entries] of Object.entries(registry.history)) {
    deleteLeftovers(mirror, app);
    const folder = join(mirror, app);
    const known = new Set([
      ...used.filter((release) => release.app === app).map(({ version }) => version),
      ...entries.flatMap(({ version, previous }) => [version, previous]),
    ]);
    const versions = existsSync(folder) ? readdirSync(folder).filter(isVersion) : [];
    for (const version of versions.filter((name) => !known.has(name)))
      rmSync(join(folder, version), { recursive: true, force: true });
  }
}

/** The file with the ETag of the mirror's registry. It was last confirmed when the file was changed. */
function etagFile(mirror: string): string {
  return join(mirror, 'registry.etag');
}

function readIfExists(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function readEtag(mirror: string): string | undefined {
  const isComplete = existsSync(registryFile(mirror)) && existsSync(etagFile(mirror));
  return isComplete ? readFileSync(etagFile(mirror), 'utf8') : undefined;
}

function touchEtag(mirror: string): void {
  const now = new Date();
  utimesSync(etagFile(mirror), now, now);
}

function isFresh(mirror: string): boolean {
  const stats = statSync(etagFile(mirror), { throwIfNoEntry: false });
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) < FRESH_MS;
}
