import { isDoc, setField, typeOf, type Doc, type Value } from '../bson/value.ts';
import { location } from '../errors.ts';
import { compileExpression } from '../expression/compile.ts';
import type { Expression, Scope } from '../expression/scope.ts';
import { compileProjection } from '../query/projection.ts';

/** A stage that makes one document of one document. */
export type DocumentStage = (doc: Doc) => Doc;

type StageMaker = (spec: Value, scope: Scope) => DocumentStage;

/** The stages that work on documents one by one; updates may be made of them too. */
export const DOCUMENT_STAGES: Readonly<Record<string, StageMaker>> = {
  $project(spec, scope) {
    if (!isDoc(spec) || Object.keys(spec).length === 0) {
      throw location(51272, 'Invalid $project: the projection must be an object with at least one field');
    }
    return compileProjection(spec, scope);
  },
  $set: (spec, scope) => addFields('$set', spec, scope),
  $addFields: (spec, scope) => addFields('$addFields', spec, scope),
  $unset(spec, scope) {
    const paths = Array.isArray(spec) ? spec : [spec];
    const names = paths.filter((path) => typeof path === 'string');
    if (names.length === 0 || names.length < paths.length) {
      throw location(31002, '$unset specification must be a string or an array of strings');
    }
    return compileProjection(Object.fromEntries(names.map((path) => [path, 0])), scope);
  },
  $replaceRoot(spec, scope) {
    if (!isDoc(spec) || !('newRoot' in spec)) throw location(40231, '$replaceRoot needs a newRoot');
    return replaceRoot(spec.newRoot, scope);
  },
  $replaceWith: replaceRoot,
};

function addFields(stage: string, spec: Value, scope: Scope): DocumentStage {
  if (!isDoc(spec)) throw location(40272, `${stage} specification stage must be an object`);
  const fields = flatten(spec).map(([parts, value]) => [parts, compileExpression(value, scope)] as const);
  return (doc) =>
    fields.reduce(
      (current, [parts, compute]) => setComputed(current, parts, compute(doc, scope)) as Doc,
      doc,
    );
}

function flatten(spec: Doc, prefix: readonly string[] = []): [parts: string[], value: Value][] {
  return Object.entries(spec).flatMap(([name, value]) => {
    if (name.startsWith('$')) throw location(16410, `FieldPath field names may not start with '$': ${name}`);
    const parts = [...prefix, ...name.split('.')];
    const isNested = isDoc(value) && Object.keys(value).some((inner) => !inner.startsWith('$'));
    return isNested ? flatten(value, parts) : [[parts, value]];
  });
}

/** Sets a field in a copy, in each element where the path leads through an array; a missing value removes it. */
function setComputed(target: Value, parts: readonly string[], value: Value): Value {
  const [name, ...rest] = parts;
  if (name === undefined) return value;
  if (Array.isArray(target)) return target.map((item) => setComputed(item, parts, value));
  const copy: Doc = isDoc(target) ? { ...target } : {};
  const next = setComputed(copy[name], rest, value);
  if (next === undefined) Reflect.deleteProperty(copy, name);
  else setField(copy, name, next);
  return copy;
}

function replaceRoot(spec: Value, scope: Scope): DocumentStage {
  const compute: Expression = compileExpression(spec, scope);
  return (doc) => {
    const root = compute(doc, scope);
    if (!isDoc(root))
      throw location(40228, `'newRoot' expression must evaluate to an object, found: ${typeOf(root)}`);
    return root;
  };
}
