import { ArraySchema, ObjectSchema, Schema, type AnyObject, type ISchema } from 'yup';
import { toAsciiDigits } from './typed-digits.ts';
import { isVisible, removeInvisible } from './visible-text.ts';

/** What a schema tells about its value beyond yup's own rules. */
type Meta = {
  /** Which white space of a text has no meaning; without it, all white space counts. */
  readonly whitespace?: 'single-line' | 'multi-line';
  /** Whether a text is a code or a number, which keyboards and copies write in many ways. */
  readonly isCode?: boolean;
  /** An empty text clears the stored value, and so does `null`; an omitted one keeps it. */
  readonly clearable?: boolean;
  /** The schema of an object that may also be something else. */
  readonly object?: ObjectSchema<AnyObject>;
};

/**
 * Embeddings, overrides and isolates (Unicode, UAX 9). In a name or a subject they would reorder what stands beside it.
 * Phones add them to copied numbers, so they are removed and not rejected.
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes white space without meaning from a body: around texts, after lines, and repeated spaces within a line. Text
 * without a visible character becomes empty, so that a required field reports it as missing. Single lines lose controls
 * of the writing direction too; codes lose all invisible characters, and have the digits 0 to 9. Forms and the API
 * apply it before they validate; what is no text, or does not match the schema, is returned as it is.
 *
 * Answers say `null` where a value is missing, so bodies take it the same way: an optional field that is `null` is left
 * out, or empty if that clears what is stored.
 */
export function normalizeInput<Value>(schema: ISchema<unknown> | undefined, value: Value): Value {
  return normalize(schema, value) as Value;
}

function normalize(schema: unknown, value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(getMeta(schema), value);
  if (schema instanceof ArraySchema && Array.isArray(value))
    return value.map((item: unknown) => normalize(schema.innerType, item));
  const { fields } = schema instanceof ObjectSchema ? schema : (getMeta(schema).object ?? {});
  if (!fields || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value as Record<string, unknown>).flatMap(([name, field]) => {
    if (!Object.hasOwn(fields, name)) return [[name, field]];
    if (field !== null || !acceptsNull(fields[name])) return [[name, normalize(fields[name], field)]];
    return getMeta(fields[name]).clearable ? [[name, '']] : [];
  });
  return Object.fromEntries(entries) as unknown;
}

/**
 * Whether a field of a body accepts `null` in place of a missing value. A field that may be an object or something else
 * does not: with `null`, it would not be clear which of them is meant.
 */
export function acceptsNull(schema: unknown): boolean {
  return schema instanceof Schema && schema.spec.optional && !schema.spec.nullable && !getMeta(schema).object;
}

function normalizeText({ whitespace, isCode }: Meta, text: string): string {
  if (whitespace === undefined) return text;
  if (!isVisible(text)) return '';
  // Controls within a code stay, for the schema to reject.
  if (isCode && !/[\p{Cc}\p{Cs}]/u.test(text.trim()))
    return toAsciiDigits(removeInvisible(text))
      .trim()
      .replaceAll(/\p{Zs}+/gu, ' ');
  if (whitespace === 'single-line')
    return text
      .replaceAll(BIDI_CONTROLS, '')
      .trim()
      .replaceAll(/\p{Zs}+/gu, ' ');
  // Line by line: an expression for the spaces before a line break takes quadratic time on a long run of spaces.
  const lines = text.trim().split('\n');
  return lines.map((line) => line.trimEnd()).join('\n');
}

function getMeta(schema: unknown): Meta {
  return schema instanceof Schema ? ((schema.spec.meta ?? {}) as Meta) : {};
}
