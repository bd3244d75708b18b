import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ClientSession, Document, GridFSBucket, MongoClient } from 'mongodb';
import { NotCoveredError } from './errors.ts';
import { resolveConcerns, type TestContext } from './test-context.ts';

/** Runs operations in a callback of `withTransaction`. */
export type RunOperations = (operations: readonly Document[]) => Promise<void>;

// The driver's methods are called by name, as a test gives it, so their target has no type.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Target = any;
type Call = (target: Target, args: Document, options: Document, run: RunOperations) => unknown;

/** The arguments of a method that come before its options, in their order. */
const POSITIONAL: Record<string, readonly string[]> = {
  aggregate: ['pipeline'],
  bulkWrite: ['requests'],
  count: ['filter'],
  countDocuments: ['filter'],
  createCollection: ['collection'],
  createIndex: ['keys'],
  createSearchIndex: ['model'],
  createSearchIndexes: ['models'],
  deleteMany: ['filter'],
  deleteOne: ['filter'],
  distinct: ['fieldName', 'filter'],
  dropCollection: ['collection'],
  dropIndex: ['name'],
  dropSearchIndex: ['name'],
  find: ['filter'],
  findOne: ['filter'],
  findOneAndDelete: ['filter'],
  findOneAndReplace: ['filter', 'replacement'],
  findOneAndUpdate: ['filter', 'update'],
  insertMany: ['documents'],
  insertOne: ['document'],
  listCollections: ['filter'],
  replaceOne: ['filter', 'replacement'],
  updateMany: ['filter', 'update'],
  updateOne: ['filter', 'update'],
  updateSearchIndex: ['name', 'definition'],
  ...Object.fromEntries(
    ['dropDatabase', 'dropIndexes', 'estimatedDocumentCount', 'listIndexes', 'startTransaction'].map(
      (name) => [name, []],
    ),
  ),
  ...Object.fromEntries(['commitTransaction', 'abortTransaction', 'endSession'].map((name) => [name, []])),
};

const CURSOR_METHODS = new Set(['aggregate', 'find', 'listCollections', 'listIndexes']);

/** Operations that are no method of the driver with the same arguments. */
const SPECIAL: Record<string, Call> = {
  clientBulkWrite: (client: MongoClient, { models }, options) =>
    client.bulkWrite(models.map(toClientModel), options),
  close: (target) => target.close(),
  createChangeStream: (target, { pipeline: stages = [] }, options) =>
    openChangeStream(target, stages, options),
  createCommandCursor: (database, args, options) => fillFirstBatch(runCursorCommand(database, args, options)),
  createFindCursor: async (collection, { filter }, options) =>
    fillFirstBatch(collection.find(filter, options)),
  delete: (bucket: GridFSBucket, { id }) => bucket.delete(id),
  download: (bucket: GridFSBucket, { id }) => buffer(bucket.openDownloadStream(id)),
  downloadByName: (bucket: GridFSBucket, { filename }, options) =>
    buffer(bucket.openDownloadStreamByName(filename, options)),
  getSnapshotTime: (session) => session.snapshotTime,
  iterateOnce: (cursor) => cursor.tryNext(),
  iterateUntilDocumentOrError: (cursor) => cursor.next(),
  listDatabaseNames: async (client: MongoClient, _args, options) =>
    (
      await client
        .db()
        .admin()
        .listDatabases({ ...options, nameOnly: true })
    ).databases.map(({ name }) => name),
  listDatabases: async (client: MongoClient, _args, options) =>
    (await client.db().admin().listDatabases(options)).databases,
  listCollectionNames: async (database, { filter }, options) =>
    (await database.listCollections(filter, { ...options, nameOnly: true }).toArray()).map(
      ({ name }: Document) => name,
    ),
  listIndexNames: async (collection, _args, options) =>
    (await collection.listIndexes(options).toArray()).map(({ name }: Document) => name),
  listSearchIndexes: (collection, { name, aggregationOptions }, options) =>
    (name === undefined
      ? collection.listSearchIndexes({ ...options, ...aggregationOptions })
      : collection.listSearchIndexes(name, { ...options, ...aggregationOptions })
    ).toArray(),
  modifyCollection: (database, { collection, ...fields }) =>
    database.command({ collMod: collection, ...fields }),
  rename: (target, { id, newFilename, to }, options) =>
    id === undefined ? target.rename(to, options) : target.rename(id, newFilename),
  runCommand: (database, { command }, options) => database.command(command, options),
  runCursorCommand: (database, args, options) => runCursorCommand(database, args, options).toArray(),
  upload: async (bucket: GridFSBucket, { filename, source }, options) => {
    const stream = bucket.openUploadStream(filename, options);
    await pipeline(Readable.from([Buffer.from(source.$$hexBytes, 'hex')]), stream);
    return stream.id;
  },
  withTransaction: (session: ClientSession, { callback }, options, run) =>
    session.withTransaction(() => run(callback), options),
};

/**
 * Performs one operation on an entity.
 *
 * @returns the driver's result, as the test format describes it.
 * @throws the driver's error, or a NotCoveredError for an operation that the runner does not know.
 */
export async function performOperation(
  { object, name, arguments: raw = {} }: Document,
  context: TestContext,
  run: RunOperations,
): Promise<unknown> {
  const target: Target = context.get(object);
  const args: Document = {
    ...resolveConcerns(raw),
    ...(raw.session !== undefined && { session: context.get(raw.session) }),
  };
  if (args.returnDocument) args.returnDocument = String(args.returnDocument).toLowerCase();
  const special = SPECIAL[name];
  if (special) {
    const result = await special(target, args, optionsOf(args, SPECIAL_ARGUMENTS), run);
    return normalize(result);
  }
  const positional = POSITIONAL[name];
  if (!positional || typeof target[name] !== 'function') throw new NotCoveredError(`operation ${name}`);
  const values = positional.map((argument) => args[argument]);
  const result = target[name](...values, optionsOf(args, positional));
  return normalize(CURSOR_METHODS.has(name) ? await result.toArray() : await result);
}

const SPECIAL_ARGUMENTS = [
  ...['models', 'pipeline', 'filename', 'source', 'command', 'callback', 'commandName', 'aggregationOptions'],
  ...['id', 'newFilename', 'to', 'filter'],
];

const optionsOf = (args: Document, positional: readonly string[]): Document =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !positional.includes(name)));

function toClientModel(model: Document): Document {
  const [[name, fields] = ['', {}]] = Object.entries<Document>(model);
  return { name, ...fields };
}

/** Opens a change stream and waits until the server has accepted it. */
async function openChangeStream(target: Target, stages: Document[], options: Document): Promise<unknown> {
  const stream = target.watch(stages, options);
  await stream.cursor.cursorInit();
  return stream;
}

async function fillFirstBatch(cursor: Target): Promise<unknown> {
  await cursor.hasNext();
  return cursor;
}

function runCursorCommand(database: Target, { command }: Document, options: Document): Target {
  const { batchSize, comment, maxTimeMS, timeoutMode, cursorType, ...others } = options;
  const cursor = database.runCursorCommand(command, { ...others, timeoutMode, cursorType });
  if (batchSize !== undefined) cursor.setBatchSize(batchSize);
  if (comment !== undefined) cursor.setComment(comment);
  if (maxTimeMS !== undefined) cursor.setMaxTimeMS(maxTimeMS);
  return cursor;
}

/** Turns the driver's result objects into documents. The fields of some are getters. */
function normalize(result: unknown): unknown {
  return isBulkWriteResult(result)
    ? Object.fromEntries(BULK_WRITE_FIELDS.map((field) => [field, result[field]]))
    : result;
}

const BULK_WRITE_FIELDS = [
  ...['deletedCount', 'insertedCount', 'insertedIds', 'matchedCount', 'modifiedCount', 'upsertedCount'],
  'upsertedIds',
];

/** Whether this is the result of `bulkWrite` on a collection, or what its error carries. */
export const isBulkWriteResult = (value: unknown): value is Document =>
  value instanceof Object && value.constructor.name === 'BulkWriteResult';

export const toResultDocument = normalize;
