import { isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { badValue, failedToParse } from '../errors.ts';
import { flatMapStream, forEachInStream, type Stream } from '../find/stream.ts';
import { compileFilter, type Filter } from '../query/filter.ts';
import { valueAtPath } from '../query/paths.ts';

/** The documents of a collection of the same database that match a filter; by an index if one has its field. */
export type ReadForeign = (collection: string, filter: Filter) => Stream<Doc>;

const OPTIONS = ['from', 'localField', 'foreignField', 'as'] as const;

/** `$lookup` by two fields. */
export function lookupStage(spec: Value, read: ReadForeign): (source: Stream<Doc>) => Stream<Doc> {
  const { from, localField, foreignField, as } = readSpec(spec);
  const local = localField.split('.');
  return (source) =>
    flatMapStream(source, function* (doc) {
      // Each element of an array joins; a missing value joins null.
      const value = valueAtPath(doc, local) ?? null;
      const values = Array.isArray(value) ? value : [value];
      const found: Doc[] = [];
      yield* forEachInStream(read(from, compileFilter({ [foreignField]: { $in: values } })), (foreign) => {
        found.push(foreign);
      });
      const joined = { ...doc };
      setField(joined, as, found);
      yield joined;
    });
}

function readSpec(spec: Value): Record<(typeof OPTIONS)[number], string> {
  if (!isDoc(spec)) throw failedToParse('the $lookup specification must be an object');
  const unknown = Object.keys(spec).find((name) => !OPTIONS.some((option) => option === name));
  if (unknown !== undefined)
    throw failedToParse(
      `unknown argument to $lookup, or one the embedded database does not support: ${unknown}`,
    );
  const [from, localField, foreignField, as] = OPTIONS.map((option) => {
    const name = spec[option];
    if (typeof name !== 'string') throw failedToParse(`$lookup argument '${option}' must be a string`);
    return name;
  }) as [string, string, string, string];
  if (as.includes('.'))
    throw badValue(`A path as 'as' of $lookup is not supported by the embedded database: ${as}`);
  return { from, localField, foreignField, as };
}
