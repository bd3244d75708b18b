import {
  COMMON_ERRORS,
  ENDPOINTS,
  ERROR_STATUS,
  sessionCookieName,
  type CookiePlace,
  type Endpoint,
  type ErrorCode,
} from '@platform/contracts';
import type { ISchema } from 'yup';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

/** The API's document (OpenAPI 3.1), made from the same descriptors that serve the routes. */
export function openApiDocument(cookie: CookiePlace): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'AI Skill platform API',
      version: '1.0.0',
      description:
        'Bodies and answers are JSON. Dollars are numbers with at most two decimals, times are ISO 8601 in UTC. Unknown fields are refused.',
    },
    // Wherever it was read from: each front end forwards the same calls from its own origin.
    servers: [{ url: '/' }],
    paths: pathsOf(ENDPOINTS),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName('member', cookie) },
      },
      schemas: { Error: errorSchema() },
    },
  };
}

function pathsOf(endpoints: readonly Endpoint[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
}

function operationOf(endpoint: Endpoint): JsonSchema {
  const { id, summary, access, params, query, body, idempotent } = endpoint;
  return {
    operationId: id,
    summary,
    tags: [id.slice(0, id.indexOf('.'))],
    ...(access !== 'public' && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...(idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', maxLength: 200 },
            },
          ]
        : []),
    ],
    ...(body && {
      requestBody: {
        required: needsBody(body),
        content: { 'application/json': { schema: jsonSchemaOf(body) } },
      },
    }),
    responses: responsesOf(endpoint),
  };
}

function needsBody(body: ISchema<unknown>): boolean {
  const { required = [] } = jsonSchemaOf(body) as { required?: string[] };
  return required.length > 0;
}

function parametersOf(place: 'path' | 'query', schema: ISchema<unknown> | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, form]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: form,
  }));
}

function responsesOf(endpoint: Endpoint): JsonSchema {
  const { access, errors, status, idempotent } = endpoint;
  const possible = [...COMMON_ERRORS, ...errors].filter((code) => {
    if (code === 'not_signed_in') return access !== 'public';
    if (code === 'forbidden') return access === 'administrator';
    return idempotent ?? !code.startsWith('idempotency_');
  });
  const byStatus = Map.groupBy(possible, (code) => ERROR_STATUS[code]);
  const refusals = [...byStatus].map(([code, codes]) => [code, refusal(codes)] as const);
  return Object.fromEntries([
    [status, success(endpoint)] as const,
    ...refusals.toSorted(([a], [b]) => a - b),
  ]);
}

function success({ response, responseType }: Endpoint): JsonSchema {
  if (responseType === 'csv')
    return { description: 'Done', content: { 'text/csv': { schema: { type: 'string' } } } };
  return response
    ? { description: 'Done', content: { 'application/json': { schema: jsonSchemaOf(response) } } }
    : { description: 'Done, without a body' };
}

function refusal(codes: readonly ErrorCode[]): JsonSchema {
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function errorSchema(): JsonSchema {
  const text = { type: 'string' };
  const time = { type: 'string', format: 'date-time' };
  const closed = { type: 'object', additionalProperties: false };
  const detail = { ...closed, required: ['path', 'message'], properties: { path: text, message: text } };
  return {
    ...closed,
    required: ['code', 'message', 'requestId'],
    properties: {
      code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
      message: { ...text, description: 'Fit to show to a person' },
      details: { type: 'array', items: detail },
      requestId: text,
      status: text,
      balance: { type: 'number' },
      resetsAt: time,
      decision: text,
      by: { type: ['string', 'null'] },
      at: time,
    },
  };
}
