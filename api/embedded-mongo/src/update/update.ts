import { isEqual } from '../bson/compare.ts';
import { addNumbers } from '../bson/numbers.ts';
import { formatValue } from '../bson/format-value.ts';
import { clone, hasOperator, isDoc, isNumeric, typeOf, type Doc, type Value } from '../bson/value.ts';
import { badValue, failedToParse, MongoError, typeMismatch } from '../errors.ts';
import { isArrayIndex } from '../query/paths.ts';
import { setAtPath, unsetAtPath, getAtPath } from './paths.ts';

/** A compiled update. */
export type Update = {
  isReplacement: boolean;
  /** Returns the updated document, leaving the original unchanged. */
  apply(doc: Doc, isInsert: boolean): Doc;
};

/** Computes the new value of a field from the old one; `undefined` is a missing field on either side. */
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
      const sum = isNumeric(oldValue) ? addNumbers(oldValue, operand) : undefined;
      if (sum !== undefined) return sum;
      if (isNumeric(oldValue))
        throw badValue(
          `Failed to apply $inc operations to current value (${formatValue(oldValue)}): the result of '${path}' is no int64`,
        );
      throw typeMismatch(
        `Cannot apply $inc to a value of non-numeric type: the field '${path}' is of type ${typeOf(oldValue)}`,
      );
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
  const operator = Object.keys(spec).find((name) => name.startsWith('$'));
  if (operator !== undefined) {
    throw dollarPrefixedError(
      `The dollar ($) prefixed field '${operator}' is not allowed in the context of an update's replacement document.`,
    );
  }
  return { isReplacement: true, apply: withImmutableId((doc) => buildReplacement(doc, spec)) };
}

type FieldUpdate = { parts: readonly string[]; isInsertOnly: boolean; modify: Modifier };

/** Asserts that `_id` keeps its value and type. Setting it to the same value is allowed. */
const withImmutableId =
  (apply: Update['apply']): Update['apply'] =>
  (doc, isInsert) => {
    const next = apply(doc, isInsert);
    if (!('_id' in doc)) return next;
    if (isEqual(next._id, doc._id) && typeOf(next._id) === typeOf(doc._id)) return next;
    throw new MongoError(
      66,
      'ImmutableField',
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${formatValue(next._id)}`,
    );
  };

const buildReplacement = (doc: Doc, spec: Doc): Doc => {
  const { _id, ...rest } = clone(spec) as Doc;
  const id = _id === undefined ? doc._id : _id;
  return id === undefined ? rest : { _id: id, ...rest };
};

function compileOperatorUpdate(spec: Doc): Update['apply'] {
  const fieldUpdates = Object.keys(spec).flatMap((operator) => compileOperator(operator, spec[operator]));
  assertNoConflicts(fieldUpdates);
  fieldUpdates.sort((a, b) => comparePaths(a.parts, b.parts));
  return (doc, isInsert) => {
    const next = clone(doc) as Doc;
    for (const fieldUpdate of fieldUpdates)
      if (isInsert || !fieldUpdate.isInsertOnly) applyFieldUpdate(next, fieldUpdate);
    return next;
  };
}

function compileOperator(operator: string, operands: Value): FieldUpdate[] {
  const createModifier = Object.hasOwn(MODIFIERS, operator) ? MODIFIERS[operator] : undefined;
  if (!createModifier) throw failedToParse(`Unknown modifier: ${operator}. Expected a valid update modifier`);
  if (!isDoc(operands))
    throw failedToParse(`Modifiers operate on fields but we found type ${typeOf(operands)} instead.`);
  return Object.entries(operands).map(([path, operand]) => ({
    parts: parsePath(path),
    isInsertOnly: operator === '$setOnInsert',
    modify: createModifier(path, operand),
  }));
}

function applyFieldUpdate(doc: Doc, { parts, modify }: FieldUpdate): void {
  const next = modify(getAtPath(doc, parts));
  if (next === undefined) unsetAtPath(doc, parts);
  else setAtPath(doc, parts, next);
}

function parsePath(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes('')) {
    throw new MongoError(
      56,
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  if (parts.some((part) => part === '$' || /^\$\[.*\]$/.test(part))) {
    throw badValue(`Positional operators, as in '${path}', are not supported by the embedded database.`);
  }
  if (path.startsWith('$')) {
    throw dollarPrefixedError(`The dollar ($) prefixed field '${path}' is not valid for storage.`);
  }
  return parts;
}

const dollarPrefixedError = (message: string): MongoError =>
  new MongoError(52, 'DollarPrefixedFieldName', message);

/** Asserts that no path is updated twice, or together with a path inside it. */
function assertNoConflicts(fieldUpdates: readonly FieldUpdate[]): void {
  const paths = new Set<string>();
  for (const { parts } of fieldUpdates) {
    const path = parts.join('.');
    if (paths.has(path)) throw createConflictError(path, path);
    paths.add(path);
  }
  for (const { parts } of fieldUpdates) {
    const outer = parts
      .map((_part, position) => parts.slice(0, position).join('.'))
      .find((prefix) => paths.has(prefix));
    if (outer !== undefined) throw createConflictError(parts.join('.'), outer);
  }
}

const createConflictError = (path: string, conflictingPath: string): MongoError =>
  new MongoError(
    40,
    'ConflictingUpdateOperators',
    `Updating the path '${path}' would create a conflict at '${conflictingPath}'`,
  );

/** Orders updates by path, and array positions numerically, as MongoDB does. */
function comparePaths(a: readonly string[], b: readonly string[]): number {
  const position = a.findIndex((part, index) => part !== b[index]);
  const [left, right] = [a[position], b[position]];
  if (left === undefined || right === undefined) return a.length - b.length;
  if (isArrayIndex(left) && isArrayIndex(right)) return Number(left) - Number(right);
  return left < right ? -1 : 1;
}
