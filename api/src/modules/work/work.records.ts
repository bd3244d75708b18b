import type {
  AssistanceRule,
  CannotDoReason,
  Criterion,
  Effort,
  GuidelineSection,
  ItemAnswers,
  MaterialBlock,
  PartDefinition,
  PartName,
  ReviewComment,
  ReviewerKitEntry,
  SubmissionState,
  WorkMeasures,
  WorkWarning,
} from '@platform/contracts';
import type { PartTruth } from '@platform/scoring';
import type { Model } from 'mongoose';
import type { Id } from '../../platform/ids.ts';

/** What a work task has beside its record in `tasks`. */
export type WorkDefinitionRecord = {
  /** The id of the task. */
  _id: string;
  isPractice: boolean;
  assistance: AssistanceRule;
  worksOnPhone: boolean;
  partTypes: PartName[];
  guideline: GuidelineSection[];
  rubric: Criterion[];
  /** What reviewers try the work with; missing where there is nothing to try. Nothing of it may reach a member. */
  reviewerKit?: ReviewerKitEntry[];
  /** Items of one submission. */
  itemCount: number;
  /** How many of them are drawn for it alone. Missing if the task left the content before there were such items. */
  freshItems?: number;
  /** Batches of items, and how many members do each; `null` for one batch that everyone can do. */
  places: { batches: number; overlap: number } | null;
  /** A hash of the seed, truth included. A start of the API skips a task whose seed did not change. */
  contentHash: string;
};

/** A version of an item as members see it. */
export type WorkItemRecord = {
  /** A hash of what is asked, so a submission always shows what its member saw; of a secret for a fresh item. */
  _id: string;
  /** The item in the content, e.g. `w06-02-17`. All its versions have it. */
  name: string;
  taskId: string;
  /** From 0; 0 if the task is not limited. */
  batch: number;
  position: number;
  material: MaterialBlock[];
  parts: PartDefinition[];
  /** How many reports of members that it cannot be done were accepted. Missing before the first. */
  acceptedReports?: number;
  /** Since when no other submission gets it because of these reports. Missing or `null` if it is not closed. */
  closedAt?: Date | null;
  /** Whether it is no longer part of the content, or was drawn for one submission: no other one gets it. */
  isRetired: boolean;
  /** The submission that a fresh item was drawn for. Missing for the others. */
  submissionId?: Id;
};

/** What is right in a version of an item. */
export type TruthVersion = {
  /** A hash of what is right. */
  version: string;
  /** By part; a part without a right answer is left out. */
  parts: Record<string, PartTruth>;
  explanation: string;
  /** Whether the current version of the item is one of the hard ones. Missing in those that were replaced. */
  isHard?: boolean;
};

/** The right answers to an item. Only scoring and reviewing read them. */
export type WorkTruthRecord = TruthVersion & {
  /** The id of the item. */
  _id: string;
  /** What counted as right before it was corrected. Submissions that were asked with it keep what they gain by it. */
  replaced: TruthVersion[];
  /** From what a fresh item was drawn. Missing for the others. Members must not get it. */
  drawnFrom?: number;
};

/** A place of a limited task: one member's work on one batch. */
export type WorkSlotRecord = {
  /** `<task>:<n>` */
  _id: string;
  taskId: string;
  n: number;
  batch: number;
  /** `null` while the place is free. */
  userId: Id | null;
  submissionId: Id | null;
  /** When another member can have the place; `null` if it is free, or the work was handed in. */
  until: Date | null;
};

/** An item that a member reported, and no longer has. */
export type TakenOutItem = {
  id: string;
  /** Whether it counts as wrong: no person has accepted the report, and no other item replaced it. */
  isWrong: boolean;
};

/** A rejection for no effort that waits for a second administrator. */
export type RejectionProposal = {
  readonly by: Id;
  readonly at: Date;
  readonly text: string;
  readonly comments: ReviewComment[];
};

export type SubmissionRecord = {
  _id: Id;
  userId: Id;
  taskId: string;
  blueprintId: number;
  isPractice: boolean;
  state: SubmissionState;
  /** Stands for the member before reviewers. */
  alias: string;
  /** Items in the order in which the member sees them. */
  itemIds: string[];
  /** Items whose pairs are shown with swapped sides, so that no position wins. Answers keep the original sides. */
  swappedItemIds: string[];
  /** Items that reports took out of it. Missing before the first. */
  takenOut?: TakenOutItem[];
  /** By when the reports are decided with which the task was given back; missing or `null` if none wait. */
  reportsDueAt?: Date | null;
  /** By item, the version of the truth when it was asked; see `work.truths.ts`. */
  truthVersions: Record<string, string>;
  batch: number;
  rewardCents: number;
  /** The version of the draft; each save raises it. */
  version: number;
  /** The page that saved last. */
  editorId: string | null;
  savedBy: string | null;
  startedAt: Date;
  savedAt: Date;
  /** Hand-ins so far. */
  round: number;
  firstSubmittedAt: Date | null;
  submittedAt: Date | null;
  /** When a review or an appeal is decided by the platform; `null` if nothing waits. */
  dueAt: Date | null;
  /** Until when a revision must be handed in, or an appeal is possible. */
  answerUntil: Date | null;
  activeSeconds: number;
  effort: Effort;
  assistance: { used: boolean; tools: string } | null;
  /** What its member was told before the first hand-in counted; `null` until it was looked for. */
  warnings: WorkWarning[] | null;
  /** What was measured in the last hand-in; `null` before the first, and for practice. */
  measures: WorkMeasures | null;
  /** Revisions asked for so far. */
  revisions: number;
  /** When it was sent back with findings, which happens once; `null` before. */
  sentBackAt: Date | null;
  /** The hand-in from which the lock runs, if it was sent back after it; `null` if the last one counts. */
  creditedFrom: Date | null;
  /** Whether it waits for a person without a limit. `dueAt` then only is its place in the queue. */
  waitsForPerson: boolean;
  claimedBy: Id | null;
  claimedUntil: Date | null;
  /** The rejection for no effort that one administrator wants; it needs a second one. */
  proposal: RejectionProposal | null;
  decidedAt: Date | null;
  /** `null` while undecided, and if the platform decided. */
  decidedBy: Id | null;
  appeal: { text: string; at: Date } | null;
  completionId: Id | null;
  /** Whether there is a decision that the member has not seen. */
  hasNews: boolean;
  /** The UTC day whose budget holds the reward; `null` if there was no budget. */
  budgetDay: string | null;
};

/** The answers to one item. Those of a hand-in never change. */
export type AnswerRecord = {
  _id: Id;
  submissionId: Id;
  /** 0 for the draft; otherwise the hand-in. */
  round: number;
  itemId: string;
  answers: ItemAnswers;
  cannotDo: CannotDoReason | null;
  savedAt: Date;
};

export type WorkModels = {
  definitions: Model<WorkDefinitionRecord>;
  items: Model<WorkItemRecord>;
  truths: Model<WorkTruthRecord>;
  slots: Model<WorkSlotRecord>;
  submissions: Model<SubmissionRecord>;
  answers: Model<AnswerRecord>;
};
