import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './api-document.ts';

/** Meaningful values by field name. Without them, few generated inputs would get past the business rules. */
export type FieldHints = Readonly<Record<string, readonly unknown[]>>;

/** Generates inputs that are valid according to a schema. */
export function validInput(schema: Schema, hints: FieldHints, name = ''): Arbitrary<unknown> {
  const generated = arbitraryFor(schema, hints);
  const hinted = hints[name];
  return hinted && !schema.properties
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...hinted) }, { weight: 1, arbitrary: generated })
    : generated;
}

function arbitraryFor(schema: Schema, hints: FieldHints): Arbitrary<unknown> {
  const types = [schema.type].flat();
  const type = types.find((candidate) => candidate !== 'null');
  const arbitrary = schema.enum
    ? fc.constantFrom(...schema.enum)
    : arbitraryForType({ ...schema, type: type ?? '' }, hints);
  return types.includes('null') ? fc.option(arbitrary) : arbitrary;
}

function arbitraryForType(schema: Schema, hints: FieldHints): Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return arbitraryObject(schema, hints);
    case 'array':
      return fc.array(arbitraryFor(schema.items ?? {}, hints), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 5,
      });
    case 'string':
      return arbitraryString(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100),
        fc.double(),
      );
    case 'boolean':
      return fc.boolean();
    // A schema without a type accepts any JSON value; the endpoint's own rules are stricter.
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function arbitraryObject({ properties, required = [] }: Schema, hints: FieldHints): Arbitrary<unknown> {
  // What is in an object without properties depends on data that the document does not have.
  if (!properties)
    return fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 });
  const fields = Object.entries(properties).map(([name, field]) => [name, validInput(field, hints, name)]);
  return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

function arbitraryString({ format, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  // Mostly typical characters, sometimes any code point.
  const lengths = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) };
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ ...lengths, unit: fc.constantFrom(...TYPICAL_CHARACTERS) }) },
    { weight: 1, arbitrary: fc.string({ ...lengths, unit: 'binary' }) },
  );
}

const TYPICAL_CHARACTERS = ['a', 'b', 'c', 'X', 'Y', ' ', '0', '1', '-', '.', '@'];

const UNEXPECTED_VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, 0.001, '', ' ', '\0', '\ud800', 'x'.repeat(3_000), [], {}, [[]]],
  ...[{ $gt: '' }, { $where: 'sleep(1)' }, ['a', 'a'], '1; DROP TABLE users', '../../etc/passwd'],
  { constructor: { prototype: {} } },
];
const UNKNOWN_FIELDS = ['unknown', '$set', 'isAdmin', '_id', 'constructor', 'a.b', 'balance', 'userId '];

/** Mutates a valid input in one place: adds an unknown field, removes a field, or replaces a value. */
export function invalidInput(input: unknown): Arbitrary<unknown> {
  return fc.constantFrom(...pathsIn(input)).chain((path) => {
    const value = valueAt(input, path);
    const replaced = fc
      .constantFrom(...UNEXPECTED_VALUES)
      .map((unexpected) => changeAt(input, path, () => unexpected));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return replaced;
    const keys = Object.keys(value);
    const added = fc
      .constantFrom(...UNKNOWN_FIELDS)
      .map((key) => changeAt(input, path, (current) => ({ ...(current as object), [key]: 1 })));
    const removed = fc.constantFrom(...(keys.length > 0 ? keys : ['none'])).map((key) =>
      changeAt(input, path, (current) => {
        const { [key]: _removed, ...rest } = current as Record<string, unknown>;
        return rest;
      }),
    );
    return fc.oneof(added, removed, replaced);
  });
}

/** Returns values just outside a field's limits: too short, too long, too small, too large or malformed. */
export function outOfRangeValues(field: Schema): unknown[] {
  const { minLength = 0, maxLength, minimum, maximum, minItems = 0, format, enum: allowedValues } = field;
  return [
    ...(minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength !== undefined ? ['x'.repeat(maxLength + 1)] : []),
    ...(minimum !== undefined ? [minimum - 1] : []),
    ...(maximum !== undefined ? [maximum + 1] : []),
    ...(minItems > 0 ? [[]] : []),
    ...(format || allowedValues ? ['xxxxxx'] : []),
  ];
}

type Path = readonly string[];

/** Lists the paths of a value and everything nested in it, the root first. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);
}

/** Returns a copy of a value with a change at a path. */
function changeAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const inner = changeAt((value as Record<string, unknown>)[key], rest, change);
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (String(index) === key ? inner : item))
    : { ...(value as object), [key]: inner };
}
