import { add } from '../bson/numbers.ts';
import { hashKey } from '../bson/sort-key-encoding.ts';
import { isDoc, isNumeric, type Doc, type Numeric, type Value } from '../bson/value.ts';
import { location, memoryExceeded } from '../errors.ts';
import { MEMORY_LIMIT_BYTES } from '../find/sort.ts';
import { forEachInStream, type Stream } from '../find/stream.ts';
import { ACCUMULATOR } from '../surface.ts';
import { compileOperand, type Operand } from './operand.ts';

type Group = { id: Value; sums: Numeric[] };

/**
 * `$group`. The groups come in the order in which they were first met.
 *
 * @throws MongoError 292 past the memory limit, and for accumulators that are unknown or not supported (15952).
 */
export function groupStage(spec: Value): (source: Stream<Doc>) => Stream<Doc> {
  if (!isDoc(spec)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw location(15955, 'a group specification must include an _id');
  const idOf = compileOperand(spec._id);
  const names = Object.keys(spec).filter((name) => name !== '_id');
  const summands = names.map((name) => summandOf(name, spec[name]));
  return function* group(source) {
    const groups = new Map<string, Group>();
    let held = 0;
    yield* forEachInStream(source, (doc) => {
      const id = idOf(doc) ?? null;
      const key = hashKey(id);
      let found = groups.get(key);
      if (!found) {
        found = { id, sums: names.map(() => 0) };
        groups.set(key, found);
        held += 2 * key.length + approximateSize(id) + 64 * names.length;
        if (held > MEMORY_LIMIT_BYTES) throw memoryExceeded('$group');
      }
      addTo(found.sums, summands, doc);
    });
    for (const { id, sums } of groups.values())
      yield { _id: id, ...Object.fromEntries(names.map((name, at) => [name, sums[at]])) };
  };
}

/** The operand of `{ $sum: '$amount' }`. */
function summandOf(name: string, spec: Value): Operand {
  const [operator, ...more] = isDoc(spec) ? Object.keys(spec) : [];
  if (!isDoc(spec) || operator === undefined)
    throw location(40234, `The field '${name}' must be an accumulator object`);
  if (more.length > 0) throw location(40238, `The field '${name}' must specify one accumulator`);
  if (name.includes('.')) throw location(40235, `The field name '${name}' cannot contain '.'`);
  if (operator !== ACCUMULATOR) throw location(15952, `unknown group operator '${operator}'`);
  return compileOperand(spec[operator]);
}

/** What is no number adds nothing. */
function addTo(sums: Numeric[], summands: readonly Operand[], doc: Doc): void {
  for (const [at, summand] of summands.entries()) {
    const value = summand(doc);
    if (isNumeric(value)) sums[at] = add(sums[at] ?? 0, value);
  }
}

/** About how many bytes a value takes in memory. */
function approximateSize(value: Value): number {
  if (typeof value === 'string') return 16 + value.length * 2;
  if (Array.isArray(value)) return value.reduce<number>((size, item) => size + approximateSize(item), 32);
  if (!isDoc(value)) return 32;
  return Object.values(value).reduce<number>((size, item) => size + 16 + approximateSize(item), 64);
}
