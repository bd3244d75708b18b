import { compileExpression, type Expression } from '../aggregation/expression.ts';
import {
  hasOperator,
  isDoc,
  isNumeric,
  isTruthy,
  setField,
  typeOf,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { locationError } from '../errors.ts';

/** What becomes of a field: kept, dropped, computed, or a document whose fields are decided one by one. */
type Rule = boolean | Expression | Rules;
type Rules = Map<string, Rule>;

/** `keepsOthers`: fields without a rule are kept. */
type Projection = { keepsOthers: boolean; isAddition: boolean };

/**
 * Compiles a projection that includes, computes or excludes fields, by dotted paths or nested documents. `_id` is
 * included unless it is excluded explicitly.
 *
 * @throws MongoError 31252 to 31254 for an exclusion beside the others, 31249 for colliding paths.
 */
export function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const rules = compileRules(spec, toProjectionRule);
  const leaves = [...rules].flatMap(([name, rule]) => (name === '_id' ? [] : listLeaves(rule)));
  // The flag of `_id` decides only if it stands alone.
  const [first = listLeaves(rules)[0] ?? false] = leaves;
  const conflicting = leaves.find((leaf) => (leaf === false) !== (first === false));
  if (typeof conflicting === 'function')
    throw locationError(31252, 'Cannot use an expression in an exclusion projection');
  if (conflicting === false) throw locationError(31254, 'Cannot do exclusion in inclusion projection');
  if (conflicting) throw locationError(31253, 'Cannot do inclusion in exclusion projection');
  if (first !== false && !rules.has('_id')) rules.set('_id', true);
  return (doc) => project(doc, rules, doc, { keepsOthers: first === false, isAddition: false });
}

/** Compiles what `$addFields` does: fields are computed, all others stay. */
export function compileAddition(spec: Doc): (doc: Doc) => Doc {
  const rules = compileRules(spec, compileExpression);
  return (doc) => project(doc, rules, doc, { keepsOthers: true, isAddition: true });
}

const toProjectionRule = (value: Value): Rule =>
  typeof value === 'boolean' || isNumeric(value) ? isTruthy(value) : compileExpression(value);

function compileRules(
  spec: Doc,
  toRule: (value: Value) => Rule,
  rules: Rules = new Map<string, Rule>(),
): Rules {
  for (const [path, value] of Object.entries(spec)) {
    const parts = path.split('.');
    if (parts.includes('')) throw locationError(15998, 'FieldPath field names may not be empty strings.');
    if (parts.some((part) => part.startsWith('$')))
      throw locationError(16410, `FieldPath field names may not start with '$': ${path}`);
    const last = parts.pop() ?? '';
    const parent = parts.reduce((inner, part) => getInnerRules(inner, part, path), rules);
    if (isDoc(value) && !hasOperator(value)) {
      if (Object.keys(value).length === 0)
        throw locationError(51270, 'An empty sub-projection is not a valid value.');
      compileRules(value, toRule, getInnerRules(parent, last, path));
    } else if (parent.has(last)) throw collisionError(path);
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

const collisionError = (path: string) => locationError(31249, `Path collision at ${path}`);

const listLeaves = (rule: Rule): (boolean | Expression)[] =>
  rule instanceof Map ? [...rule.values()].flatMap(listLeaves) : [rule];

const isComputed = (rule: Rule): boolean => listLeaves(rule).some((leaf) => typeof leaf === 'function');

function project(doc: Doc, rules: Rules, root: Doc, projection: Projection): Doc {
  const result: Doc = {};
  const set = (name: string, value: Value): void => {
    if (value !== undefined) setField(result, name, value);
  };
  for (const name of Object.keys(doc)) {
    const rule = rules.get(name) ?? projection.keepsOthers;
    if (rule instanceof Map) set(name, projectValue(doc[name], rule, root, projection));
    else if (rule === true) set(name, doc[name]);
    // An added field takes the place of the one that it replaces; a projected one comes last.
    else if (rule !== false && projection.isAddition) set(name, rule(root));
  }
  for (const [name, rule] of rules) {
    const isDone = Object.hasOwn(doc, name) && (projection.isAddition || rule instanceof Map);
    if (isDone || !isComputed(rule)) continue;
    if (rule instanceof Map) set(name, project({}, rule, root, projection));
    else if (typeof rule === 'function') set(name, rule(root));
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
