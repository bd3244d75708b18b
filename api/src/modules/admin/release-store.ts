import { readdir, readFile, stat } from 'node:fs/promises';
import type { Logger } from '@platform/logging';
import {
  changeStore,
  followStore,
  isVersion,
  parseRegistry,
  parseRelease,
  registryFile,
  type Registry,
  type Release,
  releaseFile,
  releaseFolder,
  type StoreSettings,
} from '@platform/releases';
import { AppError } from '../../platform/app-error.ts';

/** Reads and changes the release store, to which the launcher and the release tool write too. */
export type ReleaseStore = ReturnType<typeof createReleaseStore>;

/** What lists show of a release. */
export type ReleaseSummary = Pick<Release, 'version' | 'contract' | 'builtAt'>;

const EMPTY_REGISTRY: Registry = { revision: 0, apps: {}, history: {} };

export function createReleaseStore(settings: StoreSettings, log: Logger) {
  const { folder, ready } = followStore(settings, log);
  // Each request reports it; the API runs without releases.
  ready.catch(() => undefined);
  /** A release never changes, so its metadata is read once. */
  const summaries = new Map<string, ReleaseSummary>();
  /** Parsed again only after the file has changed: each report of a browser needs it. */
  let known: { readonly identity: string; readonly registry: Registry } | undefined;

  /** @throws Error if the release does not exist or is damaged */
  async function readRelease(app: string, version: string): Promise<ReleaseSummary> {
    const file = releaseFile(folder, app, version);
    const known = summaries.get(file);
    if (known) return known;
    const { contract, builtAt } = parseRelease(await readFile(file, 'utf8'));
    const summary = { version, contract, builtAt };
    summaries.set(file, summary);
    return summary;
  }

  return {
    /**
     * Returns the registry with its history; empty before the first promotion.
     *
     * @throws Error if the store is missing, corrupt or out of reach
     */
    async readRegistry(): Promise<Registry> {
      // Without this check a wrong path would look like a store without any promotion.
      if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is not a folder.`);
      const identity = await identifyFile(registryFile(folder));
      if (known && known.identity === identity) return known.registry;
      const text = await readIfExists(registryFile(folder));
      if (text === undefined) {
        await ready;
        return EMPTY_REGISTRY;
      }
      known = { identity, registry: parseRegistry(text) };
      return known.registry;
    },

    /** Returns a release; `undefined` if it is missing or damaged, which is logged. */
    async findRelease(app: string, version: string): Promise<ReleaseSummary | undefined> {
      try {
        return await readRelease(app, version);
      } catch (error) {
        log.warn({ app, version, err: error }, 'live release cannot be read');
        return undefined;
      }
    },

    /** Lists the releases of a live app, newest first, without damaged ones. */
    async listReleases(app: string): Promise<ReleaseSummary[]> {
      const versions = (await listFolder(releaseFolder(folder, app, ''))).filter(isVersion);
      const releases = await Promise.all(
        versions.map((version) => readRelease(app, version).catch(() => undefined)),
      );
      return releases
        .filter((release) => release !== undefined)
        .sort((a, b) => b.builtAt.localeCompare(a.builtAt));
    },

    /**
     * Runs a change of the store: a function of `@platform/releases` on its folder, which must be repeatable.
     *
     * @throws whatever the action throws; the error of the file system or the bucket if the API must not write to it
     */
    change: <T>(action: (folder: string) => T | Promise<T>): Promise<T> => changeStore(settings, action),
  };
}

/** Reads from the store. @throws AppError `unavailable` if that fails */
export async function reportUnreadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    const message =
      'The release store cannot be read: RELEASE_STORE must be the folder or the bucket that releases are published to. The log names the cause.';
    throw new AppError('unavailable', message, { cause });
  }
}

/** Identifies the content of a file: replacing it changes the inode, writing in place changes size or time. */
async function identifyFile(file: string): Promise<string> {
  const stats = await stat(file, { bigint: true }).catch(() => undefined);
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeNs}` : 'none';
}

async function readIfExists(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(ignoreMissing);
}

/** A mirror of a bucket has no folder of an app whose releases are all damaged. */
async function listFolder(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
