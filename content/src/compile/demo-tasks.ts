import { DETECTION_KINDS } from '@platform/contracts';
import type { DemoTaskSeed } from '../seeds.ts';
import { listOf, mapOf, numberOf, textOf, wordOf, type Field, type SourceLocation } from '../source/field.ts';

/** A demo task with where it is written. */
export type CompiledDemoTask = { readonly seed: DemoTaskSeed; readonly location: SourceLocation };

/** Reads the demo tasks of a blueprint, or the free tasks for `null`. @throws ContentError */
export function readDemoTasks(list: Field, blueprintId: number | null): CompiledDemoTask[] {
  return listOf(list).map((field, index) => {
    const fields = mapOf(field);
    const detection = fields.maybe('detection');
    const seed = {
      id: textOf(fields.get('id')),
      blueprintId,
      position: index + 1,
      title: textOf(fields.get('title')),
      description: textOf(fields.get('description')),
      instructions: textOf(fields.get('instructions')),
      estimatedMinutes: numberOf(fields.get('minutes')),
      detection: detection ? wordOf(detection, DETECTION_KINDS) : null,
    };
    fields.end();
    return { seed, location: field.location };
  });
}
