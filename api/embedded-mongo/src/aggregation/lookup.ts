import { isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { badValue, failedToParse } from '../errors.ts';
import { flatMapStream, forEachInStream, type Stream } from '../find/stream.ts';
import { compileFilter, type Filter } from '../query/filter.ts';
import { resolveFieldPath } from '../query/paths.ts';

/** Finds the documents of a collection in the same database that match a filter, using an index where one fits. */
export type FindForeign = (collection: string, filter: Filter) => Stream<Doc>;

const OPTIONS = ['from', 'localField', 'foreignField', 'as'] as const;

/** Compiles the equality form of `$lookup` (`localField` and `foreignField`). */
export function compileLookup(spec: Value, findForeign: FindForeign): (source: Stream<Doc>) => Stream<Doc> {
  const { from, localField, foreignField, as } = parseSpec(spec);
  const localPath = localField.split('.');
  return (source) =>
    flatMapStream(source, function* (doc) {
      // As in MongoDB, every element of an array joins on its own, and a missing value joins null.
      const value = resolveFieldPath(doc, localPath) ?? null;
      const values = Array.isArray(value) ? value : [value];
      const matches: Doc[] = [];
      yield* forEachInStream(
        findForeign(from, compileFilter({ [foreignField]: { $in: values } })),
        (foreign) => {
          matches.push(foreign);
        },
      );
      const joined = { ...doc };
      setField(joined, as, matches);
      yield joined;
    });
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
  if (as.includes('.'))
    throw badValue(`A dotted path in 'as' of $lookup is not supported by the embedded database: ${as}`);
  return { from, localField, foreignField, as };
}
