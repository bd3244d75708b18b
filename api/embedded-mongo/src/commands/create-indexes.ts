import { equal } from '../bson/compare.ts';
import { toNumber } from '../bson/numbers.ts';
import { show } from '../bson/show.ts';
import { hasOperator, isDoc, isNumeric, isRegex, isTrue, type Doc, type Value } from '../bson/value.ts';
import { recordIdOf, type Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { compileFilter } from '../query/filter.ts';
import { isArrayIndex } from '../query/paths.ts';
import { StoredRecord } from '../records/stored-record.ts';
import type { WriteTask } from '../storage/writer.ts';
import { INDEX_OPTIONS, PARTIAL_FILTER_OPERATORS } from '../surface.ts';
import type { Command, CommandContext } from './context.ts';
import { ok } from './reply.ts';

export const createIndexes: Command = async (context) => {
  const { request, catalog, writer, statements, operation } = context;
  const { namespace } = request;
  const specs = request.list('indexes').map(readSpec);
  const existed = catalog.find(namespace) !== undefined;
  const collection = await writer.run(
    statements.attempt(operation, () => statements.ensureCollection(namespace)),
  );
  const numIndexesBefore = collection.indexes.length;
  for (const spec of specs) await createIndex(context, collection, spec);
  const numIndexesAfter = collection.indexes.length;
  const note = numIndexesAfter === numIndexesBefore ? { note: 'all indexes already exist' } : {};
  return ok({ numIndexesBefore, numIndexesAfter, createdCollectionAutomatically: !existed, ...note });
};

/** Index fillings under way, for those who ask for the same index meanwhile. */
const fillings = new Map<IndexDefinition, Promise<void>>();

async function createIndex(context: CommandContext, collection: Collection, spec: Doc): Promise<void> {
  const { catalog, records, writer, statements, operation, sessions } = context;
  // Transactions that have written before the index is there do not know of its keys, so they come first.
  const add = statements.attempt(operation, () => {
    records.assertUntouched(collection, sessions.openTransactions);
    return findExisting(collection, spec) ?? catalog.addIndex(collection, spec);
  });
  const index = findExisting(collection, spec) ?? (await writer.run(add));
  const filling =
    fillings.get(index) ?? (index.ready ? undefined : writer.run(fill(context, collection, index)));
  if (!filling) return;
  fillings.set(index, filling);
  await filling.finally(() => fillings.delete(index));
}

const RECORDS_PER_STEP = 100;

/** A batch fills for so long before it is committed and others get their turn. */
const BATCH_MS = 20;

/**
 * Gives the index the keys of all records, some at a time. Writes in between keep it up to date by themselves, also for
 * records that come here later: putting a key twice does no harm.
 */
function* fill(
  { environment, catalog, records, writer }: CommandContext,
  collection: Collection,
  index: IndexDefinition,
): WriteTask<void> {
  let after: Buffer | undefined;
  let batchEnds = performance.now() + BATCH_MS;
  try {
    for (;;) {
      const entries = environment.entries(environment.records, collection.records, {
        after,
        limit: RECORDS_PER_STEP,
      });
      writer.atomically(() => {
        for (const { key, value } of entries)
          records.addKeys(collection, index, new StoredRecord(recordIdOf(key), value));
      });
      after = entries.at(-1)?.key;
      if (entries.length < RECORDS_PER_STEP) break;
      if (performance.now() < batchEnds) continue;
      yield;
      batchEnds = performance.now() + BATCH_MS;
    }
    writer.atomically(() => catalog.markReady(collection, index));
  } catch (error) {
    writer.atomically(() => catalog.removeIndex(collection, index));
    throw error;
  }
}

/** An index that is there already. @throws MongoError when one with its name or its key is there, but another. */
function findExisting(collection: Collection, spec: Doc): IndexDefinition | undefined {
  const key = spec.key as Doc;
  const sameKey = collection.indexes.find(
    (index) => index.hasKey(key) && equal(index.spec.partialFilterExpression, spec.partialFilterExpression),
  );
  if (sameKey && isIdKey(key)) return sameKey;
  const sameName = collection.indexes.find(({ name }) => name === spec.name);
  const found = sameName ?? sameKey;
  if (!found) return undefined;
  if (sameKey !== found || !hasSameOptions(found.spec, spec)) {
    const message = `Another index is there already: requested ${show(spec)}, existing ${show(found.spec)}`;
    if (sameName) throw new MongoError(86, 'IndexKeySpecsConflict', message);
    throw new MongoError(85, 'IndexOptionsConflict', message);
  }
  if (found.name === spec.name) return found;
  throw new MongoError(
    85,
    'IndexOptionsConflict',
    `Index already exists with a different name: ${found.name}`,
  );
}

const isIdKey = (key: Doc): boolean => Object.keys(key).join() === '_id';

const hasSameOptions = (a: Doc, b: Doc): boolean =>
  isTrue(a.unique) === isTrue(b.unique) && equal(a.expireAfterSeconds, b.expireAfterSeconds);

/** The specification as it is kept. @throws MongoError for what is wrong with it or not supported. */
function readSpec(spec: Value): Doc {
  if (!isDoc(spec)) throw cannotCreate('An index needs a specification that is an object.');
  const unknown = Object.keys(spec).find((option) => !INDEX_OPTIONS.includes(option));
  if (unknown !== undefined) {
    const message = `The field '${unknown}' is not valid for an index specification, or not supported by the embedded database.`;
    throw new MongoError(197, 'InvalidIndexSpecificationOption', message);
  }
  const { name, expireAfterSeconds, partialFilterExpression } = spec;
  if (typeof name !== 'string')
    throw failedToParse("The 'name' field is a required property of an index specification");
  checkExpiry(expireAfterSeconds);
  checkPartialFilter(partialFilterExpression);
  return {
    v: 2,
    key: checkedKey(spec.key),
    name,
    ...(isTrue(spec.unique) && { unique: true }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
    ...(partialFilterExpression !== undefined && { partialFilterExpression }),
  };
}

const cannotCreate = (message: string): MongoError => new MongoError(67, 'CannotCreateIndex', message);

function checkedKey(key: Value): Doc {
  if (!isDoc(key) || Object.keys(key).length === 0)
    throw cannotCreate('Index keys cannot be an empty object');
  for (const [path, direction] of Object.entries(key)) {
    const sign = isNumeric(direction) ? Math.sign(toNumber(direction)) : 0;
    if (sign === 0) {
      throw cannotCreate(
        `Index type ${show(direction)} is not supported by the embedded database: only 1 and -1 are.`,
      );
    }
    // A position in an array means two things to a filter, of which an index could find one.
    if (path.split('.').some((part) => part === '' || part.startsWith('$') || isArrayIndex(part)))
      throw cannotCreate(`Index key '${path}' is not supported.`);
  }
  return key;
}

function checkExpiry(seconds: Value): void {
  const isValid =
    seconds === undefined || (isNumeric(seconds) && toNumber(seconds) >= 0 && toNumber(seconds) < 2 ** 31);
  if (!isValid) throw cannotCreate("TTL index 'expireAfterSeconds' option must be a number of 0 or more");
}

/** Only what the planner can compare with the filter of a query: fields that have a value, or a type. */
function checkPartialFilter(spec: Value): void {
  if (spec === undefined) return;
  if (!isDoc(spec)) throw cannotCreate("'partialFilterExpression' for an index has to be a document");
  const unsupported = Object.entries(spec)
    .flatMap(([name, operand]) => (isDoc(operand) && hasOperator(operand) ? Object.keys(operand) : [name]))
    .find((name) => name.startsWith('$') && !PARTIAL_FILTER_OPERATORS.includes(name));
  if (unsupported !== undefined || Object.values(spec).some(isRegex))
    throw cannotCreate(`Expression not supported in partial index: ${unsupported ?? '$regex'}`);
  compileFilter(spec);
}
