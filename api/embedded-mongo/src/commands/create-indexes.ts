import { assertFieldTypes, type FieldTypes } from '../bson/field-types.ts';
import { isEqual } from '../bson/compare.ts';
import { assertNoNullByte } from '../bson/limits.ts';
import { toNumber } from '../bson/numbers.ts';
import { formatValue } from '../bson/format-value.ts';
import {
  hasOperator,
  isDoc,
  isNumeric,
  isRegex,
  isTruthy,
  toFieldName,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { decodeRecordId, type Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { badValue, failedToParse, MongoError, wrongType } from '../errors.ts';
import { Operation } from '../operation.ts';
import { compileFilter } from '../query/filter.ts';
import { isArrayIndex, splitPath } from '../query/paths.ts';
import { StoredRecord } from '../records/stored-record.ts';
import type { WriteTask } from '../storage/writer.ts';
import { INDEX_OPTIONS, PARTIAL_FILTER_OPERATORS } from '../supported-features.ts';
import type { CommandHandler, CommandContext } from './context.ts';
import { okReply } from './reply.ts';

export const createIndexes: CommandHandler = async (context) => {
  const { request, catalog, writer, statements, operation } = context;
  const { namespace } = request;
  const existing = catalog.findCollection(namespace);
  const specs = request.getArray('indexes').map(parseIndexSpec);
  if (specs.length === 0) throw badValue('Must specify at least one index to create');
  const collection = await writer.run(
    statements.runStatement(operation, () => statements.ensureCollection(namespace)),
  );
  const numIndexesBefore = collection.indexes.length;
  await createAll(context, collection, specs);
  const numIndexesAfter = collection.indexes.length;
  const note = numIndexesAfter === numIndexesBefore ? { note: 'all indexes already exist' } : {};
  return okReply({
    numIndexesBefore,
    numIndexesAfter,
    createdCollectionAutomatically: existing === undefined,
    ...note,
  });
};

/** Creates indexes; as in MongoDB, none of them if one cannot be built. */
async function createAll(
  context: CommandContext,
  collection: Collection,
  specs: readonly Doc[],
): Promise<void> {
  const { catalog, statements, writer } = context;
  const added: IndexDefinition[] = [];
  try {
    for (const spec of specs) await createIndex(context, collection, spec, (index) => added.push(index));
  } catch (error) {
    const removeAdded = (): void => {
      if (catalog.findCollection(collection.namespace) !== collection) return;
      for (const index of added)
        if (collection.indexes.includes(index)) catalog.removeIndex(collection, index);
    };
    await writer.run(statements.runStatement(new Operation(), removeAdded));
    throw error;
  }
}

/** Index builds in progress, so that concurrent requests for the same index wait for one build. */
const buildsInProgress = new Map<IndexDefinition, Promise<void>>();

async function createIndex(
  context: CommandContext,
  collection: Collection,
  spec: Doc,
  onAdded: (index: IndexDefinition) => void,
): Promise<void> {
  const { catalog, records, writer, statements, operation, sessions } = context;
  // A transaction that wrote before the index existed has no keys for it, so those transactions must end first.
  const addTask = statements.runStatement(operation, () => {
    if (catalog.findCollection(collection.namespace) !== collection) throw buildAborted(collection);
    records.assertNoPendingChanges(collection, sessions.openTransactions);
    const existing = findExistingIndex(collection, spec);
    if (!existing && collection.indexes.length >= MAX_INDEXES)
      throw cannotCreateIndex(`add index fails, too many indexes for ${collection.namespace}`);
    if (existing) return existing;
    const added = catalog.addIndex(collection, spec);
    onAdded(added);
    return added;
  });
  const index = findExistingIndex(collection, spec) ?? (await writer.run(addTask));
  const build =
    buildsInProgress.get(index) ??
    (index.isReady ? undefined : writer.run(buildIndex(context, collection, index)));
  if (!build) return;
  buildsInProgress.set(index, build);
  await build.finally(() => buildsInProgress.delete(index));
}

/** MongoDB's limit on the indexes of a collection. */
const MAX_INDEXES = 64;

/** Upper bounds on what one statement of a build reads; of large records it is one. */
const [RECORDS_PER_STATEMENT, BYTES_PER_STATEMENT] = [100, 64 * 1024];

/** How long a build runs before its batch is committed and other writes get their turn. */
const BATCH_DURATION_MS = 20;

/**
 * Builds an index from all records, a few at a time. Concurrent writes maintain the index themselves, even for records
 * that the build has not reached yet: inserting a key twice is harmless.
 */
function* buildIndex(
  { environment, catalog, records, statements, writer }: CommandContext,
  collection: Collection,
  index: IndexDefinition,
): WriteTask<void> {
  // Several requests may wait for the build, so it does not end with the one that started it.
  const operation = new Operation();
  // Saving a collection that was dropped meanwhile would bring it back.
  const exists = (): boolean =>
    catalog.findCollection(collection.namespace) === collection && collection.indexes.includes(index);
  let afterKey: Buffer | undefined;
  let batchEndsAt = performance.now() + BATCH_DURATION_MS;
  try {
    for (;;) {
      const entries = yield* statements.runStatement(operation, () => {
        if (!exists()) throw buildAborted(collection, index);
        const batch = environment.readEntries(environment.records, collection.recordRange, {
          afterKey,
          limit: RECORDS_PER_STATEMENT,
          maxBytes: BYTES_PER_STATEMENT,
        });
        for (const { key, value } of batch)
          records.addIndexKeys(collection, index, new StoredRecord(decodeRecordId(key), value));
        return batch;
      });
      afterKey = entries.at(-1)?.key;
      if (!afterKey) break;
      if (performance.now() < batchEndsAt) continue;
      yield;
      batchEndsAt = performance.now() + BATCH_DURATION_MS;
    }
    writer.atomically(() => catalog.markIndexReady(collection, index));
  } catch (error) {
    if (exists()) writer.atomically(() => catalog.removeIndex(collection, index));
    throw error;
  }
}

const buildAborted = ({ namespace }: Collection, index?: IndexDefinition): MongoError =>
  new MongoError(
    276,
    `Index build failed: ${index?.name ?? ''} on ${namespace}: collection or index dropped`,
  );

/**
 * Returns the identical existing index, if any.
 *
 * @throws MongoError if an index with the same name or key pattern, but different options, exists.
 */
function findExistingIndex(collection: Collection, spec: Doc): IndexDefinition | undefined {
  const key = spec.key as Doc;
  const sameKey = collection.indexes.find(
    (index) =>
      index.hasKeyPattern(key) && isEqual(index.spec.partialFilterExpression, spec.partialFilterExpression),
  );
  if (sameKey && isIdKeyPattern(key)) return sameKey;
  const sameName = collection.indexes.find(({ name }) => name === spec.name);
  const existing = sameName ?? sameKey;
  if (!existing) return undefined;
  if (sameKey !== existing || !hasSameOptions(existing.spec, spec)) {
    const message = `An existing index conflicts: requested ${formatValue(spec)}, existing ${formatValue(existing.spec)}`;
    if (sameName) throw new MongoError(86, message);
    throw new MongoError(85, message);
  }
  if (existing.name === spec.name) return existing;
  throw new MongoError(85, `Index already exists with a different name: ${existing.name}`);
}

const isIdKeyPattern = (key: Doc): boolean => Object.keys(key).join() === '_id';

const hasSameOptions = (a: Doc, b: Doc): boolean =>
  isTruthy(a.unique) === isTruthy(b.unique) &&
  isTruthy(a.sparse) === isTruthy(b.sparse) &&
  isEqual(a.expireAfterSeconds, b.expireAfterSeconds);

/**
 * Parses an index specification into the form that is stored.
 *
 * @throws MongoError if it is invalid or unsupported.
 */
function parseIndexSpec(spec: Value): Doc {
  if (!isDoc(spec)) throw wrongType('createIndexes.indexes', spec, 'object');
  assertFieldTypes('createIndexes.indexes', spec, INDEX_OPTIONS, rejectIndexOption);
  const { name, expireAfterSeconds, partialFilterExpression } = spec;
  if (typeof name !== 'string' || !isDoc(spec.key))
    throw failedToParse("The fields 'key' and 'name' are required properties of an index specification");
  if (name === '*') throw badValue("The index name '*' is not valid.");
  if (name === '') throw cannotCreateIndex('index name cannot be empty');
  assertNoNullByte(name, 'index name', 67);
  if (isNumeric(spec.v) && toNumber(spec.v) !== 2)
    throw cannotCreateIndex('Index versions other than 2 are not supported');
  if (isTruthy(spec.sparse) && isDoc(partialFilterExpression))
    throw cannotCreateIndex('cannot mix "partialFilterExpression" and "sparse" options');
  const key = parseKeyPattern(spec.key);
  if (isIdKeyPattern(key))
    assertFieldTypes('createIndexes.indexes', spec, ID_INDEX_OPTIONS, rejectIndexOption);
  if (expireAfterSeconds !== undefined && Object.keys(key).length > 1)
    throw cannotCreateIndex('TTL indexes are single-field indexes, compound indexes do not support TTL.');
  assertValidExpiry(expireAfterSeconds);
  assertValidPartialFilter(partialFilterExpression);
  return {
    v: 2,
    key,
    name,
    ...(isTruthy(spec.unique) && { unique: true }),
    ...(isTruthy(spec.sparse) && { sparse: true }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
    ...(partialFilterExpression !== undefined && { partialFilterExpression }),
  };
}

/** Options of the index on `_id`, which is unique anyway. */
const ID_INDEX_OPTIONS: FieldTypes = { key: 'object', name: 'string', v: 'number' };

const rejectIndexOption = (_owner: string, name: string): MongoError =>
  new MongoError(
    197,
    `The field '${name}' is not valid for this index specification, or is not supported by the embedded database.`,
  );

const cannotCreateIndex = (message: string): MongoError => new MongoError(67, message);

function parseKeyPattern(key: Doc): Doc {
  if (Object.keys(key).length === 0) throw cannotCreateIndex('Index keys cannot be an empty object');
  for (const [property, direction] of Object.entries(key)) {
    const path = toFieldName(property);
    const sign = isNumeric(direction) ? Math.sign(toNumber(direction)) : 0;
    if (sign !== 1 && sign !== -1) {
      throw cannotCreateIndex(
        `Index type ${formatValue(direction)} is not supported by the embedded database: only 1 and -1 are.`,
      );
    }
    // In a filter, a numeric part may be an array position or a field name. An index could cover only one of them.
    if (splitPath(path).some((part) => part === '' || part.startsWith('$') || isArrayIndex(part)))
      throw cannotCreateIndex(
        `Index key '${path}' is not supported: no part may be empty, numeric or start with '$'.`,
      );
  }
  return key;
}

function assertValidExpiry(expireAfterSeconds: Value): void {
  const isValid =
    expireAfterSeconds === undefined ||
    (isNumeric(expireAfterSeconds) &&
      toNumber(expireAfterSeconds) >= 0 &&
      toNumber(expireAfterSeconds) < 2 ** 31);
  if (!isValid)
    throw cannotCreateIndex("TTL index 'expireAfterSeconds' option must be a number from 0 to 2147483647");
}

/** Allows only what the planner can compare with a query: fields with a given value or type. */
function assertValidPartialFilter(spec: Value): void {
  if (!isDoc(spec)) return;
  const unsupported = Object.entries(spec)
    .flatMap(([name, operand]) => (isDoc(operand) && hasOperator(operand) ? Object.keys(operand) : [name]))
    .find((name) => name.startsWith('$') && !PARTIAL_FILTER_OPERATORS.includes(name));
  if (unsupported !== undefined || Object.values(spec).some(isRegex))
    throw cannotCreateIndex(`Expression not supported in partial index: ${unsupported ?? formatValue(spec)}`);
  compileFilter(spec);
}
