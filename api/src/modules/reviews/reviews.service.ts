/*
 * Invariant: a person decides about what they have claimed and may judge. What follows from a decision is part of its
 * transaction, see `reviews.apply.ts`.
 */
import {
  REVISIONS_MAX,
  type ApproveWorkBody,
  type DecideAppealBody,
  type RejectWorkBody,
  type RequestRevisionBody,
  type ReviewDetail,
} from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import { utcDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { parseId, type Id } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { assertMemberEnabled } from '../../platform/reviews/disabled-members.ts';
import { wrongState } from '../../platform/reviews/review-errors.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { SubmissionRecord, WorkReviewing } from '../work/index.ts';
import { NO_CONTENT, type ApplyDecision, type ReviewContent } from './reviews.apply.ts';
import { checkReviewBody } from './reviews.body.ts';
import type { ReviewClaims } from './reviews.claims.ts';
import { readWork } from './reviews.content.ts';
import type { ReviewDetails } from './reviews.details.ts';
import {
  noRevisionLeft,
  rejectionLimitReached,
  submissionDecided,
  submissionNotFound,
} from './reviews.errors.ts';
import { exceedsRejectionLimit, isReviewable, stateError, type ReviewAction } from './reviews.policy.ts';
import type { ReviewsRepository } from './reviews.repository.ts';

type Dependencies = {
  platform: Platform;
  work: WorkReviewing;
  repository: ReviewsRepository;
  userDirectory: UserDirectory;
  claims: ReviewClaims;
  details: ReviewDetails;
  apply: ApplyDecision;
};

/** What each decision is made with. */
type ReviewBodies = {
  readonly approve: ApproveWorkBody;
  readonly requestRevision: RequestRevisionBody;
  readonly reject: RejectWorkBody;
  readonly grantAppeal: DecideAppealBody;
  readonly denyAppeal: DecideAppealBody;
};

/** A decision of an administrator about a submission. */
export type WorkDecision = {
  readonly [Action in ReviewAction]: {
    readonly id: string;
    readonly action: Action;
    readonly body: ReviewBodies[Action];
  };
}[ReviewAction];

/**
 * Creates the decisions of administrators. They throw AppError `not_found`, `no_revision_left`,
 * `rejection_limit_reached`, and those of `findDecidable`.
 */
export function createReviewsService(dependencies: Dependencies) {
  const { work, details, apply } = dependencies;
  const findDecidable = createFindDecidable(dependencies);
  const readContent = createReadContent(dependencies);

  async function findInAnyState(text: string, tx: Tx): Promise<SubmissionRecord> {
    const id = parseId(text);
    const submission = id && (await work.find(id, tx));
    if (!submission) throw submissionNotFound();
    return submission;
  }

  return {
    /** Finds whose work a submission is, in any state: a held decision ends although it was taken back. */
    findCase: async (text: string, tx: Tx): Promise<{ id: Id; userId: Id }> => {
      const submission = await findInAnyState(text, tx);
      return { id: submission._id, userId: submission.userId };
    },

    /** Decides at once. */
    async decide(tx: Tx, actor: UserActor, decision: WorkDecision): Promise<ReviewDetail> {
      const submission = await findDecidable(tx, actor, decision, 'claimed');
      await apply(tx, actor, submission, decision.action, await readContent(tx, actor, submission, decision));
      return details.get(actor, decision.id, tx);
    },

    /** Asserts that a decision is allowed now. Returns the number of the hand-in that it is about. */
    async check(tx: Tx, actor: UserActor, decision: WorkDecision): Promise<number> {
      const submission = await findDecidable(tx, actor, decision, 'claimed');
      await readContent(tx, actor, submission, decision);
      return submission.round;
    },

    /**
     * Applies a decision that was held. Its claim may have ended meanwhile, but no other one has begun.
     *
     * @param heldRound the hand-in that was read; `null` if it is not known
     */
    async applyHeld(
      tx: Tx,
      actor: UserActor,
      decision: WorkDecision,
      heldRound: number | null,
    ): Promise<void> {
      const current = await findInAnyState(decision.id, tx);
      // A take-back that ran beside the decision did not see it.
      if (!isReviewable(current) || (heldRound !== null && current.round !== heldRound))
        throw wrongState('Its member has taken this work back.');
      const submission = await findDecidable(tx, actor, decision, 'not claimed by another');
      await apply(tx, actor, submission, decision.action, await readContent(tx, actor, submission, decision));
    },
  };
}

/** Returns a function that checks what a decision is made with, and what it needs beside the claim. */
function createReadContent(dependencies: Dependencies) {
  const { work } = dependencies;
  const assertCanReject = createAssertCanReject(dependencies);

  return async (
    tx: Tx,
    actor: UserActor,
    submission: SubmissionRecord,
    { action, body }: WorkDecision,
  ): Promise<ReviewContent> => {
    if (action === 'grantAppeal' || action === 'denyAppeal') return { ...NO_CONTENT, text: body.text };
    if (action === 'requestRevision' && submission.revisions >= REVISIONS_MAX) throw noRevisionLeft();
    const { definition, items, answers } = await readWork(work, submission, tx);
    const fixes = action === 'approve' ? body.fixes : [];
    const needsAllCriteria = action === 'approve';
    const target = { rubric: definition.rubric, items, answers };
    const checked = checkReviewBody({ ...body, fixes }, target, { needsAllCriteria });
    if (action !== 'reject') return { ...checked, code: null, text: body.text || null };
    await assertCanReject(tx, actor, submission);
    return { ...checked, code: body.code, text: body.text };
  };
}

/**
 * Returns a function that finds a submission about which an administrator can decide now. It throws AppError
 * `not_found`, `already_decided`, `wrong_state`, `decision_held`, `not_allowed_to_review`, `claimed`, and for what
 * credits a reward `member_disabled`.
 */
function createFindDecidable(dependencies: Dependencies) {
  const { platform, claims, details, userDirectory } = dependencies;
  const assertState = createAssertState(dependencies);
  return async (
    tx: Tx,
    { userId }: UserActor,
    { id, action }: WorkDecision,
    claim: 'claimed' | 'not claimed by another',
  ): Promise<SubmissionRecord> => {
    const submission = await details.find(id, tx);
    await assertState(tx, action, submission);
    await platform.heldDecisions.assertNone(submission._id, tx);
    await claims.assertAllowed(userId, submission, tx);
    if (claim === 'claimed') await claims.assertClaimed(userId, submission, tx);
    else await claims.assertNotClaimedByOther(userId, submission, tx);
    if (action === 'approve' || action === 'grantAppeal')
      await assertMemberEnabled(userDirectory, tx, submission.userId, 'approve');
    return submission;
  };
}

/** Returns a function that stops an administrator who rejects too much. */
function createAssertCanReject({ platform, repository }: Dependencies) {
  return async (tx: Tx, { userId }: UserActor, { taskId }: SubmissionRecord): Promise<void> => {
    const today = new Date(`${utcDay(platform.clock.now())}T00:00:00.000Z`);
    await repository.serializeRejections(tx, userId);
    const rejectedToday = await repository.countRejections(tx, userId, today);
    const decisions = await repository.findDecisions(tx, userId, taskId);
    if (exceedsRejectionLimit({ rejectedToday, decisions })) throw rejectionLimitReached();
  };
}

/** Returns a function that rejects an action in the wrong state, and names who decided before. */
function createAssertState({ repository, userDirectory }: Dependencies) {
  return async (tx: Tx, action: ReviewAction, submission: SubmissionRecord): Promise<void> => {
    const error = stateError(action, submission);
    if (error === undefined) return;
    const last = (await repository.findBySubmissions([submission._id], tx)).at(-1);
    if (error === 'wrong_state' || !last)
      throw wrongState('This submission does not wait for this decision.');
    const { decision, decidedBy, decidedAt } = last;
    const usernames = await userDirectory.usernamesOf(decidedBy ? [decidedBy] : [], tx);
    const by = decidedBy && (usernames.get(decidedBy.toHexString()) ?? null);
    throw submissionDecided(decision, by, decidedAt);
  };
}
