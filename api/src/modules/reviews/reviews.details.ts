import type { ReviewDetail, WorkFile } from '@platform/contracts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { parseId, type Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { ConflictsOfInterest } from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { measureWork, withScoredItems, type SubmissionRecord, type WorkReviewing } from '../work/index.ts';
import { listRejecters, type Deciders } from './reviews.deciders.ts';
import type { NoEffort } from './reviews.no-effort.ts';
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
  deciders,
  noEffort,
  readFiles,
}: {
  services: Pick<Services, 'audit' | 'clock'>;
  work: WorkReviewing;
  repository: ReviewsRepository;
  userDirectory: UserDirectory;
  queue: ReviewsQueue;
  conflicts: ConflictsOfInterest;
  deciders: Deciders;
  noEffort: NoEffort;
  readFiles: ReadFiles;
}) {
  const { audit, clock } = services;
  const checkDecider = createCheckDecider({ conflicts, deciders });

  /** Finds a handed-in submission by an untrusted id. @throws AppError `not_found` */
  async function find(text: string, tx?: Tx): Promise<SubmissionRecord> {
    const id = parseId(text);
    const submission = id && (await work.find(id, tx));
    if (!submission || !isReviewable(submission)) throw submissionNotFound();
    return submission;
  }

  return {
    find,
    checkDecider,

    /** Returns one submission with everything a reviewer needs. @throws AppError `not_found` */
    async get({ userId: reader }: UserActor, id: string, tx?: Tx): Promise<ReviewDetail> {
      const submission = await find(id, tx);
      const reviews = await repository.findBySubmissions([submission._id], tx);
      const submitted = await readWork(work, submission, tx);
      const previousRound = findPreviousRound(submission, reviews);
      const previous =
        previousRound === undefined ? null : await work.findAnswers(submission._id, previousRound, tx);
      const asked = new Map(submitted.items.map((item) => [item._id, item]));
      const scored = withScoredItems(submission);
      const truths = await work.findTruths(scored, asked, tx);
      const answers = new Map(submitted.answers.map((answer) => [answer.itemId, answer]));
      const measures = measureWork({ submission: scored, items: asked, answers, truths });
      const decider = await checkDecider(reader, submission, reviews, tx);
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
        noEffort: await noEffort.preview(reader, submission, measures, tx),
        decidesAlone: decider.decidesAlone,
        conflictOfInterest: decider.conflict,
      });
    },
  };
}

/** Creates the check whether an administrator may decide, and whether they may only because no one else does. */
function createCheckDecider({ conflicts, deciders }: { conflicts: ConflictsOfInterest; deciders: Deciders }) {
  return async (
    administrator: Id,
    submission: SubmissionRecord,
    reviews: readonly ReviewRecord[],
    tx?: Tx,
  ): Promise<{ conflict: Conflict | null; decidesAlone: boolean }> => {
    const interest = await conflicts.find(administrator, submission.userId, tx);
    const conflict = findConflict(administrator, submission, { interest, reviews });
    if (conflict !== 'decided_before') return { conflict, decidesAlone: false };
    const others = await deciders.findOthers(submission, listRejecters(reviews), tx);
    return others.length > 0 ? { conflict, decidesAlone: false } : { conflict: null, decidesAlone: true };
  };
}

function collectUserIds(
  { userId, decidedBy, claimedBy, proposal }: SubmissionRecord,
  reviews: readonly ReviewRecord[],
): Id[] {
  const ids = [
    userId,
    decidedBy,
    claimedBy,
    proposal?.by ?? null,
    ...reviews.map((review) => review.decidedBy),
  ];
  return ids.filter((id) => id !== null);
}
