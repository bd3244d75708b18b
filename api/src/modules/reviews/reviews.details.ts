import type { ReviewDetail, WorkFile } from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { parseId, type Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { ConflictsOfInterest } from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { withScoredItems, type SubmissionRecord, type WorkReviewing } from '../work/index.ts';
import { findPreviousRound, measureTotalChange, presentItems, readWork } from './reviews.content.ts';
import { submissionNotFound } from './reviews.errors.ts';
import type { ReviewRecord } from './reviews.model.ts';
import { claimHolder, findConflict, isReviewable, type Conflict } from './reviews.policy.ts';
import { presentDetail } from './reviews.presenter.ts';
import type { ReviewsQueue } from './reviews.queue.ts';
import type { ReviewsRepository } from './reviews.repository.ts';

/** Finds the files that answers refer to. */
export type ReadFiles = (submission: SubmissionRecord, tx?: Tx) => Promise<WorkFile[]>;

export type ReviewDetails = ReturnType<typeof createReviewDetails>;

/** Creates what reviewers read of one submission. */
export function createReviewDetails({
  services,
  work,
  repository,
  userDirectory,
  queue,
  conflicts,
  readFiles,
}: {
  services: Pick<Services, 'audit' | 'clock'>;
  work: WorkReviewing;
  repository: ReviewsRepository;
  userDirectory: UserDirectory;
  queue: ReviewsQueue;
  conflicts: ConflictsOfInterest;
  readFiles: ReadFiles;
}) {
  const { audit, clock } = services;

  /** Finds a handed-in submission by an untrusted id. @throws AppError `not_found` */
  async function find(text: string, tx?: Tx): Promise<SubmissionRecord> {
    const id = parseId(text);
    const submission = id && (await work.find(id, tx));
    if (!submission || !isReviewable(submission)) throw submissionNotFound();
    return submission;
  }

  async function findConflictOf(
    administrator: Id,
    submission: SubmissionRecord,
    reviews: readonly ReviewRecord[],
    tx?: Tx,
  ): Promise<Conflict | null> {
    const interest = await conflicts.find(administrator, submission.userId, tx);
    return findConflict(administrator, submission, { interest, reviews });
  }

  return {
    find,
    findConflict: findConflictOf,

    /** Returns one submission with everything a reviewer needs. @throws AppError `not_found` */
    async get({ userId: reader }: UserActor, id: string, tx?: Tx): Promise<ReviewDetail> {
      const submission = await find(id, tx);
      const reviews = await repository.findBySubmissions([submission._id], tx);
      const submitted = await readWork(work, submission, tx);
      const previousRound = findPreviousRound(submission, reviews);
      const previous =
        previousRound === undefined ? null : await work.findAnswers(submission._id, previousRound, tx);
      const asked = new Map(submitted.items.map((item) => [item._id, item]));
      const truths = await work.findTruths(withScoredItems(submission), asked, tx);
      const change = previous && measureTotalChange(submitted, previous);
      const { task, hints } = await queue.describe(submission, change);
      const now = clock.now();
      return presentDetail(submission, {
        task,
        hints,
        now,
        reviews,
        definition: submitted.definition,
        items: presentItems(submitted, previous, truths),
        files: await readFiles(submission, tx),
        usernames: await userDirectory.usernamesOf(collectUserIds(submission, reviews), tx),
        timeline: await audit.getTimeline('submission', submission._id, tx),
        isMine: claimHolder(submission, now)?.equals(reader) ?? false,
        conflictOfInterest: await findConflictOf(reader, submission, reviews, tx),
      });
    },
  };
}

function collectUserIds(
  { userId, decidedBy, claimedBy }: SubmissionRecord,
  reviews: readonly ReviewRecord[],
): Id[] {
  const ids = [userId, decidedBy, claimedBy, ...reviews.map((review) => review.decidedBy)];
  return ids.filter((id) => id !== null);
}
