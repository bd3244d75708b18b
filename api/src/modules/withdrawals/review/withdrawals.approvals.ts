/*
 * Invariant: above the limit, a withdrawal is approved by two different administrators who both may approve at the time
 * of the second approval.
 */
import { approveWithdrawal, rolesFor } from '@platform/contracts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DecisionBarriers } from '../../../platform/reviews/decision-barriers.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';
import { secondAdministratorNeeded } from '../withdrawals.errors.ts';
import { toApprovalRequest } from '../withdrawals.mails.ts';
import type { WithdrawalRecord } from '../withdrawals.model.ts';
import { needsTwoApprovals } from '../withdrawals.policy.ts';
import type { WithdrawalsRepository } from '../withdrawals.repository.ts';

const ROLES = rolesFor(approveWithdrawal);

/** The first of two approvals. */
export type WithdrawalApprovals = ReturnType<typeof createWithdrawalApprovals>;

export function createWithdrawalApprovals({
  platform: { audit, clock, notices, settings },
  repository,
  userDirectory,
  barriers,
}: {
  platform: Platform;
  repository: WithdrawalsRepository;
  userDirectory: UserDirectory;
  barriers: DecisionBarriers;
}) {
  /** Whether an approval by the actor would be the first of two. @throws AppError `second_administrator_needed` */
  async function needsAnotherApproval(tx: Tx, record: WithdrawalRecord, actor: UserActor): Promise<boolean> {
    const { firstApproval } = record;
    if (!needsTwoApprovals(record, settings.payoutApprovalLimit)) return false;
    if (firstApproval?.by.equals(actor.userId)) throw secondAdministratorNeeded();
    return !firstApproval || !(await userDirectory.assureRole(tx, firstApproval.by, ROLES));
  }

  /** Whether an administrator is another one than the first, and has no interest in the member. */
  const canComplete = async (tx: Tx, first: UserActor, { userId }: WithdrawalRecord, other: Id) =>
    !other.equals(first.userId) && (await barriers.find(other, userId, tx)) === null;

  return {
    needsAnotherApproval,

    /**
     * Whether a withdrawal has all approvals that its amount requires, with this one. The first of two is recorded, and
     * changes the record, so that of two at once the second one's transaction is repeated and completes it. It takes
     * the place of an earlier one whose administrator may not approve any more.
     *
     * @throws AppError `second_administrator_needed`
     */
    async isApprovedByTwo(tx: Tx, actor: UserActor, record: WithdrawalRecord): Promise<boolean> {
      if (!(await needsAnotherApproval(tx, record, actor))) return true;
      const { _id: subjectId, userId, firstApproval: stale } = record;
      await repository.setFirstApproval(tx, record, { at: clock.now(), by: actor.userId });
      const reason = stale && 'The approval before does not count: its administrator has lost the role.';
      await audit.record(tx, actor, { action: 'withdrawal_first_approved', subjectId, userId, reason });
      for (const administrator of await userDirectory.findAdministrators(ROLES, tx))
        if (await canComplete(tx, actor, record, administrator.userId))
          await notices.announce(
            tx,
            toApprovalRequest(record, actor.userId, administrator, settings.shellOrigin),
          );
      return false;
    },

    /** Leaves out the first approvals of pending withdrawals whose administrators may not approve any more. */
    async withoutStale(records: readonly WithdrawalRecord[], tx?: Tx): Promise<readonly WithdrawalRecord[]> {
      if (!records.some(({ status, firstApproval }) => status === 'pending' && firstApproval)) return records;
      const administrators = await userDirectory.findAdministrators(ROLES, tx);
      const ids = new Set(administrators.map(({ userId }) => userId.toHexString()));
      return records.map((record) => {
        const { firstApproval, ...others } = record;
        const isStale = firstApproval && !ids.has(firstApproval.by.toHexString());
        return record.status === 'pending' && isStale ? others : record;
      });
    },
  };
}
