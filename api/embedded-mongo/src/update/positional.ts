import type { Collation } from '../bson/collation.ts';
import { formatValue } from '../bson/format-value.ts';
import { isDoc, isNullish, type Doc, type Value } from '../bson/value.ts';
import { badValue, failedToParse, typeMismatch } from '../errors.ts';
import { compileFilter } from '../query/filter.ts';
import { getAtPath } from './paths.ts';

/** The conditions of `arrayFilters`, by the identifier that update paths name them with. */
export type ArrayFilters = ReadonlyMap<string, (item: Value) => boolean>;

export const isPositional = (part: string): boolean => part === '$' || isArrayOperator(part);

/** Returns whether a part of a path is `$[]` or `$[identifier]`. */
export const isArrayOperator = (part: string): boolean => part.startsWith('$[') && part.endsWith(']');

/**
 * Compiles `arrayFilters`.
 *
 * @throws MongoError FailedToParse unless each has one top-level field, whose first part is a new identifier.
 */
export function compileArrayFilters(specs: Value, collation: Collation | undefined): ArrayFilters {
  const filters = new Map<string, (item: Value) => boolean>();
  if (isNullish(specs)) return filters;
  if (!Array.isArray(specs)) throw typeMismatch('arrayFilters must be an array');
  for (const spec of specs) {
    if (!isDoc(spec)) throw typeMismatch('Each of the arrayFilters must be an object');
    const identifiers = [...new Set(collectPaths(spec).map((path) => path.split('.')[0] ?? ''))];
    const [identifier, other] = identifiers;
    if (identifier === undefined)
      throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
    if (other !== undefined)
      throw failedToParse(
        `Error parsing array filter: Expected a single top-level field name, found '${identifier}' and '${other}'`,
      );
    if (!/^[a-z][a-zA-Z0-9]*$/.test(identifier))
      throw badValue(
        `Error parsing array filter: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
      );
    if (filters.has(identifier))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`);
    const { matches } = compileFilter(spec, collation);
    filters.set(identifier, (item) => matches({ [identifier]: item }));
  }
  return filters;
}

/** Returns the paths that a filter has conditions on. */
const collectPaths = (filter: Doc): string[] =>
  Object.entries(filter).flatMap(([name, operand]) => {
    if (!name.startsWith('$')) return [name];
    return Array.isArray(operand) ? operand.filter(isDoc).flatMap(collectPaths) : [];
  });

/**
 * Asserts that each identifier in a path has an array filter and the other way round.
 *
 * @throws MongoError BadValue or FailedToParse.
 */
export function assertFiltersUsed(paths: readonly (readonly string[])[], filters: ArrayFilters): void {
  const used = new Set(paths.flat().filter(isArrayOperator).map(readIdentifier));
  for (const path of paths) {
    const missing = path.filter(isArrayOperator).map(readIdentifier);
    const identifier = missing.find((name) => name !== '' && !filters.has(name));
    if (identifier !== undefined)
      throw badValue(`No array filter found for identifier '${identifier}' in path '${path.join('.')}'`);
  }
  const unused = [...filters.keys()].find((identifier) => !used.has(identifier));
  if (unused !== undefined)
    throw failedToParse(`The array filter for identifier '${unused}' was not used in the update`);
}

const readIdentifier = (part: string): string => part.slice(2, -1);

/**
 * Replaces the positional parts of a path by positions in a document: `$` by the one that the filter has matched,
 * `$[]` and `$[identifier]` by all of the array, or those that satisfy the array filter.
 *
 * @throws MongoError BadValue if there is no matched position, or no array.
 */
export function expandPath(
  doc: Doc,
  parts: readonly string[],
  filters: ArrayFilters,
  findPosition: () => number | undefined,
): string[][] {
  let paths: string[][] = [[]];
  for (const part of parts) {
    if (part === '$') {
      const position = findPosition();
      if (position === undefined)
        throw badValue('The positional operator did not find the match needed from the query.');
      for (const path of paths) path.push(String(position));
    } else if (isArrayOperator(part)) {
      const isSelected = filters.get(readIdentifier(part)) ?? (() => true);
      paths = paths.flatMap((path) => {
        const selected: string[][] = [];
        for (const [index, item] of readArray(doc, path).entries())
          if (isSelected(item)) selected.push([...path, String(index)]);
        return selected;
      });
    } else for (const path of paths) path.push(part);
  }
  return paths;
}

function readArray(doc: Doc, path: readonly string[]): Value[] {
  const array = getAtPath(doc, path);
  const name = path.join('.');
  if (array === undefined)
    throw badValue(`The path '${name}' must exist in the document in order to apply array updates.`);
  if (!Array.isArray(array))
    throw badValue(`Cannot apply array updates to non-array element ${name}: ${formatValue(array)}`);
  return array;
}
