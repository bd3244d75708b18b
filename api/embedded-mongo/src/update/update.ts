import { equal, identical } from '../bson/compare.ts';
import { show } from '../bson/show.ts';
import { clone, hasOperator, isDoc, typeOf, type Doc, type Value } from '../bson/value.ts';
import { badValue, failedToParse, MongoError } from '../errors.ts';
import type { Scope } from '../expression/scope.ts';
import { isArrayIndex } from '../query/paths.ts';
import { MODIFIERS, REMOVE, type Change } from './modifiers.ts';
import { setAt, unsetAt, valueAt } from './paths.ts';
import { compilePipelineUpdate } from './pipeline-update.ts';

/** A compiled update. */
export type Update = {
  kind: 'replacement' | 'operators' | 'pipeline';
  /** The document after the update; the one before is left as it is. */
  apply(doc: Doc, inserting: boolean): Doc;
};

/**
 * @throws MongoError for an operator that is unknown or not supported (FailedToParse), for operands that do not fit and
 *   for paths that conflict.
 */
export function compileUpdate(spec: Value, scope: Scope): Update {
  if (Array.isArray(spec)) return { kind: 'pipeline', apply: keepingId(compilePipelineUpdate(spec, scope)) };
  if (!isDoc(spec)) throw failedToParse('Update argument must be either an object or an array');
  if (hasOperator(spec)) return { kind: 'operators', apply: keepingId(operatorUpdate(spec, scope)) };
  return { kind: 'replacement', apply: keepingId((doc) => replacement(doc, spec)) };
}

type Step = { parts: readonly string[]; onlyInserting: boolean; run(doc: Doc): void };

/** The id stays as it is; to set it to what it is already is allowed. */
const keepingId =
  (apply: Update['apply']): Update['apply'] =>
  (doc, inserting) => {
    const next = apply(doc, inserting);
    if (!('_id' in doc)) return next;
    if (next._id === undefined) {
      const { _id, ...rest } = next;
      return { _id: doc._id, ...rest };
    }
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

function operatorUpdate(spec: Doc, scope: Scope): Update['apply'] {
  const steps = Object.keys(spec).flatMap((operator) => stepsOf(operator, spec[operator], scope));
  checkConflicts(steps);
  steps.sort((a, b) => comparePaths(a.parts, b.parts));
  return (doc, inserting) => {
    const next = clone(doc) as Doc;
    for (const step of steps) if (inserting || !step.onlyInserting) step.run(next);
    if ('_id' in doc && !('_id' in next)) {
      throw new MongoError(
        66,
        'ImmutableField',
        "Performing an update on the path '_id' would modify the immutable field '_id'",
      );
    }
    return next;
  };
}

function stepsOf(operator: string, operands: Value, scope: Scope): Step[] {
  const maker = Object.hasOwn(MODIFIERS, operator) ? MODIFIERS[operator] : undefined;
  if (!maker)
    throw failedToParse(`Unknown modifier: ${operator}. Expected a valid update modifier or a pipeline`);
  if (!isDoc(operands))
    throw failedToParse(`Modifiers operate on fields but we found type ${typeOf(operands)} instead.`);
  return Object.entries(operands).map(([path, operand]) => {
    const parts = pathParts(path);
    const change = maker(path, operand, scope);
    return {
      parts,
      onlyInserting: operator === '$setOnInsert',
      run: (doc) => applyChange(doc, parts, change),
    };
  });
}

function applyChange(doc: Doc, parts: readonly string[], change: Change): void {
  const old = valueAt(doc, parts);
  const next = change(old);
  if (next === REMOVE) unsetAt(doc, parts);
  else if (next !== undefined && !(old !== undefined && identical(old, next))) setAt(doc, parts, next);
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
