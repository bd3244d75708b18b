import { unknownField, wrongType, type MongoError } from '../errors.ts';
import { isNullish, isNumeric, typeOf, type Doc, type TypeName, type Value } from './value.ts';

/** The type that a field may have. A `number` has any numeric type, a `flag` is a boolean or a number. */
type FieldType = TypeName | 'number' | 'flag' | 'any';
export type FieldTypes = Readonly<Record<string, FieldType>>;

/**
 * Asserts that a document has no other fields, and that they have the given types. Null stands for a missing field.
 *
 * @param rejectUnknown creates the error of another field.
 * @throws MongoError TypeMismatch for a wrong type.
 */
export function assertFieldTypes(
  owner: string,
  doc: Doc,
  types: FieldTypes,
  rejectUnknown: (owner: string, name: string) => MongoError = unknownField,
): void {
  for (const [name, value] of Object.entries(doc)) {
    const type = Object.hasOwn(types, name) ? types[name] : undefined;
    if (type === undefined) throw rejectUnknown(owner, name);
    if (!isNullish(value) && !hasType(value, type))
      throw wrongType(`${owner}.${name}`, value, type === 'flag' ? 'bool' : type);
  }
}

function hasType(value: Value, type: FieldType): boolean {
  if (type === 'any') return true;
  if (type === 'number' || type === 'flag')
    return isNumeric(value) || (type === 'flag' && typeof value === 'boolean');
  return typeOf(value) === type;
}
