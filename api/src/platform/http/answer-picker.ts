import { ArraySchema, ObjectSchema, type AnyObjectSchema, type ISchema } from 'yup';

type Pick = (value: unknown) => unknown;

/**
 * Compiles an answer's schema into a copy of exactly its fields, so that nothing leaves the server which the contract
 * does not name. It does not validate: that costs thirty times as much, and the tests do it.
 */
export function compilePicker(schema: ISchema<unknown>): Pick {
  if (schema instanceof ObjectSchema) return objectPicker(schema);
  if (schema instanceof ArraySchema && schema.innerType) {
    const pick = compilePicker(schema.innerType);
    return (value) => (Array.isArray(value) ? value.map(pick) : value);
  }
  return (value) => value;
}

function objectPicker(schema: AnyObjectSchema): Pick {
  const fields = Object.entries(schema.fields as Record<string, ISchema<unknown>>).map(
    ([name, field]) => [name, compilePicker(field)] as const,
  );
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const source = value as Record<string, unknown>;
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) picked[name] = pick(source[name]);
    return picked;
  };
}
