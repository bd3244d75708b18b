import { hashKey } from '../bson/sort-key-encoding.ts';
import { isDoc, type Doc, type Value } from '../bson/value.ts';
import { location } from '../errors.ts';
import { compileExpression } from '../expression/compile.ts';
import type { Scope } from '../expression/scope.ts';
import { forEachInStream, type Stream } from '../find/stream.ts';
import { accumulatorOf, type Accumulator } from './accumulators.ts';
import { approximateSize, MemoryMeter } from './memory.ts';

type Group = { id: Value; accumulators: Accumulator[] };

/** `$group`. The groups come in the order in which they were first met. */
export function groupStage(spec: Value, scope: Scope): (source: Stream<Doc>) => Stream<Doc> {
  if (!isDoc(spec)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw location(15955, 'a group specification must include an _id');
  const idOf = compileExpression(spec._id, scope);
  const names = Object.keys(spec).filter((name) => name !== '_id');
  const fields = names.map((name) => {
    const { make, operand } = accumulatorOf(name, spec[name]);
    return { name, make, valueOf: compileExpression(operand, scope) };
  });
  return function* group(source) {
    const groups = new Map<string, Group>();
    const memory = new MemoryMeter('$group');
    yield* forEachInStream(source, (doc) => {
      const id = idOf(doc, scope) ?? null;
      const key = hashKey(id);
      let found = groups.get(key);
      if (!found) {
        found = { id, accumulators: fields.map(({ make }) => make()) };
        groups.set(key, found);
        memory.add(2 * key.length + approximateSize(id) + 64 * fields.length);
      }
      for (const [at, accumulator] of found.accumulators.entries()) {
        memory.add(accumulator.add(fields[at]?.valueOf(doc, scope), approximateSize));
      }
    });
    for (const { id, accumulators } of groups.values()) {
      yield {
        _id: id,
        ...Object.fromEntries(accumulators.map((one, at) => [fields[at]?.name, one.result()])),
      };
    }
  };
}
