import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TestApi } from './test-api.ts';

/** The part of JSON Schema that the API's document is written in. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly $ref?: string;
} & Readonly<
  Partial<
    Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems' | 'multipleOf', number>
  >
>;

type Content = { readonly 'application/json'?: { readonly schema: Schema }; readonly 'text/csv'?: object };

export type Operation = {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  /** By status; the description of a refusal lists its codes. */
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
};

/** The API's document as a client that never saw the code reads it. */
export type ApiDocument = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  operationOf(id: string): Operation;
  /** @param schema a part of the document */
  validatorOf(schema: Schema): ValidateFunction;
};

export async function readDocument(api: TestApi): Promise<ApiDocument> {
  const document = (await api.client().get('/api/openapi.json')).body as Pick<
    ApiDocument,
    'openapi' | 'paths'
  > & { components: { schemas: { Error: Schema } } };
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, multipleOfPrecision: 9 });
  addFormats.default(ajv);
  const validators = new Map<Schema, ValidateFunction>();
  return {
    ...document,
    operationOf: (id) =>
      Object.values(document.paths)
        .flatMap((path) => Object.values(path))
        .find(({ operationId }) => operationId === id)!,
    validatorOf(schema) {
      // The only thing that is referred to is the shape of an error.
      const whole = schema.$ref ? document.components.schemas.Error : schema;
      const validator = validators.get(whole) ?? ajv.compile(whole);
      validators.set(whole, validator);
      return validator;
    },
  };
}
