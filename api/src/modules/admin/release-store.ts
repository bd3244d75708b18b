import { readFile, stat } from 'node:fs/promises';
import {
  oldHistoryFile,
  parseOldHistory,
  parseRegistry,
  parseRelease,
  registryFile,
  type Release,
  releaseFile,
  type ReleaseHistory,
} from '@platform/releases';

/** Reads the release store that the launcher and the release tool write, without blocking other requests. */
export type ReleaseStore = ReturnType<typeof createReleaseStore>;

export function createReleaseStore(folder: string) {
  return {
    /**
     * Returns the live version of each app, the shell's first, and the latest changes; empty before the first
     * promotion.
     *
     * @throws Error if the store is missing or corrupt
     */
    async readRegistry(): Promise<{
      readonly revision: number;
      readonly live: readonly { app: string; version: string }[];
      readonly history: ReleaseHistory;
    }> {
      // Without this check a wrong path would look like a store without any promotion.
      if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is not a folder.`);
      const text = await readIfExists(registryFile(folder));
      if (text === undefined) return { revision: 0, live: [], history: {} };
      const { revision, apps, history } = parseRegistry(text);
      const live = Object.entries(apps).map(([app, { version }]) => ({ app, version }));
      return {
        revision,
        live: live.sort(compareApps),
        history: history ?? parseOldHistory((await readIfExists(oldHistoryFile(folder))) ?? ''),
      };
    },

    /** Returns the metadata of a release. @throws Error if it does not exist */
    readRelease: async (app: string, version: string): Promise<Release> =>
      parseRelease(await readFile(releaseFile(folder, app, version), 'utf8')),
  };
}

/** Puts the shell before the remotes, which are sorted by name. */
function compareApps(a: { app: string }, b: { app: string }): number {
  return Number(b.app === 'shell') - Number(a.app === 'shell') || a.app.localeCompare(b.app);
}

async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
