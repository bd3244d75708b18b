import type {
  AssistanceRule,
  Criterion,
  DetectionKind,
  GuidelineSection,
  MaterialBlock,
  PartDefinition,
  ReviewerKitEntry,
} from '@platform/contracts';
import type { PartTruth } from '@platform/scoring';

/** What members see of an item. */
export type AskedItem = {
  /**
   * `<task>-<number>`, e.g. `w06-02-17`, and `w06-02-b1-04` of one that a template drew for all members of a batch. It
   * never changes; what is asked and what is right can.
   */
  readonly id: string;
  readonly material: readonly MaterialBlock[];
  readonly parts: readonly PartDefinition[];
};

/** What is right in an item. Members get it only after practice. */
export type ItemKey = {
  /** By part; a part without a right answer is left out. */
  readonly truth: Readonly<Record<string, PartTruth>>;
  /** Why the right answer is right: shown after practice, and to reviewers. Empty without a truth. */
  readonly explanation: string;
  /** Whether its author says that it is one of the hard ones. Only reviewers get it. Missing if not. */
  readonly isHard?: boolean;
};

/** An item of a work task with its key. */
export type WorkItemSeed = AskedItem & ItemKey;

/** An item that was drawn for one member. */
export type FreshItem = Omit<WorkItemSeed, 'id'> & {
  /** The number from which the template makes it again. Members must not get it. */
  readonly drawnFrom: number;
};

/** Draws the items of tasks whose members get fresh ones, and units of courses, by the id of their template. */
export type Drawing = {
  /**
   * Draws items for one member that differ from each other and from those that members share. The same secret draws the
   * same ones; without it, they cannot be told from what members see.
   *
   * @throws Error if the task has no fresh items
   */
  readonly draw: (taskId: string, secret: string, count: number) => Promise<FreshItem[]>;
  /** Makes an item again; `undefined` if its task has no fresh items any more, or its template fails. */
  readonly drawAgain: (taskId: string, drawnFrom: number) => Promise<FreshItem | undefined>;
};

/** A work task. */
export type WorkTaskSeed<Item extends AskedItem = WorkItemSeed> = {
  /** `w<blueprint>-<number>`, e.g. `w06-01`, and for a later batch of fresh items `w06-01-b2`. It never changes. */
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
  /** At most five criteria; none for practice. */
  readonly rubric: readonly Criterion[];
  /** What reviewers try the work with. Members never get it. Missing where there is nothing to try. */
  readonly reviewerKit?: readonly ReviewerKitEntry[];
  /** How many members do each batch of items; `null` if everyone can do the only batch. */
  readonly overlap: number | null;
  /** Batches of items; all have the same number of items. */
  readonly batches: readonly (readonly Item[])[];
  /** How many more items each member gets, drawn for them alone; 0 if all members get the same items. */
  readonly freshItems: number;
};

/** A task that is completed by a click. */
export type DemoTaskSeed = {
  /** It never changes, because completions refer to it. */
  readonly id: string;
  /** `null` for a free task. */
  readonly blueprintId: number | null;
  /** The position in the list of its blueprint, from 1. */
  readonly position: number;
  readonly title: string;
  readonly description: string;
  readonly instructions: string;
  readonly estimatedMinutes: number;
  readonly detection: DetectionKind | null;
};
