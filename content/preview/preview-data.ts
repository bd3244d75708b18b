import type { ItemAnswers, Lesson } from '@platform/contracts';
import type { OptionWhy } from '../src/lints/options.ts';
import type { DemoTaskSeed, WorkItemSeed, WorkTaskSeed } from '../src/seeds.ts';

/** A mistake, or what a lint found. */
export type PreviewProblem = {
  /** `content/<file>:<line>:<column>` */
  readonly at: string;
  readonly file: string;
  readonly message: string;
};

export type PreviewItem = WorkItemSeed & {
  /** Where it is written, e.g. `content/06-data-labeling/work/w06-02-message-intents.yaml:71`. */
  readonly at: string;
  /** The mistakes that lead to its wrong options. */
  readonly whys: readonly OptionWhy[];
  readonly blind: readonly ItemAnswers[];
  readonly note: string | null;
  /** What lints find in it. */
  readonly faults: readonly string[];
};

/** A task, or an objective of a course with its questions. */
export type PreviewTask = Omit<WorkTaskSeed, 'batches' | 'freshItems'> & {
  /** The lesson of an objective, if it is written. */
  readonly lesson?: Lesson;
  readonly file: string;
  readonly batchCount: number;
  /** Items that a member gets of a batch. */
  readonly itemCount: number;
  readonly items: readonly PreviewItem[];
  readonly faults: readonly string[];
};

/** Everything that the preview shows. */
export type PreviewData = {
  readonly tasks: readonly PreviewTask[];
  readonly demoTasks: readonly DemoTaskSeed[];
  readonly problems: readonly PreviewProblem[];
  /** The file of each picture in `media`, by its hash. */
  readonly pictures: Readonly<Record<string, string>>;
};
