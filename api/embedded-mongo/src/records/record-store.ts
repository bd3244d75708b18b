import { decode } from '../bson/decode.ts';
import type { Doc } from '../bson/value.ts';
import { writeConflict } from '../errors.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { encodeRecordId, decodeRecordId, encodeRecordKey, type Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { diffKeys, findKeyValues, generateKeys, MAX_KEYS_PER_DOCUMENT } from '../catalog/index-keys.ts';
import type { Environment } from '../storage/environment.ts';
import type { Writer } from '../storage/writer.ts';
import { LockTable, LockHeldError } from '../transactions/lock-table.ts';
import { Transaction } from '../transactions/transaction.ts';
import { createDuplicateKeyError } from './duplicate-key-error.ts';
import { StoredRecord } from './stored-record.ts';

type KeyChange = { index: IndexDefinition; key: Buffer };
type KeyChanges = { added: KeyChange[]; removed: KeyChange[]; newlyMultikey: IndexDefinition[] };

/**
 * Stores records and maintains their index entries, under the concurrency rules of open transactions. Writing methods
 * must be called from a statement of a write task: without a transaction they write to the current batch, with one they
 * only change what the transaction holds.
 */
export class RecordStore {
  readonly #environment: Environment;
  readonly #writer: Writer;
  readonly #catalog: Catalog;
  readonly #locks = new LockTable();

  constructor(environment: Environment, writer: Writer, catalog: Catalog) {
    this.#environment = environment;
    this.#writer = writer;
    this.#catalog = catalog;
  }

  beginTransaction(): Transaction {
    return new Transaction(this.#environment.takeSnapshot(), this.#catalog.version);
  }

  /** Returns the record as the transaction sees it, or without a transaction the latest version. */
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
          encodeRecordKey(collection.id, recordId),
          transaction?.snapshot,
        );
    return bytes ? new StoredRecord(recordId, bytes) : undefined;
  }

  isLocked(collection: Collection, recordId: number): boolean {
    return this.#locks.findRecordHolder(collection.id, recordId) !== undefined;
  }

  /** @throws MongoError DuplicateKey or WriteConflict; LockHeldError. */
  insert(collection: Collection, doc: Doc, bytes: Buffer, transaction: Transaction | undefined): void {
    const changes = this.#computeKeyChanges(collection, undefined, doc);
    const recordId = collection.nextRecordId++;
    this.#assertUnique(collection, changes.added, recordId, doc, transaction);
    if (transaction) {
      this.#claimKeys(changes, recordId, transaction);
      transaction.addChange(collection.id, recordId, { bytes, original: undefined });
    } else this.#writeRecord(collection, recordId, bytes, undefined, changes);
  }

  /**
   * Replaces a record, or removes it if there is no next document.
   *
   * @throws MongoError DuplicateKey or WriteConflict; LockHeldError.
   */
  change(
    collection: Collection,
    oldRecord: StoredRecord,
    next: { doc: Doc; bytes: Buffer } | undefined,
    transaction: Transaction | undefined,
  ): void {
    this.#lockRecord(collection, oldRecord, transaction);
    const { id } = oldRecord;
    const changes = this.#computeKeyChanges(collection, oldRecord.doc, next?.doc);
    if (next) this.#assertUnique(collection, changes.added, id, next.doc, transaction);
    const bytes = next?.bytes ?? null;
    if (transaction) {
      this.#claimKeys(changes, id, transaction);
      const original = getOriginalBytes(collection, oldRecord, transaction);
      transaction.addChange(collection.id, id, { bytes, original });
    } else this.#writeRecord(collection, id, bytes, oldRecord.bytes, changes);
  }

  /** Adds the keys of a record to an index that is being built. */
  addIndexKeys(collection: Collection, index: IndexDefinition, record: StoredRecord): void {
    const { keys, isMultikey } = generateKeys(index, record.doc, MAX_KEYS_PER_DOCUMENT);
    const added = keys.map((key) => ({ index, key }));
    this.#assertUnique(collection, added, record.id, record.doc, undefined);
    this.#writeKeys(collection, { added, removed: [], newlyMultikey: isMultikey ? [index] : [] }, record.id);
  }

  /** Returns the id of the record that has a unique key. */
  findRecordIdByKey(key: Buffer, transaction?: Transaction): number | undefined {
    const value = this.#environment.get(this.#environment.indexEntries, key, transaction?.snapshot);
    return value && decodeRecordId(value);
  }

  /**
   * Asserts that no open transaction has read or changed the collection, which is about to be dropped.
   *
   * @throws LockHeldError.
   */
  assertUnused(collection: Collection, openTransactions: Iterable<Transaction>): void {
    for (const transaction of openTransactions)
      if (transaction.usedCollections.has(collection.id)) throw new LockHeldError(transaction);
  }

  /**
   * Asserts that no open transaction has changes in the collection, because they would miss what the caller is about to
   * do.
   *
   * @throws LockHeldError.
   */
  assertNoPendingChanges(collection: Collection, openTransactions: Iterable<Transaction>): void {
    for (const transaction of openTransactions) {
      if (transaction.changesIn(collection.id).size > 0) throw new LockHeldError(transaction);
    }
  }

  /** Writes the changes of a transaction to the current batch; the transaction ends once the batch is on disk. */
  applyTransaction(transaction: Transaction, collections: ReadonlyMap<number, Collection>): void {
    transaction.assertOpen();
    const puts: (() => void)[] = [];
    for (const [collectionId, changes] of transaction.changes) {
      const collection = collections.get(collectionId);
      if (!collection) throw writeConflict('A collection changed by the transaction was dropped.');
      for (const [recordId, { bytes, original }] of changes) {
        const next = bytes ? decode(bytes) : undefined;
        const keys = this.#computeKeyChanges(collection, original && decode(original), next);
        // A key that one record releases may go to another, so all removals come before all insertions.
        for (const removed of keys.removed) this.#removeKey(removed, recordId);
        puts.push(() => this.#writeRecord(collection, recordId, bytes, original, { ...keys, removed: [] }));
      }
    }
    for (const put of puts) put();
    this.#writer.onCommit(() => this.releaseTransaction(transaction));
  }

  releaseTransaction(transaction: Transaction): void {
    this.#locks.release(transaction);
    transaction.close();
  }

  #writeRecord(
    collection: Collection,
    recordId: number,
    bytes: Buffer | null,
    original: Buffer | undefined,
    keys: KeyChanges,
  ): void {
    this.#writeKeys(collection, keys, recordId);
    const key = encodeRecordKey(collection.id, recordId);
    if (bytes) this.#environment.records.putSync(key, bytes);
    else this.#environment.records.removeSync(key);
    const delta = Number(bytes !== null) - Number(original !== undefined);
    if (delta !== 0) this.#catalog.adjustCount(collection, delta);
  }

  /**
   * Locks a record; the first updater wins. A transaction that comes second, or has read an older version, gets a write
   * conflict. A write outside of transactions waits.
   */
  #lockRecord(collection: Collection, record: StoredRecord, transaction: Transaction | undefined): void {
    const holder = this.#locks.findRecordHolder(collection.id, record.id);
    if (!transaction) {
      if (holder) throw new LockHeldError(holder);
      return;
    }
    if (holder === transaction) return;
    if (holder) throw writeConflict();
    const isOwn = transaction.changesIn(collection.id).has(record.id);
    if (!isOwn && !this.get(collection, record.id, undefined)?.bytes.equals(record.bytes))
      throw writeConflict();
    this.#locks.lockRecord(collection.id, record.id, transaction);
  }

  #assertUnique(
    collection: Collection,
    added: readonly KeyChange[],
    recordId: number,
    doc: Doc,
    transaction: Transaction | undefined,
  ): void {
    for (const { index, key } of added) {
      if (!index.isUnique) continue;
      const isTaken = transaction
        ? this.#isKeyTakenInTransaction(transaction, key, recordId)
        : this.#isKeyTaken(collection, key, recordId);
      if (isTaken) throw createDuplicateKeyError(collection, index, findKeyValues(index, doc, key));
    }
  }

  #isKeyTaken(collection: Collection, key: Buffer, recordId: number): boolean {
    const holder = this.#locks.findKeyHolder(key.toString('latin1'));
    if (holder) throw new LockHeldError(holder);
    const current = this.findRecordIdByKey(key);
    if (current === undefined || current === recordId) return false;
    const recordHolder = this.#locks.findRecordHolder(collection.id, current);
    if (recordHolder) throw new LockHeldError(recordHolder);
    return true;
  }

  /**
   * Returns whether a unique key is taken. If it was taken or released after the transaction began, that is a write
   * conflict, not a duplicate.
   */
  #isKeyTakenInTransaction(transaction: Transaction, key: Buffer, recordId: number): boolean {
    const name = key.toString('latin1');
    const ownRecordId = transaction.claimedKeys.get(name);
    if (ownRecordId !== undefined) return ownRecordId !== recordId;
    const holder = this.#locks.findKeyHolder(name);
    if (holder && holder !== transaction) throw writeConflict();
    if (transaction.releasedKeys.has(name)) return false;
    const [current, inSnapshot] = [this.findRecordIdByKey(key), this.findRecordIdByKey(key, transaction)];
    if (current !== inSnapshot) throw writeConflict();
    return current !== undefined && current !== recordId;
  }

  #claimKeys({ added, removed }: KeyChanges, recordId: number, transaction: Transaction): void {
    for (const { index, key } of removed) {
      if (!index.isUnique) continue;
      const name = key.toString('latin1');
      transaction.claimedKeys.delete(name);
      transaction.releasedKeys.add(name);
      this.#locks.lockKey(name, transaction);
    }
    for (const { index, key } of added) {
      if (!index.isUnique) continue;
      const name = key.toString('latin1');
      transaction.releasedKeys.delete(name);
      transaction.claimedKeys.set(name, recordId);
      this.#locks.lockKey(name, transaction);
    }
  }

  #computeKeyChanges(collection: Collection, before: Doc | undefined, after: Doc | undefined): KeyChanges {
    const changes: KeyChanges = { added: [], removed: [], newlyMultikey: [] };
    for (const index of collection.indexes) {
      const oldKeys = before ? generateKeys(index, before).keys : [];
      const next = after
        ? generateKeys(index, after, MAX_KEYS_PER_DOCUMENT)
        : { keys: [], isMultikey: false };
      const { added, removed } = diffKeys(oldKeys, next.keys);
      for (const key of added) changes.added.push({ index, key });
      for (const key of removed) changes.removed.push({ index, key });
      if (next.isMultikey && !index.isMultikey) changes.newlyMultikey.push(index);
    }
    return changes;
  }

  #writeKeys(collection: Collection, { added, removed, newlyMultikey }: KeyChanges, recordId: number): void {
    for (const change of removed) this.#removeKey(change, recordId);
    const { indexEntries } = this.#environment;
    const id = encodeRecordId(recordId);
    for (const { index, key } of added) {
      if (index.isUnique) indexEntries.putSync(key, id);
      else indexEntries.putSync(Buffer.concat([key, id]), EMPTY_VALUE);
    }
    for (const index of newlyMultikey)
      if (!index.isMultikey) this.#catalog.markIndexMultikey(collection, index);
  }

  #removeKey({ index, key }: KeyChange, recordId: number): void {
    const entry = index.isUnique ? key : Buffer.concat([key, encodeRecordId(recordId)]);
    // While an index is being built, a unique key may still belong to another record.
    if (index.isUnique && !index.isReady && this.findRecordIdByKey(key) !== recordId) return;
    this.#environment.indexEntries.removeSync(entry);
  }
}

/** The value of entries that consist of their key only. LMDB does not allow an empty value. */
const EMPTY_VALUE = Buffer.from([0]);

/** Returns the record's bytes as of the transaction's first change to it; later changes do not alter them. */
function getOriginalBytes(
  collection: Collection,
  record: StoredRecord,
  transaction: Transaction,
): Buffer | undefined {
  const change = transaction.changesIn(collection.id).get(record.id);
  return change ? change.original : record.bytes;
}
