/*
 * Invariant: a person decides about what they have claimed and may judge. What follows from a decision is part of its
 * transaction, see `reviews.apply.ts`.
 */
import {
  REVISIONS_MAX,
  type ApproveWorkBody,
  type RejectWorkBody,
  type RequestRevisionBody,
  type ReviewDetail,
} from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import { utcDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { wrongState } from '../../platform/reviews/review-errors.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { SubmissionRecord, WorkReviewing } from '../work/index.ts';
import { NO_CONTENT, type ApplyDecision } from './reviews.apply.ts';
import { checkReviewBody } from './reviews.body.ts';
import type { ReviewClaims } from './reviews.claims.ts';
import { readWork } from './reviews.content.ts';
import type { ReviewDetails } from './reviews.details.ts';
import { noRevisionLeft, rejectionLimitReached, submissionDecided } from './reviews.errors.ts';
import { exceedsRejectionLimit, stateError, type ReviewAction } from './reviews.policy.ts';
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

/** Creates the decisions of administrators. They throw AppError `not_found`, and those of `findClaimed`. */
export function createReviewsService(dependencies: Dependencies) {
  const { work, details, apply } = dependencies;
  const findClaimed = createFindClaimed(dependencies);
  const assertCanReject = createAssertCanReject(dependencies);

  async function checkBody(
    tx: Tx,
    submission: SubmissionRecord,
    body: Parameters<typeof checkReviewBody>[0],
    needsAllCriteria = false,
  ) {
    const { definition, items, answers } = await readWork(work, submission, tx);
    return checkReviewBody(body, { rubric: definition.rubric, items, answers }, { needsAllCriteria });
  }

  async function decideAppeal(
    tx: Tx,
    actor: UserActor,
    id: string,
    action: 'grantAppeal' | 'denyAppeal',
    text: string,
  ): Promise<ReviewDetail> {
    const submission = await findClaimed(tx, actor, id, action);
    await apply(tx, actor, submission, action, { ...NO_CONTENT, text });
    return details.get(actor, id, tx);
  }

  return {
    async approve(tx: Tx, actor: UserActor, id: string, body: ApproveWorkBody): Promise<ReviewDetail> {
      const submission = await findClaimed(tx, actor, id, 'approve');
      const checked = await checkBody(tx, submission, body, true);
      await apply(tx, actor, submission, 'approve', { ...checked, code: null, text: body.text || null });
      return details.get(actor, id, tx);
    },

    /** @throws AppError `no_revision_left` */
    async requestRevision(
      tx: Tx,
      actor: UserActor,
      id: string,
      body: RequestRevisionBody,
    ): Promise<ReviewDetail> {
      const submission = await findClaimed(tx, actor, id, 'requestRevision');
      if (submission.revisions >= REVISIONS_MAX) throw noRevisionLeft();
      const checked = await checkBody(tx, submission, { ...body, fixes: [] });
      const content = { ...checked, code: null, text: body.text || null };
      await apply(tx, actor, submission, 'requestRevision', content);
      return details.get(actor, id, tx);
    },

    /** @throws AppError `rejection_limit_reached` */
    async reject(tx: Tx, actor: UserActor, id: string, body: RejectWorkBody): Promise<ReviewDetail> {
      const submission = await findClaimed(tx, actor, id, 'reject');
      const checked = await checkBody(tx, submission, { ...body, fixes: [] });
      await assertCanReject(tx, actor, submission);
      await apply(tx, actor, submission, 'reject', { ...checked, code: body.code, text: body.text });
      return details.get(actor, id, tx);
    },

    grantAppeal: (tx: Tx, actor: UserActor, id: string, { text }: { text: string }): Promise<ReviewDetail> =>
      decideAppeal(tx, actor, id, 'grantAppeal', text),

    denyAppeal: (tx: Tx, actor: UserActor, id: string, { text }: { text: string }): Promise<ReviewDetail> =>
      decideAppeal(tx, actor, id, 'denyAppeal', text),
  };
}

/**
 * Returns a function that finds a submission about which an administrator can decide now. It throws AppError
 * `not_found`, `already_decided`, `wrong_state`, `not_allowed_to_review` and `claimed`.
 */
function createFindClaimed(dependencies: Dependencies) {
  const { claims, details } = dependencies;
  const assertState = createAssertState(dependencies);
  return async (
    tx: Tx,
    { userId }: UserActor,
    id: string,
    action: ReviewAction,
  ): Promise<SubmissionRecord> => {
    const submission = await details.find(id, tx);
    await assertState(tx, action, submission);
    await claims.assertAllowed(userId, submission, tx);
    await claims.assertClaimed(userId, submission, tx);
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
