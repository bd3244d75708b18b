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

  test('rejects unknown fields', () => {
    expect(objects.length).toBeGreaterThan(100);
    expect(namesOf(objects, ({ schema }) => !testNames(schema).includes('exact'))).toEqual([]);
  });

  test('limits the length of texts', () => {
    const isLimited = ({ schema }: SchemaNode) =>
      testNames(schema).includes('max') || schema.describe().oneOf.length > 0;
    expect(strings.length).toBeGreaterThan(100);
    expect(namesOf(strings, (node) => !isLimited(node))).toEqual([]);
  });

  test('casts nothing in bodies and responses', () => {
    const transferred = nodes.filter(({ at }) => / (body|response)\b/.test(at));
    expect(namesOf(transferred, ({ schema }) => !schema.spec.strict)).toEqual([]);
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

  test('describes each parameter of its path', () => {
    for (const { id, path, params } of ENDPOINTS) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect([id, params instanceof ObjectSchema ? Object.keys(params.fields) : []]).toEqual([id, names]);
    }
  });

  test('has a request body only if it writes, and a response schema unless it returns 204 or a file', () => {
    for (const { id, method, body, status, response, responseType } of ENDPOINTS) {
      expect([id, method === 'GET' && body !== undefined]).toEqual([id, false]);
      expect([id, response === undefined]).toEqual([id, status === 204 || responseType !== undefined]);
    }
  });

  test('lists the errors of what it needs recently', () => {
    for (const { id, errors, needsRecentPassword, needsRecentSecondFactor } of ENDPOINTS) {
      if (needsRecentPassword) expect([id, ...errors]).toContain('reauthentication_required');
      if (needsRecentSecondFactor) expect([id, ...errors]).toContain('second_factor_again');
    }
  });

  test('lists only existing error codes that are not common to all calls', () => {
    for (const { id, errors } of ENDPOINTS) {
      const wrong = errors.filter((code) => !(code in ERROR_STATUS) || COMMON_ERRORS.includes(code as never));
      expect([id, wrong]).toEqual([id, []]);
    }
  });
});

/** Returns where the nodes are that break a rule. */
function namesOf(allNodes: readonly SchemaNode[], breaksRule: (node: SchemaNode) => boolean): string[] {
  return allNodes.filter(breaksRule).map(({ at }) => at);
}

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
