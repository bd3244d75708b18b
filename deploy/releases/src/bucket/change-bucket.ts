import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  acquireFileLock,
  type FileLock,
  makeFolder,
  replaceFile,
  StartError,
} from '@platform/server-kit/node-utils';
import { isWanted } from '../incomplete-releases.ts';
import { picturesFolder, RELEASE_FILES, registryFile } from '../layout.ts';
import { EMPTY_REGISTRY, parseRegistryFile, readRegistry } from '../registry-file.ts';
import { listPaths } from '../release-contents.ts';
import { deleteLeftovers } from '../release-folders.ts';
import { isAppName, isVersion } from '../release-format.ts';
import { type Bucket, openBucket, REGISTRY_KEY, type StoreSettings } from './bucket.ts';
import { downloadMetadata, downloadRelease, forEachParallel, hasEtag } from './download-releases.ts';
import { copyFolder } from './follow-bucket.ts';

const MAX_ATTEMPTS = 5;
const MAX_RETRY_DELAY_MS = 500;
const LOCK_RETRY_MS = 100;
const LOCK_TIMEOUT_MS = 60_000;
/** An upload that has not ended after a day never will. */
const UPLOAD_GRACE_MS = 24 * 60 * 60 * 1_000;

/** ETags of a release's files by path. */
type ListedRelease = ReadonlyMap<string, string>;

/** What the folder had before a change. */
type Before = {
  /** Content and ETag of the registry, if there is one. */
  readonly registry: { readonly text: string; readonly etag: string } | undefined;
  /** By `<app>/<version>`. */
  readonly releases: ReadonlyMap<string, ListedRelease>;
};

/**
 * Changes a bucket: runs a function on a folder with its content and uploads what the function has changed. The
 * registry is written last, and only if it is still the one the function saw; otherwise everything is done again.
 *
 * @throws what the function throws; StartError if the registry changes too often or another process does not finish.
 */
export async function changeBucket<T>(
  settings: StoreSettings,
  action: (folder: string) => T | Promise<T>,
): Promise<T> {
  const folder = copyFolder(settings, 'work');
  makeFolder(folder);
  const lock = await waitForLock(folder, settings.releaseStore);
  try {
    return await changeUntilUploaded(openBucket(settings), folder, action);
  } finally {
    lock.release();
  }
}

async function waitForLock(folder: string, address: string): Promise<FileLock> {
  for (let waitedMs = 0; waitedMs < LOCK_TIMEOUT_MS; waitedMs += LOCK_RETRY_MS) {
    const lock = acquireFileLock(join(folder, 'work.lock'));
    if (lock) return lock;
    await wait(LOCK_RETRY_MS);
  }
  throw new StartError(
    `Another process of this machine is changing ${address}. Try again when it has finished.`,
  );
}

async function changeUntilUploaded<T>(
  bucket: Bucket,
  folder: string,
  action: (folder: string) => T | Promise<T>,
): Promise<T> {
  const uploaded = new Set<string>();
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const { before, result } = await actOnDownload(bucket, folder, action, uploaded);
    if (await upload(bucket, folder, before, uploaded)) return result;
    await wait(Math.random() * MAX_RETRY_DELAY_MS);
  }
  throw new StartError(
    `Others have changed ${bucket.address} each time that this change was about to be made. Try again.`,
  );
}

/** Runs the function on the content of the bucket, again after the files have been downloaded that it asked for. */
async function actOnDownload<T>(
  bucket: Bucket,
  folder: string,
  action: (folder: string) => T | Promise<T>,
  uploaded: ReadonlySet<string>,
): Promise<{ readonly before: Before; readonly result: T }> {
  for (;;) {
    const before = await download(bucket, folder, uploaded);
    const [outcome] = await Promise.allSettled([(async () => action(folder))()]);
    const wanted = listLocalReleases(folder).filter((name) => isWanted(join(folder, name)));
    for (const name of wanted) await complete(bucket, folder, name);
    if (wanted.length > 0) continue;
    if (outcome.status === 'rejected') throw outcome.reason;
    return { before, result: outcome.value };
  }
}

async function complete(bucket: Bucket, folder: string, name: string): Promise<void> {
  rmSync(join(folder, name), { recursive: true });
  await downloadRelease(bucket, folder, ...splitName(name));
}

/**
 * Makes the folder equal to the bucket, whatever an attempt before has left in it. Of a release that is not there yet
 * only the metadata is downloaded: most changes need the files of two releases, and a bucket has hundreds.
 *
 * @param uploaded releases that only the attempt before has uploaded: they are new for this one, too
 */
async function download(bucket: Bucket, folder: string, uploaded: ReadonlySet<string>): Promise<Before> {
  const registry = await bucket.get(REGISTRY_KEY);
  const known = registry === 'same' ? undefined : registry;
  const text = known?.content.toString();
  if (text === undefined) rmSync(registryFile(folder), { force: true });
  else replaceFile(registryFile(folder), text);
  const releases = await listReleases(bucket);
  for (const name of uploaded) releases.delete(name);
  for (const name of listLocalReleases(folder)) {
    const listed = releases.get(name);
    if (!listed || !hasEtag(join(folder, name, RELEASE_FILES.metadata), listed.get(RELEASE_FILES.metadata)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
  const missing = [...releases.keys()].filter((name) => !existsSync(join(folder, name)));
  await forEachParallel(missing, (name) => downloadMetadata(bucket, folder, ...splitName(name)));
  return { registry: known && { text: text ?? '', etag: known.etag }, releases };
}

/** Lists the complete releases; deletes what uploads left that were given up long ago. */
async function listReleases(bucket: Bucket): Promise<Map<string, ListedRelease>> {
  const releases = new Map<string, Map<string, string>>();
  const changedAtMs = new Map<string, number>();
  for (const { key, etag, changedAtMs: at } of await bucket.list('')) {
    const [app = '', version = '', ...path] = key.split('/');
    if (!isAppName(app) || !isVersion(version) || path.length === 0) continue;
    const name = `${app}/${version}`;
    releases.set(name, (releases.get(name) ?? new Map<string, string>()).set(path.join('/'), etag));
    changedAtMs.set(name, Math.max(at, changedAtMs.get(name) ?? 0));
  }
  for (const [name, files] of releases) {
    if (files.has(RELEASE_FILES.metadata)) continue;
    releases.delete(name);
    const isGivenUp = Date.now() - (changedAtMs.get(name) ?? 0) > UPLOAD_GRACE_MS;
    if (isGivenUp) await deleteObjects(bucket, name, files);
  }
  return releases;
}

/** Uploads what differs from before. Returns false if the bucket has changed meanwhile. */
async function upload(
  bucket: Bucket,
  folder: string,
  before: Before,
  uploaded: Set<string>,
): Promise<boolean> {
  const after = listLocalReleases(folder);
  for (const name of after) {
    if (before.releases.has(name)) continue;
    if (!(await uploadRelease(bucket, folder, name))) return false;
    uploaded.add(name);
  }
  if (!(await uploadRegistry(bucket, folder, before.registry))) return false;
  await uploadPictures(bucket, folder, before.registry?.text);
  for (const [name, files] of before.releases)
    if (!after.includes(name)) await deleteObjects(bucket, name, files);
  return true;
}

/** Uploads a new release; its metadata last, without which it does not count. */
async function uploadRelease(bucket: Bucket, folder: string, name: string): Promise<boolean> {
  const paths = listPaths(join(folder, name)).filter((path) => path !== RELEASE_FILES.metadata);
  await forEachParallel(paths, async (path) => {
    if (!(await uploadFile(bucket, folder, `${name}/${path}`))) throw createContentError(name);
  });
  return uploadFile(bucket, folder, `${name}/${RELEASE_FILES.metadata}`);
}

/** Uploads a file that never changes. Returns whether the bucket has this content now. */
async function uploadFile(bucket: Bucket, folder: string, path: string): Promise<boolean> {
  const content = readFileSync(join(folder, path));
  if (await bucket.put(path, content, 'new')) return true;
  const existing = await bucket.get(path);
  return existing !== undefined && existing !== 'same' && existing.content.equals(content);
}

function createContentError(name: string): StartError {
  const [app, version] = splitName(name);
  return new StartError(
    `${app} ${version} is already published with other content, and a release never changes. Build a new version.`,
  );
}

async function uploadRegistry(bucket: Bucket, folder: string, before: Before['registry']): Promise<boolean> {
  const file = registryFile(folder);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (text === undefined || text === before?.text) return true;
  return bucket.put(REGISTRY_KEY, text, before ? { etag: before.etag } : 'new');
}

/** Uploads the pictures of pages that have failed since, and deletes those that the registry has forgotten. */
async function uploadPictures(bucket: Bucket, folder: string, registryBefore = ''): Promise<void> {
  const before = registryBefore === '' ? EMPTY_REGISTRY : parseRegistryFile(bucket.address, registryBefore);
  const [old, current] = [before, readRegistry(folder)].map(({ failedChecks = {} }) => {
    const checks = Object.entries(failedChecks).flatMap(([app, list]) =>
      list.map((check) => ({ app, ...check })),
    );
    return new Map(checks.map((check) => [JSON.stringify([check.app, check.version, check.at]), check]));
  });
  const toPrefix = (app: string, version: string) => picturesFolder('', app, version).replaceAll('\\', '/');
  for (const [key, { app, version }] of old ?? [])
    if (!current?.has(key))
      for (const picture of await bucket.list(`${toPrefix(app, version)}/`)) await bucket.delete(picture.key);
  for (const [key, { app, version }] of current ?? []) {
    const pictures = picturesFolder(folder, app, version);
    if (old?.has(key) || !existsSync(pictures)) continue;
    for (const name of readdirSync(pictures))
      await bucket.put(`${toPrefix(app, version)}/${name}`, readFileSync(join(pictures, name)));
  }
}

/** Deletes a release; its metadata first, so that no reader takes a part of it for the whole. */
async function deleteObjects(bucket: Bucket, name: string, files: ListedRelease): Promise<void> {
  await bucket.delete(`${name}/${RELEASE_FILES.metadata}`);
  await forEachParallel([...files.keys()], (path) => bucket.delete(`${name}/${path}`));
}

function listLocalReleases(folder: string): string[] {
  const apps = readdirSync(folder).filter(isAppName);
  return apps.flatMap((app) => {
    deleteLeftovers(folder, app);
    return readdirSync(join(folder, app))
      .filter(isVersion)
      .map((version) => `${app}/${version}`);
  });
}

function splitName(name: string): [app: string, version: string] {
  const [app = '', version = ''] = name.split('/');
  return [app, version];
}
