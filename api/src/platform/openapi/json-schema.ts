import { acceptsNull } from '@platform/contracts';
import {
  ArraySchema,
  NumberSchema,
  ObjectSchema,
  StringSchema,
  type AnyObjectSchema,
  type AnySchema,
  type ISchema,
} from 'yup';

/** A JSON Schema 2020-12, which OpenAPI 3.1 accepts unchanged. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Converts a yup schema for documentation. Custom tests have no equivalent in JSON Schema and are left out.
 *
 * @param isBody whether `null` stands for a missing field, as in bodies
 */
export function jsonSchemaOf(schema: ISchema<unknown>, isBody = false): JsonSchema {
  const { nullable: isNullable, oneOf } = schema.describe() as { nullable: boolean; oneOf: unknown[] };
  const nullable = isNullable || (isBody && acceptsNull(schema));
  const base = convertType(schema as AnySchema, isBody);
  const values = oneOf.filter((value) => value !== undefined);
  const restricted =
    values.length > 0 ? { ...base, enum: nullable ? [...new Set([...values, null])] : values } : base;
  return nullable && 'type' in restricted ? { ...restricted, type: [restricted.type, 'null'] } : restricted;
}

function convertType(schema: AnySchema, isBody: boolean): JsonSchema {
  const limits = limitsOf(schema);
  if (schema instanceof ObjectSchema) return convertObject(schema, isBody);
  if (schema instanceof ArraySchema) {
    const length = limits.length === undefined ? {} : { minItems: limits.length, maxItems: limits.length };
    return {
      type: 'array',
      items: schema.innerType ? jsonSchemaOf(schema.innerType, isBody) : {},
      ...length,
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
  return schema.type === 'boolean' ? { type: 'boolean' } : convertMixed(schema, isBody);
}

/** Converts what is no plain type: one of several objects, or an object whose form depends on data. */
function convertMixed(schema: AnySchema, isBody: boolean): JsonSchema {
  const { variants, jsonSchema } = (schema.spec.meta ?? {}) as {
    variants?: readonly AnySchema[];
    jsonSchema?: JsonSchema;
  };
  if (variants) return { oneOf: variants.map((variant) => jsonSchemaOf(variant, isBody)) };
  return jsonSchema ?? {};
}

function convertObject(schema: AnyObjectSchema, isBody: boolean): JsonSchema {
  const fields = Object.entries(schema.fields as Record<string, AnySchema>);
  const required = fields.filter(([, field]) => !field.describe().optional).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchemaOf(field, isBody)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Returns a schema's tests by name with their numeric parameter, if any, e.g. `{ min: 3, email: undefined }`. */
function limitsOf(schema: AnySchema): Record<string, number | undefined> {
  const limits: Record<string, number | undefined> = {};
  for (const { name = '', params } of schema.describe().tests) {
    const number = params?.[name];
    // A test may occur twice, e.g. `min: 1` for a required string and `min: 3` for its own limit. The last number wins.
    if (!(name in limits) || typeof number === 'number')
      limits[name] = typeof number === 'number' ? number : undefined;
  }
  return limits;
}
