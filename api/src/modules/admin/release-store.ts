import { readFile, stat } from 'node:fs/promises';
import { APPS, type AppName } from '@platform/contracts';
import {
  type HistoryEntry,
  historyFile,
  parseHistoryEntry,
  parseRegistry,
  parseRelease,
  registryFile,
  type Release,
  releaseFile,
} from '@platform/releases';

/** Reads the release store that the launcher and the release tool write, without blocking other requests. */
export type ReleaseStore = ReturnType<typeof createReleaseStore>;

export function createReleaseStore(folder: string) {
  return {
    /**
     * Returns the live version of each app; empty before the first promotion.
     *
     * @throws Error if the store is missing or corrupt
     */
    async readRegistry(): Promise<{
      readonly revision: number;
      readonly live: readonly { app: AppName; version: string }[];
    }> {
      // Without this check a wrong path would look like a store without any promotion.
      if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is not a folder.`);
      const text = await readIfExists(registryFile(folder));
      if (text === undefined) return { revision: 0, live: [] };
      const { revision, apps } = parseRegistry(text);
      const live = APPS.flatMap((app) => {
        const entry = apps[app];
        return entry ? [{ app, version: entry.version }] : [];
      });
      return { revision, live };
    },

    /** Returns the metadata of a release. @throws Error if it does not exist */
    readRelease: async (app: AppName, version: string): Promise<Release> =>
      parseRelease(await readFile(releaseFile(folder, app, version), 'utf8')),

    /** Returns the recorded actions, oldest first. Skips incomplete lines, which a killed writer leaves behind. */
    async readHistory(): Promise<HistoryEntry[]> {
      const text = (await readIfExists(historyFile(folder))) ?? '';
      return text.split('\n').flatMap((line) => parseLine(line) ?? []);
    },
  };
}

async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseLine(line: string): HistoryEntry | undefined {
  try {
    return parseHistoryEntry(line);
  } catch {
    return undefined;
  }
}
