import type {
  AssistanceRule,
  Criterion,
  GuidelineSection,
  MaterialBlock,
  PartDefinition,
} from '@platform/contracts';
import type { PartTruth } from '@platform/scoring';

/** An item of a work task with its truth. */
export type WorkItemSeed = {
  readonly material: readonly MaterialBlock[];
  readonly parts: readonly PartDefinition[];
  /** By part; a part without a right answer is left out. */
  readonly truth: Readonly<Record<string, PartTruth>>;
  /** Why the right answer is right: shown after practice, and to reviewers. Empty without a truth. */
  readonly explanation: string;
};

/** A work task. Its id never changes; its items can be replaced by others. */
export type WorkTaskSeed = {
  /** `w<blueprint>-<number>`, e.g. `w06-01`. */
  readonly id: string;
  readonly blueprintId: number;
  readonly title: string;
  readonly description: string;
  readonly instructions: string;
  readonly estimatedMinutes: number;
  readonly isPractice: boolean;
  readonly assistance: AssistanceRule;
  readonly worksOnPhone: boolean;
  readonly guideline: readonly GuidelineSection[];
  /** Three to five criteria; none for practice. */
  readonly rubric: readonly Criterion[];
  /** How many members do each batch of items; `null` if everyone can do the only batch. */
  readonly overlap: number | null;
  /** Batches of items; all have the same number of items. */
  readonly batches: readonly (readonly WorkItemSeed[])[];
};
