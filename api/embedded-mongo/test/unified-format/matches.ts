import { isDeepStrictEqual } from 'node:util';
import { BSON, Long, type Document } from 'mongodb';
import { NotCoveredError } from './errors.ts';

type Entities = ReadonlyMap<string, unknown>;

/**
 * Asserts that a value is as a test expects it, by the rules of the unified test format.
 *
 * @throws Error that names the path of the first difference.
 */
export function assertMatches(expected: unknown, actual: unknown, entities: Entities, isRoot = true): void {
  new Matcher(entities).match(expected, actual, isRoot, '');
}

class Matcher {
  readonly #entities: Entities;

  constructor(entities: Entities) {
    this.#entities = entities;
  }

  match(expected: unknown, actual: unknown, isRoot: boolean, path: string): void {
    const operator = operatorOf(expected);
    if (actual instanceof Map) this.match(expected, Object.fromEntries(actual), isRoot, path);
    else if (operator) this.#matchOperator(operator, actual, isRoot, path);
    else if (Array.isArray(expected)) {
      if (!Array.isArray(actual) || actual.length !== expected.length) fail(path, expected, actual);
      // Elements of an array that an operation returns are documents at the root, unless they are nested in one.
      expected.forEach((item, index) =>
        this.match(item, actual[index], isRoot && path === '', `${path}[${index}]`),
      );
    } else if (isPlain(expected)) this.#matchDocument(expected, actual, isRoot, path);
    else if (!isSameScalar(expected, actual)) fail(path, expected, actual);
  }

  #matchDocument(expected: Document, actual: unknown, isRoot: boolean, path: string): void {
    if (!isPlain(actual)) fail(path, expected, actual);
    for (const [key, value] of Object.entries(expected)) {
      const isThere = actual[key] !== undefined;
      const [name, operand] = operatorOf(value) ?? [];
      if (name === '$$exists') {
        if (isThere !== operand) fail(`${path}.${key}`, value, actual[key]);
      } else if (name === '$$unsetOrMatches' || isThere) {
        this.match(value, actual[key], false, `${path}.${key}`);
      } else fail(`${path}.${key}`, value, undefined);
    }
    const extra = Object.keys(actual).filter((key) => actual[key] !== undefined && !(key in expected));
    if (!isRoot && extra.length > 0) fail(`${path}.${extra[0]}`, undefined, actual[extra[0] ?? '']);
  }

  #matchOperator([name, operand]: [string, unknown], actual: unknown, isRoot: boolean, path: string): void {
    switch (name) {
      case '$$unsetOrMatches':
        if (actual !== undefined && actual !== null) this.match(operand, actual, isRoot, path);
        return;
      case '$$matchesEntity':
        this.match(this.#entities.get(operand as string), actual, isRoot, path);
        return;
      case '$$sessionLsid':
        this.match((this.#entities.get(operand as string) as Document).id, actual, false, path);
        return;
      case '$$type':
        if (![operand].flat().some((type) => TYPES[type as string]?.(actual))) fail(path, name, actual);
        return;
      case '$$matchesHexBytes':
        if (!Buffer.isBuffer(actual) || actual.toString('hex') !== operand) fail(path, operand, actual);
        return;
      case '$$lte':
        if (!(Number(actual) <= Number(operand))) fail(path, operand, actual);
        return;
      default:
        throw new NotCoveredError(`matching operator ${name}`);
    }
  }
}

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'bigint' || Long.isLong(value);
const isInteger = (value: unknown): boolean => isNumber(value) && Number.isInteger(Number(value));
const hasBsonType = (type: string) => (value: unknown) => (value as Document | undefined)?._bsontype === type;

const isDecimal = hasBsonType('Decimal128');

/** What a type's alias stands for. The driver returns integers of any size as numbers. */
const TYPES: Record<string, (value: unknown) => boolean> = {
  int: isInteger,
  long: isInteger,
  double: isNumber,
  number: (value) => isNumber(value) || isDecimal(value),
  decimal: isDecimal,
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  object: isPlain,
  array: Array.isArray,
  date: (value) => value instanceof Date,
  null: (value) => value === null,
  binData: hasBsonType('Binary'),
  objectId: hasBsonType('ObjectId'),
  timestamp: hasBsonType('Timestamp'),
};

function operatorOf(value: unknown): [string, unknown] | undefined {
  if (!isPlain(value)) return undefined;
  const [entry, ...others] = Object.entries(value);
  return entry?.[0].startsWith('$$') && others.length === 0 ? entry : undefined;
}

function isPlain(value: unknown): value is Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !('_bsontype' in value) &&
    !(value instanceof Date) &&
    !(value instanceof RegExp) &&
    !Buffer.isBuffer(value)
  );
}

function isSameScalar(expected: unknown, actual: unknown): boolean {
  if (isNumber(expected) && isNumber(actual)) return Number(expected) === Number(actual);
  const extended = (value: unknown): unknown => BSON.EJSON.serialize({ value });
  return isDeepStrictEqual(extended(expected), extended(actual));
}

function fail(path: string, expected: unknown, actual: unknown): never {
  throw new Error(`${path || 'the result'} is ${show(actual)}, not ${show(expected)}`);
}

const show = (value: unknown): string =>
  value === undefined ? 'missing' : BSON.EJSON.stringify({ value }).slice(9, -1);
