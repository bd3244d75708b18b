import { ArraySchema, ObjectSchema, StringSchema, ValidationError, type AnySchema } from 'yup';
import * as contracts from './index.ts';
import { COMMON_ERRORS, ERROR_STATUS, type Endpoint } from './index.ts';

type SchemaNode = { at: string; schema: AnySchema };

/** Every descriptor that the package exports, even if the API does not serve it yet. */
const ENDPOINTS = (Object.values(contracts) as unknown[]).filter(isEndpoint);
const PARTS = ['params', 'query', 'body', 'response'] as const;
const nodes = ENDPOINTS.flatMap((endpoint) =>
  PARTS.flatMap((part) => collectNodes(`${endpoint.id} ${part}`, endpoint[part] as AnySchema)),
);
const bodyNodes = ENDPOINTS.flatMap((endpoint) => collectNodes(endpoint.id, endpoint.body as AnySchema));

describe('every schema of every endpoint', () => {
  const objects = nodes.filter(({ schema }) => schema instanceof ObjectSchema);
  const strings = nodes.filter(({ schema }) => schema instanceof StringSchema);

  test.each(objects)('$at rejects unknown fields', ({ schema }) => {
    expect(testNames(schema)).toContain('exact');
  });

  test.each(strings)('$at limits the length', ({ schema }) => {
    expect(testNames(schema).includes('max') || schema.describe().oneOf.length > 0).toBe(true);
  });

  test.each(nodes.filter(({ at }) => / (body|response)\b/.test(at)))('$at casts nothing', ({ schema }) => {
    expect(schema.spec.strict).toBe(true);
  });

  test('has messages that do not echo the input', () => {
    const secret = 'correct-horse';
    const invalidValues = [
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
    const messages = bodyNodes.flatMap(({ at, schema }) =>
      invalidValues.flatMap((value) => messagesOf(schema, value).map((message) => ({ at, message }))),
    );

    expect(messages.length).toBeGreaterThan(100);
    expect(
      messages.filter(
        ({ message }) => message.includes(secret) || message.startsWith('this') || message.includes('`'),
      ),
    ).toEqual([]);
  });
});

describe('every endpoint', () => {
  test('that the API serves is exported', () => {
    expect(ENDPOINTS).toEqual(expect.arrayContaining([...contracts.ENDPOINTS]));
  });

  test('has a unique id and a unique method and path', () => {
    expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length);
  });

  test.each(ENDPOINTS)('$id describes each parameter of its path', ({ path, params }: Endpoint) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(params instanceof ObjectSchema ? Object.keys(params.fields) : []).toEqual(names);
  });

  test.each(ENDPOINTS)(
    '$id has a request body only if it writes, and a response schema unless it returns 204 or a file',
    ({ method, body, status, response, responseType }: Endpoint) => {
      expect(method === 'GET' && body !== undefined).toBe(false);
      expect(response === undefined).toBe(status === 204 || responseType !== undefined);
    },
  );

  test.each(ENDPOINTS)('$id lists the errors of what it needs recently', (endpoint: Endpoint) => {
    const { errors, needsRecentPassword, needsRecentSecondFactor } = endpoint;
    if (needsRecentPassword) expect(errors).toContain('reauthentication_required');
    if (needsRecentSecondFactor) expect(errors).toContain('second_factor_again');
  });

  test.each(ENDPOINTS)(
    '$id lists only existing error codes that are not common to all calls',
    ({ errors }: Endpoint) => {
      for (const code of errors) {
        expect(ERROR_STATUS).toHaveProperty(code);
        expect(COMMON_ERRORS).not.toContain(code);
      }
    },
  );
});

function collectNodes(at: string, schema: AnySchema | undefined): SchemaNode[] {
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries(schema.fields as Record<string, AnySchema>);
    return [{ at, schema }, ...fields.flatMap(([name, field]) => collectNodes(`${at}.${name}`, field))];
  }
  if (schema instanceof ArraySchema)
    return [{ at, schema }, ...collectNodes(`${at}[]`, schema.innerType as AnySchema)];
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
