import { compareStrings, isIdentical } from '../bson/compare.ts';
import { formatValue } from '../bson/format-value.ts';
import { addNumbers } from '../bson/numbers.ts';
import {
  clone,
  hasOperator,
  isDoc,
  isNumeric,
  toFieldName,
  typeOf,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { badValue, failedToParse, MongoError, typeMismatch } from '../errors.ts';
import { isArrayIndex, splitPath } from '../query/paths.ts';
import { findPathConflict, getAtPath, setAtPath, unsetAtPath } from './paths.ts';

/** A compiled update. */
export type Update = {
  isReplacement: boolean;
  /** Returns the updated document, leaving the original unchanged. */
  apply(doc: Doc, isInsert: boolean): Doc;
};

/** Computes the new value of a field from the old one; `undefined` is a missing field. */
type Modifier = (oldValue: Value) => Value;

/** Update operators. `$setOnInsert` is a `$set` that applies to upserts only. */
export const MODIFIERS: Readonly<Record<string, (path: string, operand: Value) => Modifier>> = {
  $set: (_path, operand) => () => clone(operand),
  $setOnInsert: (_path, operand) => () => clone(operand),
  $unset: () => () => undefined,
  $inc(path, operand) {
    if (!isNumeric(operand))
      throw typeMismatch(`Cannot increment with non-numeric argument: {${path}: ${formatValue(operand)}}`);
    return (oldValue) => {
      if (oldValue === undefined) return operand;
      if (!isNumeric(oldValue))
        throw typeMismatch(
          `Cannot apply $inc to a value of non-numeric type: the field '${path}' is of type ${typeOf(oldValue)}`,
        );
      const sum = addNumbers(oldValue, operand);
      if (sum !== undefined) return sum;
      throw badValue(
        `Failed to apply $inc operations to current value (${formatValue(oldValue)}): the result of '${path}' is no int64`,
      );
    };
  },
  $push(path, operand) {
    if (isDoc(operand) && Object.hasOwn(operand, '$each'))
      throw badValue('$each in $push is not supported by the embedded database.');
    return (oldValue) => {
      if (oldValue !== undefined && !Array.isArray(oldValue))
        throw badValue(`The field '${path}' must be an array but is of type ${typeOf(oldValue)}`);
      return [...(oldValue ?? []), clone(operand)];
    };
  },
};

/**
 * Compiles an update: a replacement document or update operators.
 *
 * @throws MongoError FailedToParse for an unknown or unsupported operator; further errors for invalid operands and
 *   conflicting paths.
 */
export function compileUpdate(spec: Value): Update {
  if (!isDoc(spec))
    throw failedToParse(
      'Update argument must be an object; the embedded database does not support pipelines',
    );
  if (hasOperator(spec)) return { isReplacement: false, apply: withImmutableId(compileOperatorUpdate(spec)) };
  const paths = Object.keys(spec).map((name) => [name]);
  const replace = withoutDollarPrefixes(paths, (doc) => buildReplacement(doc, spec));
  return { isReplacement: true, apply: withImmutableId(replace) };
}

type FieldUpdate = { parts: readonly string[]; operator: string; modify: Modifier };

/** Asserts that `_id` keeps its value and type. Setting it to the same value is allowed. */
const withImmutableId =
  (apply: Update['apply']): Update['apply'] =>
  (doc, isInsert) => {
    const next = apply(doc, isInsert);
    if (!('_id' in doc)) return next;
    if (isIdentical(next._id, doc._id)) return next;
    throw new MongoError(
      66,
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${formatValue(next._id)}`,
    );
  };

/**
 * Asserts that no document gets a field with a `$` at the start of its name, but by an insert. One that has such a
 * field keeps it.
 */
function withoutDollarPrefixes(
  paths: readonly (readonly string[])[],
  apply: Update['apply'],
): Update['apply'] {
  const prefixed = paths.filter(([name]) => name?.startsWith('$'));
  if (prefixed.length === 0) return apply;
  return (doc, isInsert) => {
    const next = apply(doc, isInsert);
    const isAdded = ([name = '', ...inner]: readonly string[]): boolean =>
      name in next && (!(name in doc) || (inner.length === 0 && !isIdentical(next[name], doc[name])));
    const [name] = (isInsert ? undefined : prefixed.find(isAdded)) ?? [];
    if (name === undefined) return next;
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${name}' is not valid for storage by an update.`,
    );
  };
}

const buildReplacement = (doc: Doc, spec: Doc): Doc => {
  const { _id, ...rest } = clone(spec) as Doc;
  const id = _id === undefined ? doc._id : _id;
  return id === undefined ? rest : { _id: id, ...rest };
};

/** How many names the paths of an update may have, which are compared with one another. */
const MAX_PATH_PARTS = 20_000;

function compileOperatorUpdate(spec: Doc): Update['apply'] {
  const fieldUpdates = Object.keys(spec).flatMap((operator) => compileOperator(operator, spec[operator]));
  const paths = fieldUpdates.map(({ parts }) => parts);
  if (paths.flat().length > MAX_PATH_PARTS)
    throw badValue(
      `An update of more than ${MAX_PATH_PARTS} fields is not supported by the embedded database.`,
    );
  const conflict = findPathConflict(paths);
  if (conflict)
    throw new MongoError(
      40,
      `Updating the path '${conflict[0]}' would create a conflict at '${conflict[1]}'`,
    );
  fieldUpdates.sort((a, b) => comparePaths(a.parts, b.parts));
  return withoutDollarPrefixes(paths, (doc, isInsert) => {
    const next = clone(doc) as Doc;
    for (const fieldUpdate of fieldUpdates)
      if (isInsert || fieldUpdate.operator !== '$setOnInsert') applyFieldUpdate(next, fieldUpdate);
    return next;
  });
}

function compileOperator(operator: string, operands: Value): FieldUpdate[] {
  const createModifier = Object.hasOwn(MODIFIERS, operator) ? MODIFIERS[operator] : undefined;
  if (!createModifier)
    throw failedToParse(
      `Unknown modifier: ${operator}, or one that the embedded database does not support. Expected a valid update modifier`,
    );
  if (!isDoc(operands))
    throw failedToParse(`Modifiers operate on fields but we found type ${typeOf(operands)} instead.`);
  return Object.entries(operands).map(([property, operand]) => {
    const path = toFieldName(property);
    return { parts: parsePath(path), operator, modify: createModifier(path, operand) };
  });
}

function applyFieldUpdate(doc: Doc, { parts, operator, modify }: FieldUpdate): void {
  if (operator === '$unset') unsetAtPath(doc, parts);
  else setAtPath(doc, parts, modify(getAtPath(doc, parts)));
}

function parsePath(path: string): string[] {
  const parts = splitPath(path);
  if (parts.includes('')) {
    throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  }
  if (parts.some((part) => part === '$' || (part.startsWith('$[') && part.endsWith(']'))))
    throw badValue(`The positional path '${path}' is not supported by the embedded database.`);
  return parts;
}

/** Orders updates by path, and array positions numerically, as MongoDB does. */
function comparePaths(a: readonly string[], b: readonly string[]): number {
  const position = a.findIndex((part, index) => part !== b[index]);
  const [left, right] = [a[position], b[position]];
  if (left === undefined || right === undefined) return a.length - b.length;
  if (isArrayIndex(left) && isArrayIndex(right)) return Number(left) - Number(right);
  return compareStrings(left, right);
}
