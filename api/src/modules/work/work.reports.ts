/*
 * Invariant: what a member has of a task changes by its reports only while it is given back and waits for their
 * decision. An item that no person has called impossible leaves the work, and not its score, unless another one
 * replaces it.
 */
import { CASE_DUE_HOURS, hasTooManyReports, type Submission } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvent } from '../../platform/events.ts';
import { newSecret, type Id } from '../../platform/ids.ts';
import { halfBySeed } from './item-order.ts';
import { countReported, listReported, type ItemsReported } from './reported-items.ts';
import type { WorkContext } from './work.context.ts';
import { submissionNotFound, wrongState } from './work.errors.ts';
import type { SubmissionRecord } from './work.records.ts';
import { assertIsCurrent, assertIsOpen } from './work.policy.ts';
import type { ReadSubmission } from './work.reader.ts';
import { endOpen } from './work.submissions.ts';

const HOUR_MS = 3_600_000;

/** Creates the use case that reports items and gives the task back. */
export function createReporting(
  context: WorkContext,
  read: ReadSubmission,
  itemsReported: DomainEvent<ItemsReported>,
) {
  const { services, repository, readReports } = context;
  return {
    /**
     * Gives work back that reports too many items to be handed in, and files these reports. What a person has called
     * possible before is not reported again.
     *
     * @throws AppError `not_found`, `wrong_state`, `draft_newer`
     */
    async report(tx: Tx, userId: Id, id: string, version: number): Promise<Submission> {
      const submission = await repository.findOwn(userId, id, tx);
      if (!submission) throw submissionNotFound();
      assertIsOpen(submission);
      assertIsCurrent(submission, version);
      const drafts = await repository.findAnswers(submission._id, 0, tx);
      const { isPractice, itemIds } = submission;
      if (isPractice || !hasTooManyReports(countReported(submission, drafts), itemIds.length))
        throw wrongState('This work can be handed in with its reports.');
      const known = await readReports(submission._id, tx);
      const reported = listReported(submission, await repository.findItems(itemIds, tx), drafts);
      const items = reported.filter(({ itemId }) => !known.has(itemId));
      if (items.length === 0)
        throw wrongState('A person has looked at the items that you report: they can be done.');
      const at = services.clock.now();
      const dueAt = new Date(at.getTime() + CASE_DUE_HOURS.report * HOUR_MS);
      const returned = await endOpen(context, tx, submission, { reportsDueAt: dueAt });
      await itemsReported.publish(tx, { submission: returned, items, at, isGivenBack: true });
      return read(returned, tx);
    },
  };
}

/** Creates what the decisions of reports change in the work that was given back with them. */
export function createReportOutcomes({ repository }: Pick<WorkContext, 'repository'>) {
  /** Draws an item for each that is taken out, if a template of the task makes others. */
  async function replace(
    tx: Tx,
    submission: SubmissionRecord,
    removed: readonly string[],
  ): Promise<Partial<SubmissionRecord> & Pick<SubmissionRecord, 'itemIds'>> {
    const { itemIds, swappedItemIds, truthVersions } = submission;
    const definition = await repository.findDefinition(submission.taskId, tx);
    const kept = itemIds.filter((id) => !removed.includes(id));
    if (!definition?.freshItems || removed.length === 0) return { itemIds: kept };
    const secret = newSecret();
    const drawn = await repository.insertFreshItems(tx, submission, { secret, count: removed.length });
    const fresh = drawn.map(({ _id }) => _id);
    return {
      itemIds: itemIds.map((id) => fresh[removed.indexOf(id)] ?? id),
      swappedItemIds: [...swappedItemIds, ...halfBySeed(fresh, secret)],
      truthVersions: { ...truthVersions, ...(await repository.findTruthVersions(fresh, tx)) },
    };
  }

  return {
    /**
     * Takes items out of work that waits for its reports; without others in their place they stay in its score unless a
     * person has accepted their reports.
     */
    async takeOut(
      tx: Tx,
      submissionId: Id,
      { itemIds, isAccepted }: { itemIds: readonly string[]; isAccepted: boolean },
    ): Promise<void> {
      const submission = await repository.findSubmission(submissionId, tx);
      if (!submission?.reportsDueAt) return;
      const removed = submission.itemIds.filter((id) => itemIds.includes(id));
      const changed = await replace(tx, submission, removed);
      const isReplaced = changed.itemIds.length === submission.itemIds.length;
      const gone = removed.map((id) => ({ id, isWrong: !isAccepted && !isReplaced }));
      await repository.update(tx, submission, {
        ...changed,
        takenOut: [...(submission.takenOut ?? []), ...gone],
        version: submission.version + 1,
      });
    },

    /** Makes an item answerable again whose report was rejected. */
    async clearReport(tx: Tx, submissionId: Id, itemId: string): Promise<void> {
      const submission = await repository.findSubmission(submissionId, tx);
      const draft = (await repository.findDrafts(submissionId, [itemId], tx)).get(itemId);
      if (!submission?.reportsDueAt || !draft) return;
      await repository.update(tx, submission, { version: submission.version + 1 });
      const { answers, savedAt } = draft;
      await repository.saveDrafts(tx, submissionId, [{ itemId, answers, cannotDo: null }], savedAt);
    },

    /** Lets the member go on: none of the reports waits any longer. */
    async resume(tx: Tx, submissionId: Id): Promise<void> {
      const submission = await repository.findSubmission(submissionId, tx);
      if (submission?.reportsDueAt)
        await repository.update(tx, submission, { reportsDueAt: null, hasNews: true });
    },
  };
}
