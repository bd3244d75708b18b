import { Binary, BSONRegExp, Double, ObjectId } from 'bson';

/**
 * A BSON value in memory. A `number` that is a whole 32-bit value is an int32, any other `number` is a double, and a
 * double that would read as an int32 is wrapped in `Double`. A `bigint` is an int64, `undefined` a missing field. Types
 * that are not listed are rejected on decoding.
 */
export type Value =
  undefined | null | boolean | string | Numeric | Date | ObjectId | Binary | BSONRegExp | Value[] | Doc;

export type Numeric = number | bigint | Double;

/** A document. Its properties are fields in their order; `toProperty` says how names map to properties. */
export type Doc = { [property: string]: Value };

export type TypeName =
  | 'missing'
  | 'null'
  | 'int'
  | 'long'
  | 'double'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'regex';

/** MongoDB's sort order of the types. All numeric types share one rank. */
export const TYPE_RANK: Readonly<Record<TypeName, number>> = {
  missing: 0,
  null: 1,
  int: 2,
  long: 2,
  double: 2,
  string: 3,
  object: 4,
  array: 5,
  binData: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  regex: 10,
};

export function typeOf(value: Value): TypeName {
  switch (typeof value) {
    case 'undefined':
      return 'missing';
    case 'number':
      return isInt32(value) ? 'int' : 'double';
    case 'bigint':
      return 'long';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    default:
      return value === null ? 'null' : objectTypeOf(value);
  }
}

function objectTypeOf(value: object): TypeName {
  if (Array.isArray(value)) return 'array';
  if (Object.getPrototypeOf(value) === Object.prototype) return 'object';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Date) return 'date';
  if (value instanceof Double) return 'double';
  if (value instanceof Binary) return 'binData';
  return 'regex';
}

export const typeRankOf = (value: Value): number => TYPE_RANK[typeOf(value)];

export const isInt32 = (value: number): boolean => (value | 0) === value && !Object.is(value, -0);

/** Checks the prototype, because a document may have a field called `constructor` or `_bsontype`. */
export const isDoc = (value: Value): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const isNumeric = (value: Value): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Double;

export const isRegex = (value: Value): value is BSONRegExp => value instanceof BSONRegExp;

/** Returns whether a value is null or missing. */
export const isNullish = (value: Value): value is null | undefined => value === undefined || value === null;

/** Returns whether MongoDB treats a value as true: anything but false, zero, null and missing. */
export const isTruthy = (value: Value): boolean =>
  !isNullish(value) &&
  value !== false &&
  value !== 0 &&
  value !== 0n &&
  !(value instanceof Double && value.value === 0);

/**
 * Returns the property of a `Doc` that holds a field. JavaScript would move numeric names to the front, so they get a
 * zero character, which no name in BSON has. Names that are properties already stay.
 */
export function toProperty(name: string): string {
  const first = name.charCodeAt(0);
  return first >= 0x30 && first <= 0x39 && /^\d+$/.test(name) ? `\0${name}` : name;
}

/** Returns the name of the field that a property of a `Doc` holds. */
export const toFieldName = (property: string): string =>
  property.charCodeAt(0) === 0 ? property.slice(1) : property;

/** Reads an own field, never a property that JavaScript objects inherit. */
export function getField(doc: Doc, name: string): Value {
  const property = toProperty(name);
  return Object.hasOwn(doc, property) ? doc[property] : undefined;
}

/** Sets a field, even one called `__proto__`. */
export function setField(doc: Doc, name: string, value: Value): void {
  if (name === '__proto__') {
    Object.defineProperty(doc, name, { value, enumerable: true, configurable: true, writable: true });
  } else doc[toProperty(name)] = value;
}

/** Returns whether the first field is an operator. A reference to another document (`$ref` and `$id`) is a value. */
export const hasOperator = (doc: Doc): boolean =>
  (Object.keys(doc)[0]?.startsWith('$') ?? false) && !('$ref' in doc && '$id' in doc);

/** Copies a value deeply, sharing only immutable parts. */
export function clone(value: Value): Value {
  if (Array.isArray(value)) return value.map(clone);
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const name of Object.keys(value)) setField(copy, name, clone(value[name]));
  return copy;
}
