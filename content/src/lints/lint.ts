import type { CompiledContent } from '../compile/compile.ts';
import type { CompiledItem } from '../compile/items.ts';
import type { CompiledTask } from '../compile/work-task.ts';
import { listUnits, type CompiledCourse, type CompiledObjective } from '../course/course.ts';
import { listLessonTexts } from '../course/lesson-texts.ts';
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

/** Items that are asked together: those of a task, or all of an objective of a course. */
export type ItemGroup = {
  /** The task or objective. */
  readonly id: string;
  readonly location: SourceLocation;
  readonly items: readonly CompiledItem[];
  /** Texts that are read before the items, and must not answer them. */
  readonly texts: readonly { readonly title: string; readonly text: string }[];
};

/** Creates a lint that looks at the items of one task or objective at a time. */
export function groupLint(name: string, findIn: (group: ItemGroup) => readonly string[]): Lint {
  return {
    name,
    find: (content) =>
      listGroups(content).flatMap((group) =>
        findIn(group).map((message) => ({ id: group.id, location: group.location, message })),
      ),
  };
}

/** A lint that looks at one item at a time. */
export type ItemLint = Lint & {
  readonly findIn: (item: CompiledItem, group: ItemGroup) => readonly string[];
};

/** Creates a lint that looks at one item at a time. */
export function itemLint(name: string, findIn: ItemLint['findIn']): ItemLint {
  return {
    name,
    findIn,
    find: (content) =>
      listGroups(content).flatMap((group) =>
        group.items.flatMap((item) =>
          findIn(item, group).map((message) => ({ id: item.seed.id, location: item.location, message })),
        ),
      ),
  };
}

/** Lists the items of each task, and the units of each objective. */
export function listGroups({
  workTasks,
  courses,
}: Pick<CompiledContent, 'workTasks' | 'courses'>): ItemGroup[] {
  const ofTasks = workTasks.map(({ seed, location, items }) => ({
    ...{ id: seed.id, location, items, texts: seed.guideline },
  }));
  return [...ofTasks, ...courses.flatMap(({ objectives }) => objectives.map(toGroup))];
}

export function toGroup(objective: CompiledObjective): ItemGroup {
  const { seed, location, lesson } = objective;
  const text = lesson ? listLessonTexts(lesson.seed.blocks).join('\n') : '';
  return {
    ...{ id: seed.id, location: lesson?.location ?? location, items: listUnits(objective) },
    texts: lesson ? [{ title: lesson.seed.title, text }] : [],
  };
}

/** Creates a lint that looks at one objective of a course at a time. */
export function objectiveLint(
  name: string,
  findIn: (objective: CompiledObjective, course: CompiledCourse) => readonly string[],
): Lint {
  return {
    name,
    find: ({ courses }) =>
      courses.flatMap((course) =>
        course.objectives.flatMap((objective) =>
          findIn(objective, course).map((message) => ({
            id: objective.seed.id,
            location: objective.lesson?.location ?? objective.location,
            message,
          })),
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
