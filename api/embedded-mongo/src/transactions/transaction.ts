import type { Collection } from '../catalog/collection.ts';
import type { Snapshot } from '../storage/environment.ts';
import { MongoError, noSuchTransaction, writeConflict } from '../errors.ts';

/** A transaction's change to a record: its new bytes, or null if deleted, and its original bytes, if it existed. */
export type RecordChange = { bytes: Buffer | null; original: Buffer | undefined };

/** Upper bound on what a transaction writes. It is held in memory. */
const MAX_WRITTEN_BYTES = 64 * 1024 * 1024;

/** Upper bound on what it replaces or deletes, which is held too; MongoDB has none. */
const MAX_REPLACED_BYTES = 1024 * 1024 * 1024;

/** Added for each change: its place in the maps, and its locks. */
const BYTES_PER_CHANGE = 500;

/** What all open transactions of this process hold, which is no more than a single one may. */
let heldBytes = 0;

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
  #writtenBytes = 0;
  #replacedBytes = 0;
  #isClosed = false;

  constructor(snapshot: Snapshot, catalogVersion: number) {
    this.snapshot = snapshot;
    this.catalogVersion = catalogVersion;
    this.ended = new Promise((resolve) => {
      this.#resolveEnded = resolve;
    });
  }

  changesIn(collectionId: number): ReadonlyMap<number, RecordChange> {
    return this.changes.get(collectionId) ?? NO_CHANGES;
  }

  /** @throws MongoError TransactionTooLarge. */
  addChange(collectionId: number, recordId: number, change: RecordChange): void {
    const isFirst = !this.changesIn(collectionId).has(recordId);
    const written = BYTES_PER_CHANGE + (change.bytes?.length ?? 0);
    const replaced = isFirst ? (change.original?.length ?? 0) : 0;
    this.#writtenBytes += written;
    this.#replacedBytes += replaced;
    heldBytes += written + replaced;
    if (this.#writtenBytes > MAX_WRITTEN_BYTES)
      throw new MongoError(
        257,
        'A transaction can write at most 64 MB of documents, with 500 bytes for each.',
      );
    if (this.#replacedBytes > MAX_REPLACED_BYTES)
      throw new MongoError(257, 'A transaction can replace or delete at most 1 GB of documents.');
    if (heldBytes > MAX_WRITTEN_BYTES + MAX_REPLACED_BYTES)
      throw writeConflict('The open transactions hold as many changes as the engine can.');
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
    heldBytes -= this.#writtenBytes + this.#replacedBytes;
    this.snapshot.done();
    this.#resolveEnded();
  }
}

const NO_CHANGES: ReadonlyMap<number, RecordChange> = new Map();
