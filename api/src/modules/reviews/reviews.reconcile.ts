/*
 * Verifies that every submission is in the state that its last decision says, that each hand-in and each appeal was
 * decided once, that a rejection has a person, a code and a text, that work was sent back once at most, and that
 * nothing waits longer than promised, except work of disabled accounts, and what was sent back and not handed in again.
 * That approved work has one completion, and a completion one reward, is verified where completions are.
 */
import { REJECTION_TEXT_MIN, type ReviewDecision, type SubmissionState } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Check } from '../ledger/index.ts';
import type { SubmissionRecord, WorkReviewing } from '../work/index.ts';
import type { ReviewRecord } from './reviews.model.ts';
import type { ReviewsRepository } from './reviews.repository.ts';

/** How long after its due time a submission may still wait for the job, which runs once a minute. */
const OVERDUE_GRACE_MS = 10 * 60_000;

/** The decisions that can lead to a state; states that are left out follow from no decision. */
const DECISIONS_BEFORE: Readonly<Partial<Record<SubmissionState, readonly ReviewDecision[]>>> = {
  approved: ['approved', 'appeal_granted'],
  rejected: ['rejected', 'appeal_denied'],
  appealed: ['rejected'],
  revision: ['revision_requested', 'sent_back'],
};

export function createReviewsCheck({
  services: { clock, audit },
  work,
  repository,
  userDirectory,
}: {
  services: Pick<Services, 'clock' | 'audit'>;
  work: WorkReviewing;
  repository: ReviewsRepository;
  userDirectory: Pick<UserDirectory, 'findDisabled'>;
}): Check {
  /** What a disabled account handed in waits until the account is enabled, and is decided soon after that. */
  async function wasDisabled(tx: Tx, userId: Id, after: Date): Promise<boolean> {
    if ((await userDirectory.findDisabled([userId], tx)).size > 0) return true;
    const events = await audit.getTimeline('user', userId, tx);
    return events.some(({ action, at }) => action === 'user_enabled' && new Date(at) > after);
  }

  return async (tx, userId) => {
    const submissions = await work.findByUser(userId, tx);
    const reviews = await repository.findByUser(userId, tx);
    const graceStart = new Date(clock.now().getTime() - OVERDUE_GRACE_MS);
    const isLate = submissions.some(({ dueAt }) => dueAt && dueAt < graceStart);
    const dueBefore = isLate && (await wasDisabled(tx, userId, graceStart)) ? null : graceStart;
    const known = new Set(submissions.map(({ _id }) => _id.toHexString()));
    return [
      ...reviews
        .filter(({ submissionId }) => !known.has(submissionId.toHexString()))
        .map((review) => `${nameOf(review)}: its submission does not exist.`),
      ...reviews.flatMap((review) => checkReview(review, reviews)),
      ...submissions.flatMap((submission) => checkSubmission(submission, reviews, dueBefore)),
    ];
  };
}

function checkSubmission(
  { _id, state, round, submittedAt, dueAt, waitsForPerson }: SubmissionRecord,
  reviews: readonly ReviewRecord[],
  dueBefore: Date | null,
): string[] {
  const name = `Submission ${_id.toHexString()}`;
  const own = reviews.filter(({ submissionId }) => submissionId.equals(_id));
  // A revision that was handed in and taken back continues from the decision about the hand-in before.
  const isTakenBack = state === 'revision' && submittedAt === null;
  const last = own.findLast((review) => isTakenBack || waitsForPerson || review.round === round);
  const expected = DECISIONS_BEFORE[state];
  const isDecidedAsSaid = expected === undefined || (last !== undefined && expected.includes(last.decision));
  const sentBack = own.filter(({ decision }) => decision === 'sent_back').length;
  // What was sent back with findings, and not handed in again, is decided by a person as it is.
  const isLeft = waitsForPerson && last?.decision === 'sent_back';
  const waits = state === 'submitted' || state === 'appealed';
  return [
    ...(isDecidedAsSaid ? [] : [`${name}: is ${state}, but its decision is ${last?.decision ?? 'missing'}.`]),
    ...(sentBack > 1 ? [`${name}: sent back ${sentBack} times.`] : []),
    ...(waitsForPerson && !isLeft
      ? [`${name}: waits for a person without a limit, but was not sent back.`]
      : []),
    ...(state === 'submitted' && last && !isLeft
      ? [`${name}: waits, but its hand-in was ${last.decision}.`]
      : []),
    ...(waits === (dueAt !== null) ? [] : [`${name}: is ${state} and has ${dueAt ? 'a' : 'no'} due time.`]),
    ...(waits && !isLeft && dueAt && dueBefore && dueAt < dueBefore
      ? [`${name}: is ${state}, but was due at ${dueAt.toISOString()}.`]
      : []),
  ];
}

function checkReview(review: ReviewRecord, reviews: readonly ReviewRecord[]): string[] {
  const { decision, decidedBy, userId, code, text, comments } = review;
  const name = nameOf(review);
  const same = reviews.filter((other) => isSameVersion(review, other) && other.kind === review.kind);
  const problems = same.length > 1 && same[0] === review ? [`${name}: decided ${same.length} times.`] : [];
  if (decidedBy?.equals(userId)) problems.push(`${name}: the member decided about their own work.`);
  if (decision !== 'rejected' && decision !== 'appeal_denied') return problems;
  if (!decidedBy) problems.push(`${name}: ${decision} by the platform.`);
  if ((text?.length ?? 0) < REJECTION_TEXT_MIN) problems.push(`${name}: ${decision} without a reason.`);
  if (decision === 'rejected' && (!code || comments.length === 0))
    problems.push(`${name}: rejected without a code or a comment.`);
  if (
    code === 'no_effort' &&
    (!review.figures || isBySame(decidedBy, review.proposedBy) || isUnshared(review))
  )
    problems.push(`${name}: rejected for no effort without figures, or by one person.`);
  if (
    decision === 'appeal_denied' &&
    !review.isAlone &&
    isBySame(decidedBy, findRejection(review, reviews)?.decidedBy)
  )
    problems.push(`${name}: denied by the one who rejected the work.`);
  return problems;
}

/** Whether one person decided what needs two, although someone else might have decided. */
function isUnshared({ proposedBy, isAlone }: ReviewRecord): boolean {
  return proposedBy === null && !isAlone;
}

function findRejection(review: ReviewRecord, reviews: readonly ReviewRecord[]): ReviewRecord | undefined {
  return reviews.find((other) => isSameVersion(review, other) && other.decision === 'rejected');
}

function isSameVersion(one: ReviewRecord, other: ReviewRecord): boolean {
  return one.submissionId.equals(other.submissionId) && one.round === other.round;
}

function isBySame(one: Id | null, other: Id | null | undefined): boolean {
  return one !== null && other?.equals(one) === true;
}

function nameOf({ submissionId, round, kind }: ReviewRecord): string {
  return `Submission ${submissionId.toHexString()}, ${kind} of hand-in ${round}`;
}
