import { decode } from '../bson/decode.ts';
import type { Doc } from '../bson/value.ts';
import { writeConflict } from '../errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { recordIdBytes, recordIdOf, recordKey, type Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { changedKeys, keysOf } from '../catalog/index-keys.ts';
import type { Environment } from '../storage/environment.ts';
import type { Writer } from '../storage/writer.ts';
import { Locks, MustWait } from '../transactions/locks.ts';
import { Transaction } from '../transactions/transaction.ts';
import { duplicateKey } from './duplicate-key.ts';
import { StoredRecord } from './stored-record.ts';

type KeyChange = { index: IndexDefinition; key: Buffer };
type KeyChanges = { added: KeyChange[]; removed: KeyChange[]; multikey: IndexDefinition[] };

/**
 * Records and the index keys that follow them, with the rules for writing beside open transactions. Writing methods
 * are for write tasks only, inside one statement; without a transaction they write to the batch, with one they change
 * what the transaction holds.
 */
export class RecordStore {
  readonly #environment: Environment;
  readonly #writer: Writer;
  readonly #catalog: Catalog;
  readonly #locks = new Locks();

  constructor(environment: Environment, writer: Writer, catalog: Catalog) {
    this.#environment = environment;
    this.#writer = writer;
    this.#catalog = catalog;
  }

  begin(): Transaction {
    return new Transaction(this.#environment.takeSnapshot(), this.#catalog.version);
  }

  /** The record as the transaction sees it, or the newest. */
  get(
    collection: Collection,
    recordId: number,
    transaction: Transaction | undefined,
  ): StoredRecord | undefined {
    const change = transaction?.changesIn(collection.id).get(recordId);
    const bytes = change
      ? change.bytes
      : this.#environment.get(
          this.#environment.records,
          recordKey(collection.id, recordId),
          transaction?.snapshot,
        );
    return bytes ? new StoredRecord(recordId, bytes) : undefined;
  }

  isLocked(collection: Collection, recordId: number): boolean {
    return this.#locks.holderOfRecord(collection.id, recordId) !== undefined;
  }

  /** @throws MongoError DuplicateKey or WriteConflict; MustWait. */
  insert(collection: Collection, doc: Doc, bytes: Buffer, transaction: Transaction | undefined): void {
    const changes = this.#keyChanges(collection, undefined, doc);
    const recordId = collection.nextRecordId++;
    this.#checkUnique(collection, changes.added, recordId, doc, transaction);
    if (transaction) {
      this.#claimKeys(changes, recordId, transaction);
      transaction.change(collection.id, recordId, { bytes, found: undefined });
      return;
    }
    this.#writeKeys(collection, changes, recordId);
    this.#environment.records.putSync(recordKey(collection.id, recordId), bytes);
    this.#catalog.changeCount(collection, 1);
  }

  /** @throws MongoError DuplicateKey or WriteConflict; MustWait. */
  replace(
    collection: Collection,
    old: StoredRecord,
    doc: Doc,
    bytes: Buffer,
    transaction: Transaction | undefined,
  ): void {
    this.#lock(collection, old, transaction);
    const changes = this.#keyChanges(collection, old.doc, doc);
    this.#checkUnique(collection, changes.added, old.id, doc, transaction);
    if (transaction) {
      this.#claimKeys(changes, old.id, transaction);
      transaction.change(collection.id, old.id, { bytes, found: foundBytes(collection, old, transaction) });
      return;
    }
    this.#writeKeys(collection, changes, old.id);
    this.#environment.records.putSync(recordKey(collection.id, old.id), bytes);
  }

  /** @throws MongoError WriteConflict; MustWait. */
  remove(collection: Collection, old: StoredRecord, transaction: Transaction | undefined): void {
    this.#lock(collection, old, transaction);
    const changes = this.#keyChanges(collection, old.doc, undefined);
    if (transaction) {
      this.#claimKeys(changes, old.id, transaction);
      transaction.change(collection.id, old.id, {
        bytes: null,
        found: foundBytes(collection, old, transaction),
      });
      return;
    }
    this.#writeKeys(collection, changes, old.id);
    this.#environment.records.removeSync(recordKey(collection.id, old.id));
    this.#catalog.changeCount(collection, -1);
  }

  /** Adds the keys of a record to an index that is being filled. */
  addKeys(collection: Collection, index: IndexDefinition, record: StoredRecord): void {
    const { keys, multikey } = keysOf(index, record.doc);
    const added = keys.map((key) => ({ index, key }));
    this.#checkUnique(collection, added, record.id, record.doc, undefined);
    this.#writeKeys(collection, { added, removed: [], multikey: multikey ? [index] : [] }, record.id);
  }

  /** Which record has a unique key. */
  holderOfKey(key: Buffer, transaction?: Transaction): number | undefined {
    const value = this.#environment.get(this.#environment.indexEntries, key, transaction?.snapshot);
    return value && recordIdOf(value);
  }

  /** @throws MustWait while a transaction has changes in the collection that do not know of what is to be done. */
  assertUntouched(collection: Collection, open: Iterable<Transaction>): void {
    for (const transaction of open) {
      if (transaction.changesIn(collection.id).size > 0) throw new MustWait(transaction);
    }
  }

  /** Writes all that a transaction has changed; it ends when the batch is on disk. */
  commit(transaction: Transaction, collections: ReadonlyMap<number, Collection>): void {
    transaction.assertOpen();
    const puts: (() => void)[] = [];
    for (const [collectionId, changes] of transaction.changes) {
      const collection = collections.get(collectionId);
      if (!collection) throw writeConflict('A collection that the transaction has changed was dropped.');
      for (const [recordId, { bytes, found }] of changes) {
        const next = bytes ? decode(bytes) : undefined;
        const keys = this.#keyChanges(collection, found && decode(found), next);
        // Keys that one record gives up may go to another: all go before any comes.
        for (const removed of keys.removed) this.#removeKey(removed, recordId);
        puts.push(() => this.#putCommitted(collection, recordId, bytes, found, { ...keys, removed: [] }));
      }
    }
    for (const put of puts) put();
    this.#writer.onCommit(() => this.release(transaction));
  }

  release(transaction: Transaction): void {
    this.#locks.release(transaction);
    transaction.close();
  }

  #putCommitted(
    collection: Collection,
    recordId: number,
    bytes: Buffer | null,
    found: Buffer | undefined,
    keys: KeyChanges,
  ): void {
    this.#writeKeys(collection, keys, recordId);
    const key = recordKey(collection.id, recordId);
    if (bytes) this.#environment.records.putSync(key, bytes);
    else this.#environment.records.removeSync(key);
    const by = Number(bytes !== null) - Number(found !== undefined);
    if (by !== 0) this.#catalog.changeCount(collection, by);
  }

  /** First updater wins: who comes second, or saw an older state, conflicts; outside of transactions it waits. */
  #lock(collection: Collection, record: StoredRecord, transaction: Transaction | undefined): void {
    const holder = this.#locks.holderOfRecord(collection.id, record.id);
    if (!transaction) {
      if (holder) throw new MustWait(holder);
      return;
    }
    if (holder === transaction) return;
    if (holder) throw writeConflict();
    const isOwn = transaction.changesIn(collection.id).has(record.id);
    if (!isOwn && !this.get(collection, record.id, undefined)?.bytes.equals(record.bytes))
      throw writeConflict();
    this.#locks.lockRecord(collection.id, record.id, transaction);
  }

  #checkUnique(
    collection: Collection,
    added: readonly KeyChange[],
    recordId: number,
    doc: Doc,
    transaction: Transaction | undefined,
  ): void {
    for (const { index, key } of added) {
      if (!index.unique) continue;
      const taken = transaction
        ? this.#isTakenFor(transaction, key, recordId)
        : this.#isTaken(collection, key, recordId);
      if (taken) throw duplicateKey(collection, index, doc);
    }
  }

  #isTaken(collection: Collection, key: Buffer, recordId: number): boolean {
    const holder = this.#locks.holderOfKey(key.toString('latin1'));
    if (holder) throw new MustWait(holder);
    const current = this.holderOfKey(key);
    if (current === undefined || current === recordId) return false;
    const changing = this.#locks.holderOfRecord(collection.id, current);
    if (changing) throw new MustWait(changing);
    return true;
  }

  /** A key that somebody took or gave up since the transaction began is a conflict, not a duplicate. */
  #isTakenFor(transaction: Transaction, key: Buffer, recordId: number): boolean {
    const name = key.toString('latin1');
    const own = transaction.takenKeys.get(name);
    if (own !== undefined) return own !== recordId;
    const holder = this.#locks.holderOfKey(name);
    if (holder && holder !== transaction) throw writeConflict();
    if (transaction.freedKeys.has(name)) return false;
    const [current, seen] = [this.holderOfKey(key), this.holderOfKey(key, transaction)];
    if (current !== seen) throw writeConflict();
    return current !== undefined && current !== recordId;
  }

  #claimKeys({ added, removed }: KeyChanges, recordId: number, transaction: Transaction): void {
    for (const { index, key } of removed) {
      if (!index.unique) continue;
      const name = key.toString('latin1');
      transaction.takenKeys.delete(name);
      transaction.freedKeys.add(name);
      this.#locks.lockKey(name, transaction);
    }
    for (const { index, key } of added) {
      if (!index.unique) continue;
      const name = key.toString('latin1');
      transaction.freedKeys.delete(name);
      transaction.takenKeys.set(name, recordId);
      this.#locks.lockKey(name, transaction);
    }
  }

  #keyChanges(collection: Collection, before: Doc | undefined, after: Doc | undefined): KeyChanges {
    const changes: KeyChanges = { added: [], removed: [], multikey: [] };
    for (const index of collection.indexes) {
      const old = before ? keysOf(index, before).keys : [];
      const next = after ? keysOf(index, after) : { keys: [], multikey: false };
      const { added, removed } = changedKeys(old, next.keys);
      for (const key of added) changes.added.push({ index, key });
      for (const key of removed) changes.removed.push({ index, key });
      if (next.multikey && !index.multikey) changes.multikey.push(index);
    }
    return changes;
  }

  #writeKeys(collection: Collection, { added, removed, multikey }: KeyChanges, recordId: number): void {
    for (const change of removed) this.#removeKey(change, recordId);
    const { indexEntries } = this.#environment;
    const id = recordIdBytes(recordId);
    for (const { index, key } of added) {
      if (index.unique) indexEntries.putSync(key, id);
      else indexEntries.putSync(Buffer.concat([key, id]), NOTHING);
    }
    for (const index of multikey) if (!index.multikey) this.#catalog.markMultikey(collection, index);
  }

  #removeKey({ index, key }: KeyChange, recordId: number): void {
    const entry = index.unique ? key : Buffer.concat([key, recordIdBytes(recordId)]);
    // While an index is being filled, a unique key may already stand for another record.
    if (index.unique && !index.ready && this.holderOfKey(key) !== recordId) return;
    this.#environment.indexEntries.removeSync(entry);
  }
}

/** The value of entries whose key says all; LMDB takes no empty one. */
const NOTHING = Buffer.from([0]);

/** What the transaction found when it first touched the record, which its later changes do not alter. */
function foundBytes(
  collection: Collection,
  record: StoredRecord,
  transaction: Transaction,
): Buffer | undefined {
  const change = transaction.changesIn(collection.id).get(record.id);
  return change ? change.found : record.bytes;
}
