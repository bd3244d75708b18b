import { formatValue } from '../bson/format-value.ts';
import { getField, isDoc, setField, toProperty, type Doc, type Value } from '../bson/value.ts';
import { MongoError } from '../errors.ts';
import { isArrayIndex } from '../query/paths.ts';

/** MongoDB's limit on nulls added when an element is set past the end of an array. */
const MAX_PADDING = 1_500_000;

/** Returns the value at a path. Unlike in filters, a numeric part is only a position if it meets an array. */
export function getAtPath(doc: Doc, parts: readonly string[]): Value {
  let current: Value = doc;
  for (const part of parts) current = getChild(current, part);
  return current;
}

/**
 * Sets a value in place, creating documents on the way.
 *
 * @throws MongoError PathNotViable if a scalar or null is in the way.
 */
export function setAtPath(doc: Doc, parts: readonly string[], value: Value): void {
  const path = [...parts];
  const last = path.pop() ?? '';
  let parent: Doc | Value[] = doc;
  let parentName = '';
  for (const [index, part] of path.entries()) {
    const child: Value = getOrCreateChild(parent, part, parentName);
    if (!isDoc(child) && !Array.isArray(child)) throw pathNotViableError(parts[index + 1] ?? '', part, child);
    parent = child;
    parentName = part;
  }
  setChild(parent, last, parentName, value);
}

/** Removes a field in place. An array element becomes null, so that the others keep their positions. */
export function unsetAtPath(doc: Doc, parts: readonly string[]): void {
  const parent = getAtPath(doc, parts.slice(0, -1));
  const name = parts.at(-1) ?? '';
  if (isDoc(parent)) Reflect.deleteProperty(parent, toProperty(name));
  else if (Array.isArray(parent) && isArrayIndex(name) && Number(name) < parent.length)
    parent[Number(name)] = null;
}

/** Returns a path that occurs twice, or is inside another one, and that other one. */
export function findPathConflict(
  paths: readonly (readonly string[])[],
): [path: string, other: string] | undefined {
  const known = new Set<string>();
  for (const parts of paths) {
    const path = parts.join('.');
    if (known.has(path)) return [path, path];
    known.add(path);
  }
  for (const parts of paths) {
    const prefixes = parts.map((_part, length) => parts.slice(0, length).join('.'));
    const outer = prefixes.find((prefix, length) => length > 0 && known.has(prefix));
    if (outer !== undefined) return [parts.join('.'), outer];
  }
  return undefined;
}

function getChild(parent: Value, part: string): Value {
  if (Array.isArray(parent)) return isArrayIndex(part) ? parent[Number(part)] : undefined;
  return isDoc(parent) ? getField(parent, part) : undefined;
}

/** Returns the child at a path part, creating a document if it is missing. A null is not replaced. */
function getOrCreateChild(parent: Doc | Value[], part: string, parentName: string): Value {
  const child = getChild(parent, part);
  if (child !== undefined) return child;
  const created: Doc = {};
  setChild(parent, part, parentName, created);
  return created;
}

function setChild(parent: Doc | Value[], part: string, parentName: string, child: Value): void {
  if (!Array.isArray(parent)) {
    setField(parent, part, child);
    return;
  }
  if (!isArrayIndex(part)) throw pathNotViableError(part, parentName, parent);
  const index = Number(part);
  if (index - parent.length > MAX_PADDING)
    throw new MongoError(34, `can't backfill more than ${MAX_PADDING} elements`);
  while (parent.length < index) parent.push(null);
  parent[index] = child;
}

const pathNotViableError = (name: string, parentName: string, parent: Value): MongoError =>
  new MongoError(28, `Cannot create field '${name}' in element {${parentName}: ${formatValue(parent)}}`);
