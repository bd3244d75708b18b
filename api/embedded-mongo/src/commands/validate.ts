import type { Doc } from '../bson/value.ts';
import { recordIdBytes, recordIdOf, type Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { keysOf } from '../catalog/index-keys.ts';
import { namespaceNotFound } from '../errors.ts';
import { finish, forEachInStream, PAUSE, type Pause } from '../find/stream.ts';
import { MATCH_ALL } from '../query/filter.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import type { Command, CommandContext } from './context.ts';
import { ok } from './reply.ts';

const MAX_ERRORS = 50;

/** Whether every record has its keys in every index, every index has no other keys, and the counts are right. */
export const validate: Command = async (context) => {
  const { request, catalog, operation } = context;
  const collection = catalog.find(request.namespace);
  if (!collection) throw namespaceNotFound(request.namespace);
  const found = await finish(inspect(context, collection), operation);
  return ok({ ns: collection.namespace, nIndexes: collection.indexes.length, ...found, warnings: [] });
};

function* inspect(context: CommandContext, collection: Collection): Generator<Pause, Doc, void> {
  const errors: string[] = [];
  const expected = new Map<string, number>(collection.indexes.map(({ name }) => [name, 0]));
  let nrecords = 0;
  yield* forEachInStream(
    context.finder.find(collection, { filter: MATCH_ALL }, context.operation),
    (record) => {
      nrecords++;
      for (const index of collection.indexes) {
        const { keys } = keysOf(index, record.doc);
        expected.set(index.name, (expected.get(index.name) ?? 0) + keys.length);
        const missing = keys.some((key) => !hasEntry(context, index, key, record));
        if (missing) errors.push(`the index ${index.name} lacks a key of the record ${record.id}`);
      }
    },
  );
  const keysPerIndex: Record<string, number> = {};
  for (const { name, range } of collection.indexes) {
    yield PAUSE;
    const count = context.environment.count(context.environment.indexEntries, range);
    keysPerIndex[name] = count;
    if (count !== expected.get(name))
      errors.push(`the index ${name} has ${count} keys, not ${expected.get(name)}`);
  }
  if (nrecords !== collection.count)
    errors.push(`the count is ${collection.count}, but there are ${nrecords} records`);
  return { nrecords, keysPerIndex, valid: errors.length === 0, errors: errors.slice(0, MAX_ERRORS) };
}

function hasEntry(
  { environment }: CommandContext,
  index: IndexDefinition,
  key: Buffer,
  { id }: StoredRecord,
): boolean {
  const entry = index.unique ? key : Buffer.concat([key, recordIdBytes(id)]);
  const value = environment.get(environment.indexEntries, entry);
  return value !== undefined && (!index.unique || recordIdOf(value) === id);
}
