import type { Doc } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import { namespaceNotFound } from '../errors.ts';
import { runToCompletion, forEachInStream, PAUSE, type Pause } from '../find/stream.ts';
import { MATCH_ALL } from '../query/filter.ts';
import { CollectionCheck } from '../records/collection-check.ts';
import type { CommandHandler, CommandContext } from './context.ts';
import { okReply } from './reply.ts';

const MAX_REPORTED_ERRORS = 50;

/** Checks that every record has its keys in every index, that no index has other keys, and that the counts match. */
export const validate: CommandHandler = async (context) => {
  const { request, catalog, operation } = context;
  const collection = catalog.findCollection(request.namespace);
  if (!collection) throw namespaceNotFound(request.namespace);
  const result = await runToCompletion(validateCollection(context, collection), operation);
  return okReply({ ns: collection.namespace, nIndexes: collection.indexes.length, ...result, warnings: [] });
};

function* validateCollection(
  { environment, finder, operation }: CommandContext,
  collection: Collection,
): Generator<Pause, Doc, void> {
  const check = new CollectionCheck(collection, {
    get: (key) => environment.get(environment.indexEntries, key),
    count: (range) => environment.countKeys(environment.indexEntries, range),
  });
  const records = finder.find(collection, { filter: MATCH_ALL }, operation);
  yield* forEachInStream(records, (record) => check.checkRecord(record));
  for (const index of collection.indexes) {
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
