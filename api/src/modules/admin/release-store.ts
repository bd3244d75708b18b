/*
 * Reads the release store that the launcher and the release tool write. The format is documented with the origin
 * servers, which read it too (`deploy/origin-server/README.md`).
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { number, object, string, type InferType, type Schema } from 'yup';
import { APPS } from '@platform/contracts';

const VERSION = /^\d+\.\d+\.\d+[\w.+-]{0,60}$/;

const versionField = () => string().strict().matches(VERSION).required();
const timeField = () =>
  string()
    .strict()
    .test('time', (text) => !Number.isNaN(Date.parse(text ?? '')))
    .required();

const registryFile = object({
  revision: number().strict().integer().min(0).required(),
  apps: object(
    Object.fromEntries(
      APPS.map((app) => [app, object({ version: versionField() }).optional().default(undefined)]),
    ),
  ).required(),
});
const releaseFile = object({
  contract: number().strict().integer().min(0).required(),
  builtAt: timeField(),
});
const historyEntry = object({
  at: timeField(),
  by: string().strict().required(),
  action: string().strict().oneOf(['publish', 'promote', 'rollback']).required(),
  app: string().strict().required(),
  version: versionField(),
});

type App = (typeof APPS)[number];
type HistoryEntry = InferType<typeof historyEntry>;

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
      readonly live: readonly { app: App; version: string }[];
    }> {
      // Without this check a wrong path would look like a store without any promotion.
      if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is not a folder.`);
      const text = await readIfExists(join(folder, 'registry.json'));
      if (text === undefined) return { revision: 0, live: [] };
      const { revision, apps } = parse(registryFile, text);
      const live = APPS.flatMap((app) => {
        const entry = apps[app];
        return entry ? [{ app, version: entry.version }] : [];
      });
      return { revision, live };
    },

    /** Returns the metadata of a release. @throws Error if it does not exist */
    readRelease: async (app: App, version: string): Promise<InferType<typeof releaseFile>> =>
      parse(releaseFile, await readFile(join(folder, app, version, 'release.json'), 'utf8')),

    /** Returns the recorded actions, oldest first. Skips incomplete lines, which a killed writer leaves behind. */
    async readHistory(): Promise<HistoryEntry[]> {
      const text = (await readIfExists(join(folder, 'history.jsonl'))) ?? '';
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

function parse<T>(schema: Schema<T>, text: string): T {
  return schema.validateSync(JSON.parse(text));
}

function parseLine(line: string): HistoryEntry | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return historyEntry.isValidSync(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
