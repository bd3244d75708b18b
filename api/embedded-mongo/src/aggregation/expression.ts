import { getField, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { MongoError } from '../errors.ts';
import { assertSize } from './value-size.ts';
import { resolveFieldPath, splitFieldPath } from '../query/paths.ts';

/** Evaluates an expression against a document; `undefined` is a missing value. */
export type Expression = (doc: Doc) => Value;

/**
 * Compiles a field path (`'$amount'`, `'$$ROOT'`), a constant, `$literal`, or an object or array of them. No other
 * MongoDB expression is supported.
 *
 * @throws MongoError 168 for an operator, 17276 for a variable; while running, as `assertSize`.
 */
export function compileExpression(spec: Value): Expression {
  const evaluate = compilePart(spec);
  return typeof spec === 'object' ? (doc) => assertSize(evaluate(doc)) : evaluate;
}

function compilePart(spec: Value): Expression {
  if (typeof spec === 'string' && spec.startsWith('$')) return compileFieldPath(spec.slice(1));
  if (Array.isArray(spec)) {
    const items = spec.map(compilePart);
    return (doc) => items.map((evaluate) => evaluate(doc) ?? null);
  }
  return isDoc(spec) ? compileObject(spec) : () => spec;
}

function compileFieldPath(path: string): Expression {
  if (path === '$ROOT' || path === '$CURRENT') return (doc) => doc;
  const fieldPath = path.replace(/^\$(?:ROOT|CURRENT)\./, '');
  if (path.startsWith('$') && fieldPath === path)
    throw new MongoError(
      17276,
      `Use of undefined variable, or one that the embedded database does not support: $${path}`,
    );
  if (path === '') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
  const parts = splitFieldPath(fieldPath);
  const [name] = parts;
  if (parts.length === 1 && name !== undefined) return (doc) => getField(doc, name);
  return (doc) => resolveFieldPath(doc, parts);
}

function compileObject(spec: Doc): Expression {
  if (Object.keys(spec).join() === '$literal') return () => spec.$literal;
  const operator = Object.keys(spec).find((name) => name.startsWith('$'));
  if (operator !== undefined) throw new MongoError(168, `Unrecognized expression '${operator}'`);
  const fields = Object.keys(spec).map((name) => [name, compilePart(spec[name])] as const);
  return (doc) => {
    const result: Doc = {};
    for (const [name, evaluate] of fields) {
      const value = evaluate(doc);
      if (value !== undefined) setField(result, name, value);
    }
    return result;
  };
}
