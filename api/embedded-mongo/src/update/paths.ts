import { show } from '../bson/show.ts';
import { field, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { badValue, MongoError } from '../errors.ts';
import { isArrayIndex } from '../query/paths.ts';

/** Arrays grow by so many nulls at most when an element is set far past their end. */
const MAX_PADDING = 1_500_000;

/** The value at a path; unlike in filters, a numeric part in an array is a position and nothing else. */
export function valueAt(doc: Doc, parts: readonly string[]): Value {
  let current: Value = doc;
  for (const part of parts) current = childOf(current, part);
  return current;
}

/** Sets a value in place, making documents on the way. @throws MongoError PathNotViable where something else stands. */
export function setAt(doc: Doc, parts: readonly string[], value: Value): void {
  const path = [...parts];
  const last = path.pop() ?? '';
  let parent: Doc | Value[] = doc;
  let parentName = '';
  for (const [at, part] of path.entries()) {
    const child: Value = stepInto(parent, part, parentName);
    if (!isDoc(child) && !Array.isArray(child)) throw notViable(parts[at + 1] ?? '', part, child);
    parent = child;
    parentName = part;
  }
  setChild(parent, last, parentName, value);
}

/** Removes a field in place; in an array an element becomes null, so that the others keep their positions. */
export function unsetAt(doc: Doc, parts: readonly string[]): void {
  const parent = valueAt(doc, parts.slice(0, -1));
  const name = parts.at(-1) ?? '';
  if (isDoc(parent)) Reflect.deleteProperty(parent, name);
  else if (Array.isArray(parent) && isArrayIndex(name) && Number(name) < parent.length)
    parent[Number(name)] = null;
}

function childOf(parent: Value, part: string): Value {
  if (Array.isArray(parent)) return isArrayIndex(part) ? parent[Number(part)] : undefined;
  return isDoc(parent) ? field(parent, part) : undefined;
}

/** What stands at a part of a path on the way; a new document where there is nothing. A null stands in the way. */
function stepInto(parent: Doc | Value[], part: string, parentName: string): Value {
  const child = childOf(parent, part);
  if (child !== undefined) return child;
  const made: Doc = {};
  setChild(parent, part, parentName, made);
  return made;
}

function setChild(parent: Doc | Value[], part: string, parentName: string, child: Value): void {
  if (!Array.isArray(parent)) {
    setField(parent, part, child);
    return;
  }
  if (!isArrayIndex(part)) throw notViable(part, parentName, parent);
  const at = Number(part);
  if (at - parent.length > MAX_PADDING) throw badValue(`can't backfill more than ${MAX_PADDING} elements`);
  while (parent.length < at) parent.push(null);
  parent[at] = child;
}

const notViable = (name: string, parentName: string, parent: Value): MongoError =>
  new MongoError(
    28,
    'PathNotViable',
    `Cannot create field '${name}' in element {${parentName}: ${show(parent)}}`,
  );
