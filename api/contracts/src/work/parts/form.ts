import { array, boolean, number, type InferType, type ISchema, type Schema } from 'yup';
import {
  enumOf,
  multiLineText,
  responseText,
  singleLineText,
  strictObject,
  wholeNumber,
} from '../../schema.ts';
import { definePart, type AnswerStage } from './part.ts';
import { LABEL_MAX, partFields, partId } from './part-fields.ts';

/** Kinds of fields. `money` is in cents and `tenths` in tenths of a second, so that every number is whole. */
export const FORM_FIELD_KINDS = ['line', 'text', 'integer', 'money', 'tenths', 'choice'] as const;

/** Most rows of a form. */
export const FORM_ROWS_MAX = 60;

const LARGEST = 1_000_000_000;

const field = strictObject({
  id: partId(),
  label: responseText(LABEL_MAX),
  hint: responseText(300).nullable(),
  kind: enumOf(FORM_FIELD_KINDS, 'Must be a kind of field').defined(),
  /** Bounds of a number, or of the length of a text in characters. */
  min: wholeNumber(-LARGEST, LARGEST, 'Must be a bound').defined(),
  max: wholeNumber(-LARGEST, LARGEST, 'Must be a bound').defined(),
  /** What can be chosen; empty for other kinds. */
  options: array(responseText(LABEL_MAX)).strict().max(30).defined(),
  optional: boolean().strict().defined(),
});
export type FormField = InferType<typeof field>;

const definition = strictObject({
  ...partFields('form'),
  /** The fields of one row. A form with one row is shown as fields, one with more as a table. */
  fields: array(field).strict().min(1).max(12).defined(),
  minRows: wholeNumber(1, FORM_ROWS_MAX, 'Must be a number of rows').defined(),
  maxRows: wholeNumber(1, FORM_ROWS_MAX, 'Must be a number of rows').defined(),
  /** A numeric field whose rows must add up to a total; `null` if none must. */
  sum: strictObject({
    field: partId(),
    total: wholeNumber(-LARGEST, LARGEST, 'Must be a total').defined(),
  }).nullable(),
});
export type FormDefinition = InferType<typeof definition>;

/** A value by field; `null` if it is not filled in. */
export type FormRow = Record<string, string | number | null>;
export type FormAnswer = { rows: FormRow[] };

/** Fields to fill in, once or in rows, with numbers that may have to add up. */
export const formPart = definePart<'form', FormDefinition, FormAnswer>({
  type: 'form',
  definition,
  empty: ({ fields, minRows }) => ({ rows: Array.from({ length: minRows }, () => emptyFormRow(fields)) }),
  answer: ({ fields, minRows, maxRows, sum }, stage) => {
    const row = strictObject(
      Object.fromEntries(fields.map((definition) => [definition.id, valueSchema(definition, stage)])),
    ) as unknown as ISchema<FormRow>;
    return strictObject({
      rows: array(row)
        .strict()
        .max(maxRows, `At most ${maxRows} rows`)
        .defined()
        .test('rows', `At least ${minRows} rows`, (rows) => stage === 'draft' || rows.length >= minRows)
        .test('sum', (rows, { createError }) => {
          if (stage === 'draft' || sum === null) return true;
          const difference = sum.total - sumOf(rows, sum.field);
          return difference === 0 || createError({ message: 'The numbers do not add up to the total' });
        }),
    });
  },
  progress: ({ fields, minRows }, { rows }) => {
    const required = fields.filter(({ optional }) => !optional);
    const filled = rows.map((row) => required.filter(({ id }) => (row[id] ?? '') !== '').length);
    return {
      done: filled.reduce((total, count) => total + count, 0),
      total: required.length * Math.max(minRows, rows.length),
    };
  },
});

/** A row whose fields are not filled in. */
export function emptyFormRow(fields: readonly Pick<FormField, 'id'>[]): FormRow {
  return Object.fromEntries(fields.map(({ id }) => [id, null]));
}

/** The sum of a numeric field over all rows; what is not filled in counts as nothing. */
export function sumOf(rows: readonly FormRow[], field: string): number {
  return rows.reduce((total, row) => total + Number(row[field] ?? 0), 0);
}

function valueSchema(field: FormField, stage: AnswerStage): ISchema<unknown> {
  const schema: Schema<unknown> = kindSchema(field, stage).nullable().defined();
  if (stage === 'draft' || field.optional) return schema;
  return schema.test('given', `Fill in ${field.label}`, (value) => (value ?? '') !== '');
}

function kindSchema({ kind, label, min, max, options }: FormField, stage: AnswerStage) {
  if (kind === 'choice') return enumOf(options, `Choose one for ${label}`);
  if (kind === 'line' || kind === 'text') {
    const text = kind === 'line' ? singleLineText(label, max) : multiLineText(label, max);
    const isLongEnough = (value: string | null | undefined) =>
      stage === 'draft' || !value || value.length >= min;
    return text.test('min', `${label} must be at least ${min} characters`, isLongEnough);
  }
  const outside = `${label} must be between ${formatFormNumber(kind, min)} and ${formatFormNumber(kind, max)}`;
  return number().strict().typeError(outside).integer(outside).min(min, outside).max(max, outside);
}

/** Formats a number of a form in its unit: `$12.50`, `3.5 s` or `12`. */
export function formatFormNumber(kind: FormField['kind'], value: number): string {
  if (kind === 'money') return `${value < 0 ? '-' : ''}$${(Math.abs(value) / 100).toFixed(2)}`;
  return kind === 'tenths' ? `${(value / 10).toFixed(1)} s` : String(value);
}
