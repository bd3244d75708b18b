import { isDoc, type Doc, type Value } from '../bson/value.ts';
import { failedToParse } from '../errors.ts';
import { compileExpression } from '../expression/compile.ts';
import { namedOperands } from '../expression/operands.ts';
import { withVariables, type Scope } from '../expression/scope.ts';
import { flatMapStream, forEachInStream, type Stream } from '../find/stream.ts';
import { compileFilter } from '../query/filter.ts';
import { valueAtPath, withValueAtPath } from '../query/paths.ts';
import type { PipelineContext } from './pipeline.ts';

type LookupSpec = {
  from: string;
  as: string[];
  localField?: string;
  foreignField?: string;
  pipeline: Value[];
  variables: Doc;
};

/** Finds the foreign documents that belong to one local one; quickly, if an index has the foreign field. */
type Join = (doc: Doc) => Stream<Doc>;

/** `$lookup` by two fields, by a pipeline with variables, or by both: the pipeline then sees only what the fields joined. */
export function lookupStage(spec: Value, context: PipelineContext): (source: Stream<Doc>) => Stream<Doc> {
  const lookup = readSpec(spec);
  const variables = Object.keys(lookup.variables).map(
    (name) => [name, compileExpression(lookup.variables[name], context.scope)] as const,
  );
  const scopeFor = (doc: Doc): Scope => {
    if (variables.length === 0) return context.scope;
    const values = variables.map(([name, compute]) => [name, compute(doc, context.scope) ?? null] as const);
    return withVariables(context.scope, Object.fromEntries(values));
  };
  const join = makeJoin(lookup, context);
  return (source) =>
    flatMapStream(source, function* (doc) {
      const found: Value[] = [];
      yield* forEachInStream(context.stages(join(doc), lookup.pipeline, scopeFor(doc)), (item) => {
        found.push(item);
      });
      yield withValueAtPath(doc, lookup.as, found);
    });
}

function readSpec(spec: Value): LookupSpec {
  const optional = ['localField', 'foreignField', 'pipeline', 'let'] as const;
  const {
    from,
    as,
    localField,
    foreignField,
    pipeline = [],
    let: variables = {},
  } = namedOperands('$lookup', spec, ['from', 'as'], optional);
  if (typeof from !== 'string' || typeof as !== 'string')
    throw failedToParse("$lookup needs the names 'from' and 'as'");
  if (!Array.isArray(pipeline) || !isDoc(variables))
    throw failedToParse("$lookup needs an array as 'pipeline' and an object as 'let'");
  const base = { from, as: as.split('.'), pipeline, variables };
  if (localField === undefined && foreignField === undefined) return base;
  if (typeof localField !== 'string' || typeof foreignField !== 'string') {
    throw failedToParse("$lookup needs the names of both or none of 'localField' and 'foreignField'");
  }
  return { ...base, localField, foreignField };
}

function makeJoin({ from, localField, foreignField }: LookupSpec, context: PipelineContext): Join {
  if (localField === undefined || foreignField === undefined) return () => context.read(from);
  const local = localField.split('.');
  return (doc) => {
    // Each element of an array joins; a missing value joins null.
    const value = valueAtPath(doc, local) ?? null;
    const values = Array.isArray(value) ? value : [value];
    return context.read(from, compileFilter({ [foreignField]: { $in: values } }, context.scope));
  };
}
