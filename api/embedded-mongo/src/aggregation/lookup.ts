import { hasOperator, isDoc, isRegex, setField, type Doc, type Value } from '../bson/value.ts';
import { toNamespace } from '../catalog/namespace.ts';
import { badValue, failedToParse, MongoError } from '../errors.ts';
import { flatMapStream, forEachInStream, type Stream } from '../find/stream.ts';
import type { Operation } from '../operation.ts';
import { collectValues, splitFieldPath } from '../query/paths.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import { MEMORY_LIMIT_BYTES } from '../statement-memory.ts';

/** Finds the records of a collection that match a filter, using an index where one fits. */
export type FindForeign = (namespace: string, filter: Doc) => Stream<StoredRecord>;

const OPTIONS = ['from', 'localField', 'foreignField', 'as'] as const;

/** The bytes that documents have been joined with, in all stages of a pipeline. */
const JOINED_BYTES = new WeakMap<Doc, number>();

/**
 * Compiles the equality form of `$lookup` (`localField` and `foreignField`).
 *
 * @throws MongoError FailedToParse or BadValue for another form; while running, 4568 for more than 100 MB of documents
 *   joined with one.
 */
export function compileLookup(
  spec: Value,
  { database, findForeign, operation }: { database: string; findForeign: FindForeign; operation: Operation },
): (source: Stream<Doc>) => Stream<Doc> {
  const { from, localField, foreignField, as } = parseSpec(spec);
  const namespace = toNamespace(database, from);
  const localPath = splitFieldPath(localField);
  return (source) =>
    flatMapStream(source, function* (doc) {
      const values = collectValues(doc, localPath, { searchesPositions: true });
      // No value joins like null.
      if (values.length === 0) values.push(null);
      const matches: Doc[] = [];
      const sizeBefore = JOINED_BYTES.get(doc) ?? 0;
      let size = sizeBefore;
      yield* forEachInStream(findForeign(namespace, createJoinFilter(foreignField, values)), (foreign) => {
        matches.push(foreign.doc);
        size += foreign.bytes.length;
        if (size > MEMORY_LIMIT_BYTES)
          throw new MongoError(4568, `The documents in ${from} that match one document exceed 100 MB`);
        operation.memory.add(foreign.bytes.length, '$lookup');
      });
      const joined = { ...doc };
      setField(joined, as, matches);
      JOINED_BYTES.set(joined, size);
      yield joined;
      operation.memory.add(sizeBefore - size, '$lookup');
    });
}

/** Compares for equality, also with a regular expression, which `$in` would match. */
function createJoinFilter(foreignField: string, values: readonly Value[]): Doc {
  if (!values.some((value) => isRegex(value) || (isDoc(value) && hasOperator(value))))
    return { [foreignField]: { $in: [...values] } };
  return { $or: values.map((value) => ({ [foreignField]: { $eq: value } })) };
}

function parseSpec(spec: Value): Record<(typeof OPTIONS)[number], string> {
  if (!isDoc(spec)) throw failedToParse('the $lookup specification must be an object');
  const unknown = Object.keys(spec).find((name) => !OPTIONS.some((option) => option === name));
  if (unknown !== undefined)
    throw failedToParse(
      `unknown argument to $lookup, or one that the embedded database does not support: ${unknown}`,
    );
  const [from, localField, foreignField, as] = OPTIONS.map((option) => {
    const name = spec[option];
    if (typeof name !== 'string') throw failedToParse(`$lookup argument '${option}' must be a string`);
    return name;
  }) as [string, string, string, string];
  for (const path of [localField, foreignField, as]) splitFieldPath(path);
  if (as.includes('.'))
    throw badValue(`A dotted path in 'as' of $lookup is not supported by the embedded database: ${as}`);
  return { from, localField, foreignField, as };
}
