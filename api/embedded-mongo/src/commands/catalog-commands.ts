import { encode } from '../bson/encode.ts';
import { formatValue } from '../bson/format-value.ts';
import { toNumber } from '../bson/numbers.ts';
import { isNumeric, type Doc } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { invalidOptions, MongoError, namespaceNotFound } from '../errors.ts';
import { compileFilter } from '../query/filter.ts';
import type { WriteTask } from '../storage/writer.ts';
import type { CommandHandler, CommandContext } from './context.ts';
import { LISTED_COLLECTIONS } from './reads.ts';
import { okReply, type CursorReply } from './reply.ts';

export const create: CommandHandler = async ({ request, statements, operation, writer }) => {
  const { namespace } = request;
  await writer.run(statements.runStatement(operation, () => statements.ensureCollection(namespace)));
  return okReply();
};

export const drop: CommandHandler = async (context) => {
  const { request, catalog, writer } = context;
  const collection = catalog.findCollection(request.namespace);
  if (!collection) return okReply();
  await writer.run(createDropTask(context, collection));
  return okReply({ nIndexesWas: collection.indexes.length, ns: collection.namespace });
};

export const dropDatabase: CommandHandler = async (context) => {
  const { request, catalog, writer } = context;
  const { dropDatabase: operand } = request.body;
  if (!isNumeric(operand) || toNumber(operand) !== 1)
    throw new MongoError(5255100, 'Have to pass 1 as command parameter');
  const collections = catalog.listCollections().filter(({ database }) => database === request.database);
  for (const collection of collections) await writer.run(createDropTask(context, collection));
  return okReply({ dropped: request.database });
};

export const listCollections: CommandHandler = (context) => {
  const { request, catalog } = context;
  const filter = compileFilter(request.body.filter);
  const docs = catalog
    .listCollections()
    .filter(({ database }) => database === request.database)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(toListedCollection)
    .filter(filter.matches);
  const listed = request.getFlag('nameOnly') ? docs.map(({ name, type }): Doc => ({ name, type })) : docs;
  return openListCursor(context, `${request.database}.${LISTED_COLLECTIONS}`, listed);
};

const toListedCollection = ({ name }: Collection): Doc => ({
  name,
  type: 'collection',
  options: {},
  info: { readOnly: false },
});

export const listIndexes: CommandHandler = (context) => {
  const { request, catalog } = context;
  const collection = catalog.findCollection(request.namespace);
  if (!collection) throw namespaceNotFound(request.namespace);
  const specs = collection.indexes.filter(({ isReady }) => isReady).map(({ spec }) => spec);
  return openListCursor(context, collection.namespace, specs.map(toListedSpec));
};

export const dropIndexes: CommandHandler = async (context) => {
  const { request, catalog, statements, operation, writer, records, sessions } = context;
  const { namespace } = request;
  const name = request.getString('index');
  const nIndexesWas = await writer.run(
    statements.runStatement(operation, () => {
      const collection = catalog.findCollection(namespace);
      if (!collection) throw namespaceNotFound(namespace);
      records.assertNoPendingChanges(collection, sessions.openTransactions);
      const indexCount = collection.indexes.length;
      for (const index of selectIndexes(collection, name)) catalog.removeIndex(collection, index);
      return indexCount;
    }),
  );
  return okReply({ nIndexesWas });
};

/** Creates a task that drops a collection after all transactions that use it have ended. */
function createDropTask(
  { catalog, cursors, operation, records, sessions, statements }: CommandContext,
  collection: Collection,
): WriteTask<void> {
  return statements.runStatement(operation, () => {
    if (catalog.findCollection(collection.namespace) !== collection) return;
    records.assertUnused(collection, sessions.openTransactions);
    cursors.endDropped(collection.namespace);
    catalog.dropCollection(collection);
  });
}

/** Returns the index with a name; for `*` all except the one on `_id`. */
function selectIndexes(collection: Collection, name: string): readonly IndexDefinition[] {
  const [idIndex, ...others] = collection.indexes;
  if (name === '*') return others;
  const index = collection.indexes.find((candidate) => candidate.name === name);
  if (!index) throw new MongoError(27, `index not found with name [${formatValue(name)}]`);
  if (index === idIndex) throw invalidOptions('cannot drop _id index');
  return [index];
}

/** Returns a specification as `listIndexes` shows it. The `_id` index is unique without stating so. */
const toListedSpec = (spec: Doc): Doc =>
  spec.name === '_id_' ? { v: spec.v, key: spec.key, name: spec.name } : spec;

function openListCursor(
  { request, operation, cursors, session }: CommandContext,
  namespace: string,
  docs: Doc[],
): Promise<CursorReply> {
  const batchSize = request.getCursorBatchSize();
  return cursors.openCursor(docs.map(encode), operation, { namespace, batchSize, session });
}
