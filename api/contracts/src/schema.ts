import { array, number, object, string, type ISchema, type ObjectShape } from 'yup';

/*
 * The pieces all schemas are made of. Each piece brings words of its own for everything it can refuse, because yup's
 * default messages echo what was typed, and what was typed may be a password.
 */

/** A JSON object with exactly these fields: nothing is cast, nothing is dropped, an unknown field is refused. */
export function record<Shape extends ObjectShape>(shape: Shape) {
  return object(shape)
    .strict()
    .exact('Contains a field that is not known here')
    .typeError('Must be an object')
    .defined('Is required')
    .nonNullable('Must be an object');
}

/** Path parameters or a query string: they arrive as text, so fields may cast; unknown names are refused. */
export function address<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).exact('Contains a parameter that is not known here').defined('Is required');
}

/** A list answer. `next` is the cursor of the following page, `null` on the last one and on lists that come whole. */
export function list<Item>(item: ISchema<Item>) {
  return record({
    items: array(item).strict().defined(),
    next: string().strict().max(500).nullable().defined(),
  });
}

/** Typed text on one line. Control characters and broken Unicode are refused: no name or address needs them. */
export function line(label: string, max: number) {
  return text(label, max).test(
    'line',
    `${label} contains a character that cannot be used`,
    (value) => !/[\p{Cc}\p{Cs}]/u.test(value ?? ''),
  );
}

/** Typed text that may have line breaks and tabs. */
export function lines(label: string, max: number) {
  return text(label, max).test(
    'lines',
    `${label} contains a character that cannot be used`,
    (value) => !/[\p{Cc}\p{Cs}]/u.test((value ?? '').replace(/[\t\n\r]/g, '')),
  );
}

function text(label: string, max: number) {
  return string()
    .strict()
    .typeError(`${label} must be text`)
    .nonNullable(`${label} must be text`)
    .max(max, `${label} must be at most ${max} characters`);
}

/** One of a fixed set of words. */
export function choice<const Word extends string>(words: readonly Word[], message: string) {
  return string().strict().typeError(message).nonNullable(message).oneOf(words, message);
}

/** An amount in dollars: a finite number with at most two decimals. */
export function dollars(message: string) {
  return number()
    .strict()
    .typeError(message)
    .nonNullable(message)
    .test(
      'dollars',
      message,
      (value) => value === undefined || (Number.isFinite(value) && Number(value.toFixed(2)) === value),
    );
}

/** A whole number that stands in an address, like the `2` of `/api/blueprints/2`. */
export function wholeNumberInAddress(label: string) {
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

/** A moment that stands in an address: ISO 8601 in UTC, as of an answer. */
export function timeInAddress(label: string) {
  const message = `${label} must be a time like 2026-03-01T12:00:00.000Z`;
  return line(label, 30).test('time', message, (value) => value === undefined || isTime(value));
}

/** Text of an answer. The length is a promise to the reader's layout and to the API's document. */
export function answerText(max: number) {
  return string().strict().max(max).defined();
}

/** An id of a record; opaque to clients. */
export function answerId() {
  return answerText(40);
}

/** A moment, ISO 8601 in UTC, e.g. `2026-03-01T12:00:00.000Z`. */
export function answerTime() {
  return answerText(30).matches(TIME, { name: 'time' });
}

/** Dollars of an answer, with at most two decimals. */
export function answerDollars() {
  return dollars('Must be dollars').defined();
}

/** A whole number of an answer, not negative. */
export function answerCount() {
  return number().strict().integer().min(0).defined();
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function isTime(text: string): boolean {
  return TIME.test(text) && !Number.isNaN(Date.parse(text));
}
