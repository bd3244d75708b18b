/*
 * Invariant: a report closes nothing. A person decides each one exactly once, and an item is closed in the transaction
 * that accepts the report of another member about it.
 */
import type { ItemReportDetail } from '@platform/contracts';
import { wrongState } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../services.ts';
import { assertMemberEnabled, decisionDueAt } from '../decisions/index.ts';
import type { ItemsReported } from '../work/index.ts';
import type { GivenBackWork } from './item-reports.given-back.ts';
import type { ItemReportRecord } from './item-reports.model.ts';
import type { ItemReportsQueue, QueueOptions } from './item-reports.queue.ts';
import type { NotifyMember } from './item-reports.mails.ts';

/** Files the reports of a submission, each item once. They wait for an administrator. */
export function createFileReports({ repository }: Pick<QueueOptions, 'repository'>) {
  return async (tx: Tx, { submission, items, at, isGivenBack }: ItemsReported): Promise<void> => {
    const { _id: submissionId, userId, taskId } = submission;
    const filed = new Set((await repository.findBySubmission(submissionId, tx)).map(({ itemId }) => itemId));
    const others = items.filter(({ itemId }) => !filed.has(itemId));
    await repository.insert(
      tx,
      others.map((item) => ({
        ...{ _id: newId(), userId, submissionId, taskId, ...item },
        ...{ reportedAt: at, dueAt: decisionDueAt('report', at), ...(isGivenBack && { isGivenBack }) },
        ...{ status: 'pending', reason: null, decidedAt: null, decidedBy: null },
      })),
    );
  };
}

/**
 * Decides reports, and offers closed items again. The methods throw AppError `not_found`, `not_allowed_to_review`; the
 * decisions also `already_decided`, `claimed`.
 */
export function createItemReportsService({
  services,
  repository,
  userDirectory,
  claims,
  conflicts,
  items,
  queue,
  notifyMember,
  givenBackWork,
}: QueueOptions & {
  readonly services: Pick<Services, 'audit' | 'clock'>;
  readonly queue: ItemReportsQueue;
  readonly notifyMember: NotifyMember;
  readonly givenBackWork: Pick<GivenBackWork, 'apply'>;
}) {
  const { audit, clock } = services;

  async function findPending(tx: Tx, actor: UserActor, id: string): Promise<ItemReportRecord> {
    const report = await queue.find(id, tx);
    const { _id, userId, status: decision, decidedAt: at, decidedBy } = report;
    if (decision !== 'pending') throw await queue.decidedError({ decision, at, decidedBy }, tx);
    await conflicts.assertNone(actor.userId, userId, tx);
    await claims.assertOpenTo(tx, _id, actor.userId);
    return report;
  }

  async function decide(
    tx: Tx,
    actor: UserActor,
    report: ItemReportRecord,
    decision: { readonly status: 'accepted' | 'rejected'; readonly reason: string | null },
  ): Promise<void> {
    const { _id: subjectId, userId } = report;
    await claims.end(tx, subjectId);
    const decided = { ...decision, decidedAt: clock.now(), decidedBy: actor.userId };
    await repository.changePending(tx, report, decided);
    const reason = decision.reason ?? undefined;
    await audit.record(tx, actor, { action: `report_${decision.status}`, subjectId, userId, reason });
    if (report.isGivenBack) await givenBackWork.apply(tx, report, decision.status === 'accepted');
    else await notifyMember.decided(tx, { ...report, ...decided });
  }

  return {
    /**
     * Accepts a report; with the one of another member, the item is closed.
     *
     * @throws AppError also `member_disabled`
     */
    async accept(tx: Tx, actor: UserActor, id: string): Promise<ItemReportDetail> {
      const report = await findPending(tx, actor, id);
      const { _id: subjectId, userId, itemId, itemName } = report;
      await assertMemberEnabled(userDirectory, tx, userId, 'approve');
      await decide(tx, actor, report, { status: 'accepted', reason: null });
      if (await items.countReport(tx, itemId, clock.now()))
        await audit.record(tx, actor, { action: 'report_item_closed', subjectId, userId, reason: itemName });
      return queue.getDetail(actor.userId, id, tx);
    },

    async reject(tx: Tx, actor: UserActor, id: string, reason: string): Promise<ItemReportDetail> {
      await decide(tx, actor, await findPending(tx, actor, id), { status: 'rejected', reason });
      return queue.getDetail(actor.userId, id, tx);
    },

    /** Offers the closed item of an accepted report again. @throws AppError also `wrong_state` */
    async reinstate(tx: Tx, actor: UserActor, id: string, reason: string): Promise<ItemReportDetail> {
      const { _id: subjectId, userId, itemId } = await queue.find(id, tx);
      await conflicts.assertNone(actor.userId, userId, tx);
      if (!(await items.reinstate(tx, itemId)))
        throw wrongState('This item is not closed because of reports.');
      await repository.overturn(tx, itemId, reason);
      await audit.record(tx, actor, { action: 'report_item_reinstated', subjectId, userId, reason });
      return queue.getDetail(actor.userId, id, tx);
    },
  };
}
