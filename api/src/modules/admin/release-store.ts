/*
 * The release store as the launcher and the release tool write it; its format is described with the origin servers that
 * read it too (`deploy/origin-server/README.md`).
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { number, object, string, type InferType, type Schema } from 'yup';
import { APPS } from '@platform/contracts';

const VERSION = /^\d+\.\d+\.\d+[\w.+-]{0,60}$/;

const version = () => string().strict().matches(VERSION).required();
const registryFile = object({
  revision: number().strict().integer().min(0).required(),
  apps: object(
    Object.fromEntries(
      APPS.map((app) => [app, object({ version: version() }).optional().default(undefined)]),
    ),
  ).required(),
});
const releaseFile = object({
  contract: number().strict().integer().min(0).required(),
  builtAt: string()
    .strict()
    .test('time', (text) => !Number.isNaN(Date.parse(text ?? '')))
    .required(),
});
const historyLine = object({
  at: string()
    .strict()
    .test('time', (text) => !Number.isNaN(Date.parse(text ?? '')))
    .required(),
  by: string().strict().required(),
  action: string().strict().oneOf(['publish', 'promote', 'rollback']).required(),
  app: string().strict().required(),
  version: version(),
});

type App = (typeof APPS)[number];
type HistoryLine = InferType<typeof historyLine>;

export type ReleaseStore = {
  /** What is live; nothing of it where nothing was promoted yet. @throws Error when there is no store, or it is broken */
  registry(): Promise<{ readonly revision: number; readonly live: readonly { app: App; version: string }[] }>;
  /** What a release says of itself. @throws Error when it is not there */
  release(app: App, version: string): Promise<InferType<typeof releaseFile>>;
  /** Who promoted what when, oldest first. A line that is not whole, as of a writer that was killed, tells nothing. */
  history(): Promise<HistoryLine[]>;
};

export function createReleaseStore(folder: string): ReleaseStore {
  return {
    async registry() {
      // Without this a wrong folder would look like one in which nothing was promoted yet.
      if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is no folder.`);
      const text = await readIfThere(join(folder, 'registry.json'));
      if (text === undefined) return { revision: 0, live: [] };
      const { revision, apps } = parse(registryFile, text);
      const live = APPS.flatMap((app) => {
        const entry = apps[app];
        return entry ? [{ app, version: entry.version }] : [];
      });
      return { revision, live };
    },

    release: async (app, name) =>
      parse(releaseFile, await readFile(join(folder, app, name, 'release.json'), 'utf8')),

    async history() {
      const text = (await readIfThere(join(folder, 'history.jsonl'))) ?? '';
      return text.split('\n').flatMap((line) => parseLine(line) ?? []);
    },
  };
}

async function readIfThere(file: string): Promise<string | undefined> {
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

function parseLine(line: string): HistoryLine | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return historyLine.isValidSync(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
