import { isDoc, type Value } from '../bson/value.ts';
import { DOCUMENT_STAGES } from '../aggregation/document-stages.ts';
import { invalidOptions, location } from '../errors.ts';
import type { Scope } from '../expression/scope.ts';
import type { Update } from './update.ts';

/** An update that is a pipeline of the stages that make one document of one document. */
export function compilePipelineUpdate(stages: readonly Value[], scope: Scope): Update['apply'] {
  const steps = stages.map((stage) => {
    const [name, ...more] = isDoc(stage) ? Object.keys(stage) : [];
    if (!isDoc(stage) || name === undefined || more.length > 0) {
      throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    const maker = Object.hasOwn(DOCUMENT_STAGES, name) ? DOCUMENT_STAGES[name] : undefined;
    if (!maker) throw invalidOptions(`${name} is not allowed to be used within an update`);
    return maker(stage[name], scope);
  });
  return (doc) => steps.reduce((current, step) => step(current), doc);
}
