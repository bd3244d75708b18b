import type { Logger } from '@platform/server-kit/logging';
import {
  changeStore,
  openStoreReader,
  type Registry,
  type Release,
  type ReleaseHistory,
  type StoreSettings,
} from '@platform/releases';
import { AppError } from '../../platform/app-error.ts';

/** Reads and changes the release store, to which the launcher and the release tool write too. */
export type ReleaseStore = ReturnType<typeof createReleaseStore>;

/** What lists show of a release. */
export type ReleaseSummary = Pick<Release, 'version' | 'contract' | 'builtAt' | 'notes'>;

export function createReleaseStore(settings: StoreSettings, log: Logger) {
  const reader = openStoreReader(settings);
  /** A release never changes, so its metadata is read once. */
  const summaries = new Map<string, ReleaseSummary>();

  /** @throws Error if the release does not exist or is damaged */
  async function readSummary(app: string, version: string): Promise<ReleaseSummary> {
    const key = `${app}/${version}`;
    const known = summaries.get(key);
    if (known) return known;
    const { contract, builtAt, notes } = await reader.readRelease(app, version);
    const summary = { version, contract, builtAt, ...(notes !== undefined && { notes }) };
    summaries.set(key, summary);
    return summary;
  }

  return {
    /** Returns the registry; empty before the first promotion. @throws Error if the store cannot be read */
    readRegistry: (): Promise<Registry> => reader.readRegistry(),

    /** Returns a release; `undefined` if it is missing or damaged, which is logged. */
    async findRelease(app: string, version: string): Promise<ReleaseSummary | undefined> {
      try {
        return await readSummary(app, version);
      } catch (error) {
        log.warn({ app, version, err: error }, 'live release cannot be read');
        return undefined;
      }
    },

    /** Lists the releases of an app that its history names, newest first, without deleted and damaged ones. */
    async listReleases(app: string, history: ReleaseHistory[string]): Promise<ReleaseSummary[]> {
      const versions = new Set(history.flatMap(({ version, previous }) => [version, previous ?? version]));
      const releases = await Promise.all(
        [...versions].map((version) => readSummary(app, version).catch(() => undefined)),
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
