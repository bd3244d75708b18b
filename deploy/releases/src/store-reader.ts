import { readFile, stat } from 'node:fs/promises';
import {
  type Bucket,
  isBucketLocation,
  openBucket,
  REGISTRY_KEY,
  type StoreSettings,
} from './bucket/bucket.ts';
import { registryFile, RELEASE_FILES, releaseFile } from './layout.ts';
import { EMPTY_REGISTRY, parseRegistryFile } from './registry-file.ts';
import { parseRelease, type Registry, type Release } from './release-format.ts';

/** Reads what a store says about releases, for what serves none of their files. */
export type StoreReader = {
  /** Returns the registry; an empty one before the first publish. @throws Error if the store cannot be read. */
  readRegistry(): Promise<Registry>;
  /** Reads the metadata of a release. @throws Error if it is missing or broken. */
  readRelease(app: string, version: string): Promise<Release>;
};

/** A bucket is asked for the registry once a second at most. */
const POLL_INTERVAL_MS = 1_000;

/** Opens a store. What is wrong with its settings is the error of each call. */
export function openStoreReader(settings: StoreSettings): StoreReader {
  return isBucketLocation(settings.releaseStore)
    ? openBucketReader(settings)
    : openFolderReader(settings.releaseStore);
}

function openFolderReader(folder: string): StoreReader {
  const file = registryFile(folder);
  let known: { readonly identity: string; readonly registry: Registry } | undefined;

  return {
    async readRegistry() {
      // Without this check a wrong path would look like a store without any promotion.
      if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is not a folder.`);
      const identity = await identifyFile(file);
      if (identity === undefined) return EMPTY_REGISTRY;
      if (known && known.identity === identity) return known.registry;
      known = { identity, registry: parseRegistryFile(file, await readFile(file, 'utf8')) };
      return known.registry;
    },
    readRelease: async (app, version) =>
      parseRelease(await readFile(releaseFile(folder, app, version), 'utf8')),
  };
}

/** Identifies the content of a file: replacing it changes the inode, writing in place changes size or time. */
async function identifyFile(file: string): Promise<string | undefined> {
  const stats = await stat(file, { bigint: true }).catch(() => undefined);
  return stats && `${stats.ino} ${stats.size} ${stats.mtimeNs}`;
}

function openBucketReader(settings: StoreSettings): StoreReader {
  let opened: Bucket | undefined;
  const open = () => (opened ??= openBucket(settings));
  let known: { readonly etag: string; readonly registry: Registry } | undefined;
  let askedAtMs = -Infinity;

  return {
    async readRegistry() {
      if (known && performance.now() - askedAtMs < POLL_INTERVAL_MS) return known.registry;
      askedAtMs = performance.now();
      const answer = await open().get(REGISTRY_KEY, known?.etag);
      if (answer === undefined) return EMPTY_REGISTRY;
      if (answer !== 'same') {
        const file = `${settings.releaseStore}/${REGISTRY_KEY}`;
        known = { etag: answer.etag, registry: parseRegistryFile(file, answer.content.toString()) };
      }
      return known?.registry ?? EMPTY_REGISTRY;
    },
    async readRelease(app, version) {
      const answer = await open().get(`${app}/${version}/${RELEASE_FILES.metadata}`);
      if (!answer || answer === 'same')
        throw new Error(`${app} ${version} is not in ${settings.releaseStore}`);
      return parseRelease(answer.content.toString());
    },
  };
}
