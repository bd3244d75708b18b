import { isSameCollation, parseCollation } from '../bson/collation.ts';
import { encode } from '../bson/encode.ts';
import { formatValue } from '../bson/format-value.ts';
import { toNumber } from '../bson/numbers.ts';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import {
  badValue,
  invalidOptions,
  MongoError,
  namespaceNotFound,
  typeMismatch,
  unauthorized,
  wrongType,
} from '../errors.ts';
import { compileFilter } from '../query/filter.ts';
import type { WriteTask } from '../storage/writer.ts';
import type { CommandHandler, CommandContext } from './context.ts';
import { LISTED_COLLECTIONS } from './reads.ts';
import { okReply, type CursorReply } from './reply.ts';

export const create: CommandHandler = async (context) => {
  const { request, statements, operation, writer } = context;
  const { namespace } = request;
  const collation = parseCollation(request.body.collation);
  if (collation?.isIndexable === false)
    throw badValue(
      `A collection with this collation is not supported by the embedded database, for its index on _id.`,
    );
  const create = () => statements.ensureCollection(namespace, undefined, collation);
  const collection = await writer.run(statements.runStatement(operation, create));
  if (!isSameCollation(collection.collation, collation))
    throw new MongoError(48, `namespace ${namespace} already exists, but with different options`);
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

/** Lists the databases. The sizes of single ones are not known, because all share one file. */
export const listDatabases: CommandHandler = ({ request, catalog, environment }) => {
  if (request.database !== 'admin')
    throw unauthorized('listDatabases may only be run against the admin database.');
  const { matches, conditions } = compileFilter(request.body.filter);
  if (conditions.some(({ path }) => path === 'sizeOnDisk'))
    throw badValue('The embedded database does not know the sizes of databases.');
  const names = new Set(catalog.listCollections().map(({ database }) => database));
  const isNameOnly = request.getFlag('nameOnly');
  const databases = [...names]
    .sort()
    .map((name): Doc => (isNameOnly ? { name } : { name, empty: false }))
    .filter(matches);
  const { dataFileBytes: totalSize } = environment.measureDataFile();
  return okReply({ databases, ...(!isNameOnly && { totalSize }) });
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

const toListedCollection = ({ name, collation }: Collection): Doc => ({
  name,
  type: 'collection',
  options: collation ? { collation: collation.spec } : {},
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
  const { namespace, body } = request;
  const { index: selector } = body;
  if (typeof selector !== 'string' && !isDoc(selector) && !Array.isArray(selector))
    throw wrongType('dropIndexes.index', selector, 'string');
  const nIndexesWas = await writer.run(
    statements.runStatement(operation, () => {
      const collection = catalog.findCollection(namespace);
      if (!collection) throw namespaceNotFound(namespace);
      records.assertNoPendingChanges(collection, sessions.openTransactions);
      const indexCount = collection.indexes.length;
      for (const index of selectIndexes(collection, selector)) catalog.removeIndex(collection, index);
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

/** Returns the indexes with a name, a key pattern, or one of several names; for `*` all except the one on `_id`. */
function selectIndexes(collection: Collection, selector: Value): readonly IndexDefinition[] {
  const [idIndex, ...others] = collection.indexes;
  if (selector === '*') return others;
  if (Array.isArray(selector)) return selector.flatMap((name) => selectIndexes(collection, assertName(name)));
  const [index, other] = collection.indexes.filter((candidate) =>
    isDoc(selector) ? candidate.hasKeyPattern(selector) : candidate.name === selector,
  );
  if (other)
    throw new MongoError(181, `${formatValue(selector)} matches several indexes, drop one by its name`);
  if (!index) throw new MongoError(27, `index not found with name [${formatValue(selector)}]`);
  if (index === idIndex) throw invalidOptions('cannot drop _id index');
  return [index];
}

function assertName(name: Value): string {
  if (typeof name === 'string' && name !== '*') return name;
  throw typeMismatch(`dropIndexes expects names of indexes in a list, not ${formatValue(name)}`);
}

/** Returns a specification as `listIndexes` shows it. The `_id` index is unique without stating so. */
const toListedSpec = (spec: Doc): Doc =>
  spec.name === '_id_' ? { v: spec.v, key: spec.key, name: spec.name, collation: spec.collation } : spec;

function openListCursor(
  { request, operation, cursors, session }: CommandContext,
  namespace: string,
  docs: Doc[],
): Promise<CursorReply> {
  const batchSize = request.getCursorBatchSize();
  return cursors.openCursor(docs.map(encode), operation, { namespace, batchSize, session });
}
