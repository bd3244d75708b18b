import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { StartError } from '@platform/origin-server';

/** One line of `history.jsonl`: a change to an app's releases, with its author and time. */
export type HistoryEntry = {
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

const HISTORY_FILE = 'history.jsonl';

export function appendHistory(store: string, entry: Omit<HistoryEntry, 'at' | 'by'>): void {
  const line: HistoryEntry = {
    at: new Date().toISOString(),
    by: `${userInfo().username}@${hostname()}`,
    ...entry,
  };
  appendFileSync(join(store, HISTORY_FILE), `${JSON.stringify(line)}\n`, { flush: true });
}

/** Returns the changes to an app's releases, oldest first. @throws StartError if a line is damaged. */
export function readHistory(store: string, app: string): HistoryEntry[] {
  const file = join(store, HISTORY_FILE);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, index) => parseLine(line, file, index + 1)).filter((entry) => entry.app === app);
}

function parseLine(line: string, file: string, number: number): HistoryEntry {
  try {
    return JSON.parse(line) as HistoryEntry;
  } catch (error) {
    throw new StartError(`Line ${number} of ${file} is not valid JSON. Fix or delete that line.`, {
      cause: error,
    });
  }
}
