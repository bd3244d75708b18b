/*
 * Invariant: a hand-in is decided once, by a person who may judge it or by the platform in favor of its member. A
 * rejection always has a person. Pure functions.
 */
import {
  REJECTIONS_PER_DAY,
  REJECTION_SHARE_MAX,
  REJECTION_SHARE_MIN_COUNT,
  type AuditAction,
  type ConflictOfInterest,
  type REVIEW_CONFLICTS,
  type ReviewDecision,
  type ReviewHint,
  type SubmissionState,
} from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';
import { findWarnings, isClaimed, type SubmissionRecord } from '../work/index.ts';
import { listRejecters } from './reviews.deciders.ts';
import type { ReviewKind, ReviewRecord } from './reviews.model.ts';

/** What a reviewer can do: the state it requires, and what is recorded. */
export const REVIEW_ACTIONS = {
  approve: { from: 'submitted', kind: 'review', decision: 'approved', audit: 'submission_approved' },
  sendBack: { from: 'submitted', kind: 'findings', decision: 'sent_back', audit: 'submission_sent_back' },
  requestRevision: {
    from: 'submitted',
    kind: 'review',
    decision: 'revision_requested',
    audit: 'submission_revision_requested',
  },
  reject: { from: 'submitted', kind: 'review', decision: 'rejected', audit: 'submission_rejected' },
  grantAppeal: {
    from: 'appealed',
    kind: 'appeal',
    decision: 'appeal_granted',
    audit: 'submission_appeal_granted',
  },
  denyAppeal: {
    from: 'appealed',
    kind: 'appeal',
    decision: 'appeal_denied',
    audit: 'submission_appeal_denied',
  },
} as const satisfies Record<
  string,
  { from: SubmissionState; kind: ReviewKind; decision: ReviewDecision; audit: AuditAction }
>;
export type ReviewAction = keyof typeof REVIEW_ACTIONS;

/** The states in which the member is not named to reviewers: a decision is still to come. */
const UNDECIDED: readonly SubmissionState[] = ['submitted', 'revision', 'appealed'];
const NEVER_HANDED_IN: readonly SubmissionState[] = ['draft', 'practiced', 'returned'];

/** Whether reviewers see a submission: it is handed in, or was decided after a hand-in. */
export function isReviewable({ state, isPractice }: Pick<SubmissionRecord, 'state' | 'isPractice'>): boolean {
  return !isPractice && !NEVER_HANDED_IN.includes(state);
}

export function isBlind({ state }: Pick<SubmissionRecord, 'state'>): boolean {
  return UNDECIDED.includes(state);
}

/** Whether a submission waits for a decision of a reviewer. */
export function awaitsDecision({ state }: Pick<SubmissionRecord, 'state'>): boolean {
  return state === 'submitted' || state === 'appealed';
}

/** Says why an action is not possible in the state of a submission: it was decided, or does not wait for this. */
export function stateError(
  action: ReviewAction,
  { state, appeal }: Pick<SubmissionRecord, 'state' | 'appeal'>,
): 'already_decided' | 'wrong_state' | undefined {
  const { from, kind } = REVIEW_ACTIONS[action];
  if (state === from) return undefined;
  const decidedStates: readonly SubmissionState[] =
    kind !== 'appeal' ? ['approved', 'revision', 'rejected'] : appeal ? ['approved', 'rejected'] : [];
  return decidedStates.includes(state) ? 'already_decided' : 'wrong_state';
}

/** The person whose claim on a submission has not expired. */
export function claimHolder(
  submission: Pick<SubmissionRecord, 'claimedBy' | 'claimedUntil'>,
  now: Date,
): Id | null {
  return isClaimed(submission, now) ? submission.claimedBy : null;
}

export type Conflict = (typeof REVIEW_CONFLICTS)[number];

/** Says why an administrator cannot decide about a submission; `null` if they can. */
export function findConflict(
  administrator: Id,
  { state }: Pick<SubmissionRecord, 'state'>,
  {
    interest,
    reviews,
  }: {
    /** What keeps them from deciding about any record of the member. */
    interest: ConflictOfInterest | null;
    reviews: readonly Pick<ReviewRecord, 'decision' | 'decidedBy' | 'proposedBy'>[];
  },
): Conflict | null {
  if (interest) return interest === 'own_record' ? 'own_work' : interest;
  const hasRejected = listRejecters(reviews).some((id) => id.equals(administrator));
  return state === 'appealed' && hasRejected ? 'decided_before' : null;
}

/** Whether one more rejection by an administrator needs another one to decide. */
export function exceedsRejectionLimit({
  rejectedToday,
  decisions,
}: {
  /** Their rejections on the current UTC day. */
  rejectedToday: number;
  /** Their decisions about the task so far. */
  decisions: readonly ReviewDecision[];
}): boolean {
  if (rejectedToday >= REJECTIONS_PER_DAY) return true;
  const count = decisions.length + 1;
  const rejected = decisions.filter((decision) => decision === 'rejected').length + 1;
  return count >= REJECTION_SHARE_MIN_COUNT && rejected / count > REJECTION_SHARE_MAX;
}

/** How long accepted submissions of a task took, in seconds. */
export type ActiveTimes = { readonly count: number; readonly median: number; readonly deviation: number };

const ACTIVE_TIMES_MIN_COUNT = 10;
const PASTED_SHARE = 0.8;
const LITTLE_CHANGE = 0.05;

/** Says what a reviewer may want to look at, as the member was told it. A hint never decides anything. */
export function findHints(
  { activeSeconds, effort, measures }: Pick<SubmissionRecord, 'activeSeconds' | 'effort' | 'measures'>,
  {
    times,
    change,
    estimatedMinutes,
  }: { times: ActiveTimes | undefined; change: number | null; estimatedMinutes: number },
): ReviewHint[] {
  const written = effort.typed + effort.pasted + effort.inserted;
  const isFast =
    times !== undefined &&
    times.count >= ACTIVE_TIMES_MIN_COUNT &&
    activeSeconds < times.median - 3 * times.deviation;
  return [
    ...(measures ? findWarnings(measures, { activeSeconds, estimatedMinutes }) : []),
    ...(isFast ? (['very_fast'] as const) : []),
    ...(written > 0 && effort.pasted / written > PASTED_SHARE ? (['mostly_pasted'] as const) : []),
    ...(change !== null && change < LITTLE_CHANGE ? (['changed_little'] as const) : []),
  ];
}

/** Describes active times; the standard deviation is that of all of them. */
export function summarizeTimes(seconds: readonly number[]): ActiveTimes | undefined {
  if (seconds.length === 0) return undefined;
  const sorted = seconds.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
  const mean = average(sorted);
  const deviation = Math.sqrt(average(sorted.map((value) => (value - mean) ** 2)));
  return { count: sorted.length, median: (below + above) / 2, deviation };
}

/** The mean of some numbers; 0 for none. */
export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
