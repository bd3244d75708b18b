import { isIdentical } from '../bson/compare.ts';
import { documentTooLarge, encodeUpTo, MAX_DOCUMENT_BYTES } from '../bson/encode.ts';
import { MAX_STORED_DEPTH } from '../bson/limits.ts';
import type { Doc, Value } from '../bson/value.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Collection } from '../catalog/collection.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { BYTES_PER_ID, type Finder, type Query } from '../find/finder.ts';
import { compileSort } from '../find/sort.ts';
import { collectStream, mapStream, PAUSE } from '../find/stream.ts';
import type { Operation } from '../operation.ts';
import { compileFilter, type Filter } from '../query/filter.ts';
import type { WriteTask, Writer } from '../storage/writer.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { LockHeldError } from '../transactions/lock-table.ts';
import { compileUpdate, type Update } from '../update/update.ts';
import { buildUpsertDoc } from '../update/upsert.ts';
import { isInsertedMeanwhile } from './duplicate-key-error.ts';
import type { RecordStore } from './record-store.ts';
import type { StoredRecord } from './stored-record.ts';

export type UpdateStatement = {
  filter: Doc;
  update: Value;
  multi: boolean;
  upsert: boolean;
  sort?: Value;
};
export type DeleteStatement = Pick<UpdateStatement, 'filter' | 'multi' | 'sort'>;

export type UpdateResult = {
  matched: number;
  modified: number;
  upsertedId?: Value;
  before?: Doc;
  after?: Doc;
};
export type DeleteResult = { deleted: number; before?: Doc | undefined };

/** Builds the result. It is called inside the statement, so whatever it writes is committed or rolled back with it. */
export type OnDone<T, R> = (result: T) => R;

type ModifyRecord = (collection: Collection, record: StoredRecord) => UpdateResult;

/**
 * Executes write statements. Each document changes atomically. As in MongoDB, statements on many documents yield to
 * other operations, and what they wrote before an error remains, except in a transaction, which is aborted.
 */
export class StatementExecutor {
  readonly #records: RecordStore;
  readonly #finder: Finder;
  readonly #catalog: Catalog;
  readonly #writer: Writer;

  constructor(records: RecordStore, finder: Finder, catalog: Catalog, writer: Writer) {
    this.#records = records;
    this.#finder = finder;
    this.#catalog = catalog;
    this.#writer = writer;
  }

  insert<R>(
    namespace: string,
    doc: Doc,
    bytes: Buffer,
    operation: Operation,
    onDone: OnDone<Doc, R>,
  ): WriteTask<R> {
    return this.runStatement(operation, () => {
      const { transaction } = operation;
      this.#records.insert(this.ensureCollection(namespace, transaction), doc, bytes, transaction);
      return onDone(doc);
    });
  }

  *update<R>(
    namespace: string,
    statement: UpdateStatement,
    operation: Operation,
    onDone: OnDone<UpdateResult, R>,
  ): WriteTask<R> {
    const update = compileUpdate(statement.update);
    if (statement.multi && update.isReplacement) {
      throw failedToParse('multi update is not supported for replacement-style update');
    }
    const modify = this.#createUpdater(update, operation);
    for (let mayRetry = !statement.multi; ; mayRetry = false) {
      const outcome = yield* this.#modifyMatching(namespace, statement, operation, modify, onDone);
      if (outcome) return outcome.result;
      if (!statement.upsert)
        return yield* this.runStatement(operation, () => onDone({ matched: 0, modified: 0 }));
      const after = buildUpsertDoc(statement.filter, update);
      const bytes = encodeRecord(after, UPSERT_TOO_LARGE);
      try {
        return yield* this.insert(namespace, after, bytes, operation, () =>
          onDone({ matched: 0, modified: 0, upsertedId: after._id, after }),
        );
      } catch (error) {
        if (!mayRetry || !isInsertedMeanwhile(error, compileFilter(statement.filter))) throw error;
      }
    }
  }

  *delete<R>(
    namespace: string,
    statement: DeleteStatement,
    operation: Operation,
    onDone: OnDone<DeleteResult, R>,
  ): WriteTask<R> {
    const remove: ModifyRecord = (collection, record) => {
      this.#records.change(collection, record, undefined, operation.transaction);
      return { matched: 1, modified: 1, before: record.doc };
    };
    const toResult = ({ matched, before }: UpdateResult) => onDone({ deleted: matched, before });
    const outcome = yield* this.#modifyMatching(namespace, statement, operation, remove, toResult);
    return outcome ? outcome.result : yield* this.runStatement(operation, () => onDone({ deleted: 0 }));
  }

  /** Runs a statement atomically; if it meets a lock, waits for the transaction that holds it and retries. */
  *runStatement<T>(operation: Operation, statement: () => T): WriteTask<T> {
    for (;;) {
      operation.assertNotInterrupted();
      try {
        return this.#writer.atomically(statement);
      } catch (error) {
        if (!(error instanceof LockHeldError)) throw error;
        yield error.released;
      }
    }
  }

  /**
   * Returns the collection, creating it if needed. Must be called from a statement. In a transaction, the creation
   * takes effect with the commit.
   */
  ensureCollection(namespace: string, transaction?: Transaction): Collection {
    const existing = this.#catalog.findVisible(namespace, transaction);
    if (existing) return existing;
    if (!transaction) return this.#catalog.createCollection(namespace);
    const created = this.#catalog.prepareCollection(namespace);
    transaction.createdCollections.set(namespace, created);
    return created;
  }

  #createUpdater(update: Update, operation: Operation): ModifyRecord {
    return (collection, record) => {
      const after = update.apply(record.doc, false);
      const modified = !isIdentical(record.doc, after);
      if (modified) {
        const bytes = encodeRecord(after, UPDATE_TOO_LARGE);
        this.#records.change(collection, record, { doc: after, bytes }, operation.transaction);
      }
      return { matched: 1, modified: Number(modified), before: record.doc, after };
    };
  }

  /** Modifies the first matching record, or all of them; returns `undefined` if none matches. */
  *#modifyMatching<R>(
    namespace: string,
    statement: UpdateStatement | DeleteStatement,
    operation: Operation,
    modify: ModifyRecord,
    onDone: OnDone<UpdateResult, R>,
  ): WriteTask<{ result: R } | undefined> {
    const { filter, sort, multi } = statement;
    const query = { filter: compileFilter(filter), sort: compileSort(sort) };
    if (!multi) return yield* this.#modifyOne(namespace, query, operation, modify, onDone);
    const counts = yield* this.#modifyMany(namespace, query, operation, modify);
    return counts.matched === 0 ? undefined : { result: onDone(counts) };
  }

  *#modifyOne<R>(
    namespace: string,
    query: Query,
    operation: Operation,
    modify: ModifyRecord,
    onDone: OnDone<UpdateResult, R>,
  ): WriteTask<{ result: R } | undefined> {
    for (;;) {
      const [id] = yield* this.#findRecordIds(namespace, { ...query, limit: 1 }, operation);
      if (id === undefined) return undefined;
      const outcome = yield* this.runStatement(operation, () => {
        const match = this.#loadIfMatching(namespace, id, query.filter, operation);
        return match && { result: onDone(modify(match.collection, match.record)) };
      });
      if (outcome) return outcome;
      // The record changed while the statement searched or waited, so the search starts over.
    }
  }

  *#modifyMany(
    namespace: string,
    query: Query,
    operation: Operation,
    modify: ModifyRecord,
  ): WriteTask<UpdateResult> {
    const counts = { matched: 0, modified: 0 };
    // A record whose key moves ahead of the search is found again.
    for (const id of new Set(yield* this.#findRecordIds(namespace, query, operation))) {
      if (operation.isSliceOver) {
        yield;
        operation.startSlice();
      }
      yield* this.runStatement(operation, () => {
        const match = this.#loadIfMatching(namespace, id, query.filter, operation);
        if (!match) return;
        counts.modified += modify(match.collection, match.record).modified;
        counts.matched++;
      });
    }
    return counts;
  }

  /**
   * Finds the ids of matching records. A search that exceeds its time slice is repeated outside of the batch, where it
   * can yield.
   */
  *#findRecordIds(namespace: string, query: Query, operation: Operation): WriteTask<number[]> {
    operation.startSlice();
    const search = () =>
      mapStream(
        this.#finder.find(this.#catalog.findVisible(namespace, operation.transaction), query, operation),
        ({ id }) => {
          operation.memory.add(BYTES_PER_ID, 'An update or delete');
          return id;
        },
      );
    let ids: number[] = [];
    for (const id of search()) {
      if (id === PAUSE) {
        operation.memory.release();
        yield collectStream(search(), operation).then((foundIds) => {
          ids = foundIds;
        });
        break;
      }
      ids.push(id);
    }
    operation.startSlice();
    return ids;
  }

  #loadIfMatching(namespace: string, id: number, filter: Filter, { transaction }: Operation) {
    const collection = this.#catalog.findVisible(namespace, transaction);
    const record = collection && this.#records.get(collection, id, transaction);
    return collection && record && filter.matches(record.doc) ? { collection, record } : undefined;
  }
}

const UPDATE_TOO_LARGE = { code: 17419, subject: 'Resulting document after update' };
const UPSERT_TOO_LARGE = { code: 17420, subject: 'Document to upsert' };

/** Encodes a document to store, with the error that MongoDB has for one over 16 MB. */
function encodeRecord(doc: Doc, { code, subject }: typeof UPDATE_TOO_LARGE): Buffer {
  try {
    return encodeUpTo(MAX_DOCUMENT_BYTES, doc, MAX_STORED_DEPTH);
  } catch (error) {
    if (!(error instanceof MongoError) || error.code !== documentTooLarge(0).code) throw error;
    throw new MongoError(code, `${subject} is larger than ${MAX_DOCUMENT_BYTES}`);
  }
}
