/*
 * Invariant: the state of a submission changes only along these transitions.
 *
 *   draft -> submitted -> approved | rejected | revision
 *   revision -> submitted | lapsed; revision that was sent back with findings -> submitted, without a limit
 *   rejected -> appealed -> approved | rejected
 *   draft, revision -> returned;  submitted -> draft or revision, within 30 minutes
 *   draft of a practice task -> practiced;  returned, lapsed, practiced -> draft
 *
 * Pure functions that throw the matching error.
 */
import {
  hasTooManyReports,
  OPEN_SUBMISSIONS_MAX,
  REVIEW_CLAIM_MINUTES,
  WITHDRAW_HAND_IN_MINUTES,
  type SubmissionState,
} from '@platform/contracts';
import { latestEnd } from '../../platform/clock.ts';
import {
  alreadyAppealed,
  appealTooLate,
  draftNewer,
  inReview,
  notInState,
  reportsWait,
  tooManyReports,
  withdrawTooLate,
  tooManyOpen,
} from './work.errors.ts';
import type { SubmissionRecord } from './work.records.ts';

const MINUTE_MS = 60_000;

/** How long a reviewer keeps a submission. */
export const REVIEW_CLAIM_MS = REVIEW_CLAIM_MINUTES * MINUTE_MS;

/** The states in which the member writes. */
export const OPEN_STATES: readonly SubmissionState[] = ['draft', 'revision'];
/** The states from which a member starts again. */
const ENDED_STATES: readonly SubmissionState[] = ['returned', 'lapsed', 'practiced'];
/** The states in which a place of a limited task belongs to the submission for good. */
export const HANDED_IN_STATES: readonly SubmissionState[] = [
  'submitted',
  'revision',
  'approved',
  'rejected',
  'appealed',
];

/** Whether a member can start the task again. */
export function isEnded({ state }: Pick<SubmissionRecord, 'state'>): boolean {
  return ENDED_STATES.includes(state);
}

type Settlement = Pick<SubmissionRecord, 'state' | 'decidedAt' | 'savedAt' | 'answerUntil'>;

/** Whether a submission ended at or before a time, and nothing about it can be decided. */
export function isSettledSince(
  { state, decidedAt, savedAt, answerUntil }: Settlement,
  time: Date,
  now: Date,
): boolean {
  const isOpen = OPEN_STATES.includes(state) || state === 'submitted' || state === 'appealed';
  const canBeAppealed = answerUntil !== null && answerUntil >= now;
  return !isOpen && !canBeAppealed && (decidedAt ?? savedAt) <= time;
}

/** Asserts that a member may start again after an earlier submission. @throws AppError `wrong_state` */
export function assertCanRestart({
  state,
  reportsDueAt,
}: Pick<SubmissionRecord, 'state' | 'reportsDueAt'>): void {
  if (!ENDED_STATES.includes(state)) throw notInState(state);
  if (reportsDueAt) throw reportsWait();
}

/** Asserts that work does not report too many of its items. @throws AppError `too_many_reports` */
export function assertFewReports(
  { isPractice, itemIds }: Pick<SubmissionRecord, 'isPractice' | 'itemIds'>,
  reported: number,
): void {
  if (!isPractice && hasTooManyReports(reported, itemIds.length)) throw tooManyReports();
}

/** Asserts that a member may start another paid task. @throws AppError `too_many_open` */
export function assertCanOpenAnother(openCount: number): void {
  if (openCount >= OPEN_SUBMISSIONS_MAX) throw tooManyOpen();
}

/** Asserts that answers may be saved, handed in or given back. @throws AppError `wrong_state` */
export function assertIsOpen({ state }: Pick<SubmissionRecord, 'state'>): void {
  if (!OPEN_STATES.includes(state)) throw notInState(state);
}

type SavedVersion = Pick<SubmissionRecord, 'version' | 'editorId' | 'savedAt' | 'savedBy'>;

/**
 * Asserts that a change was made to the saved version. The page that saved last may repeat an older one, because it may
 * not have received the response.
 *
 * @throws AppError `draft_newer`
 */
export function assertIsCurrent(saved: SavedVersion, version: number, editorId?: string): void {
  const isRepeated = version < saved.version && editorId !== undefined && editorId === saved.editorId;
  if (version !== saved.version && !isRepeated) throw draftNewer(saved);
}

/** Returns from when the reward of an accepted submission is locked; `null` if it was not handed in. */
export function creditedAt({
  creditedFrom,
  submittedAt,
}: Pick<SubmissionRecord, 'creditedFrom' | 'submittedAt'>): Date | null {
  return creditedFrom ?? submittedAt;
}

/** Returns until when handed-in work can be taken back; `null` if it was not handed in. */
export function withdrawEnd({ submittedAt }: Pick<SubmissionRecord, 'submittedAt'>): Date | null {
  return submittedAt && new Date(submittedAt.getTime() + WITHDRAW_HAND_IN_MINUTES * MINUTE_MS);
}

/** Whether a reviewer has claimed the submission. */
export function isClaimed({ claimedUntil }: Pick<SubmissionRecord, 'claimedUntil'>, now: Date): boolean {
  return claimedUntil !== null && claimedUntil > now && claimedUntil <= latestEnd(now, REVIEW_CLAIM_MS);
}

/** Asserts that handed-in work may be taken back. @throws AppError `wrong_state`, `too_late`, `in_review` */
export function assertCanWithdrawHandIn(submission: SubmissionRecord, now: Date): void {
  if (submission.state !== 'submitted') throw notInState(submission.state);
  const end = withdrawEnd(submission);
  if (end === null || end < now) throw withdrawTooLate();
  if (isClaimed(submission, now)) throw inReview();
}

/** Asserts that a member may appeal. @throws AppError `wrong_state`, `already_appealed`, `too_late` */
export function assertCanAppeal({ state, appeal, answerUntil }: SubmissionRecord, now: Date): void {
  if (appeal && ['rejected', 'appealed', 'approved'].includes(state)) throw alreadyAppealed();
  if (state !== 'rejected') throw notInState(state);
  if (answerUntil === null || answerUntil < now) throw appealTooLate();
}
