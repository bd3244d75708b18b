import { createHash, type Collation } from '../bson/collation.ts';
import { compareValues, isEqual } from '../bson/compare.ts';
import { formatValue } from '../bson/format-value.ts';
import { toNumber } from '../bson/numbers.ts';
import { clone, isDoc, isNumeric, isRegex, typeOf, type Doc, type Value } from '../bson/value.ts';
import { badValue, failedToParse, typeMismatch } from '../errors.ts';
import { compileFilter, hasValueOperator } from '../query/filter.ts';
import { splitPath } from '../query/paths.ts';
import { getAtPath } from './paths.ts';
import type { CreateModifier } from './update.ts';

/** Update operators on arrays. */
export const ARRAY_MODIFIERS = {
  $push(path, operand, collation) {
    const modifiers: Doc = isDoc(operand) && Object.hasOwn(operand, '$each') ? operand : { $each: [operand] };
    const { $each, $position, $slice, $sort } = modifiers;
    const unknown = Object.keys(modifiers).find((name) => !PUSH_OPTIONS.includes(name));
    if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`);
    if (!Array.isArray($each))
      throw badValue(`The argument to $each in $push must be an array but it was of type: ${typeOf($each)}`);
    const position = parseInteger($position, '$position', Infinity);
    const slice = parseInteger($slice, '$slice', undefined);
    const compare = $sort === undefined ? undefined : compileElementOrder($sort, collation);
    return (oldValue) => {
      const items = readArray(oldValue, (type) =>
        badValue(`The field '${path}' must be an array but is of type ${type}`),
      );
      const start = position < 0 ? Math.max(0, items.length + position) : Math.min(position, items.length);
      const pushed = items.slice(0, start).concat($each.map(clone), items.slice(start));
      if (compare) pushed.sort(compare);
      if (slice === undefined) return pushed;
      return slice < 0 ? pushed.slice(slice) : pushed.slice(0, slice);
    };
  },
  $addToSet(path, operand, collation) {
    const isList = isDoc(operand) && Object.keys(operand)[0] === '$each';
    const added = isList ? operand.$each : [operand];
    if (!Array.isArray(added))
      throw typeMismatch(
        `The argument to $each in $addToSet must be an array but it was of type ${typeOf(added)}`,
      );
    if (isList && Object.keys(operand).length > 1)
      throw badValue(`Found unexpected fields after $each in $addToSet: ${formatValue(operand)}`);
    return (oldValue) => {
      const items = readArray(oldValue, (type) =>
        badValue(
          `Cannot apply $addToSet to non-array field. Field named '${path}' has non-array type ${type}`,
        ),
      );
      const hash = createHash(collation);
      const known = new Set(items.map(hash));
      const isNew = (item: Value): boolean => known.size !== known.add(hash(item)).size;
      return items.concat(added.filter(isNew).map(clone));
    };
  },
  $pop(path, operand) {
    if (!isNumeric(operand)) throw failedToParse(`Expected a number in: ${path}: ${formatValue(operand)}`);
    const end = toNumber(operand);
    if (Math.abs(end) !== 1) throw failedToParse(`$pop expects 1 or -1, found: ${end}`);
    return ifPresent((oldValue) => {
      const items = readArray(oldValue, (type) =>
        typeMismatch(`Path '${path}' contains an element of non-array type '${type}'`),
      );
      return end === 1 ? items.slice(0, -1) : items.slice(1);
    });
  },
  $pull: (_path, operand, collation) => createPullModifier('$pull', compilePullCondition(operand, collation)),
  $pullAll(_path, operand, collation) {
    if (!Array.isArray(operand))
      throw badValue(`$pullAll requires an array argument but was given a ${typeOf(operand)}`);
    const isPulled = (item: Value): boolean => operand.some((other) => isEqual(item, other, collation));
    return createPullModifier('$pullAll', isPulled);
  },
} satisfies Readonly<Record<string, CreateModifier>>;

const PUSH_OPTIONS = ['$each', '$position', '$slice', '$sort'];

/** Leaves a missing field missing. */
const ifPresent =
  (modify: (oldValue: Value) => Value): ReturnType<CreateModifier> =>
  (oldValue) =>
    oldValue === undefined ? undefined : modify(oldValue);

/** Returns the items of an array, none for a missing field. */
function readArray(value: Value, createError: (type: string) => Error): Value[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw createError(typeOf(value));
  return value;
}

function parseInteger<T>(value: Value, option: string, defaultValue: T): number | T {
  if (value === undefined) return defaultValue;
  const number = isNumeric(value) ? toNumber(value) : NaN;
  if (Number.isInteger(number)) return number;
  throw badValue(`The value for ${option} must be an integer value but was given type: ${typeOf(value)}`);
}

/** Compiles the `$sort` of a `$push`: of whole elements, or by their fields. */
function compileElementOrder(spec: Value, collation: Collation | undefined): (a: Value, b: Value) => number {
  if (!isDoc(spec)) {
    const direction = parseDirection(spec);
    return (a, b) => direction * compareValues(a, b, collation);
  }
  const fields = Object.entries(spec).map(([path, direction]) => {
    const parts = splitPath(path);
    if (parts.includes('')) throw badValue('The $sort field cannot be empty');
    return { parts, direction: parseDirection(direction) };
  });
  if (fields.length === 0) throw badValue('The $sort pattern is empty when it should be a set of fields.');
  const read = (item: Value, parts: readonly string[]): Value =>
    isDoc(item) ? (getAtPath(item, parts) ?? null) : null;
  return (a, b) => {
    for (const { parts, direction } of fields) {
      const order = compareValues(read(a, parts), read(b, parts), collation);
      if (order !== 0) return order * direction;
    }
    return 0;
  };
}

function parseDirection(value: Value): number {
  const direction = isNumeric(value) ? toNumber(value) : 0;
  if (Math.abs(direction) !== 1)
    throw badValue(
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  return direction;
}

const createPullModifier = (
  operator: string,
  isPulled: (item: Value) => boolean,
): ReturnType<CreateModifier> =>
  ifPresent((oldValue) => {
    if (!Array.isArray(oldValue)) throw badValue(`Cannot apply ${operator} to a non-array value`);
    return oldValue.filter((item) => !isPulled(item));
  });

/** Compiles what `$pull` removes: elements that equal a value, satisfy operators, or are documents that match. */
function compilePullCondition(operand: Value, collation: Collation | undefined): (item: Value) => boolean {
  if (isRegex(operand) || (isDoc(operand) && hasValueOperator(operand))) {
    const { matches } = compileFilter({ item: operand }, collation);
    return (item) => matches({ item });
  }
  if (!isDoc(operand)) return (item) => isEqual(item, operand, collation);
  const { matches } = compileFilter(operand, collation);
  return (item) => isDoc(item) && matches(item);
}
