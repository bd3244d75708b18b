import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { getErrorMessage, StartError } from '@platform/node-utils';
import { historyFile } from './layout.ts';
import { isAppName, isVersion, parseObject } from './release-format.ts';

/** One line of `history.jsonl`: a change to an app's releases, with its author and time. */
export type HistoryEntry = {
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** The command that made the change. */
  readonly through: 'release' | 'start';
  readonly action: 'publish' | 'promote' | 'rollback';
  readonly app: string;
  readonly version: string;
  /** The version that was live before; absent for a publish and for an app's first promotion. */
  readonly previous?: string | undefined;
};

const ACTIONS: readonly unknown[] = ['publish', 'promote', 'rollback'] satisfies HistoryEntry['action'][];

export function appendHistory(store: string, entry: Omit<HistoryEntry, 'at' | 'by'>): void {
  const line: HistoryEntry = {
    at: new Date().toISOString(),
    by: `${userInfo().username}@${hostname()}`,
    ...entry,
  };
  appendFileSync(historyFile(store), `${JSON.stringify(line)}\n`, { flush: true });
}

/** Returns the changes to an app's releases, oldest first. @throws StartError if a line is damaged. */
export function readHistory(store: string, app: string): HistoryEntry[] {
  const file = historyFile(store);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, index) => parseLine(line, file, index + 1)).filter((entry) => entry.app === app);
}

/** Parses one line of the history. @throws Error with the reason; it does not name the file. */
export function parseHistoryEntry(line: string): HistoryEntry {
  const entry = parseObject(line);
  const { at, by, action, app, version } = entry;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) throw new Error('"at" is not a time');
  if (typeof by !== 'string') throw new Error('"by" is missing');
  if (!ACTIONS.includes(action)) throw new Error('"action" is unknown');
  if (typeof app !== 'string' || !isAppName(app)) throw new Error('"app" is not an app\'s name');
  if (typeof version !== 'string' || !isVersion(version)) throw new Error('"version" is not a version');
  return entry as HistoryEntry;
}

function parseLine(line: string, file: string, number: number): HistoryEntry {
  try {
    return parseHistoryEntry(line);
  } catch (error) {
    throw new StartError(
      `Line ${number} of ${file} is broken: ${getErrorMessage(error)}. Fix or delete that line.`,
      { cause: error },
    );
  }
}
