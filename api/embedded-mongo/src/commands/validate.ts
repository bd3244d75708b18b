import type { Doc } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import { countKey, parseCount } from '../catalog/stored-collection.ts';
import { namespaceNotFound } from '../errors.ts';
import { runToCompletion, forEachInStream, PAUSE, type Pause } from '../find/stream.ts';
import { Operation } from '../operation.ts';
import { MATCH_ALL } from '../query/filter.ts';
import { CollectionCheck } from '../records/collection-check.ts';
import type { CommandHandler, CommandContext } from './context.ts';
import { okReply } from './reply.ts';

const MAX_REPORTED_ERRORS = 50;

/**
 * Checks that every record has its keys in every index, that no index has other keys, and that the counts match; in a
 * snapshot, because records and keys change during the pauses.
 */
export const validate: CommandHandler = async (context) => {
  const { request, catalog, records } = context;
  const collection = catalog.findCollection(request.namespace);
  if (!collection) throw namespaceNotFound(request.namespace);
  const transaction = records.beginTransaction();
  try {
    const operation = new Operation(transaction);
    operation.adoptCallerOf(context.operation);
    const result = await runToCompletion(validateCollection(context, collection, operation), operation);
    return okReply({
      ns: collection.namespace,
      nIndexes: collection.indexes.length,
      ...result,
      warnings: [],
    });
  } finally {
    records.releaseTransaction(transaction);
  }
};

function* validateCollection(
  { environment, finder }: CommandContext,
  collection: Collection,
  operation: Operation,
): Generator<Pause, Doc, void> {
  const { catalogVersion = Infinity, snapshot } = operation.transaction ?? {};
  const indexes = collection.indexes.filter(({ readySinceVersion }) => readySinceVersion <= catalogVersion);
  const count = parseCount(environment.get(environment.meta, countKey(collection.id), snapshot));
  const check = new CollectionCheck(
    { indexes, count },
    {
      get: (key) => environment.get(environment.indexEntries, key, snapshot),
      count: (range) => environment.countKeys(environment.indexEntries, range, snapshot),
    },
  );
  const records = finder.find(collection, { filter: MATCH_ALL }, operation);
  yield* forEachInStream(records, (record) => check.checkRecord(record));
  for (const index of indexes) {
    yield PAUSE;
    check.checkIndex(index);
  }
  check.checkCount();
  const { errors, keysPerIndex, recordCount } = check;
  return {
    nrecords: recordCount,
    keysPerIndex,
    valid: errors.length === 0,
    errors: errors.slice(0, MAX_REPORTED_ERRORS),
  };
}
