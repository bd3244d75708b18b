import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './document.ts';

/** Values that mean something to the API, by the name of their field; without them few inputs would get past a check. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

/** Inputs that the document takes. */
export function inputOf(schema: Schema, hints: Hints, name = ''): Arbitrary<unknown> {
  const drawn = formOf(schema, hints);
  const known = hints[name];
  return known && !schema.properties
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: drawn })
    : drawn;
}

function formOf(schema: Schema, hints: Hints): Arbitrary<unknown> {
  const types = [schema.type].flat();
  const type = types.find((one) => one !== 'null');
  const form = schema.enum
    ? fc.constantFrom(...schema.enum)
    : plainForm({ ...schema, type: type ?? '' }, hints);
  return types.includes('null') ? fc.option(form) : form;
}

function plainForm(schema: Schema, hints: Hints): Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return objectForm(schema, hints);
    case 'array':
      return fc.array(formOf(schema.items ?? {}, hints), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 5,
      });
    case 'string':
      return stringForm(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100),
        fc.double(),
      );
    case 'boolean':
      return fc.boolean();
    // What has no form in the document may be anything, within its endpoint's rules.
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectForm({ properties = {}, required = [] }: Schema, hints: Hints): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, inputOf(field, hints, name)]);
  return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

function stringForm({ format, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  // Mostly what people type, sometimes what they do not.
  const lengths = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) };
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ ...lengths, unit: fc.constantFrom(...TYPED) }) },
    { weight: 1, arbitrary: fc.string({ ...lengths, unit: 'binary' }) },
  );
}

const TYPED = ['a', 'b', 'c', 'X', 'Y', ' ', '0', '1', '-', '.', '@'];

const STRANGE: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, 0.001, '', ' ', '\0', '\ud800', 'x'.repeat(3_000), [], {}, [[]]],
  ...[{ $gt: '' }, { $where: 'sleep(1)' }, ['a', 'a'], '1; DROP TABLE users', '../../etc/passwd'],
  { constructor: { prototype: {} } },
];
const UNKNOWN = ['unknown', '$set', 'isAdmin', '_id', 'constructor', 'a.b', 'balance', 'userId '];

/** What a good input becomes by one change, somewhere in it: a field too many, too few, or of another kind. */
export function spoiled(input: unknown): Arbitrary<unknown> {
  const places = placesIn(input);
  return fc.constantFrom(...places).chain((path) => {
    const value = valueAt(input, path);
    const strange = fc.constantFrom(...STRANGE).map((other) => changed(input, path, () => other));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return strange;
    const keys = Object.keys(value);
    const more = fc
      .constantFrom(...UNKNOWN)
      .map((key) => changed(input, path, (own) => ({ ...(own as object), [key]: 1 })));
    const fewer = fc.constantFrom(...(keys.length > 0 ? keys : ['none'])).map((key) =>
      changed(input, path, (own) => {
        const { [key]: _gone, ...rest } = own as Record<string, unknown>;
        return rest;
      }),
    );
    return fc.oneof(more, fewer, strange);
  });
}

/** What a field of a body is just too short, too long, too small, too large or of no form for. */
export function beyond(field: Schema): unknown[] {
  const { minLength = 0, maxLength, minimum, maximum, format, enum: words } = field;
  return [
    ...(minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(maxLength !== undefined ? ['x'.repeat(maxLength + 1)] : []),
    ...(minimum !== undefined ? [minimum - 1] : []),
    ...(maximum !== undefined ? [maximum + 1] : []),
    ...(format || words ? ['xxxxxx'] : []),
  ];
}

type Path = readonly string[];

/** The ways to everything inside, the whole first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);
}

function changed(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const inner = changed((value as Record<string, unknown>)[key], rest, change);
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (String(index) === key ? inner : item))
    : { ...(value as object), [key]: inner };
}
