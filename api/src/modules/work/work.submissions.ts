import type {
  QueryOf,
  Submission,
  SubmissionRow,
  SubmissionSummary,
  listSubmissions,
} from '@platform/contracts';
import { APPEAL_HOURS, dollarsOf } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { createEvent } from '../../platform/events.ts';
import type { Id } from '../../platform/ids.ts';
import { definedOnly } from '../../platform/lists/filters.ts';
import { mapPage, type Page } from '../../platform/lists/page.ts';
import type { WorkContext } from './work.context.ts';
import { submissionNotFound } from './work.errors.ts';
import type { SubmissionRecord } from './work.records.ts';
import { OPEN_STATES, assertCanAppeal, assertCanWithdrawHandIn, assertIsOpen } from './work.policy.ts';
import { presentRow } from './work.presenter.ts';
import type { ReadSubmission } from './work.reader.ts';
import { keptUntil } from './work.slots.ts';

const HOUR_MS = 3_600_000;

/** Creates what members do with their submissions beside writing them. */
export function createSubmissionsService(context: WorkContext, read: ReadSubmission) {
  const { services, repository, slots, tasks } = context;
  const { clock } = services;
  const appealed = createEvent<SubmissionRecord>();
  const find = createFind(context);

  return {
    ...createReads(context, read),

    /** Published in the transaction of an appeal, with the submission. */
    appealed,

    /** Takes handed-in work back. @throws AppError `not_found`, `wrong_state`, `too_late`, `in_review` */
    async withdrawHandIn(tx: Tx, userId: Id, id: string): Promise<Submission> {
      const submission = await find(userId, id, tx);
      const now = clock.now();
      assertCanWithdrawHandIn(submission, now);
      const until = keptUntil(now);
      const { answerUntil } = submission;
      // A place that was handed in cannot have been given away, so it only gets its end again.
      if (answerUntil === null && (await slots.find(userId, submission.taskId, tx)))
        await slots.keep(tx, submission, { now, until });
      const taken = await repository.update(tx, submission, {
        state: answerUntil === null ? 'draft' : 'revision',
        // Changes need some time even if the revision was handed in at the last minute.
        answerUntil: answerUntil && (answerUntil > until ? answerUntil : until),
        version: submission.version + 1,
        submittedAt: null,
        dueAt: null,
        proposal: null,
        savedAt: now,
      });
      return read(taken, tx);
    },

    /** Gives a task back: its place and its reward are free again. @throws AppError `not_found`, `wrong_state` */
    async giveBack(tx: Tx, userId: Id, id: string): Promise<Submission> {
      const submission = await find(userId, id, tx);
      assertIsOpen(submission);
      return read(await endOpen(context, tx, submission), tx);
    },

    /** Gives back what a member has in progress of a blueprint. A start at once conflicts with it, and is repeated. */
    async giveBackAll(tx: Tx, userId: Id, blueprintId: number): Promise<void> {
      await tasks.countStart(tx, userId);
      for (const submission of await repository.findAllOf(userId, tx))
        if (submission.blueprintId === blueprintId && OPEN_STATES.includes(submission.state))
          await endOpen(context, tx, submission);
    },

    /** Removes the items that were drawn for a member who never handed them in. */
    removeUnusedItems: async (tx: Tx, userId: Id): Promise<void> =>
      repository.removeFreshItems(
        tx,
        (await repository.findAllOf(userId, tx))
          .filter(({ round }) => round === 0)
          .map(({ _id, itemIds, takenOut = [] }) => ({
            _id,
            itemIds: [...itemIds, ...takenOut.map(({ id }) => id)],
          })),
      ),

    /** Appeals against a rejection. @throws AppError `not_found`, `wrong_state`, `already_appealed`, `too_late` */
    async appeal(tx: Tx, userId: Id, id: string, text: string): Promise<Submission> {
      const submission = await find(userId, id, tx);
      const now = clock.now();
      assertCanAppeal(submission, now);
      const waiting = await repository.update(tx, submission, {
        state: 'appealed',
        appeal: { text, at: now },
        dueAt: new Date(now.getTime() + APPEAL_HOURS * HOUR_MS),
        answerUntil: null,
        claimedBy: null,
        claimedUntil: null,
        hasNews: false,
      });
      await appealed.publish(tx, waiting);
      return read(waiting, tx);
    },
  };
}

/** Creates the reads of a member's submissions. */
function createReads(context: WorkContext, read: ReadSubmission) {
  const { services, repository, tasks } = context;
  const find = createFind(context);
  return {
    list: async (
      userId: Id,
      { state, ...page }: QueryOf<typeof listSubmissions>,
    ): Promise<Page<SubmissionRow>> =>
      mapPage(
        await repository.list.page(page, { userId, ...definedOnly({ state }) }),
        async (submissions) => {
          const now = services.clock.now();
          const found = await tasks.findTasks(submissions.map(({ taskId }) => taskId));
          return submissions.map((row) => presentRow(row, found.get(row.taskId)?.title ?? row.taskId, now));
        },
      ),

    /** Counts a member's submissions by what they wait for. */
    summarize: async (userId: Id): Promise<SubmissionSummary> =>
      summarize(await repository.findAllOf(userId)),

    /** Reads a submission. @throws AppError `not_found` */
    get: async (userId: Id, id: string): Promise<Submission> => read(await find(userId, id)),

    /** Marks the decisions of a submission as seen. @throws AppError `not_found` */
    markSeen: async (userId: Id, id: string): Promise<void> => repository.markSeen(await find(userId, id)),
  };
}

/** Creates the lookup of a member's submission. @throws AppError `not_found`, from the function it returns */
function createFind({ repository }: WorkContext) {
  return async (userId: Id, id: string, tx?: Tx): Promise<SubmissionRecord> => {
    const submission = await repository.findOwn(userId, id, tx);
    if (!submission) throw submissionNotFound();
    return submission;
  };
}

/** Gives an open submission back: its place and its reward are free again, and its answers are kept. */
export async function endOpen(
  context: Pick<WorkContext, 'slots' | 'tasks' | 'repository'>,
  tx: Tx,
  submission: SubmissionRecord,
  changes: Pick<SubmissionRecord, 'reportsDueAt'> = {},
): Promise<SubmissionRecord> {
  await freeResources(context, tx, submission);
  return context.repository.update(tx, submission, {
    ...changes,
    state: 'returned',
    version: submission.version + 1,
    answerUntil: null,
    submittedAt: null,
    budgetDay: null,
    hasNews: false,
  });
}

/** Frees the place and the reserved reward of a submission that ends without a decision. */
export async function freeResources(
  { slots, tasks }: Pick<WorkContext, 'slots' | 'tasks'>,
  tx: Tx,
  submission: SubmissionRecord,
): Promise<void> {
  await slots.free(tx, submission);
  await tasks.budget.free(tx, submission.rewardCents, submission.budgetDay);
}

function summarize(submissions: readonly SubmissionRecord[]): SubmissionSummary {
  const paid = submissions.filter(({ isPractice }) => !isPractice);
  const inReview = paid.filter(({ state }) => state === 'submitted' || state === 'appealed');
  return {
    drafts: paid.filter(({ state }) => state === 'draft').length,
    inReview: inReview.length,
    inReviewReward: dollarsOf(inReview.reduce((cents, { rewardCents }) => cents + rewardCents, 0)),
    toRevise: paid.filter(({ state }) => state === 'revision').length,
    news: submissions.filter(({ hasNews }) => hasNews).length,
  };
}
