import { createHash } from 'node:crypto';
import { openApiDocument } from '../../src/platform/openapi/openapi.ts';
import type { Operation, Schema } from '../support/api-document.ts';

/** What older front ends rely on in a version of the API, as a file keeps it. */
export type ReleasedApi = {
  readonly version: string;
  /** Calls by method and path. */
  readonly operations: Readonly<Record<string, ReleasedOperation>>;
  /** What `$ref` in a schema names: each object occurs once. */
  readonly schemas: Readonly<Record<string, Schema>>;
};

export type ReleasedOperation = {
  /** Whether only a user who is logged in may call it. */
  readonly needsSession: boolean;
  readonly parameters: Operation['parameters'];
  /** Schemas by content type; empty for bytes. */
  readonly body?: Readonly<Record<string, Schema>>;
  readonly needsBody: boolean;
  readonly status: string;
  readonly response?: Readonly<Record<string, Schema>>;
};

type DocumentedOperation = Operation & {
  readonly security?: readonly unknown[];
  readonly requestBody?: { readonly required: boolean };
};
type Content = Readonly<Record<string, { readonly schema?: Schema } | undefined>>;

/** Reads the API's own OpenAPI document, without its texts and errors. */
export function describeApi(version: string): ReleasedApi {
  const { paths } = openApiDocument({ production: true, port: 443 }) as {
    paths: Record<string, Record<string, DocumentedOperation>>;
  };
  const schemas: Record<string, Schema> = {};
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method} ${path}`, describeOperation(operation)] as const,
    ),
  );
  return {
    version,
    operations: shareObjects(Object.fromEntries(operations), schemas),
    schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))),
  };
}

function describeOperation(operation: DocumentedOperation): ReleasedOperation {
  const { security, parameters, requestBody, responses } = operation;
  const [status = '', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  return {
    needsSession: security !== undefined,
    parameters,
    needsBody: requestBody?.required ?? false,
    ...(requestBody && { body: getSchemas(requestBody.content) }),
    status,
    ...(success?.content && { response: getSchemas(success.content) }),
  };
}

function getSchemas(content: Content): Record<string, Schema> {
  return Object.fromEntries(Object.entries(content).map(([type, media]) => [type, media?.schema ?? {}]));
}

/** Replaces each schema of an object by its name in `schemas`: many calls answer with the same objects. */
function shareObjects<T>(value: T, schemas: Record<string, Schema>): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => shareObjects(item, schemas)) as T;
  const entries = Object.entries(value).map(([key, part]) => [key, shareObjects(part, schemas)] as const);
  const copy = Object.fromEntries(entries) as Schema;
  if (!copy.properties || !('additionalProperties' in copy)) return copy as T;
  const name = createHash('sha256').update(JSON.stringify(copy)).digest('hex').slice(0, 10);
  schemas[name] = copy;
  return { $ref: name } as T;
}
