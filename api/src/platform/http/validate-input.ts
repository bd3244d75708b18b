import { ValidationError, type ISchema } from 'yup';
import { normalizeInput, type Endpoint } from '@platform/contracts';
import { AppError } from '../app-error.ts';

export type RequestInput = { params: unknown; query: unknown; body: unknown };

/**
 * Validates a request against the endpoint's schemas. Path and query parameters are cast; bodies are only normalized.
 *
 * @throws AppError `invalid_request` with the first error of each field
 */
export async function validateInput(endpoint: Endpoint, raw: RequestInput): Promise<RequestInput> {
  return {
    params: await validate(endpoint.params, raw.params),
    query: endpoint.query
      ? await validate(endpoint.query, rejectInheritedNames(raw.query))
      : rejectNonEmpty(raw.query, 'query'),
    // A missing body counts as an empty one, which is valid if all fields are optional.
    body: endpoint.body
      ? await validate(endpoint.body, normalizeInput(endpoint.body, raw.body === undefined ? {} : raw.body))
      : rejectNonEmpty(raw.body, 'body'),
  };
}

/** Rejects names that every object inherits, such as `constructor`: when casting, yup takes them for schema fields. */
function rejectInheritedNames(query: unknown): unknown {
  if (Object.keys(Object(query) as object).some((name) => name in Object.prototype))
    throw new AppError('invalid_request', 'Contains an unknown parameter');
  return query;
}

async function validate(schema: ISchema<unknown> | undefined, value: unknown): Promise<unknown> {
  try {
    return await schema?.validate(value, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw invalidRequest(error);
    throw error;
  }
}

/** Accepts an empty object, which some clients send, but rejects data that the endpoint would ignore. */
function rejectNonEmpty(value: unknown, name: string): unknown {
  if (value === undefined || isEmptyObject(value)) return undefined;
  throw new AppError('invalid_request', `This endpoint does not accept a ${name}.`);
}

function isEmptyObject(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}

function invalidRequest(error: ValidationError): AppError {
  const errors = error.inner.length > 0 ? error.inner : [error];
  // Reversed, so that the first error of each path is the one that the map keeps.
  const firstErrors = new Map(errors.toReversed().map(({ path = '', message }) => [path, message]));
  const details = [...firstErrors].toReversed().map(([path, message]) => ({ path, message }));
  return new AppError('invalid_request', details[0]?.message ?? error.message, { details });
}
