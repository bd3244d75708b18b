import { isDoc, isNumeric, isTrue, setField, type Doc, type Value } from '../bson/value.ts';
import { badValue, location } from '../errors.ts';
import { compileExpression } from '../expression/compile.ts';
import type { Expression, Scope } from '../expression/scope.ts';

/** What becomes of a field: it is kept, dropped or computed, or its own fields are looked at. */
type Node = 'keep' | 'drop' | { compute: Expression } | Map<string, Node>;

/**
 * A projection of `find` or `$project`: fields to keep, with fields to compute, or fields to drop. The id is kept unless
 * it is dropped by name.
 *
 * @throws MongoError for both at once (31253, 31254), for colliding paths (31249) and for operators of `find` that are not
 *   supported.
 */
export function compileProjection(spec: Doc, scope: Scope): (doc: Doc) => Doc {
  const entries = flatten(spec);
  const mode = modeOf(entries);
  const tree = new Map<string, Node>();
  for (const [path, value] of entries) place(tree, path, nodeOf(path, value, scope));
  if (mode === 'drop') return (doc) => drop(doc, tree) as Doc;
  if (!tree.has('_id')) tree.set('_id', 'keep');
  return (doc) => keep(doc, tree, (compute) => compute(doc, scope)) as Doc;
}

/** Sub-documents of fields are the same as dotted paths. */
function flatten(spec: Doc, prefix = ''): [path: string, value: Value][] {
  return Object.entries(spec).flatMap(([name, value]) => {
    const path = prefix + name;
    if (name.startsWith('$')) throw location(16410, `FieldPath field names may not start with '$': ${path}`);
    if (name === '' || path.endsWith('.') || path.includes('..'))
      throw location(15998, 'FieldPath field names may not be empty strings.');
    if (path.endsWith('.$'))
      throw badValue(`The positional projection '${path}' is not supported by the embedded database.`);
    if (!isDoc(value)) return [[path, value]];
    const [first] = Object.keys(value);
    if (first === undefined) throw location(51270, `An empty sub-projection is not a valid value: ${path}`);
    return first.startsWith('$') ? [[path, value]] : flatten(value, `${path}.`);
  });
}

const isFlag = (value: Value): boolean => typeof value === 'boolean' || isNumeric(value);

/** The id's flag says nothing of the others, but alone it decides. */
function modeOf(entries: readonly (readonly [string, Value])[]): 'keep' | 'drop' {
  const others = entries.filter(([path, value]) => path !== '_id' || !isFlag(value));
  const [first] = others.length > 0 ? others : entries;
  const mode = first === undefined || (isFlag(first[1]) && !isTrue(first[1])) ? 'drop' : 'keep';
  const odd = others.find(([, value]) => (isFlag(value) && !isTrue(value) ? 'drop' : 'keep') !== mode);
  if (odd && mode === 'keep')
    throw location(31254, `Cannot do exclusion on field ${odd[0]} in inclusion projection`);
  if (odd) throw location(31253, `Cannot do inclusion on field ${odd[0]} in exclusion projection`);
  return mode;
}

function nodeOf(path: string, value: Value, scope: Scope): Node {
  if (isFlag(value)) return isTrue(value) ? 'keep' : 'drop';
  if (isDoc(value) && ('$elemMatch' in value || ('$slice' in value && !Array.isArray(value.$slice)))) {
    throw badValue(
      `$slice and $elemMatch in a projection, as on '${path}', are not supported by the embedded database.`,
    );
  }
  return { compute: compileExpression(value, scope) };
}

function place(tree: Map<string, Node>, path: string, node: Node): void {
  const parts = path.split('.');
  const name = parts.pop() ?? '';
  let level = tree;
  for (const part of parts) {
    const next = level.get(part) ?? new Map<string, Node>();
    if (!(next instanceof Map)) throw location(31249, `Path collision at ${path}`);
    level.set(part, next);
    level = next;
  }
  if (level.has(name)) throw location(31250, `Path collision at ${path}`);
  level.set(name, node);
}

function drop(value: Value, tree: Map<string, Node>): Value {
  if (Array.isArray(value)) return value.map((item) => drop(item, tree));
  if (!isDoc(value)) return value;
  const result: Doc = {};
  for (const [name, child] of Object.entries(value)) {
    const node = tree.get(name);
    if (node !== 'drop') setField(result, name, node instanceof Map ? drop(child, node) : child);
  }
  return result;
}

type Compute = (expression: Expression) => Value;

/** Of arrays, elements that are no documents have no fields to keep. */
function keep(value: Value, tree: Map<string, Node>, compute: Compute): Value {
  if (Array.isArray(value)) {
    return value
      .filter((item) => isDoc(item) || Array.isArray(item))
      .map((item) => keep(item, tree, compute));
  }
  const result: Doc = {};
  const doc = isDoc(value) ? value : {};
  for (const [name, child] of Object.entries(doc)) {
    const node = tree.get(name);
    if (node === 'keep') setField(result, name, child);
    else if (node instanceof Map && (isDoc(child) || Array.isArray(child)))
      setField(result, name, keep(child, node, compute));
  }
  addComputed(result, doc, tree, compute);
  return result;
}

function addComputed(result: Doc, doc: Doc, tree: Map<string, Node>, compute: Compute): void {
  for (const [name, node] of tree) {
    if (node instanceof Map) {
      const isLeft = !isDoc(doc[name]) && !Array.isArray(doc[name]);
      if (isLeft && computes(node)) setField(result, name, keep({}, node, compute));
    } else if (typeof node === 'object') {
      const computed = compute(node.compute);
      if (computed !== undefined) setField(result, name, computed);
    }
  }
}

const computes = (tree: Map<string, Node>): boolean =>
  [...tree.values()].some((node) => (node instanceof Map ? computes(node) : typeof node === 'object'));
