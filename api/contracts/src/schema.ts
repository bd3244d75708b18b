import {
  ValidationError,
  array,
  boolean,
  mixed,
  number,
  object,
  string,
  type ISchema,
  type ObjectShape,
  type Schema,
  type StringSchema,
} from 'yup';
import { visibleLength } from './visible-text.ts';

/*
 * The building blocks of all schemas. Each has its own message for every rule, because yup's default messages echo the
 * input, and the input may be a password.
 */

/** Accepts a JSON object with exactly these fields: casts nothing, drops nothing, rejects unknown fields. */
export function strictObject<Shape extends ObjectShape>(shape: Shape) {
  return object(shape)
    .strict()
    .exact('Contains an unknown field')
    .typeError('Must be an object')
    .defined('Is required')
    .nonNullable('Must be an object');
}

/** Accepts path parameters or a query string. They arrive as text, so fields may cast; unknown names are rejected. */
export function queryObject<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).exact('Contains an unknown parameter').defined('Is required');
}

/** Accepts a list whose elements match a schema. */
export function strictArray<Item>(item: ISchema<Item>) {
  return array(item)
    .strict()
    .typeError('Must be a list')
    .nonNullable('Must be a list')
    .defined('Is required');
}

/** Describes a list response. `next` is the cursor of the next page; `null` on the last page and on unpaged lists. */
export function listResponse<Item>(item: ISchema<Item>) {
  return strictObject({
    items: array(item).strict().defined(),
    next: string().strict().max(500).nullable().defined(),
  });
}

/**
 * Accepts text on one line. Rejects control characters and lone surrogates, which no name or address needs.
 * `normalizeInput` removes surrounding and repeated spaces.
 */
export function singleLineText(label: string, max: number) {
  return verbatimText(label, max).meta({ whitespace: 'single-line' });
}

/** Accepts a code or a number. `normalizeInput` removes what is invisible and writes its digits as 0 to 9. */
export function codeText(label: string, max: number) {
  return singleLineText(label, max).meta({ isCode: true });
}

/** Accepts text on one line exactly as it is: passwords, and values with a normal form of their own. */
export function verbatimText(label: string, max: number) {
  return text(label, max).test(
    'line',
    `${label} contains a character that is not allowed`,
    (value) => !/[\p{Cc}\p{Cs}]/u.test(value ?? ''),
  );
}

/** Accepts text that may contain line breaks and tabs. `normalizeInput` removes space around it and after its lines. */
export function multiLineText(label: string, max: number) {
  return text(label, max)
    .meta({ whitespace: 'multi-line' })
    .test(
      'lines',
      `${label} contains a character that is not allowed`,
      (value) => !/[\p{Cc}\p{Cs}]/u.test((value ?? '').replace(/[\t\n\r]/g, '')),
    );
}

/** Requires a minimum length of a text, of which invisible characters and runs of white space do not count. */
export function withMinLength<Text extends StringSchema>(schema: Text, min: number, message: string): Text {
  return schema.min(min, message).test(
    'visible-length',
    message,
    // What is too short in any case has been reported by then.
    (value) => typeof value !== 'string' || value.length < min || visibleLength(value) >= min,
  );
}

function text(label: string, max: number) {
  return string()
    .strict()
    .typeError(`${label} must be text`)
    .nonNullable(`${label} must be text`)
    .max(max, `${label} must be at most ${max} characters`);
}

/** Accepts one of a fixed set of strings. */
export function enumOf<const Value extends string>(values: readonly Value[], message: string) {
  return string().strict().typeError(message).nonNullable(message).oneOf(values, message);
}

/** Accepts true or false. */
export function flag(message: string) {
  return boolean().strict().typeError(message).nonNullable(message);
}

/** Accepts an amount in dollars: a finite number with at most two decimals. */
export function dollars(message: string) {
  return number()
    .strict()
    .typeError(message)
    .nonNullable(message)
    .test(
      'dollars',
      message,
      (value) => typeof value !== 'number' || (Number.isFinite(value) && Number(value.toFixed(2)) === value),
    );
}

/** Accepts a whole number in a range. */
export const wholeNumber = (min: number, max: number, message: string) =>
  number()
    .strict()
    .typeError(message)
    .nonNullable(message)
    .integer(message)
    .min(min, message)
    .max(max, message);

/** Accepts a whole number in a URL, like the `2` in `?blueprintId=2`. */
export function wholeNumberParam(label: string) {
  const message = `${label} must be a whole number`;
  return number()
    .transform((_, original: unknown) =>
      original === undefined
        ? undefined
        : /^\d{1,9}$/.test(typeof original === 'number' ? String(original) : (original as string))
          ? Number(original)
          : Number.NaN,
    )
    .typeError(message)
    .nonNullable(message)
    .integer(message);
}

/**
 * Accepts a whole number in a path, like the `2` in `/api/blueprints/2`. A record has one address: `02` is read as a
 * number that no record has.
 */
export function numberInPath(label: string) {
  return wholeNumberParam(label)
    .required(`${label} is required`)
    .transform((value: number, original: unknown) =>
      Number.isNaN(value) || String(value) === String(original) ? value : -1,
    );
}

/** Accepts a time in a URL: ISO 8601 in UTC, in the format of responses. */
export function timeParam(label: string) {
  const message = `${label} must be a time like 2026-03-01T12:00:00.000Z`;
  return singleLineText(label, 30).test('time', message, (value) => value === undefined || isTime(value));
}

/** Accepts the time zone of a browser. One that does not exist is no error: some browsers cannot tell theirs. */
export function timeZoneText() {
  return singleLineText('Time zone', 60);
}

/** Describes text in a response. Layouts and the OpenAPI document rely on the maximum length. */
export function responseText(max: number) {
  return string().strict().max(max).defined();
}

/** Describes the id of a record; opaque to clients. */
export function responseId() {
  return responseText(40);
}

/** Describes a time in a response: ISO 8601 in UTC, e.g. `2026-03-01T12:00:00.000Z`. */
export function responseTime() {
  return responseText(30).matches(TIME, { name: 'time' });
}

/** Describes an amount in dollars in a response, with at most two decimals. */
export function responseDollars() {
  return dollars('Must be an amount in dollars').defined();
}

/** Describes a non-negative whole number in a response. */
export function responseCount() {
  return number().strict().integer().min(0).defined();
}

/** Describes a share in a response, 0 to 1. */
export function responseShare() {
  return number().strict().min(0).max(1).defined();
}

/** Accepts any JSON object. What it must look like depends on data, so the code that has the data validates it. */
export function jsonObject<Value extends object>() {
  return mixed<Value>(
    (value): value is Value => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
    .strict()
    .typeError('Must be an object')
    .nonNullable('Must be an object')
    .defined('Is required')
    .meta({ jsonSchema: { type: 'object' } });
}

/** Accepts one of several objects, told apart by their field `type`. */
export function variant<Values extends Record<string, object>>(variants: {
  readonly [Name in keyof Values]: ISchema<Values[Name]>;
}) {
  return mixed<Values[keyof Values]>()
    .strict()
    .nonNullable('Must be an object')
    .defined('Is required')
    .meta({ variants: Object.values(variants) })
    .test('variant', 'Must have a known type', (value, { createError }) => {
      const type = (value as { type?: unknown } | undefined)?.type;
      if (typeof type !== 'string' || !Object.hasOwn(variants, type)) return false;
      try {
        (variants[type] as Schema).validateSync(value, { strict: true });
        return true;
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        const { path = '', message, type } = error;
        return createError({ message: `${path}: ${message}`, ...(type !== undefined && { type }) });
      }
    });
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function isTime(text: string): boolean {
  return TIME.test(text) && !Number.isNaN(Date.parse(text));
}
