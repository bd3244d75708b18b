import type { ReviewSilence, SubmissionReview } from '@platform/contracts';
import { addDays } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { createEvent } from '../../platform/events.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { ConflictsOfInterest } from '../decisions/index.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { SubmissionRecord, WorkReviewing } from '../work/index.ts';
import { createApplyDecision, type ObjectiveComment } from './reviews.apply.ts';
import { createReviewClaims } from './reviews.claims.ts';
import { createReviewDetails, type ReadFiles } from './reviews.details.ts';
import { createDeciders } from './reviews.deciders.ts';
import { createNoEffort } from './reviews.no-effort.ts';
import { createReviewMailing } from './reviews.mailing.ts';
import { createReviewModel } from './reviews.model.ts';
import { createDecideOverdue } from './reviews.overdue.ts';
import { presentReview } from './reviews.presenter.ts';
import { createReviewsQueue, type ReadTasks } from './reviews.queue.ts';
import { createReviewsCheck } from './reviews.reconcile.ts';
import { createReviewsRepository } from './reviews.repository.ts';
import { createReviewsService } from './reviews.service.ts';
import type { QueueDepth } from '../../platform/queue-depth.ts';

export { reviewsRoutes } from './reviews.routes.ts';

/** Days of which the console shows what silence decided. */
const SILENCE_DAYS = 30;

/** The review of handed-in work. The README says what this module owns and guarantees. */
export type Reviews = ReturnType<typeof createReviews>;

export function createReviews({
  conflicts,
  readFiles,
  ...dependencies
}: {
  services: Services;
  work: WorkReviewing;
  userDirectory: UserDirectory;
  readTasks: ReadTasks;
  conflicts: ConflictsOfInterest;
  readFiles: ReadFiles;
}) {
  const { services, work, userDirectory } = dependencies;
  const repository = createReviewsRepository(createReviewModel(services.connection));
  const queue = createReviewsQueue({ ...dependencies, repository });
  const deciders = createDeciders({ userDirectory, conflicts });
  const noEffort = createNoEffort({ ...dependencies, conflicts, deciders });
  const cases = { ...dependencies, repository, queue, conflicts, deciders, noEffort };
  const details = createReviewDetails({ ...cases, readFiles });
  const claims = createReviewClaims({ ...dependencies, repository, queue, details });
  const mailing = createReviewMailing(dependencies);
  const commented = createEvent<ObjectiveComment>();
  const apply = createApplyDecision({ services, work, repository, mailing, commented });
  const service = createReviewsService({ ...dependencies, repository, claims, details, apply, noEffort });
  return {
    queue,
    details,
    claims,
    service,
    /** Published for each comment of a decision that names an objective. */
    commented,
    /** Decides for members whatever was not decided in time; called by the job. */
    decideOverdue: createDecideOverdue({ services, work, userDirectory, apply, mailing }),
    /** Emails a member that their appeal arrived. */
    confirmAppeal: (tx: Tx, submission: SubmissionRecord): Promise<void> =>
      mailing.confirmAppeal(tx, submission),
    /** Counts the submissions that wait for a review. */
    countPending: (): Promise<number> => work.countInState('submitted'),
    /** Counts the appeals that wait for a decision. */
    countAppeals: (): Promise<number> => work.countInState('appealed'),
    /** Reads when what waits for a review, or an appeal, is due, until a time. */
    readDueTimes: (state: 'submitted' | 'appealed', until: Date): Promise<Date[]> =>
      work.readDueTimes(state, until),
    /** Reads how many submissions wait for a review, and since when. */
    readQueueDepth: (): Promise<QueueDepth> => work.readSubmitted(),
    /** Reads how many appeals wait for a decision, and since when. */
    readAppealQueueDepth: (): Promise<QueueDepth> => work.readAppealed(),
    /** Counts what silence decided in the last days. */
    readSilence: async (): Promise<ReviewSilence> => {
      const since = addDays(services.clock.now(), -SILENCE_DAYS);
      return {
        days: SILENCE_DAYS,
        approvals: await repository.countSilence(['approved'], since),
        appeals: await repository.countSilence(['appeal_granted', 'appeal_denied'], since),
      };
    },
    /** Finds the decisions about a submission as its member reads them, oldest first. */
    findReviews: async (submissionId: Id, tx?: Tx): Promise<SubmissionReview[]> =>
      (await repository.findBySubmissions([submissionId], tx)).map(presentReview),
    /** Reports submissions whose state and decisions disagree, and those that wait longer than promised. */
    check: createReviewsCheck({ services, work, repository, userDirectory }),
  };
}
