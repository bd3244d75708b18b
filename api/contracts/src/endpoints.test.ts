import { ArraySchema, ObjectSchema, StringSchema, ValidationError, type AnySchema } from 'yup';
import * as contracts from './index.ts';
import { COMMON_ERRORS, ERROR_STATUS, type Endpoint } from './index.ts';

type Place = { at: string; schema: AnySchema };

/** The descriptors that the package exports, whether or not they are served already. */
const ENDPOINTS = (Object.values(contracts) as unknown[]).filter(isEndpoint);
const PARTS = ['params', 'query', 'body', 'response'] as const;
const places = ENDPOINTS.flatMap((endpoint) =>
  PARTS.flatMap((part) => placesOf(`${endpoint.id} ${part}`, endpoint[part] as AnySchema)),
);
const typed = ENDPOINTS.flatMap((endpoint) => placesOf(endpoint.id, endpoint.body as AnySchema));

describe('every schema of every endpoint', () => {
  const objects = places.filter(({ schema }) => schema instanceof ObjectSchema);
  const strings = places.filter(({ schema }) => schema instanceof StringSchema);

  test.each(objects)('$at refuses unknown fields', ({ schema }) => {
    expect(testNames(schema)).toContain('exact');
  });

  test.each(strings)('$at has a longest length', ({ schema }) => {
    expect(testNames(schema).includes('max') || schema.describe().oneOf.length > 0).toBe(true);
  });

  test.each(places.filter(({ at }) => / (body|response)\b/.test(at)))('$at casts nothing', ({ schema }) => {
    expect(schema.spec.strict).toBe(true);
  });

  test('says nothing of what was typed', () => {
    const secret = 'correct-horse';
    const wrong = [
      secret,
      secret.repeat(500),
      `${secret}\0`,
      '',
      1e999,
      -3.001,
      true,
      null,
      undefined,
      [secret],
      { [secret]: secret },
    ];
    const said = typed.flatMap(({ at, schema }) =>
      wrong.flatMap((value) => messagesOf(schema, value).map((message) => ({ at, message }))),
    );

    expect(said.length).toBeGreaterThan(100);
    expect(
      said.filter(
        ({ message }) => message.includes(secret) || message.startsWith('this') || message.includes('`'),
      ),
    ).toEqual([]);
  });
});

describe('every endpoint', () => {
  test('that is served is exported', () => {
    expect(ENDPOINTS).toEqual(expect.arrayContaining([...contracts.ENDPOINTS]));
  });

  test('has an id and an address of its own', () => {
    expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length);
  });

  test.each(ENDPOINTS)('$id describes each parameter of its path', ({ path, params }: Endpoint) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(params instanceof ObjectSchema ? Object.keys(params.fields) : []).toEqual(named);
  });

  test.each(ENDPOINTS)(
    '$id has a body only where it writes and an answer unless it is 204 or a file',
    ({ method, body, status, response, responseType }: Endpoint) => {
      expect(method === 'GET' && body !== undefined).toBe(false);
      expect(response === undefined).toBe(status === 204 || responseType === 'csv');
    },
  );

  test.each(ENDPOINTS)('$id lists only error codes that exist and are its own', ({ errors }: Endpoint) => {
    for (const code of errors) {
      expect(ERROR_STATUS).toHaveProperty(code);
      expect(COMMON_ERRORS).not.toContain(code);
    }
  });
});

function placesOf(at: string, schema: AnySchema | undefined): Place[] {
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries(schema.fields as Record<string, AnySchema>);
    return [{ at, schema }, ...fields.flatMap(([name, field]) => placesOf(`${at}.${name}`, field))];
  }
  if (schema instanceof ArraySchema)
    return [{ at, schema }, ...placesOf(`${at}[]`, schema.innerType as AnySchema)];
  return schema ? [{ at, schema }] : [];
}

function testNames(schema: AnySchema): (string | undefined)[] {
  return schema.describe().tests.map(({ name }) => name);
}

function messagesOf(schema: AnySchema, value: unknown): string[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;
}
