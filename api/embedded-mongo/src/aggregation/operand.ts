import { field, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { badValue, location, MongoError } from '../errors.ts';
import { valueAtPath } from '../query/paths.ts';

/** What `$group` takes from a document; `undefined` is a missing value. */
export type Operand = (doc: Doc) => Value;

/**
 * Compiles the path of a field (`'$amount'`), a constant, or a document of both. Of MongoDB's expressions there is no more.
 *
 * @throws MongoError 168 for an operator, 17276 for a variable.
 */
export function compileOperand(spec: Value): Operand {
  if (typeof spec === 'string' && spec.startsWith('$')) return fieldAt(spec.slice(1));
  if (Array.isArray(spec))
    throw badValue('Arrays in expressions are not supported by the embedded database.');
  return isDoc(spec) ? documentOf(spec) : () => spec;
}

function fieldAt(path: string): Operand {
  if (path.startsWith('$'))
    throw location(
      17276,
      `Use of undefined variable, or one the embedded database does not support: $${path}`,
    );
  if (path === '') throw location(16872, "'$' by itself is not a valid FieldPath");
  const parts = path.split('.');
  if (parts.includes('')) throw location(15998, 'FieldPath field names may not be empty strings.');
  const [name] = parts;
  if (parts.length === 1 && name !== undefined) return (doc) => field(doc, name);
  return (doc) => valueAtPath(doc, parts);
}

function documentOf(spec: Doc): Operand {
  const operator = Object.keys(spec).find((name) => name.startsWith('$'));
  if (operator !== undefined)
    throw new MongoError(168, 'InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
  const fields = Object.keys(spec).map((name) => [name, compileOperand(spec[name])] as const);
  return (doc) => {
    const made: Doc = {};
    for (const [name, operand] of fields) {
      const value = operand(doc);
      if (value !== undefined) setField(made, name, value);
    }
    return made;
  };
}
