import { ValidationError, type ISchema } from 'yup';

/** What is wrong with which field, in words for a person. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Checks values against a schema; the first message of each field counts. */
export async function schemaErrors(schema: ISchema<unknown>, values: unknown): Promise<FieldErrors> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return firstByField(error.inner.length > 0 ? error.inner : [error]);
  }
}

/** The values as they are sent: a field left empty is not sent at all. */
export function withoutEmptyTexts<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<Values>;
}

function firstByField(errors: readonly ValidationError[]): FieldErrors {
  const found: Record<string, string> = {};
  for (const { path, message } of errors) found[path ?? ''] ??= message;
  return found;
}
