import type { Doc } from '../bson/value.ts';
import { encodeRecordId, decodeRecordId, type Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { generateKeys } from '../catalog/index-keys.ts';
import { namespaceNotFound } from '../errors.ts';
import { runToCompletion, forEachInStream, PAUSE, type Pause } from '../find/stream.ts';
import { MATCH_ALL } from '../query/filter.ts';
import type { StoredRecord } from '../records/stored-record.ts';
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

function* validateCollection(context: CommandContext, collection: Collection): Generator<Pause, Doc, void> {
  const errors: string[] = [];
  const expectedKeyCounts = new Map<string, number>(collection.indexes.map(({ name }) => [name, 0]));
  let nrecords = 0;
  yield* forEachInStream(
    context.finder.find(collection, { filter: MATCH_ALL }, context.operation),
    (record) => {
      nrecords++;
      for (const index of collection.indexes) {
        const { keys } = generateKeys(index, record.doc);
        expectedKeyCounts.set(index.name, (expectedKeyCounts.get(index.name) ?? 0) + keys.length);
        const isKeyMissing = keys.some((key) => !hasIndexEntry(context, index, key, record));
        if (isKeyMissing) errors.push(`index ${index.name} is missing a key of record ${record.id}`);
      }
    },
  );
  const keysPerIndex: Record<string, number> = {};
  for (const { name, keyRange } of collection.indexes) {
    yield PAUSE;
    const count = context.environment.countKeys(context.environment.indexEntries, keyRange);
    keysPerIndex[name] = count;
    if (count !== expectedKeyCounts.get(name))
      errors.push(`index ${name} has ${count} keys, expected ${expectedKeyCounts.get(name)}`);
  }
  if (nrecords !== collection.count)
    errors.push(`the stored count is ${collection.count}, but there are ${nrecords} records`);
  return { nrecords, keysPerIndex, valid: errors.length === 0, errors: errors.slice(0, MAX_REPORTED_ERRORS) };
}

function hasIndexEntry(
  { environment }: CommandContext,
  index: IndexDefinition,
  key: Buffer,
  { id }: StoredRecord,
): boolean {
  const entry = index.isUnique ? key : Buffer.concat([key, encodeRecordId(id)]);
  const value = environment.get(environment.indexEntries, entry);
  return value !== undefined && (!index.isUnique || decodeRecordId(value) === id);
}
