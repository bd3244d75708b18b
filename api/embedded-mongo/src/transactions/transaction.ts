import type { Snapshot } from '../storage/environment.ts';
import { MongoError, noSuchTransaction } from '../errors.ts';

/** What a transaction did to a record: its bytes now, or null when deleted, and those it found, if it found any. */
export type Change = { bytes: Buffer | null; found: Buffer | undefined };

/** As much as a transaction may hold in memory. */
const MAX_CHANGED_BYTES = 64 * 1024 * 1024;

/**
 * A multi-document transaction: it reads the state in which it began, under what it has changed itself, and holds what
 * it has changed in memory until it commits.
 */
export class Transaction {
  readonly snapshot: Snapshot;
  /** That of the catalog when the snapshot was taken. */
  readonly catalogVersion: number;
  /** By collection, then by record. */
  readonly changes = new Map<number, Map<number, Change>>();
  /** Unique keys that it has taken, with the record that has them now. */
  readonly takenKeys = new Map<string, number>();
  /** Unique keys that it has given up. */
  readonly freedKeys = new Set<string>();
  /** Resolves when it is over, however it ended. */
  readonly ended: Promise<void>;
  #end: () => void = () => undefined;
  #changedBytes = 0;
  #closed = false;

  constructor(snapshot: Snapshot, catalogVersion: number) {
    this.snapshot = snapshot;
    this.catalogVersion = catalogVersion;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  get closed(): boolean {
    return this.#closed;
  }

  changesIn(collectionId: number): ReadonlyMap<number, Change> {
    return this.changes.get(collectionId) ?? NO_CHANGES;
  }

  /** @throws MongoError TransactionTooLarge. */
  change(collectionId: number, recordId: number, change: Change): void {
    this.#changedBytes += change.bytes?.length ?? 0;
    if (this.#changedBytes > MAX_CHANGED_BYTES) {
      throw new MongoError(
        257,
        'TransactionTooLarge',
        'A transaction may change 64 MB of documents at most.',
      );
    }
    const changes = this.changes.get(collectionId) ?? new Map<number, Change>();
    this.changes.set(collectionId, changes);
    if (change.bytes === null && change.found === undefined) changes.delete(recordId);
    else changes.set(recordId, change);
  }

  assertOpen(): void {
    if (this.#closed) throw noSuchTransaction('The transaction has been aborted.');
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.snapshot.done();
    this.#end();
  }
}

const NO_CHANGES: ReadonlyMap<number, Change> = new Map();
