import {
  ArraySchema,
  NumberSchema,
  ObjectSchema,
  StringSchema,
  type AnyObjectSchema,
  type AnySchema,
  type ISchema,
} from 'yup';

/** A schema in the form of JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a yup schema takes, for a reader. Tests with code of their own have no form in JSON Schema and are left out. */
export function jsonSchemaOf(schema: ISchema<unknown>): JsonSchema {
  const { nullable, oneOf } = schema.describe() as { nullable: boolean; oneOf: unknown[] };
  const form = formOf(schema as AnySchema);
  const values = oneOf.filter((value) => value !== undefined);
  const limited =
    values.length > 0 ? { ...form, enum: nullable ? [...new Set([...values, null])] : values } : form;
  return nullable && 'type' in limited ? { ...limited, type: [limited.type, 'null'] } : limited;
}

function formOf(schema: AnySchema): JsonSchema {
  const limits = limitsOf(schema);
  if (schema instanceof ObjectSchema) return objectForm(schema);
  if (schema instanceof ArraySchema) {
    const exactly = limits.length === undefined ? {} : { minItems: limits.length, maxItems: limits.length };
    return {
      type: 'array',
      items: schema.innerType ? jsonSchemaOf(schema.innerType) : {},
      ...exactly,
    };
  }
  if (schema instanceof StringSchema) {
    const format = 'email' in limits ? 'email' : 'time' in limits ? 'date-time' : undefined;
    return { type: 'string', minLength: limits.min, maxLength: limits.max, format };
  }
  if (schema instanceof NumberSchema) {
    const type = 'integer' in limits ? 'integer' : 'number';
    return {
      type,
      minimum: limits.min,
      maximum: limits.max,
      ...('dollars' in limits && { multipleOf: 0.01 }),
    };
  }
  return schema.type === 'boolean' ? { type: 'boolean' } : {};
}

function objectForm(schema: AnyObjectSchema): JsonSchema {
  const fields = Object.entries(schema.fields as Record<string, AnySchema>);
  const required = fields.filter(([, field]) => !field.describe().optional).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchemaOf(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** The tests of a schema by name with their number, if they have one, e.g. `{ min: 3, email: undefined }`. */
function limitsOf(schema: AnySchema): Record<string, number | undefined> {
  const limits: Record<string, number | undefined> = {};
  for (const { name = '', params } of schema.describe().tests) {
    const number = params?.[name];
    // The same limit may stand twice, e.g. at least 1 because it is required and at least 3 besides.
    if (!(name in limits) || typeof number === 'number')
      limits[name] = typeof number === 'number' ? number : undefined;
  }
  return limits;
}
