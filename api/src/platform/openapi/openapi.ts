import {
  COMMON_ERRORS,
  ENDPOINTS,
  ERROR_STATUS,
  sessionCookieName,
  type CookieScope,
  type Endpoint,
  type ErrorCode,
} from '@platform/contracts';
import type { ISchema } from 'yup';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

/** Builds the OpenAPI 3.1 document from the same descriptors that define the routes. */
export function openApiDocument(cookie: CookieScope): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'AI Skill platform API',
      version: '1.0.0',
      description:
        'Requests and responses are JSON. Dollar amounts are numbers with at most two decimals; times are ISO 8601 in UTC. Unknown fields are rejected. In a body, `null` stands for a missing optional field.',
    },
    // Relative, because each front end forwards the same calls from its own origin.
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
  const { id, summary, access, params, query, idempotent } = endpoint;
  return {
    operationId: id,
    summary,
    tags: [id.slice(0, id.indexOf('.'))],
    ...(access !== 'public' && { security: [{ session: [] }] }),
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...(idempotent ? [headerParameter('Idempotency-Key', 200)] : []),
      ...(endpoint.bodyType === 'bytes' ? [headerParameter('X-File-Name', 4_000, true)] : []),
    ],
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

function headerParameter(name: string, maxLength: number, required = false): JsonSchema {
  return { name, in: 'header', required, schema: { type: 'string', maxLength } };
}

function requestBodyOf({ body, bodyType }: Endpoint): JsonSchema {
  // OpenAPI 3.1 describes raw bytes by a media type without a schema.
  if (bodyType === 'bytes')
    return { requestBody: { required: true, content: { 'application/octet-stream': {} } } };
  if (!body) return {};
  const content = { 'application/json': { schema: jsonSchemaOf(body, true) } };
  return { requestBody: { required: needsBody(body), content } };
}

function needsBody(body: ISchema<unknown>): boolean {
  const { required = [] } = jsonSchemaOf(body) as { required?: string[] };
  return required.length > 0;
}

function parametersOf(location: 'path' | 'query', schema: ISchema<unknown> | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, propertySchema]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: propertySchema,
  }));
}

function responsesOf(endpoint: Endpoint): JsonSchema {
  const { access, errors, status, idempotent } = endpoint;
  const errorCodes = [...COMMON_ERRORS, ...errors].filter((code) => {
    if (code === 'not_signed_in') return access !== 'public';
    if (code === 'forbidden' || code === 'sign_in_again') return access === 'administrator';
    return idempotent ?? !code.startsWith('idempotency_');
  });
  const byStatus = Map.groupBy(errorCodes, (code) => ERROR_STATUS[code]);
  const errorResponses = [...byStatus].map(([code, codes]) => [code, errorResponse(codes)] as const);
  return Object.fromEntries([
    [status, successResponse(endpoint)] as const,
    ...errorResponses.toSorted(([a], [b]) => a - b),
  ]);
}

function successResponse({ response, responseType }: Endpoint): JsonSchema {
  if (responseType === 'csv')
    return { description: 'Success', content: { 'text/csv': { schema: { type: 'string' } } } };
  // OpenAPI 3.1 describes raw bytes by a media type without a schema.
  if (responseType === 'bytes') return { description: 'Success', content: { '*/*': {} } };
  return response
    ? { description: 'Success', content: { 'application/json': { schema: jsonSchemaOf(response) } } }
    : { description: 'Success, without a body' };
}

function errorResponse(codes: readonly ErrorCode[]): JsonSchema {
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function errorSchema(): JsonSchema {
  const text = { type: 'string' };
  const time = { type: 'string', format: 'date-time' };
  const closedObject = { type: 'object', additionalProperties: false };
  const detail = {
    ...closedObject,
    required: ['path', 'message'],
    properties: { path: text, message: text },
  };
  return {
    ...closedObject,
    required: ['code', 'message', 'requestId'],
    properties: {
      code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
      message: { ...text, description: 'Suitable for display to the user' },
      details: { type: 'array', items: detail },
      requestId: text,
      status: text,
      balance: { type: 'number' },
      resetsAt: time,
      decision: text,
      by: { type: ['string', 'null'] },
      at: time,
      version: { type: 'integer' },
      savedAt: time,
      device: text,
      path: text,
      until: time,
    },
  };
}
