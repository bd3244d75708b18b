import {
  isDoc,
  isNumeric,
  isTruthy,
  setField,
  toFieldName,
  toProperty,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { MongoError } from '../errors.ts';
import { splitFieldPath } from './paths.ts';

/** What becomes of a field: kept or not, or a document whose fields are decided one by one. */
type Rule = boolean | Rules;
type Rules = Map<string, Rule>;

/**
 * Compiles a projection that includes or excludes fields by dotted paths. `_id` is included unless it is excluded
 * explicitly.
 *
 * @throws MongoError 31253 or 31254 for inclusions beside exclusions, 31249 or 31250 for colliding paths, 168 for
 *   anything but a flag.
 */
export function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const rules: Rules = new Map();
  const flags: boolean[] = [];
  for (const [property, value] of Object.entries(spec)) {
    const path = toFieldName(property);
    const flag = parseFlag(path, value);
    addRule(rules, path, flag);
    // The flag of `_id` decides only if it stands alone.
    if (path !== '_id') flags.push(flag);
  }
  const [isInclusion = rules.get('_id') === true] = flags;
  if (flags.some((flag) => flag !== isInclusion))
    throw isInclusion
      ? new MongoError(31254, 'Cannot do exclusion in inclusion projection')
      : new MongoError(31253, 'Cannot do inclusion in exclusion projection');
  if (isInclusion && !rules.has('_id')) rules.set('_id', true);
  return (doc) => project(doc, rules, !isInclusion);
}

function parseFlag(path: string, value: Value): boolean {
  if (typeof value === 'boolean' || isNumeric(value)) return isTruthy(value);
  throw new MongoError(
    168,
    `The projection of '${path}' is not supported by the embedded database: only inclusions and exclusions are.`,
  );
}

function addRule(rules: Rules, path: string, flag: boolean): void {
  const parts = splitFieldPath(path).map(toProperty);
  const last = parts.pop() ?? '';
  let parent = rules;
  for (const part of parts) {
    const inner = parent.get(part) ?? new Map<string, Rule>();
    if (!(inner instanceof Map)) throw new MongoError(31249, `Path collision at ${path}`);
    parent.set(part, inner);
    parent = inner;
  }
  if (parent.has(last)) throw new MongoError(31250, `Path collision at ${path}`);
  parent.set(last, flag);
}

function project(doc: Doc, rules: Rules, keepsOthers: boolean): Doc {
  const result: Doc = {};
  for (const name of Object.keys(doc)) {
    const rule = rules.get(name) ?? keepsOthers;
    const value =
      rule instanceof Map ? projectValue(doc[name], rule, keepsOthers) : rule ? doc[name] : undefined;
    if (value !== undefined) setField(result, name, value);
  }
  return result;
}

/** Projects the documents in a value; other values stay if other fields do. */
function projectValue(value: Value, rules: Rules, keepsOthers: boolean): Value {
  if (Array.isArray(value))
    return value.map((item) => projectValue(item, rules, keepsOthers)).filter((item) => item !== undefined);
  if (isDoc(value)) return project(value, rules, keepsOthers);
  return keepsOthers ? value : undefined;
}
