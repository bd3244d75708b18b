import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TestApi } from './test-api.ts';

/** The subset of JSON Schema used in the API's OpenAPI document. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly $ref?: string;
} & Readonly<
  Partial<
    Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems' | 'multipleOf', number>
  >
>;

type Content = {
  readonly 'application/json'?: { readonly schema: Schema };
  readonly 'application/octet-stream'?: object;
  readonly 'text/csv'?: object;
  readonly '*/*'?: object;
};

export type Operation = {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  /** Responses by status. The description of an error response lists its error codes. */
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
};

/** The API's OpenAPI document, as a client without access to the code sees it. */
export type ApiDocument = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  findOperation(id: string): Operation;
  /** Compiles a schema of the document. Compiled validators are cached. */
  compileValidator(schema: Schema): ValidateFunction;
};

export async function fetchApiDocument(api: TestApi): Promise<ApiDocument> {
  const document = (await api.client().get('/api/openapi.json')).body as Pick<
    ApiDocument,
    'openapi' | 'paths'
  > & { components: { schemas: { Error: Schema } } };
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, multipleOfPrecision: 9 });
  addFormats.default(ajv);
  const validators = new Map<Schema, ValidateFunction>();
  return {
    ...document,
    findOperation: (id) =>
      Object.values(document.paths)
        .flatMap((path) => Object.values(path))
        .find(({ operationId }) => operationId === id)!,
    compileValidator(schema) {
      // The error schema is the only one that is referenced.
      const resolved = schema.$ref ? document.components.schemas.Error : schema;
      const validator = validators.get(resolved) ?? ajv.compile(resolved);
      validators.set(resolved, validator);
      return validator;
    },
  };
}
