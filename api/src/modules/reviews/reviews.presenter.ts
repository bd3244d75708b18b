import {
  REVISIONS_MAX,
  dollarsOf,
  type ItemAnswers,
  type NoEffortStep,
  type PartScore,
  type ReviewDetail,
  type ReviewHint,
  type ReviewItem,
  type ReviewRow,
  type StoredReview,
  type SubmissionReview,
  type TimelineEvent,
  type WorkFile,
} from '@platform/contracts';
import type { AnswerRecord, SubmissionRecord, WorkDefinitionRecord, WorkItemRecord } from '../work/index.ts';
import type { ReviewRecord } from './reviews.model.ts';
import { presetCriteria, scoreItems } from './reviews.score.ts';
import { awaitsDecision, claimHolder, isBlind, type Conflict } from './reviews.policy.ts';

/** Usernames by user id. */
export type Usernames = ReadonlyMap<string, string>;

/** Presents a decision to the member whose work it is about. The reviewer is not named. */
export function presentReview(review: ReviewRecord): SubmissionReview {
  const { decision, round, decidedAt, decidedBy, code, text, ...content } = review;
  const { figures, isAlone, criteria, comments, fixes } = content;
  return {
    decision,
    round,
    decidedAt: decidedAt.toISOString(),
    isAutomatic: decidedBy === null,
    code,
    text,
    figures,
    isAlone,
    criteria,
    comments,
    fixes,
  };
}

function presentStoredReview(review: ReviewRecord, usernames: Usernames): StoredReview {
  const { decidedBy } = review;
  return {
    ...presentReview(review),
    decidedBy: decidedBy && (usernames.get(decidedBy.toHexString()) ?? null),
  };
}

/** The texts of a task. */
export type TaskTexts = {
  readonly title: string;
  readonly instructions: string;
  readonly estimatedMinutes: number;
};

/** What a row needs beside its submission. */
export type RowContext = {
  readonly task: TaskTexts;
  readonly hints: ReviewHint[];
  readonly usernames: Usernames;
  readonly now: Date;
};

/** Presents a submission in the queue, without its member. */
export function presentRow(
  submission: SubmissionRecord,
  { task, hints, usernames, now }: RowContext,
): ReviewRow {
  const { claimedUntil, decidedAt, decidedBy } = submission;
  const holder = claimHolder(submission, now);
  const isDecided = !awaitsDecision(submission);
  return {
    id: submission._id.toHexString(),
    alias: submission.alias,
    taskId: submission.taskId,
    blueprintId: submission.blueprintId,
    title: task.title,
    reward: dollarsOf(submission.rewardCents),
    state: submission.state,
    round: submission.round,
    submittedAt: (submission.submittedAt ?? submission.startedAt).toISOString(),
    dueAt: (!submission.waitsForPerson && submission.dueAt?.toISOString()) || null,
    activeSeconds: submission.activeSeconds,
    estimatedTime: task.estimatedMinutes,
    measures: submission.measures,
    hints,
    claimedBy: holder && (usernames.get(holder.toHexString()) ?? null),
    claimedUntil: (holder && claimedUntil?.toISOString()) ?? null,
    decidedAt: (isDecided && decidedAt?.toISOString()) || null,
    decidedBy: (isDecided && decidedBy && usernames.get(decidedBy.toHexString())) || null,
  };
}

/** What the detail of a submission is made of. */
export type DetailContext = RowContext & {
  readonly definition: WorkDefinitionRecord;
  readonly items: ReviewItem[];
  readonly files: WorkFile[];
  readonly reviews: readonly ReviewRecord[];
  readonly timeline: TimelineEvent[];
  readonly isMine: boolean;
  readonly conflictOfInterest: Conflict | null;
  readonly noEffort: NoEffortStep | null;
  readonly decidesAlone: boolean;
};

/** Presents a submission with everything a reviewer needs. The member is named once it is decided. */
export function presentDetail(submission: SubmissionRecord, context: DetailContext): ReviewDetail {
  const { task, definition, items, files, reviews, usernames, isMine, conflictOfInterest, timeline } =
    context;
  const { userId, effort, assistance, appeal, revisions } = submission;
  const username = usernames.get(userId.toHexString()) ?? null;
  const blind = isBlind(submission);
  const score = scoreItems(items);
  return {
    ...presentRow(submission, context),
    instructions: task.instructions,
    guideline: definition.guideline,
    rubric: definition.rubric,
    userId: blind ? null : userId.toHexString(),
    username: blind ? null : username,
    assistanceRule: definition.assistance,
    assistance,
    effort,
    warnings: submission.warnings ?? [],
    items,
    score,
    presets: presetCriteria(definition.rubric, score),
    reviewerKit: definition.reviewerKit ?? [],
    files,
    reviews: reviews.map((review) => presentStoredReview(review, usernames)),
    appeal: appeal && { text: appeal.text, at: appeal.at.toISOString() },
    isMine,
    conflictOfInterest,
    noEffort: context.noEffort,
    proposal: presentProposal(submission, usernames),
    decidesAlone: context.decidesAlone,
    revisionsLeft: Math.max(0, REVISIONS_MAX - revisions),
    timeline: timeline.map((event) =>
      blind && event.by !== null && event.by === username ? { ...event, by: submission.alias } : event,
    ),
  };
}

function presentProposal({ proposal }: SubmissionRecord, usernames: Usernames): ReviewDetail['proposal'] {
  if (!proposal) return null;
  const { by, at, text, comments } = proposal;
  return { by: usernames.get(by.toHexString()) ?? null, at: at.toISOString(), text, comments };
}

/** Presents an item with its answers, those of the round before, and how they compare with what is right. */
export function presentItem(
  { _id, material, parts }: WorkItemRecord,
  {
    answer,
    isHard,
    previous,
    change,
    scores,
    explanation,
  }: {
    answer: AnswerRecord | undefined;
    isHard: boolean;
    previous: ItemAnswers | null;
    change: number | null;
    scores: PartScore[];
    explanation: string | null;
  },
): ReviewItem {
  return {
    id: _id,
    material,
    parts,
    isHard,
    answers: answer?.answers ?? {},
    cannotDo: answer?.cannotDo ?? null,
    previous,
    change,
    scores,
    explanation,
  };
}
