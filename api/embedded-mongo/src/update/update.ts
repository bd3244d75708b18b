import { equal } from '../bson/compare.ts';
import { add } from '../bson/numbers.ts';
import { show } from '../bson/show.ts';
import { clone, hasOperator, isDoc, isNumeric, typeOf, type Doc, type Value } from '../bson/value.ts';
import { badValue, failedToParse, MongoError, typeMismatch } from '../errors.ts';
import { isArrayIndex } from '../query/paths.ts';
import { setAt, unsetAt, valueAt } from './paths.ts';

/** A compiled update. */
export type Update = {
  isReplacement: boolean;
  /** The document after the update; the one before is left as it is. */
  apply(doc: Doc, inserting: boolean): Doc;
};

/** What a modifier makes of the value that a field has; `undefined` on either side is no field. */
type Change = (old: Value) => Value;

/** The operators of updates. `$setOnInsert` is `$set` for upserts. */
export const MODIFIERS: Readonly<Record<string, (path: string, operand: Value) => Change>> = {
  $set: (_path, operand) => () => clone(operand),
  $setOnInsert: (_path, operand) => () => clone(operand),
  $unset: () => () => undefined,
  $inc(path, operand) {
    if (!isNumeric(operand))
      throw typeMismatch(`Cannot increment with non-numeric argument: {${path}: ${show(operand)}}`);
    return (old) => {
      if (old === undefined) return operand;
      if (isNumeric(old)) return add(old, operand);
      throw typeMismatch(
        `Cannot apply $inc to a value of non-numeric type: the field '${path}' is of type ${typeOf(old)}`,
      );
    };
  },
};

/**
 * @throws MongoError for an operator that is unknown or not supported (FailedToParse), for operands that do not fit and
 *   for paths that conflict.
 */
export function compileUpdate(spec: Value): Update {
  if (!isDoc(spec))
    throw failedToParse(
      'Update argument must be an object; the embedded database does not support pipelines',
    );
  if (hasOperator(spec)) return { isReplacement: false, apply: keepingId(operatorUpdate(spec)) };
  return { isReplacement: true, apply: keepingId((doc) => replacement(doc, spec)) };
}

type Step = { parts: readonly string[]; onlyInserting: boolean; change: Change };

/** The id stays as it is; to set it to what it is already is allowed. */
const keepingId =
  (apply: Update['apply']): Update['apply'] =>
  (doc, inserting) => {
    const next = apply(doc, inserting);
    if (!('_id' in doc)) return next;
    if (equal(next._id, doc._id) && typeOf(next._id) === typeOf(doc._id)) return next;
    throw new MongoError(
      66,
      'ImmutableField',
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${show(next._id)}`,
    );
  };

const replacement = (doc: Doc, spec: Doc): Doc => {
  const { _id, ...rest } = clone(spec) as Doc;
  const id = _id ?? doc._id;
  return id === undefined ? rest : { _id: id, ...rest };
};

function operatorUpdate(spec: Doc): Update['apply'] {
  const steps = Object.keys(spec).flatMap((operator) => stepsOf(operator, spec[operator]));
  checkConflicts(steps);
  steps.sort((a, b) => comparePaths(a.parts, b.parts));
  return (doc, inserting) => {
    const next = clone(doc) as Doc;
    for (const step of steps) if (inserting || !step.onlyInserting) applyStep(next, step);
    return next;
  };
}

function stepsOf(operator: string, operands: Value): Step[] {
  const maker = Object.hasOwn(MODIFIERS, operator) ? MODIFIERS[operator] : undefined;
  if (!maker) throw failedToParse(`Unknown modifier: ${operator}. Expected a valid update modifier`);
  if (!isDoc(operands))
    throw failedToParse(`Modifiers operate on fields but we found type ${typeOf(operands)} instead.`);
  return Object.entries(operands).map(([path, operand]) => ({
    parts: pathParts(path),
    onlyInserting: operator === '$setOnInsert',
    change: maker(path, operand),
  }));
}

function applyStep(doc: Doc, { parts, change }: Step): void {
  const next = change(valueAt(doc, parts));
  if (next === undefined) unsetAt(doc, parts);
  else setAt(doc, parts, next);
}

function pathParts(path: string): string[] {
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
    throw new MongoError(
      52,
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${path}' is not valid for storage.`,
    );
  }
  return parts;
}

/** No path may be updated twice, nor together with something inside it. */
function checkConflicts(steps: readonly Step[]): void {
  const paths = new Set<string>();
  for (const { parts } of steps) {
    const path = parts.join('.');
    if (paths.has(path)) throw conflict(path, path);
    paths.add(path);
  }
  for (const { parts } of steps) {
    const outer = parts.map((_part, at) => parts.slice(0, at).join('.')).find((prefix) => paths.has(prefix));
    if (outer !== undefined) throw conflict(parts.join('.'), outer);
  }
}

const conflict = (path: string, at: string): MongoError =>
  new MongoError(
    40,
    'ConflictingUpdateOperators',
    `Updating the path '${path}' would create a conflict at '${at}'`,
  );

/** Fields are updated in the order of their paths, positions in the order of their numbers. */
function comparePaths(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  const [left, right] = [a[at], b[at]];
  if (left === undefined || right === undefined) return a.length - b.length;
  if (isArrayIndex(left) && isArrayIndex(right)) return Number(left) - Number(right);
  return left < right ? -1 : 1;
}
