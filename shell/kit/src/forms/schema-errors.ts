import { ValidationError, type ISchema } from 'yup';

/** Validation messages by field, for the user. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates values against a schema and returns the first message of each field. */
export async function getSchemaErrors(schema: ISchema<unknown>, values: unknown): Promise<FieldErrors> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return getFirstErrorByField(error.inner.length > 0 ? error.inner : [error]);
  }
}

/** Removes empty fields, so that they are not sent. */
export function omitEmptyStrings<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<Values>;
}

function getFirstErrorByField(errors: readonly ValidationError[]): FieldErrors {
  const messages: Record<string, string> = {};
  for (const { path, message } of errors) messages[path ?? ''] ??= message;
  return messages;
}
