import { encode } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import { show } from '../bson/show.ts';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import { ID_INDEX_SPEC, type IndexDefinition } from '../catalog/index-definition.ts';
import { invalidOptions, MongoError, namespaceNotFound } from '../errors.ts';
import { compileFilter } from '../query/filter.ts';
import type { WriteTask } from '../storage/writer.ts';
import type { Command, CommandContext } from './context.ts';
import { FIRST_BATCH } from './cursors.ts';
import { ok, type CursorReply } from './reply.ts';

export const create: Command = async (context) => {
  const { request, statements, operation, writer } = context;
  await writer.run(statements.attempt(operation, () => statements.ensureCollection(request.namespace)));
  return ok();
};

export const drop: Command = async (context) => {
  const { request, catalog, writer } = context;
  const collection = catalog.find(request.namespace);
  if (!collection) return ok();
  await writer.run(dropTask(context, collection));
  return ok({ nIndexesWas: collection.indexes.length, ns: collection.namespace });
};

export const dropDatabase: Command = async (context) => {
  const { request, catalog, writer } = context;
  const collections = catalog.all().filter(({ database }) => database === request.database);
  for (const collection of collections) await writer.run(dropTask(context, collection));
  return ok({ dropped: request.database });
};

export const listCollections: Command = (context) => {
  const { request, catalog } = context;
  const filter = compileFilter(request.body.filter);
  const docs = catalog
    .all()
    .filter(({ database }) => database === request.database)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name }): Doc => ({ name, type: 'collection', options: {}, info: { readOnly: false } }))
    .filter(filter.matches);
  const shown = request.flag('nameOnly') ? docs.map(({ name, type }): Doc => ({ name, type })) : docs;
  return openList(context, `${request.database}.$cmd.listCollections`, shown);
};

export const listIndexes: Command = (context) => {
  const { request, catalog } = context;
  const collection = catalog.find(request.namespace);
  if (!collection) throw namespaceNotFound(request.namespace);
  const specs = collection.indexes.filter(({ ready }) => ready).map(({ spec }) => spec);
  return openList(context, collection.namespace, specs.map(withoutIdOptions));
};

export const dropIndexes: Command = async (context) => {
  const { request, catalog, cursors, statements, operation, writer, records, sessions } = context;
  const { namespace, body } = request;
  const nIndexesWas = await writer.run(
    statements.attempt(operation, () => {
      const collection = catalog.find(namespace);
      if (!collection) throw namespaceNotFound(namespace);
      records.assertUntouched(collection, sessions.openTransactions);
      const before = collection.indexes.length;
      cursors.killAll({ namespace });
      for (const index of chosenIndexes(collection, body.index)) catalog.removeIndex(collection, index);
      return before;
    }),
  );
  return ok({ nIndexesWas });
};

/** Waits for transactions that have written to the collection. */
function dropTask(
  { catalog, cursors, operation, records, sessions, statements }: CommandContext,
  collection: Collection,
): WriteTask<void> {
  return statements.attempt(operation, () => {
    if (catalog.find(collection.namespace) !== collection) return;
    records.assertUntouched(collection, sessions.openTransactions);
    cursors.killAll({ namespace: collection.namespace });
    catalog.drop(collection);
  });
}

/** The index of a name, or all but the one on the id. */
function chosenIndexes(collection: Collection, choice: Value): readonly IndexDefinition[] {
  const [idIndex, ...others] = collection.indexes;
  if (choice === '*') return others;
  const index = collection.indexes.find(({ name }) => name === choice);
  if (!index) throw new MongoError(27, 'IndexNotFound', `index not found with name [${show(choice)}]`);
  if (index === idIndex) throw invalidOptions('cannot drop _id index');
  return [index];
}

/** The index on the id is unique without saying so. */
const withoutIdOptions = (spec: Doc): Doc =>
  spec === ID_INDEX_SPEC || spec.name === '_id_' ? { v: spec.v, key: spec.key, name: spec.name } : spec;

function openList(
  { request, operation, cursors, session }: CommandContext,
  namespace: string,
  docs: Doc[],
): Promise<CursorReply> {
  const { cursor } = request.body;
  const asked = isDoc(cursor) && isNumeric(cursor.batchSize) ? toNumber(cursor.batchSize) : FIRST_BATCH;
  return cursors.open(docs.map(encode), operation, { namespace, batchSize: asked, session });
}
