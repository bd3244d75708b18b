import { NumericSum } from '../bson/numbers.ts';
import { hashKey } from '../bson/sort-key-encoding.ts';
import { getField, isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import { MongoError } from '../errors.ts';
import { forEachInStream, type Stream } from '../find/stream.ts';
import type { Operation } from '../operation.ts';
import { resolveFieldPath, splitFieldPath } from '../query/paths.ts';
import { GROUP_ACCUMULATORS } from '../supported-features.ts';

/** Evaluates an expression against a document; `undefined` is a missing value. */
type Expression = (doc: Doc) => Value;

type Group = { id: Value; sums: readonly NumericSum[] };

/** What a group and each of its sums take in memory, beside the id. */
const BYTES_PER_SUM = 128;

/**
 * Compiles `$group` with the accumulator `$sum`. Groups are returned in the order in which they first occur.
 *
 * @throws MongoError 15952 for another accumulator, 168 for an expression that is no field path and no constant; while
 *   running, 292 past the memory limit.
 */
export function compileGroup(
  spec: Value,
  { memory }: Pick<Operation, 'memory'>,
): (source: Stream<Doc>) => Stream<Doc> {
  if (!isDoc(spec)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new MongoError(15955, 'a group specification must include an _id');
  const computeId = compileExpression(spec._id);
  const names = Object.keys(spec).filter((name) => name !== '_id');
  const summed = names.map((name) => compileSum(name, spec[name]));
  return function* group(source) {
    const groups = new Map<string, Group>();
    yield* forEachInStream(source, (doc) => {
      const id = computeId(doc) ?? null;
      const key = hashKey(id);
      let entry = groups.get(key);
      if (!entry) {
        entry = { id, sums: summed.map(() => new NumericSum()) };
        groups.set(key, entry);
        // The id takes about as much as its key, whose characters have two bytes each.
        memory.add(4 * key.length + BYTES_PER_SUM * (1 + names.length), '$group');
      }
      for (const [index, sum] of entry.sums.entries()) {
        const value = summed[index]?.(doc);
        // As in MongoDB, a non-numeric value adds nothing.
        if (isNumeric(value)) sum.add(value);
      }
    });
    memory.settle();
    for (const { id, sums } of groups.values())
      yield { _id: id, ...Object.fromEntries(names.map((name, index) => [name, sums[index]?.takeTotal()])) };
  };
}

/** Compiles the value that an accumulator such as `{ $sum: '$amount' }` adds. */
function compileSum(name: string, spec: Value): Expression {
  const [operator, ...extraOperators] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || operator === undefined)
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  if (extraOperators.length > 0)
    throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  if (name.startsWith('$'))
    throw new MongoError(40236, `The field name '${name}' cannot be an operator name`);
  if (name.includes('.')) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
  if (!GROUP_ACCUMULATORS.includes(operator))
    throw new MongoError(
      15952,
      `unknown group operator '${operator}', or one that the embedded database does not support`,
    );
  if (Array.isArray(spec[operator]))
    throw new MongoError(40237, `The ${operator} accumulator is a unary operator`);
  return compileExpression(spec[operator]);
}

/**
 * Compiles a field path (`'$amount'`) or a constant.
 *
 * @throws MongoError 168 for anything else, 17276 for a variable.
 */
function compileExpression(spec: Value): Expression {
  if (typeof spec === 'string' && spec.startsWith('$')) return compileFieldPath(spec.slice(1));
  if (!Array.isArray(spec) && !isDoc(spec)) return () => spec;
  const [operator = 'of several values'] = Array.isArray(spec) ? [] : Object.keys(spec);
  throw new MongoError(
    168,
    `Unrecognized expression '${operator}', or one that the embedded database does not support`,
  );
}

function compileFieldPath(path: string): Expression {
  if (path.startsWith('$'))
    throw new MongoError(
      17276,
      `Use of undefined variable, or one that the embedded database does not support: $${path}`,
    );
  if (path === '') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
  const parts = splitFieldPath(path);
  const [name] = parts;
  if (parts.length === 1 && name !== undefined) return (doc) => getField(doc, name);
  return (doc) => resolveFieldPath(doc, parts);
}
