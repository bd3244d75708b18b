import type { ReviewDetail } from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import { wrongState } from '../../platform/app-error.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { SubmissionRecord, WorkReviewing } from '../work/index.ts';
import type { ReviewDetails } from './reviews.details.ts';
import { claimedByOther, notAllowedToReview } from './reviews.errors.ts';
import { awaitsDecision, claimHolder } from './reviews.policy.ts';
import type { ReviewsQueue } from './reviews.queue.ts';
import type { ReviewsRepository } from './reviews.repository.ts';

type Dependencies = {
  services: Pick<Services, 'clock'>;
  work: WorkReviewing;
  repository: ReviewsRepository;
  userDirectory: UserDirectory;
  queue: ReviewsQueue;
  details: ReviewDetails;
};

export type ReviewClaims = ReturnType<typeof createReviewClaims>;

/** Creates the claims of reviewers. A claim reserves a submission for 30 minutes and decides nothing. */
export function createReviewClaims(dependencies: Dependencies) {
  const { services, work, repository, userDirectory, details } = dependencies;
  const { clock } = services;

  /** @throws AppError `claimed` if another administrator has claimed the submission */
  async function assertNotClaimedByOther(
    administrator: Id,
    submission: SubmissionRecord,
    tx?: Tx,
  ): Promise<void> {
    const holder = claimHolder(submission, clock.now());
    if (!holder || holder.equals(administrator)) return;
    const usernames = await userDirectory.usernamesOf([holder], tx);
    const name = usernames.get(holder.toHexString()) ?? 'Another administrator';
    throw claimedByOther(name, submission.claimedUntil ?? clock.now());
  }

  /** Whether an administrator may decide only because no one else may. @throws AppError `not_allowed_to_review` */
  async function assertAllowed(administrator: Id, submission: SubmissionRecord, tx?: Tx): Promise<boolean> {
    const reviews = await repository.findBySubmissions([submission._id], tx);
    const { conflict, decidesAlone } = await details.checkDecider(administrator, submission, reviews, tx);
    if (conflict) throw notAllowedToReview(conflict);
    return decidesAlone;
  }

  return {
    assertAllowed,

    /** Asserts that an administrator has claimed a submission. @throws AppError `claimed`, `wrong_state` */
    async assertClaimed(administrator: Id, submission: SubmissionRecord, tx: Tx): Promise<void> {
      await assertNotClaimedByOther(administrator, submission, tx);
      if (!claimHolder(submission, clock.now())) throw wrongState('Claim this submission first.');
    },

    /** @throws AppError `not_found`, `wrong_state`, `claimed`, `not_allowed_to_review` */
    async claim(actor: UserActor, id: string): Promise<ReviewDetail> {
      const submission = await details.find(id);
      if (!awaitsDecision(submission)) throw wrongState('This submission is not waiting for a decision.');
      await assertAllowed(actor.userId, submission);
      if (!(await work.claim(submission._id, actor.userId, clock.now()))) {
        const current = await details.find(id);
        await assertNotClaimedByOther(actor.userId, current);
        throw wrongState('This submission is not waiting for a decision.');
      }
      return details.get(actor, id);
    },

    claimNext: createClaimNext(dependencies),

    /** @throws AppError `not_found`, `wrong_state` if the administrator has not claimed it */
    async unclaim(actor: UserActor, id: string): Promise<ReviewDetail> {
      const submission = await details.find(id);
      if (!(await work.unclaim(submission._id, actor.userId)))
        throw wrongState('You have not claimed this submission.');
      return details.get(actor, id);
    },
  };
}

/**
 * Returns a function that claims what is due first and the administrator may decide, or returns what they have claimed
 * already and not decided. It returns `null` if nothing is left for them. `except` are submissions that it leaves out.
 */
function createClaimNext({ services: { clock }, work, repository, queue, details }: Dependencies) {
  return async ({ userId }: UserActor, except: readonly string[] = []): Promise<string | null> => {
    for await (const batch of queue.waiting()) {
      for (const submission of batch) {
        const holder = claimHolder(submission, clock.now());
        if (except.includes(submission._id.toHexString()) || (holder && !holder.equals(userId))) continue;
        // It waits for another one.
        if (submission.proposal?.by.equals(userId)) continue;
        const reviews = await repository.findBySubmissions([submission._id]);
        if ((await details.checkDecider(userId, submission, reviews)).conflict) continue;
        if (await work.claim(submission._id, userId, clock.now())) return submission._id.toHexString();
      }
    }
    return null;
  };
}
