import { identical } from '../bson/compare.ts';
import { encode } from '../bson/encode.ts';
import type { Doc, Value } from '../bson/value.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Collection } from '../catalog/collection.ts';
import { failedToParse } from '../errors.ts';
import type { Finder, Query } from '../find/finder.ts';
import { compileSort } from '../find/sort.ts';
import { collect, mapStream, PAUSE } from '../find/stream.ts';
import type { Operation } from '../operation.ts';
import { compileFilter, type Filter } from '../query/filter.ts';
import type { WriteTask, Writer } from '../storage/writer.ts';
import { MustWait } from '../transactions/locks.ts';
import { compileUpdate, type Update } from '../update/update.ts';
import { upsertedDocument } from '../update/upsert.ts';
import type { RecordStore } from './record-store.ts';
import type { StoredRecord } from './stored-record.ts';

export type UpdateStatement = {
  filter: Doc;
  update: Value;
  multi: boolean;
  upsert: boolean;
  sort?: Value;
};
export type DeleteStatement = { filter: Doc; multi: boolean; sort?: Value };

export type UpdateOutcome = {
  matched: number;
  modified: number;
  upsertedId?: Value;
  before?: Doc;
  after?: Doc;
};
export type DeleteOutcome = { deleted: number; before?: Doc };

/** Makes the result; called inside the statement that did the work, so that what it notes shares its fate. */
export type OnDone<T, R> = (outcome: T) => R;

type Change<T> = (collection: Collection, record: StoredRecord) => T;

/**
 * The statements that write. Each document is changed whole or not at all; statements on many documents work through
 * them as MongoDB does, making room for others in between, and what they did before a failure stays. In a transaction
 * all of it goes.
 */
export class Statements {
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
    return this.attempt(operation, () => {
      this.#records.insert(this.ensureCollection(namespace), doc, bytes, operation.transaction);
      return onDone(doc);
    });
  }

  *update<R>(
    namespace: string,
    statement: UpdateStatement,
    operation: Operation,
    onDone: OnDone<UpdateOutcome, R>,
  ): WriteTask<R> {
    const update = compileUpdate(statement.update);
    if (statement.multi && update.isReplacement) {
      throw failedToParse('multi update is not supported for replacement-style update');
    }
    const changed = yield* this.#change(namespace, statement, operation, this.#updateBy(update, operation), {
      one: onDone,
      many: (outcomes) =>
        onDone({ matched: outcomes.length, modified: outcomes.filter(({ modified }) => modified).length }),
    });
    if (changed) return changed.result;
    if (!statement.upsert) return yield* this.attempt(operation, () => onDone({ matched: 0, modified: 0 }));
    const after = upsertedDocument(statement.filter, update);
    return yield* this.insert(namespace, after, encode(after), operation, () =>
      onDone({ matched: 0, modified: 0, upsertedId: after._id, after }),
    );
  }

  *delete<R>(
    namespace: string,
    statement: DeleteStatement,
    operation: Operation,
    onDone: OnDone<DeleteOutcome, R>,
  ): WriteTask<R> {
    const remove: Change<DeleteOutcome> = (collection, record) => {
      this.#records.remove(collection, record, operation.transaction);
      return { deleted: 1, before: record.doc };
    };
    const changed = yield* this.#change(namespace, statement, operation, remove, {
      one: onDone,
      many: (outcomes) => onDone({ deleted: outcomes.length }),
    });
    return changed ? changed.result : yield* this.attempt(operation, () => onDone({ deleted: 0 }));
  }

  /** Runs a statement; where it meets a lock it waits for the transaction that holds it and tries again. */
  *attempt<T>(operation: Operation, statement: () => T): WriteTask<T> {
    for (;;) {
      operation.check();
      try {
        return this.#writer.atomically(statement);
      } catch (error) {
        if (!(error instanceof MustWait)) throw error;
        yield operation.wait(error.until);
      }
    }
  }

  /** Within a statement. A collection comes into being at once, also in a transaction. */
  ensureCollection(namespace: string): Collection {
    const dot = namespace.indexOf('.');
    return (
      this.#catalog.find(namespace) ?? this.#catalog.create(namespace.slice(0, dot), namespace.slice(dot + 1))
    );
  }

  #updateBy(update: Update, operation: Operation): Change<UpdateOutcome> {
    return (collection, record) => {
      const after = update.apply(record.doc, false);
      const modified = !identical(record.doc, after);
      if (modified) this.#records.replace(collection, record, after, encode(after), operation.transaction);
      return { matched: 1, modified: Number(modified), before: record.doc, after };
    };
  }

  /** Changes the first record that matches, or all that do; nothing is returned when none does. */
  *#change<T, R>(
    namespace: string,
    statement: UpdateStatement | DeleteStatement,
    operation: Operation,
    change: Change<T>,
    onDone: { one: OnDone<T, R>; many: OnDone<T[], R> },
  ): WriteTask<{ result: R } | undefined> {
    const { filter, sort, multi } = statement;
    const query = { filter: compileFilter(filter), sort: compileSort(sort) };
    if (!multi) return yield* this.#changeOne(namespace, query, operation, change, onDone.one);
    const outcomes = yield* this.#changeMany(namespace, query, operation, change);
    return outcomes.length === 0 ? undefined : { result: onDone.many(outcomes) };
  }

  *#changeOne<T, R>(
    namespace: string,
    query: Query,
    operation: Operation,
    change: Change<T>,
    onDone: OnDone<T, R>,
  ): WriteTask<{ result: R } | undefined> {
    for (;;) {
      const [id] = yield* this.#findIds(namespace, { ...query, limit: 1 }, operation);
      if (id === undefined) return undefined;
      const changed = yield* this.attempt(operation, () => {
        const found = this.#load(namespace, id, query.filter, operation);
        return found && { result: onDone(change(found.collection, found.record)) };
      });
      if (changed) return changed;
      // It changed while the statement waited or searched: another one may match now.
    }
  }

  *#changeMany<T>(namespace: string, query: Query, operation: Operation, change: Change<T>): WriteTask<T[]> {
    const outcomes: T[] = [];
    for (const id of yield* this.#findIds(namespace, query, operation)) {
      if (operation.pauseIsDue) {
        yield;
        operation.beginSlice();
      }
      yield* this.attempt(operation, () => {
        const found = this.#load(namespace, id, query.filter, operation);
        if (found) outcomes.push(change(found.collection, found.record));
      });
    }
    return outcomes;
  }

  /** A search that takes longer than a slice is done again outside of the batch, where it can let others run. */
  *#findIds(namespace: string, query: Query, operation: Operation): WriteTask<number[]> {
    operation.beginSlice();
    const search = () =>
      mapStream(this.#finder.find(this.#catalog.find(namespace), query, operation), ({ id }) => id);
    let ids: number[] = [];
    for (const id of search()) {
      if (id === PAUSE) {
        yield collect(search(), operation).then((found) => {
          ids = found;
        });
        break;
      }
      ids.push(id);
    }
    operation.beginSlice();
    return ids;
  }

  #load(namespace: string, id: number, filter: Filter, { transaction }: Operation) {
    const collection = this.#catalog.find(namespace);
    const record = collection && this.#records.get(collection, id, transaction);
    return collection && record && filter.matches(record.doc) ? { collection, record } : undefined;
  }
}
