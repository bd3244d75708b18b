import { compileExpression, type Expression } from '../aggregation/expression.ts';
import { assertSize } from '../aggregation/value-size.ts';
import {
  hasOperator,
  isDoc,
  isNumeric,
  isTruthy,
  setField,
  toFieldName,
  toProperty,
  typeOf,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { toNumber } from '../bson/numbers.ts';
import { MongoError } from '../errors.ts';
import { splitFieldPath } from './paths.ts';

/** Shortens an array; other values stay. */
type Slice = { slice: (value: Value) => Value };

/** Computes a value from the whole document. */
type Computation = { evaluate: Expression; isOperator: boolean };

/** What becomes of a field: kept, dropped, computed, shortened, or a document whose fields are decided one by one. */
type Rule = boolean | Computation | Slice | Rules;
type Rules = Map<string, Rule>;

/** `keepsOthers`: fields without a rule are kept. */
type Projection = { keepsOthers: boolean; isAddition: boolean };

/**
 * Compiles a projection that includes, computes or excludes fields, by dotted paths or nested documents. `_id` is
 * included unless it is excluded explicitly.
 *
 * @throws MongoError 31252 to 31254 or 31310 for an exclusion beside the others, 31249 and 31250 for colliding paths.
 */
export const compileProjection = (spec: Doc): ((doc: Doc) => Doc) =>
  compileRuledProjection(spec, toProjectionRule);

/**
 * Compiles the projection of a `find`, which can also shorten arrays by `$slice`.
 *
 * @throws MongoError as `compileProjection`, and 28667 or 28724 for an invalid `$slice`.
 */
export const compileFindProjection = (spec: Doc): ((doc: Doc) => Doc) =>
  compileRuledProjection(spec, (value) =>
    isDoc(value) && Object.keys(value).join() === '$slice'
      ? compileSlice(value.$slice)
      : toProjectionRule(value),
  );

function compileRuledProjection(spec: Doc, toRule: (value: Value) => Rule): (doc: Doc) => Doc {
  const rules = compileRules(spec, toRule);
  const leaves = [...rules].flatMap(([name, rule]) =>
    name === '_id' && typeof rule === 'boolean' ? [] : listLeaves(rule),
  );
  // The flag of `_id` decides only if it stands alone, or beside a `$slice`.
  const [first = listLeaves(rules)[0] ?? false] = leaves;
  const conflicting = leaves.find((leaf) => (leaf === false) !== (first === false));
  if (typeof conflicting === 'object')
    throw new MongoError(
      conflicting.isOperator ? 31252 : 31310,
      'Cannot use an expression in an exclusion projection',
    );
  if (conflicting === false) throw new MongoError(31254, 'Cannot do exclusion in inclusion projection');
  if (conflicting) throw new MongoError(31253, 'Cannot do inclusion in exclusion projection');
  if (first !== false && !rules.has('_id')) rules.set('_id', true);
  const projection = { keepsOthers: first === false, isAddition: false };
  const checkSize = isComputed(rules) ? assertSize : (doc: Doc) => doc;
  return (doc) => checkSize(project(doc, rules, doc, projection));
}

/** Compiles what `$addFields` does: fields are computed, all others stay. */
export function compileAddition(spec: Doc): (doc: Doc) => Doc {
  const rules = compileRules(spec, toComputation);
  return (doc) => assertSize(project(doc, rules, doc, { keepsOthers: true, isAddition: true }));
}

const toProjectionRule = (value: Value): Rule =>
  typeof value === 'boolean' || isNumeric(value) ? isTruthy(value) : toComputation(value);

const toComputation = (value: Value): Computation => ({
  evaluate: compileExpression(value),
  isOperator: isDoc(value),
});

function compileRules(
  spec: Doc,
  toRule: (value: Value) => Rule,
  rules: Rules = new Map<string, Rule>(),
  parentPath = '',
): Rules {
  for (const [property, value] of Object.entries(spec)) {
    const path = `${parentPath}${toFieldName(property)}`;
    const parts = splitFieldPath(path).map(toProperty);
    const last = parts.pop() ?? '';
    const parent = parts.reduce((inner, part) => getInnerRules(inner, part, path), rules);
    if (isDoc(value) && !hasOperator(value)) {
      if (Object.keys(value).length === 0)
        throw new MongoError(51270, 'An empty sub-projection is not a valid value.');
      compileRules(value, toRule, rules, `${path}.`);
    } else if (parent.has(last)) throw new MongoError(31250, `Path collision at ${path}`);
    else parent.set(last, toRule(value));
  }
  return rules;
}

function getInnerRules(rules: Rules, name: string, path: string): Rules {
  const inner = rules.get(name) ?? new Map<string, Rule>();
  if (!(inner instanceof Map)) throw collisionError(path);
  rules.set(name, inner);
  return inner;
}

const collisionError = (path: string) => new MongoError(31249, `Path collision at ${path}`);

/** Lists what decides whether a projection includes or excludes, which a `$slice` does not. */
function listLeaves(rule: Rule): (boolean | Computation)[] {
  if (rule instanceof Map) return [...rule.values()].flatMap(listLeaves);
  return typeof rule === 'object' && 'slice' in rule ? [] : [rule];
}

function compileSlice(operand: Value): Slice {
  if (isNumeric(operand)) return createSlice(0, Math.trunc(toNumber(operand)));
  const [skip, limit, ...rest] = Array.isArray(operand) ? operand : [];
  const isPair = Array.isArray(operand) && operand.length === 2;
  if (isPair && isNumeric(skip) && isNumeric(limit) && Math.trunc(toNumber(limit)) > 0)
    return createSlice(Math.trunc(toNumber(skip)), Math.trunc(toNumber(limit)));
  // MongoDB takes anything else for the operator of expressions, whose first operand is an array.
  if (limit === undefined || rest.length > 1)
    throw new MongoError(28667, 'Expression $slice takes at least 2 arguments, and at most 3');
  if (isNumeric(skip) || typeof skip === 'boolean' || (typeof skip === 'string' && !skip.startsWith('$')))
    throw new MongoError(28724, `First argument to $slice must be an array, but is of type: ${typeOf(skip)}`);
  throw new MongoError(168, "Unrecognized expression '$slice'");
}

/** @param limit counts from the end if it is negative, which it is only without a `skip`. */
const createSlice = (skip: number, limit: number): Slice => ({
  slice(value) {
    if (!Array.isArray(value)) return value;
    if (limit < 0) return value.slice(limit);
    const start = skip < 0 ? Math.max(0, value.length + skip) : skip;
    return value.slice(start, start + limit);
  },
});

const isComputed = (rule: Rule): boolean => listLeaves(rule).some((leaf) => typeof leaf === 'object');

function project(doc: Doc, rules: Rules, root: Doc, projection: Projection): Doc {
  const result: Doc = {};
  const set = (name: string, value: Value): void => {
    if (value !== undefined) setField(result, name, value);
  };
  for (const name of Object.keys(doc)) {
    const rule = rules.get(name) ?? projection.keepsOthers;
    if (rule instanceof Map) set(name, projectValue(doc[name], rule, root, projection));
    else if (typeof rule === 'boolean') set(name, rule ? doc[name] : undefined);
    else if ('slice' in rule) set(name, rule.slice(doc[name]));
    // An added field takes the place of the one that it replaces; a projected one comes last.
    else if (projection.isAddition) set(name, rule.evaluate(root));
  }
  for (const [name, rule] of rules) {
    const isDone = Object.hasOwn(doc, name) && (projection.isAddition || rule instanceof Map);
    if (isDone || !isComputed(rule)) continue;
    if (rule instanceof Map) set(name, project({}, rule, root, projection));
    else if (typeof rule === 'object' && 'evaluate' in rule) set(name, rule.evaluate(root));
  }
  return result;
}

/** Projects the documents in a value; other values stay if other fields do, unless computed fields replace them. */
function projectValue(value: Value, rules: Rules, root: Doc, projection: Projection): Value {
  if (Array.isArray(value))
    return value
      .map((item) => projectValue(item, rules, root, projection))
      .filter((item) => typeOf(item) !== 'missing');
  if (isDoc(value)) return project(value, rules, root, projection);
  if (isComputed(rules)) return project({}, rules, root, projection);
  return projection.keepsOthers ? value : undefined;
}
