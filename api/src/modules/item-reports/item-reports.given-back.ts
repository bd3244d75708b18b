/*
 * Invariant: a member who gave work back with reports goes on in the transaction that decides the last of them, or
 * takes out what no one has read in time. Each of these writes the submission, so that of two at once one sees the
 * other.
 */
import { SYSTEM_ACTOR } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import type { NotifyMember } from './item-reports.mails.ts';
import type { ItemReportRecord } from './item-reports.model.ts';
import type { QueueOptions } from './item-reports.queue.ts';

/** What the reports change in the work that was given back with them. */
export type GivenBackWork = ReturnType<typeof createGivenBackWork>;

export function createGivenBackWork({
  services: { audit, clock, withTransaction },
  repository,
  items,
  notifyMember,
}: Pick<QueueOptions, 'repository' | 'items'> & {
  readonly services: Pick<Services, 'audit' | 'clock' | 'withTransaction'>;
  readonly notifyMember: NotifyMember;
}) {
  /** Lets a member go on for whom none of the reports that were filed together waits any longer. */
  async function resumeIfDecided(
    tx: Tx,
    { submissionId, reportedAt }: Pick<ItemReportRecord, 'submissionId' | 'reportedAt'>,
  ): Promise<void> {
    if ((await repository.findWaiting(submissionId, tx)).length > 0) return;
    await items.resume(tx, submissionId);
    const reports = await repository.findBySubmission(submissionId, tx);
    const [first, ...others] = reports.filter((report) => report.reportedAt >= reportedAt);
    if (first) await notifyMember.resumed(tx, [first, ...others]);
  }

  async function takeOut(tx: Tx, submissionId: Id): Promise<void> {
    const now = clock.now();
    const unread = (await repository.findWaiting(submissionId, tx)).filter(({ dueAt }) => dueAt <= now);
    const [first] = unread;
    if (!first) return;
    const itemIds = unread.map(({ itemId }) => itemId);
    await items.takeOut(tx, submissionId, { itemIds, isAccepted: false });
    const ids = unread.map(({ _id }) => _id);
    await repository.markTakenOut(tx, ids, now);
    for (const { _id: subjectId, userId, itemName: reason } of unread)
      await audit.record(tx, SYSTEM_ACTOR, { action: 'report_item_taken_out', subjectId, userId, reason });
    await resumeIfDecided(tx, first);
  }

  return {
    /** Takes the item of an accepted report out, and lets the one of a rejected report be answered again. */
    async apply(tx: Tx, report: ItemReportRecord, isAccepted: boolean): Promise<void> {
      const { submissionId, itemId, takenOutAt } = report;
      // What was taken out already is decided for other members.
      if (takenOutAt) return;
      if (isAccepted) await items.takeOut(tx, submissionId, { itemIds: [itemId], isAccepted });
      else await items.clearReport(tx, submissionId, itemId);
      await resumeIfDecided(tx, report);
    },

    /**
     * Takes the items out, each for its member alone, whose reports no one has decided in time. Several processes can
     * run it concurrently.
     */
    async takeOutUnread(stopping?: AbortSignal): Promise<void> {
      const errors: unknown[] = [];
      for (const id of await repository.findOverdueSubmissions(clock.now())) {
        if (stopping?.aborted) break;
        // One submission that fails must not block the others.
        await withTransaction((tx) => takeOut(tx, id)).catch((error: unknown) => errors.push(error));
      }
      if (errors.length > 0) throw new AggregateError(errors, 'Some unread items could not be taken out.');
    },
  };
}
