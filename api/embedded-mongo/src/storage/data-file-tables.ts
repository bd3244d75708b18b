import { DamageError, DataFilePages, type LeafEntry } from './data-file-pages.ts';
import type { Entry, KeyRange } from './environment.ts';

/** Keys from `start` (inclusive) to `end` (exclusive); without an end, to the last key of the table. */
export type LostKeys = { readonly start: Buffer; readonly end: Buffer | undefined; readonly damage: string };

/**
 * Reads the tables of a data file as far as they are whole. Does not open it with LMDB, so that damage cannot end the
 * process. What is written to the file meanwhile may look like damage.
 */
export class DataFileTables {
  readonly #pages: DataFilePages;
  readonly #roots = new Map<string, bigint | undefined>();

  /** @throws Error with a message for the user if not even the list of tables is whole. */
  constructor(file: string) {
    this.#pages = new DataFilePages(file);
    const lost: LostKeys[] = [];
    try {
      const { tables } = this.#pages.readRoots();
      for (const { key, tableRoot } of this.#readTree(tables, {
        start: EMPTY,
        end: undefined,
        lost,
        range: undefined,
      }))
        this.#roots.set(key.toString().replace(/\0$/, ''), tableRoot);
    } catch (error) {
      if (!(error instanceof DamageError)) throw error;
      lost.push({ start: EMPTY, end: undefined, damage: error.message });
    }
    const [first] = lost;
    if (!first) return;
    this.close();
    throw new Error(`Nothing of ${file} can be read: ${first.damage}. Restore a backup.`);
  }

  /**
   * Reads the entries of a table in the order of their keys, by default all, and adds what cannot be read to `lost`;
   * that may be more than the range.
   */
  *read(table: string, lost: LostKeys[], range?: KeyRange): Generator<Entry, void, void> {
    for (const { key, value } of this.#readTree(this.#roots.get(table), {
      start: EMPTY,
      end: undefined,
      lost,
      range,
    }))
      if (value && isInRange(key, range)) yield { key, value };
  }

  close(): void {
    this.#pages.close();
  }

  /** @param ancestors a damaged file can have a page as its own descendant */
  *#readTree(
    page: bigint | undefined,
    { start, end, lost, range }: Subtree,
    ancestors: readonly bigint[] = [],
  ): Generator<TreeEntry, void, void> {
    if (page === undefined) return;
    try {
      if (ancestors.includes(page)) throw new DamageError(`page ${page} is in two places`);
      const content = this.#pages.readTreePage(page);
      if ('branches' in content) {
        for (const [index, branch] of content.branches.entries()) {
          const child = {
            start: index === 0 ? start : branch.key,
            end: content.branches[index + 1]?.key ?? end,
            ...{ lost, range },
          };
          if (overlaps(child, range)) yield* this.#readTree(branch.page, child, [...ancestors, page]);
        }
        return;
      }
      for (const entry of content.entries) {
        if ('tableRoot' in entry) yield entry;
        else if (isInRange(entry.key, range)) yield* this.#readEntry(entry, lost);
      }
    } catch (error) {
      if (!(error instanceof DamageError)) throw error;
      lost.push({ start, end, damage: error.message });
    }
  }

  *#readEntry(entry: LeafEntry, lost: LostKeys[]): Generator<Entry, void, void> {
    let value: Buffer;
    try {
      value = this.#pages.readValue(entry);
    } catch (error) {
      if (!(error instanceof DamageError)) throw error;
      lost.push({ start: entry.key, end: Buffer.concat([entry.key, ZERO]), damage: error.message });
      return;
    }
    yield { key: entry.key, value };
  }
}

type TreeEntry = { key: Buffer; value?: Buffer; tableRoot?: bigint | undefined };

/** Part of a tree: the keys that it can have, and which of them are read. */
type Subtree = { start: Buffer; end: Buffer | undefined; lost: LostKeys[]; range: KeyRange | undefined };

/** Whether the keys of a subtree and a range can have one in common. */
export function overlaps(
  keys: { start: Buffer; end: Buffer | undefined },
  range: KeyRange | undefined,
): boolean {
  if (!range) return true;
  return (
    Buffer.compare(keys.start, range.end) < 0 && (!keys.end || Buffer.compare(keys.end, range.start) > 0)
  );
}

const isInRange = (key: Buffer, range: KeyRange | undefined): boolean =>
  !range || (Buffer.compare(key, range.start) >= 0 && Buffer.compare(key, range.end) < 0);

const EMPTY = Buffer.alloc(0);
const ZERO = Buffer.alloc(1);
