import type { UnitKind, UnitUse } from '@platform/contracts';
import type { WorkItemSeed } from '../seeds.ts';

/** A question of a course, with its key. Its id is that of its objective and a number, e.g. `1.3-017`. */
export type UnitSeed = WorkItemSeed & {
  readonly objective: string;
  readonly use: UnitUse;
  readonly kind: UnitKind;
  /** The slug of the lesson that asks it, which visitors may check too; `null` for one of the bank alone. */
  readonly lesson: string | null;
  /** Whether the pre-test asks it, which is practice. */
  readonly isPretest: boolean;
};

/** A template of a bank: `drawing.draw` makes units of it by its id. */
export type UnitTemplateSeed = {
  readonly id: string;
  readonly objective: string;
  readonly use: UnitUse;
  readonly kind: UnitKind;
};

/** Everything that a course asks, with the keys. Only the API reads it. */
export type CourseBank = {
  /** The id of its course, which is that of its blueprint. */
  readonly courseId: number;
  /** The version of its course. */
  readonly version: string;
  readonly units: readonly UnitSeed[];
  readonly templates: readonly UnitTemplateSeed[];
};
