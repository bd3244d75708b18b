import { isDoc, isNullish, isTrue, type Doc, type Value } from '../bson/value.ts';
import { show } from '../bson/show.ts';
import { location } from '../errors.ts';
import { namedOperands } from '../expression/operands.ts';
import { flatMapStream, type Stream } from '../find/stream.ts';
import { valueAtPath, withValueAtPath } from '../query/paths.ts';

/** `$unwind`: a document for each element of an array. */
export function unwindStage(spec: Value): (source: Stream<Doc>) => Stream<Doc> {
  const options: { path: Value; preserveNullAndEmptyArrays?: Value; includeArrayIndex?: Value } = isDoc(spec)
    ? namedOperands('$unwind', spec, ['path'], ['preserveNullAndEmptyArrays', 'includeArrayIndex'])
    : { path: spec };
  const { path, includeArrayIndex: indexField } = options;
  if (typeof path !== 'string' || !path.startsWith('$') || path === '$') {
    throw location(28818, `path option to $unwind stage should be prefixed with a '$': ${show(path)}`);
  }
  if (indexField !== undefined && (typeof indexField !== 'string' || indexField.startsWith('$'))) {
    throw location(28822, 'includeArrayIndex option to $unwind stage should be a field name');
  }
  const parts = path.slice(1).split('.');
  const preserve = isTrue(options.preserveNullAndEmptyArrays);
  const withIndex = (doc: Doc, index: Value): Doc =>
    indexField === undefined ? doc : withValueAtPath(doc, indexField.split('.'), index);
  return (source) => flatMapStream(source, (doc) => unwound(doc, parts, preserve, withIndex));
}

function unwound(
  doc: Doc,
  parts: readonly string[],
  preserve: boolean,
  withIndex: (doc: Doc, index: Value) => Doc,
): Doc[] {
  const value = valueAtPath(doc, parts);
  if (isNullish(value)) return preserve ? [withIndex(doc, null)] : [];
  if (!Array.isArray(value)) return [withIndex(doc, null)];
  if (value.length === 0) return preserve ? [withIndex(withValueAtPath(doc, parts, undefined), null)] : [];
  return value.map((item, at) => withIndex(withValueAtPath(doc, parts, item), BigInt(at)));
}
