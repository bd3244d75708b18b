import type { Collection } from '../catalog/collection.ts';
import type { Snapshot } from '../storage/environment.ts';
import { MongoError, noSuchTransaction } from '../errors.ts';

/** A transaction's change to a record: its new bytes, or null if deleted, and its original bytes, if it existed. */
export type RecordChange = { bytes: Buffer | null; original: Buffer | undefined };

/** Upper bound on the changes that a transaction holds in memory, with what they replace. */
const MAX_TRANSACTION_BYTES = 64 * 1024 * 1024;

/** Added for each change: its place in the maps, and its locks. */
const BYTES_PER_CHANGE = 500;

/**
 * A multi-document transaction. It reads from a snapshot overlaid with its own changes, which it holds in memory until
 * it commits.
 */
export class Transaction {
  readonly snapshot: Snapshot;
  /** On the clock of `performance.now()`. */
  readonly startedAtMs = performance.now();
  /** The catalog's version at the time of the snapshot. */
  readonly catalogVersion: number;
  /** Changes by collection id, then by record id. */
  readonly changes = new Map<number, Map<number, RecordChange>>();
  /** Ids of the collections that the transaction has read or changed; a drop waits for it. */
  readonly usedCollections = new Set<number>();
  /** Collections that the transaction has made, by namespace. Others see them after the commit only. */
  readonly createdCollections = new Map<string, Collection>();
  /** Unique keys that the transaction has taken, with the record that has them now. */
  readonly claimedKeys = new Map<string, number>();
  /** Unique keys that the transaction has released. */
  readonly releasedKeys = new Set<string>();
  /** Resolves when the transaction has been committed or aborted. */
  readonly ended: Promise<void>;
  #resolveEnded: () => void = () => undefined;
  #changedBytes = 0;
  #isClosed = false;

  constructor(snapshot: Snapshot, catalogVersion: number) {
    this.snapshot = snapshot;
    this.catalogVersion = catalogVersion;
    this.ended = new Promise((resolve) => {
      this.#resolveEnded = resolve;
    });
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  changesIn(collectionId: number): ReadonlyMap<number, RecordChange> {
    return this.changes.get(collectionId) ?? NO_CHANGES;
  }

  /** @throws MongoError TransactionTooLarge. */
  addChange(collectionId: number, recordId: number, change: RecordChange): void {
    const isFirst = !this.changesIn(collectionId).has(recordId);
    const originalBytes = isFirst ? (change.original?.length ?? 0) : 0;
    this.#changedBytes += BYTES_PER_CHANGE + (change.bytes?.length ?? 0) + originalBytes;
    if (this.#changedBytes > MAX_TRANSACTION_BYTES) {
      throw new MongoError(
        257,
        'A transaction can change at most 64 MB of documents, with those that they replace.',
      );
    }
    const changes = this.changes.get(collectionId) ?? new Map<number, RecordChange>();
    this.changes.set(collectionId, changes);
    if (change.bytes === null && change.original === undefined) changes.delete(recordId);
    else changes.set(recordId, change);
  }

  assertOpen(): void {
    if (this.#isClosed) throw noSuchTransaction('The transaction has been aborted.');
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.snapshot.done();
    this.#resolveEnded();
  }
}

const NO_CHANGES: ReadonlyMap<number, RecordChange> = new Map();
