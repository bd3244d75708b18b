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
import type { Services } from '../../services.ts';
import { assertMemberEnabled } from '../decisions/index.ts';
import { wrongState } from '../../platform/app-error.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { SubmissionRecord, WorkReviewing } from '../work/index.ts';
import type { ApplyDecision } from './reviews.apply.ts';
import { NO_CONTENT, type ReviewContent } from './reviews.model.ts';
import { checkReviewBody } from './reviews.body.ts';
import type { ReviewClaims } from './reviews.claims.ts';
import { readWork } from './reviews.content.ts';
import type { ReviewDetails } from './reviews.details.ts';
import { noRevisionLeft, rejectionLimitReached, submissionDecided } from './reviews.errors.ts';
import type { NoEffort } from './reviews.no-effort.ts';
import { exceedsRejectionLimit, stateError, type ReviewAction } from './reviews.policy.ts';
import type { ReviewsRepository } from './reviews.repository.ts';

type Dependencies = {
  services: Pick<Services, 'clock'>;
  work: WorkReviewing;
  repository: ReviewsRepository;
  userDirectory: UserDirectory;
  claims: ReviewClaims;
  details: ReviewDetails;
  apply: ApplyDecision;
  noEffort: NoEffort;
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
  readonly [Action in keyof ReviewBodies]: {
    readonly id: string;
    readonly action: Action;
    readonly body: ReviewBodies[Action];
  };
}[keyof ReviewBodies];

/**
 * Creates the decisions of administrators. They throw AppError `not_found`, `no_revision_left`,
 * `rejection_limit_reached`, and those of `findDecidable`.
 */
export function createReviewsService(dependencies: Dependencies) {
  const { details, apply, noEffort } = dependencies;
  const findDecidable = createFindDecidable(dependencies);
  const readContent = createReadContent(dependencies);

  return {
    async decide(tx: Tx, actor: UserActor, decision: WorkDecision): Promise<ReviewDetail> {
      const { submission, isAlone } = await findDecidable(tx, actor, decision);
      const content = { ...(await readContent(tx, actor, submission, decision)), isAlone };
      if (content.code === 'no_effort') await noEffort.reject(tx, actor, submission, { content, apply });
      else await apply(tx, actor, submission, decision.action, content);
      return details.get(actor, decision.id, tx);
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
    const content = { ...NO_CONTENT, ...checked };
    if (action !== 'reject') return { ...content, text: body.text || null };
    if (body.code !== 'no_effort') await assertCanReject(tx, actor, submission);
    return { ...content, code: body.code, text: body.text };
  };
}

/**
 * Returns a function that finds a submission about which an administrator can decide now, and whether they can only
 * because no one else may. It throws AppError `not_found`, `already_decided`, `wrong_state`, `not_allowed_to_review`,
 * `claimed`, and for what credits a reward `member_disabled`.
 */
function createFindDecidable(dependencies: Dependencies) {
  const { claims, details, userDirectory } = dependencies;
  const assertState = createAssertState(dependencies);
  return async (tx: Tx, { userId }: UserActor, { id, action }: WorkDecision) => {
    const submission = await details.find(id, tx);
    await assertState(tx, action, submission);
    const isAlone = await claims.assertAllowed(userId, submission, tx);
    await claims.assertClaimed(userId, submission, tx);
    if (action === 'approve' || action === 'grantAppeal')
      await assertMemberEnabled(userDirectory, tx, submission.userId, 'approve');
    return { submission, isAlone };
  };
}

/** Returns a function that stops an administrator who rejects too much. */
function createAssertCanReject({ services, repository }: Dependencies) {
  return async (tx: Tx, { userId }: UserActor, { taskId }: SubmissionRecord): Promise<void> => {
    const today = new Date(`${utcDay(services.clock.now())}T00:00:00.000Z`);
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
      throw wrongState('This submission is not waiting for this decision.');
    const { decision, decidedBy, decidedAt } = last;
    const usernames = await userDirectory.usernamesOf(decidedBy ? [decidedBy] : [], tx);
    const by = decidedBy && (usernames.get(decidedBy.toHexString()) ?? null);
    throw submissionDecided(decision, by, decidedAt);
  };
}
