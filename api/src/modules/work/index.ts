import type { Drawing, WorkTaskSeed } from '@platform/content';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createEvent } from '../../platform/events.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Services } from '../../services.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Tasks } from '../tasks/index.ts';
import { createCatalog } from './work.catalog.ts';
import { createFileRemoval } from './work.removal.ts';
import { createAsksForFiles } from './files/asks-for-files.ts';
import { createWorkFiles } from './files/files.service.ts';
import type { FindWorkGate, ReadReports, ReadReviews } from './work.context.ts';
import { createDrafts } from './work.drafts.ts';
import { createHandIn } from './work.hand-in.ts';
import { createReviewReads } from './review/review-reads.ts';
import { createFindings } from './review/reviewed-work.ts';
import { createReviewTransitions } from './review/review-transitions.ts';
import type { ItemsReported } from './reported-items.ts';
import { createWorkModels } from './work.model.ts';
import { createOpenPay } from './work.open-pay.ts';
import { createWorkPay } from './work.pay.ts';
import { createFileReader, createSubmissionReader } from './work.reader.ts';
import { createHandInReader, createWorkCheck } from './work.reconcile.ts';
import { createReporting, createReportOutcomes } from './work.reports.ts';
import { createWorkRepository } from './work.repository.ts';
import { seedWorkTasks } from './work.seeding.ts';
import { createWorkSlots } from './work.slots.ts';
import { createStart } from './work.start.ts';
import { createSubmissionsService, freeResources } from './work.submissions.ts';

export { filesRoutes } from './files/files.routes.ts';
export { mediaRoutes } from './media/media.routes.ts';
export { workRoutes } from './work.routes.ts';
export { checkAnswers } from './answers.ts';
export { contentId, toTruthVersion } from './content-hash.ts';
export { draftNewer, incomplete, invalidAnswers } from './work.errors.ts';
export { findWarnings, measureWork, showsNoEffort } from './work.measures.ts';
export { creditedAt, isClaimed } from './work.policy.ts';
export { isRightEnough, type HandInFindings } from './review/reviewed-work.ts';
export { asksTheSame, scoreItem, withScoredItems, type ItemTruths } from './work.truths.ts';
export type { ItemsReported } from './reported-items.ts';
export type {
  AnswerRecord,
  SubmissionRecord,
  TruthVersion,
  WorkDefinitionRecord,
  WorkItemRecord,
} from './work.records.ts';

/** Work tasks and submissions. The README says what this module owns and guarantees. */
export type Work = ReturnType<typeof createWork>;

/** What the module of the reports reads and changes of items. */
export type ReportedItems = Work['reportedItems'];

/** What the module of the reviewers reads and changes of submissions. */
export type WorkReviewing = Work['reviewing'];

/**
 * @param drawing draws the fresh items of submissions
 * @param readReviews reads the decisions about submissions, which a module above this one has
 * @param readReports reads what became of the reports of submissions, likewise
 * @param findWorkGate reads whether paid work waits for a test, likewise
 */
export function createWork({
  services,
  drawing,
  tasks,
  blueprints,
  userDirectory,
  readReviews,
  readReports,
  findWorkGate,
}: {
  services: Services;
  drawing: Drawing;
  tasks: Tasks;
  blueprints: Blueprints;
  userDirectory: UserDirectory;
  readReviews: ReadReviews;
  readReports: ReadReports;
  findWorkGate: FindWorkGate;
}) {
  const models = createWorkModels(services.connection);
  const repository = createWorkRepository(models, drawing);
  const slots = createWorkSlots(models);
  const files = createWorkFiles(services, { userDirectory, asksForFiles: createAsksForFiles(models) });
  const reads = { readReviews, readReports, findWorkGate };
  const context = { services, repository, slots, tasks, blueprints, files, ...reads };
  const itemsReported = createEvent<ItemsReported>();
  const read = createSubmissionReader(context);
  return {
    /** Brings the stored work tasks up to date with their seeds. */
    seed: (seeds: readonly WorkTaskSeed[]): Promise<void> =>
      seedWorkTasks(models, seeds, (records) => tasks.seedWorkTasks(records)),
    files,
    removeOldFiles: createFileRemoval(context),
    catalog: createCatalog(context),
    openPay: createOpenPay(context),
    pay: createWorkPay(context),
    editing: { ...createStart(context, read), ...createDrafts(context), ...createHandIn(context, read) },
    submissions: {
      ...createSubmissionsService(context, read),
      ...createReporting(context, read, itemsReported),
    },
    reviewing: {
      ...createReviewReads(models, drawing),
      ...createReviewTransitions({
        models,
        repository,
        recordAcceptedWork: (tx, accepted) => tasks.recordAcceptedWork(tx, accepted),
        itemsReported,
        freeResources: (tx, submission) => freeResources(context, tx, submission),
      }),
      findFindings: createFindings(repository),
    },
    /** Published when work is accepted that reports items, or given back because it reports too many. */
    itemsReported,
    reportedItems: {
      find: (ids: readonly string[], tx?: Tx) => repository.findItems(ids, tx),
      countReport: (tx: Tx, id: string, at: Date) => repository.countReport(tx, id, at),
      reinstate: (tx: Tx, id: string) => repository.reinstateItem(tx, id),
      ...createReportOutcomes(context),
    },
    /** Finds the files that the last hand-in of a submission names. */
    readFiles: createFileReader(context),
    /** Whether a member has started paid work of a blueprint. */
    hasStarted: (...work: Parameters<typeof repository.hasStartedPaid>) => repository.hasStartedPaid(...work),
    /** Reads how right the known answers in approved paid work of a blueprint are. */
    readPaidShare: (userId: Id, blueprintId: number) => repository.readPaidShare(userId, blueprintId),
    /** Reads what a member handed in for pay. */
    readHandIns: createHandInReader(repository),
    /** Reports places that do not match the submissions of a member. */
    check: createWorkCheck(repository, slots),
  };
}
