import type { CompiledContent } from '../compile/compile.ts';
import type { CompiledItem } from '../compile/items.ts';
import type { CompiledTask } from '../compile/work-task.ts';
import type { SourceLocation } from '../source/field.ts';

/** Something that a reader of the content would object to. */
export type Finding = {
  /** The task or item that it is about. */
  readonly id: string;
  readonly location: SourceLocation;
  readonly message: string;
};

/** A rule that all content keeps. */
export type Lint = {
  readonly name: string;
  readonly find: (content: CompiledContent) => readonly Finding[];
};

/** Creates a lint that looks at one task at a time. */
export function taskLint(name: string, findIn: (task: CompiledTask) => readonly string[]): Lint {
  return {
    name,
    find: ({ workTasks }) =>
      workTasks.flatMap((task) =>
        findIn(task).map((message) => ({ id: task.seed.id, location: task.location, message })),
      ),
  };
}

/** Creates a lint that looks at one item at a time. */
export function itemLint(
  name: string,
  findIn: (item: CompiledItem, task: CompiledTask) => readonly string[],
): Lint {
  return {
    name,
    find: ({ workTasks }) =>
      workTasks.flatMap((task) =>
        task.items.flatMap((item) =>
          findIn(item, task).map((message) => ({ id: item.seed.id, location: item.location, message })),
        ),
      ),
  };
}

/** Whether a share is within so many points (hundredths) of another one. */
export function isWithin(share: number, other: number, points: number): boolean {
  return Math.abs(share - other) * 100 <= points + 1e-9;
}

/** Writes a share as a whole percentage. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
