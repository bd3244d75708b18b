import { ValidationError, type ISchema } from 'yup';
import type { Endpoint } from '@platform/contracts';
import { AppError } from '../app-error.ts';

export type Input = { params: unknown; query: unknown; body: unknown };

/**
 * Checks what came in against the endpoint's schemas. Addresses are cast, bodies are taken as they are.
 *
 * @throws AppError `invalid_request` with the first refusal of each field.
 */
export async function checkInput(endpoint: Endpoint, raw: Input): Promise<Input> {
  return {
    params: await check(endpoint.params, raw.params),
    query: endpoint.query ? await check(endpoint.query, ownNames(raw.query)) : nothing(raw.query, 'query'),
    // Where every field may be left out, so may the body.
    body: endpoint.body
      ? await check(endpoint.body, raw.body === undefined ? {} : raw.body)
      : nothing(raw.body, 'body'),
  };
}

/** While it casts, yup takes a name that every object inherits, such as `constructor`, for a field of the schema. */
function ownNames(query: unknown): unknown {
  if (Object.keys(Object(query) as object).some((name) => name in Object.prototype))
    throw new AppError('invalid_request', 'Contains a parameter that is not known here');
  return query;
}

async function check(schema: ISchema<unknown> | undefined, value: unknown): Promise<unknown> {
  try {
    return await schema?.validate(value, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw refusal(error);
    throw error;
  }
}

/** A call that takes nothing may be sent an empty object, as some clients do, but nothing that it would ignore. */
function nothing(value: unknown, name: string): unknown {
  if (value === undefined || isEmptyObject(value)) return undefined;
  throw new AppError('invalid_request', `This call takes no ${name}.`);
}

function isEmptyObject(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}

function refusal(error: ValidationError): AppError {
  const all = error.inner.length > 0 ? error.inner : [error];
  const firsts = new Map(all.toReversed().map(({ path = '', message }) => [path, message]));
  const details = [...firsts].toReversed().map(([path, message]) => ({ path, message }));
  return new AppError('invalid_request', details[0]?.message ?? error.message, { details });
}
