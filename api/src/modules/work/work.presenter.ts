import {
  MEDIAN_MIN_COUNT,
  dollarsOf,
  type Submission,
  type SubmissionItem,
  type SubmissionReview,
  type SubmissionRow,
  type WorkFile,
  type WorkTask,
  type WorkTaskDetail,
  type WorkTaskPay,
} from '@platform/contracts';
import { medianOf } from '../../platform/median.ts';
import { unlockTime } from '../ledger/index.ts';
import type { TaskRecord } from '../tasks/index.ts';
import { swapAnswers, swapSides } from './swap-sides.ts';
import type { AnswerRecord, SubmissionRecord, WorkDefinitionRecord, WorkItemRecord } from './work.records.ts';
import { creditedAt, isClaimed, withdrawEnd } from './work.policy.ts';

/** What is known of a task on offer beside its records. */
type Offer = {
  readonly rewardCents: number;
  readonly placesLeft: number | null;
  readonly acceptedSeconds: readonly number[];
  readonly closed: WorkTask['closed'];
  readonly submission: SubmissionRecord | undefined;
};

export function presentWorkTask(task: TaskRecord, definition: WorkDefinitionRecord, offer: Offer): WorkTask {
  const { isPractice, itemCount, partTypes, worksOnPhone, assistance, places } = definition;
  const { rewardCents, placesLeft, acceptedSeconds, closed, submission } = offer;
  const hasMedian = acceptedSeconds.length >= MEDIAN_MIN_COUNT;
  return {
    id: task._id,
    blueprintId: task.blueprintId ?? 0,
    title: task.title,
    description: task.description,
    estimatedTime: task.estimatedMinutes,
    reward: dollarsOf(rewardCents),
    isPractice,
    itemCount,
    partTypes,
    worksOnPhone,
    assistance,
    places: places && places.batches * places.overlap,
    placesLeft,
    ...presentPace(rewardCents, hasMedian ? acceptedSeconds : []),
    closed,
    submission: submission ? { id: submission._id.toHexString(), state: submission.state } : null,
  };
}

export function presentWorkTaskDetail(
  task: TaskRecord,
  definition: WorkDefinitionRecord,
  offer: Offer,
): WorkTaskDetail {
  return { ...presentWorkTask(task, definition, offer), ...presentTexts(task, definition) };
}

function presentTexts({ instructions }: TaskRecord, { guideline, rubric }: WorkDefinitionRecord) {
  return { instructions, guideline, rubric };
}

/** Presents what a paid task pays per hour, by its author's estimate and by the median of accepted work. */
export function presentWorkTaskPay(
  task: TaskRecord,
  rewardCents: number,
  acceptedSeconds: readonly number[],
): WorkTaskPay {
  return {
    id: task._id,
    blueprintId: task.blueprintId ?? 0,
    title: task.title,
    reward: dollarsOf(rewardCents),
    estimatedTime: task.estimatedMinutes,
    estimatedDollarsPerHour: dollarsPerHour(rewardCents, task.estimatedMinutes * 60),
    acceptedCount: acceptedSeconds.length,
    ...presentPace(rewardCents, acceptedSeconds),
  };
}

/** Presents the median time of accepted work, and what the task pays per hour at it; `null` without any. */
function presentPace(rewardCents: number, acceptedSeconds: readonly number[]) {
  const seconds = medianOf(acceptedSeconds);
  return {
    medianMinutes: seconds === null ? null : Math.round(seconds / 6) / 10,
    dollarsPerHour: seconds ? dollarsPerHour(rewardCents, seconds) : null,
  };
}

function dollarsPerHour(cents: number, seconds: number): number {
  return dollarsOf(Math.round((cents * 3_600) / seconds));
}

/** Presents a submission in the member's list. @param title of its task */
export function presentRow(submission: SubmissionRecord, title: string, now: Date): SubmissionRow {
  const { state, answerUntil, dueAt } = submission;
  const isWaiting = state === 'submitted' || state === 'appealed';
  const canAppeal = state === 'rejected' && submission.appeal === null && answerUntil && answerUntil >= now;
  return {
    id: submission._id.toHexString(),
    taskId: submission.taskId,
    blueprintId: submission.blueprintId,
    title,
    reward: dollarsOf(submission.rewardCents),
    isPractice: submission.isPractice,
    state,
    round: submission.round,
    startedAt: submission.startedAt.toISOString(),
    savedAt: submission.savedAt.toISOString(),
    submittedAt: toText(submission.submittedAt),
    dueAt: toText(isWaiting && !submission.waitsForPerson ? dueAt : null),
    withdrawableUntil: toText(openWithdrawEnd(submission, now)),
    reviseUntil: toText(state === 'revision' ? answerUntil : null),
    appealUntil: toText(canAppeal ? answerUntil : null),
    reportsDueAt: toText(submission.reportsDueAt ?? null),
    decidedAt: toText(submission.decidedAt),
    activeSeconds: submission.activeSeconds,
    isNew: submission.hasNews,
  };
}

function openWithdrawEnd(submission: SubmissionRecord, now: Date): Date | null {
  if (submission.state !== 'submitted' || isClaimed(submission, now)) return null;
  const end = withdrawEnd(submission);
  return end && end >= now ? end : null;
}

/** Everything that a submission is presented from. */
export type SubmissionParts = {
  readonly submission: SubmissionRecord;
  readonly task: TaskRecord;
  readonly definition: WorkDefinitionRecord;
  readonly items: ReadonlyMap<string, WorkItemRecord>;
  readonly drafts: ReadonlyMap<string, AnswerRecord>;
  /** The answers that were reviewed last; `undefined` unless a revision is written. */
  readonly previous: ReadonlyMap<string, AnswerRecord> | undefined;
  /** The scores of a practiced submission by item. */
  readonly results: ReadonlyMap<string, NonNullable<SubmissionItem['result']>>;
  readonly reviews: readonly SubmissionReview[];
  /** What became of the reports of items, by item. */
  readonly reports: ReadonlyMap<string, NonNullable<SubmissionItem['report']>>;
  readonly files: readonly WorkFile[];
  readonly placeKeptUntil: Date | null;
};

/** Presents a submission to its member, with the sides of pairs as this member sees them. */
export function presentSubmission(parts: SubmissionParts, now: Date): Submission {
  const { submission, task, definition, reviews, files } = parts;
  const { appeal, assistance } = submission;
  const creditedFrom = submission.completionId && creditedAt(submission);
  return {
    ...presentRow(submission, task.title, now),
    ...presentTexts(task, definition),
    assistanceRule: definition.assistance,
    estimatedTime: task.estimatedMinutes,
    worksOnPhone: definition.worksOnPhone,
    version: submission.version,
    savedBy: submission.savedBy,
    placeKeptUntil: toText(parts.placeKeptUntil),
    effort: submission.effort,
    assistance,
    items: submission.itemIds.flatMap((id) => presentItem(id, parts)),
    reviews: reviews.map((review) => turnFixes(review, parts)),
    rewardAvailableAt: toText(creditedFrom && unlockTime(creditedFrom)),
    appeal: appeal && { text: appeal.text, at: appeal.at.toISOString() },
    files: [...files],
    warnings: submission.warnings,
  };
}

function presentItem(
  id: string,
  { submission, items, drafts, previous, results, reports }: SubmissionParts,
): SubmissionItem[] {
  const item = items.get(id);
  if (!item) return [];
  const isSwapped = submission.swappedItemIds.includes(id);
  const answersOf = (saved: AnswerRecord | undefined) =>
    isSwapped ? swapAnswers(saved?.answers ?? {}, item.parts) : (saved?.answers ?? {});
  return [
    {
      id,
      material: item.material,
      parts: isSwapped ? item.parts.map(swapSides) : item.parts,
      answers: answersOf(drafts.get(id)),
      cannotDo: drafts.get(id)?.cannotDo ?? null,
      report: reports.get(id) ?? null,
      previous: previous ? answersOf(previous.get(id)) : null,
      result: results.get(id) ?? null,
    },
  ];
}

function turnFixes(review: SubmissionReview, { submission, items }: SubmissionParts): SubmissionReview {
  const fixes = review.fixes.map(({ itemId, answers }) => {
    const isSwapped = submission.swappedItemIds.includes(itemId);
    return { itemId, answers: isSwapped ? swapAnswers(answers, items.get(itemId)?.parts ?? []) : answers };
  });
  return { ...review, fixes };
}

function toText(at: Date | null): string | null {
  return at && at.toISOString();
}
