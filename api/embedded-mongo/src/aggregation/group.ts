import { NumericSum } from '../bson/numbers.ts';
import { hashKey } from '../bson/sort-key-encoding.ts';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import { locationError, memoryLimitExceeded } from '../errors.ts';
import { MEMORY_LIMIT_BYTES } from '../find/sort.ts';
import { forEachInStream, type Stream } from '../find/stream.ts';
import { ACCUMULATOR } from '../supported-features.ts';
import { compileExpression, type Expression } from './expression.ts';

type Group = { id: Value; sums: readonly NumericSum[] };

/**
 * Compiles `$group`. Groups are returned in the order in which they first occur.
 *
 * @throws MongoError 15952 for an accumulator that is unknown or unsupported; while running, 292 past the memory limit.
 */
export function compileGroup(spec: Value): (source: Stream<Doc>) => Stream<Doc> {
  if (!isDoc(spec)) throw locationError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw locationError(15955, 'a group specification must include an _id');
  const computeId = compileExpression(spec._id);
  const names = Object.keys(spec).filter((name) => name !== '_id');
  const summands = names.map((name) => compileSummand(name, spec[name]));
  return function* group(source) {
    const groups = new Map<string, Group>();
    let memoryBytes = 0;
    yield* forEachInStream(source, (doc) => {
      const id = computeId(doc) ?? null;
      const key = hashKey(id);
      let entry = groups.get(key);
      if (!entry) {
        entry = { id, sums: names.map(() => new NumericSum()) };
        groups.set(key, entry);
        memoryBytes += 2 * key.length + estimateSizeBytes(id) + 128 * names.length;
        if (memoryBytes > MEMORY_LIMIT_BYTES) throw memoryLimitExceeded('$group');
      }
      addToSums(entry.sums, summands, doc);
    });
    for (const { id, sums } of groups.values())
      yield { _id: id, ...Object.fromEntries(names.map((name, index) => [name, sums[index]?.total])) };
  };
}

/** Compiles the operand of `{ $sum: '$amount' }`. */
function compileSummand(name: string, spec: Value): Expression {
  const [operator, ...extraOperators] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || operator === undefined)
    throw locationError(40234, `The field '${name}' must be an accumulator object`);
  if (extraOperators.length > 0)
    throw locationError(40238, `The field '${name}' must specify one accumulator`);
  if (name.includes('.')) throw locationError(40235, `The field name '${name}' cannot contain '.'`);
  if (operator !== ACCUMULATOR) throw locationError(15952, `unknown group operator '${operator}'`);
  return compileExpression(spec[operator]);
}

/** Adds one document's values to the sums. As in MongoDB, a non-numeric value adds nothing. */
function addToSums(sums: readonly NumericSum[], summands: readonly Expression[], doc: Doc): void {
  for (const [index, summand] of summands.entries()) {
    const value = summand(doc);
    if (isNumeric(value)) sums[index]?.add(value);
  }
}

/** Estimates how many bytes a value takes in memory. */
function estimateSizeBytes(value: Value): number {
  if (typeof value === 'string') return 16 + value.length * 2;
  if (Array.isArray(value)) return value.reduce<number>((size, item) => size + estimateSizeBytes(item), 32);
  if (!isDoc(value)) return 32;
  return Object.values(value).reduce<number>((size, item) => size + 16 + estimateSizeBytes(item), 64);
}
