import type { Collation } from '../bson/collation.ts';
import { compareStrings, compareValues, isIdentical } from '../bson/compare.ts';
import { assertNoNullByte } from '../bson/limits.ts';
import { addNumbers, multiplyNumbers, zeroLike } from '../bson/numbers.ts';
import { formatValue } from '../bson/format-value.ts';
import {
  clone,
  hasOperator,
  isDoc,
  isNullish,
  isNumeric,
  toFieldName,
  typeOf,
  type Doc,
  type Numeric,
  type Value,
} from '../bson/value.ts';
import { badValue, failedToParse, MongoError, typeMismatch } from '../errors.ts';
import { isArrayIndex, splitPath } from '../query/paths.ts';
import { ARRAY_MODIFIERS } from './array-modifiers.ts';
import { assertViable, findPathConflict, setAtPath, unsetAtPath, getAtPath } from './paths.ts';
import {
  assertFiltersUsed,
  compileArrayFilters,
  expandPath,
  isArrayOperator,
  isPositional,
  type ArrayFilters,
} from './positional.ts';

/** A compiled update. */
export type Update = {
  isReplacement: boolean;
  /**
   * Returns the updated document, leaving the original unchanged.
   *
   * @param findPosition finds the position that `$` in a path means: of the array element that the filter matches.
   */
  apply(doc: Doc, isInsert: boolean, findPosition?: () => number | undefined): Doc;
};

/** Computes the new value of a field from the old one and the document; `undefined` is a missing field. */
type Modifier = (oldValue: Value, doc: Doc) => Value;

/** Compiles the operand of an update operator. */
export type CreateModifier = (path: string, operand: Value, collation: Collation | undefined) => Modifier;

/** Update operators. `$setOnInsert` is a `$set` that applies to upserts only. */
export const MODIFIERS: Readonly<Record<string, CreateModifier>> = {
  $set: (_path, operand) => () => clone(operand),
  $setOnInsert: (_path, operand) => () => clone(operand),
  $unset: () => () => undefined,
  $inc: (path, operand) => createArithmetic('$inc', 'increment', path, operand, addNumbers, (added) => added),
  $mul: (path, operand) => createArithmetic('$mul', 'multiply', path, operand, multiplyNumbers, zeroLike),
  $min: (_path, operand, collation) => (oldValue) =>
    oldValue === undefined || compareValues(operand, oldValue, collation) < 0 ? clone(operand) : oldValue,
  $max: (_path, operand, collation) => (oldValue) =>
    oldValue === undefined || compareValues(operand, oldValue, collation) > 0 ? clone(operand) : oldValue,
  $currentDate(_path, operand) {
    const type = isDoc(operand) && Object.keys(operand).length === 1 ? operand.$type : undefined;
    if (typeof operand !== 'boolean' && type !== 'date')
      throw badValue(
        `${formatValue(operand)} is not a valid type for $currentDate, or not supported by the embedded database. Please use a boolean ('true') or {$type: 'date'}`,
      );
    return () => new Date();
  },
  $rename: createRename,
  ...ARRAY_MODIFIERS,
};

/** Compiles `$inc` or `$mul`. */
function createArithmetic(
  operator: string,
  verb: string,
  path: string,
  operand: Value,
  calculate: (a: Numeric, b: Numeric) => Numeric | undefined,
  createInitial: (operand: Numeric) => Numeric,
): Modifier {
  if (!isNumeric(operand))
    throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${formatValue(operand)}}`);
  return (oldValue) => {
    if (oldValue === undefined) return createInitial(operand);
    if (!isNumeric(oldValue))
      throw typeMismatch(
        `Cannot apply ${operator} to a value of non-numeric type: the field '${path}' is of type ${typeOf(oldValue)}`,
      );
    const result = calculate(oldValue, operand);
    if (result !== undefined) return result;
    throw badValue(
      `Failed to apply ${operator} operations to current value (${formatValue(oldValue)}): the result of '${path}' is no int64`,
    );
  };
}

/** Compiles what `$rename` does at its target; its source is unset. */
function createRename(path: string, operand: Value): Modifier {
  if (typeof operand !== 'string')
    throw badValue(`The 'to' field for $rename must be a string: ${path}: ${formatValue(operand)}`);
  assertNoNullByte(operand, "The 'to' field for $rename");
  const paths = [path, operand].map((name) => name.split('.')) as [string[], string[]];
  const [source, target] = paths;
  if (startsWith(source, target) || startsWith(target, source))
    throw badValue(
      `The source and target field for $rename must differ and not be on the same path: ${path}: "${operand}"`,
    );
  if (paths.flat().some(isPositional))
    throw badValue(`The fields for $rename may not be dynamic: ${path}: "${operand}"`);
  return (oldValue, doc) => {
    assertViable(doc, source);
    const value = getAtPath(doc, source);
    if (value === undefined) return oldValue;
    for (const parts of paths)
      if (parts.some((_part, length) => Array.isArray(getAtPath(doc, parts.slice(0, length)))))
        throw badValue(`A field for $rename cannot be an array element, '${parts.join('.')}'`);
    return clone(value);
  };
}

const startsWith = (parts: readonly string[], prefix: readonly string[]): boolean =>
  prefix.every((part, index) => parts[index] === part);

/**
 * Compiles an update: a replacement document or update operators.
 *
 * @throws MongoError FailedToParse for an unknown or unsupported operator; further errors for invalid operands and
 *   conflicting paths.
 */
export function compileUpdate(spec: Value, arrayFilters?: Value, collation?: Collation): Update {
  if (!isDoc(spec))
    throw failedToParse(
      'Update argument must be an object; the embedded database does not support pipelines',
    );
  if (hasOperator(spec))
    return {
      isReplacement: false,
      apply: withImmutableId(
        compileOperatorUpdate(spec, compileArrayFilters(arrayFilters, collation), collation),
      ),
    };
  if (!isNullish(arrayFilters)) throw failedToParse('arrayFilters may not be specified for replacements');
  const operator = Object.keys(spec).find((name) => name.startsWith('$'));
  if (operator !== undefined) {
    throw dollarPrefixedError(
      `The dollar ($) prefixed field '${operator}' is not allowed in the context of an update's replacement document.`,
    );
  }
  return { isReplacement: true, apply: withImmutableId((doc) => buildReplacement(doc, spec)) };
}

type FieldUpdate = { parts: readonly string[]; operator: string; modify: Modifier };

/** Asserts that `_id` keeps its value and type. Setting it to the same value is allowed. */
const withImmutableId =
  (apply: Update['apply']): Update['apply'] =>
  (doc, ...options) => {
    const next = apply(doc, ...options);
    if (!('_id' in doc)) return next;
    if (isIdentical(next._id, doc._id)) return next;
    throw new MongoError(
      66,
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${formatValue(next._id)}`,
    );
  };

const buildReplacement = (doc: Doc, spec: Doc): Doc => {
  const { _id, ...rest } = clone(spec) as Doc;
  const id = _id === undefined ? doc._id : _id;
  return id === undefined ? rest : { _id: id, ...rest };
};

/** How many names the paths of an update may have, which are compared with one another. */
const MAX_PATH_PARTS = 20_000;

function compileOperatorUpdate(
  spec: Doc,
  arrayFilters: ArrayFilters,
  collation: Collation | undefined,
): Update['apply'] {
  const fieldUpdates = Object.keys(spec).flatMap((operator) =>
    compileOperator(operator, spec[operator], collation),
  );
  const paths = fieldUpdates.map(({ parts }) => parts);
  if (paths.flat().length > MAX_PATH_PARTS)
    throw badValue(
      `An update of more than ${MAX_PATH_PARTS} fields is not supported by the embedded database.`,
    );
  const hasPositions = paths.some((parts) => parts.some(isPositional));
  if (hasPositions || arrayFilters.size > 0) assertFiltersUsed(paths, arrayFilters);
  if (paths.length > 1) assertNoConflicts(paths);
  if (hasPositions) assertNoMixedParts(paths);
  fieldUpdates.sort((a, b) => comparePaths(a.parts, b.parts));
  const expand = (doc: Doc, findPosition = (): number | undefined => undefined): FieldUpdate[] => {
    const expanded = fieldUpdates.flatMap((fieldUpdate) =>
      expandPath(doc, fieldUpdate.parts, arrayFilters, findPosition).map((parts) => ({
        ...fieldUpdate,
        parts,
      })),
    );
    if (fieldUpdates.length > 1) assertNoConflicts(expanded.map(({ parts }) => parts));
    return expanded.sort((a, b) => comparePaths(a.parts, b.parts));
  };
  return (doc, isInsert, findPosition) => {
    const next = clone(doc) as Doc;
    for (const fieldUpdate of hasPositions ? expand(doc, findPosition) : fieldUpdates)
      if (isInsert || fieldUpdate.operator !== '$setOnInsert') applyFieldUpdate(next, doc, fieldUpdate);
    return next;
  };
}

function compileOperator(operator: string, operands: Value, collation: Collation | undefined): FieldUpdate[] {
  const createModifier = Object.hasOwn(MODIFIERS, operator) ? MODIFIERS[operator] : undefined;
  if (!createModifier) throw failedToParse(`Unknown modifier: ${operator}. Expected a valid update modifier`);
  if (!isDoc(operands))
    throw failedToParse(`Modifiers operate on fields but we found type ${typeOf(operands)} instead.`);
  return Object.entries(operands).flatMap(([property, operand]): FieldUpdate[] => {
    const path = toFieldName(property);
    const modify = createModifier(path, operand, collation);
    if (operator !== '$rename' || typeof operand !== 'string')
      return [{ parts: parsePath(path), operator, modify }];
    return [
      { parts: parsePath(operand), operator, modify },
      { parts: parsePath(path), operator: '$unset', modify: () => undefined },
    ];
  });
}

function applyFieldUpdate(doc: Doc, original: Doc, { parts, operator, modify }: FieldUpdate): void {
  const next = modify(getAtPath(doc, parts), original);
  if (next !== undefined) setAtPath(doc, parts, next);
  else if (operator === '$unset') unsetAtPath(doc, parts);
  else if (operator !== '$rename') assertViable(doc, parts);
}

function parsePath(path: string): string[] {
  const parts = splitPath(path);
  if (parts.includes('')) {
    throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  }
  if (isPositional(parts[0] ?? ''))
    throw badValue(`Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  if (parts.filter((part) => part === '$').length > 1)
    throw badValue(`Too many positional (i.e. '$') elements found in path '${path}'`);
  if (path.startsWith('$')) {
    throw dollarPrefixedError(`The dollar ($) prefixed field '${path}' is not valid for storage.`);
  }
  return parts;
}

const dollarPrefixedError = (message: string): MongoError => new MongoError(52, message);

/** Asserts that no path is updated twice, or together with a path inside it. */
function assertNoConflicts(paths: readonly (readonly string[])[]): void {
  const conflict = findPathConflict(paths);
  if (conflict) throw createConflictError(...conflict);
}

/** Asserts that no array is updated both by `$[]` or `$[identifier]` and by other parts, as MongoDB does. */
function assertNoMixedParts(paths: readonly (readonly string[])[]): void {
  const kinds = new Map<string, boolean>();
  for (const parts of paths)
    for (const [length, part] of parts.entries()) {
      const prefix = parts.slice(0, length).join('.');
      const kind = isArrayOperator(part);
      if ((kinds.get(prefix) ?? kind) !== kind) throw createConflictError(parts.join('.'), prefix);
      kinds.set(prefix, kind);
    }
}

const createConflictError = (path: string, conflictingPath: string): MongoError =>
  new MongoError(40, `Updating the path '${path}' would create a conflict at '${conflictingPath}'`);

/** Orders updates by path, and array positions numerically, as MongoDB does. */
function comparePaths(a: readonly string[], b: readonly string[]): number {
  const position = a.findIndex((part, index) => part !== b[index]);
  const [left, right] = [a[position], b[position]];
  if (left === undefined || right === undefined) return a.length - b.length;
  if (isArrayIndex(left) && isArrayIndex(right)) return Number(left) - Number(right);
  return compareStrings(left, right);
}
