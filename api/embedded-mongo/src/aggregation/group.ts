import { createHash, type Collation } from '../bson/collation.ts';
import { isDoc, type Doc, type Value } from '../bson/value.ts';
import { memoryLimitExceeded, MongoError } from '../errors.ts';
import { MEMORY_LIMIT_BYTES } from '../find/sort.ts';
import { forEachInStream, type Stream } from '../find/stream.ts';
import { ACCUMULATORS, type Accumulator } from './accumulators.ts';
import { compileExpression, type Expression } from './expression.ts';
import { estimateSizeBytes } from './value-size.ts';

type Group = { id: Value; accumulators: readonly Accumulator[] };

/**
 * Compiles `$group`. Groups are returned in the order in which they first occur.
 *
 * @throws MongoError 15952 for an accumulator that is unknown or unsupported; while running, 292 past the memory limit.
 */
export function compileGroup(
  spec: Value,
  collation: Collation | undefined,
  computeId: Expression = compileExpression(isDoc(spec) ? spec._id : undefined),
): (source: Stream<Doc>) => Stream<Doc> {
  if (!isDoc(spec)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new MongoError(15955, 'a group specification must include an _id');
  const names = Object.keys(spec).filter((name) => name !== '_id');
  const computations = names.map((name) => compileAccumulator(name, spec[name]));
  return function* group(source) {
    const groups = new Map<string, Group>();
    const hash = createHash(collation);
    let memoryBytes = 0;
    yield* forEachInStream(source, (doc) => {
      const id = computeId(doc) ?? null;
      const key = hash(id);
      let entry = groups.get(key);
      if (!entry) {
        entry = { id, accumulators: computations.map(({ create }) => create(collation)) };
        groups.set(key, entry);
        memoryBytes += 2 * key.length + estimateSizeBytes(id) + 128 * names.length;
      }
      for (const [index, accumulator] of entry.accumulators.entries())
        memoryBytes += accumulator.add(computations[index]?.evaluate(doc));
      if (memoryBytes > MEMORY_LIMIT_BYTES) throw memoryLimitExceeded('$group');
    });
    for (const { id, accumulators } of groups.values()) {
      yield {
        _id: id,
        ...Object.fromEntries(names.map((name, index) => [name, accumulators[index]?.getResult()])),
      };
    }
  };
}

type Computation = { evaluate: Expression; create: (collation: Collation | undefined) => Accumulator };

/** Compiles an accumulator such as `{ $sum: '$amount' }`. */
function compileAccumulator(name: string, spec: Value): Computation {
  const [operator, ...extraOperators] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || operator === undefined)
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  if (extraOperators.length > 0)
    throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  if (name.startsWith('$'))
    throw new MongoError(40236, `The field name '${name}' cannot be an operator name`);
  if (name.includes('.')) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
  const create = Object.hasOwn(ACCUMULATORS, operator) ? ACCUMULATORS[operator] : undefined;
  if (!create) throw new MongoError(15952, `unknown group operator '${operator}'`);
  if (Array.isArray(spec[operator]))
    throw new MongoError(40237, `The ${operator} accumulator is a unary operator`);
  return { evaluate: compileExpression(spec[operator]), create };
}
