import { ArraySchema, ObjectSchema, type AnyObjectSchema, type ISchema, type Schema } from 'yup';

type Serializer = (value: unknown) => unknown;

/**
 * Compiles a response schema into a function that copies only the fields of the schema, so that no other data leaves
 * the server. It does not validate, because that takes thirty times as long; the tests validate responses instead.
 */
export function compileSerializer(schema: ISchema<unknown>): Serializer {
  if (schema instanceof ObjectSchema) return compileObjectSerializer(schema);
  if (schema instanceof ArraySchema && schema.innerType) {
    const serialize = compileSerializer(schema.innerType);
    return (value) => (Array.isArray(value) ? value.map(serialize) : value);
  }
  const variants = ((schema as Schema).spec.meta as { variants?: AnyObjectSchema[] } | undefined)?.variants;
  return variants ? compileVariantSerializer(variants) : (value) => value;
}

/** Chooses the serializer by the field `type`. Nothing of an object of an unknown type is copied. */
function compileVariantSerializer(variants: readonly AnyObjectSchema[]): Serializer {
  const serializers = new Map(
    variants.map((variant) => {
      const { type } = variant.fields as Record<string, Schema>;
      return [type?.describe().oneOf[0], compileObjectSerializer(variant)] as const;
    }),
  );
  return (value) => serializers.get((value as { type?: unknown } | null | undefined)?.type)?.(value);
}

function compileObjectSerializer(schema: AnyObjectSchema): Serializer {
  const fields = Object.entries(schema.fields as Record<string, ISchema<unknown>>).map(
    ([name, field]) => [name, compileSerializer(field)] as const,
  );
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const source = value as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    for (const [name, serialize] of fields) result[name] = serialize(source[name]);
    return result;
  };
}
