/*
 * Invariant: of what a member withdraws in 7 days, one administrator alone approves at most the limit, and in
 * production nothing of which less than half is reviewed work. All else is approved by two different administrators who
 * both may approve at the time of the second approval.
 */
import { approveWithdrawal, rolesFor, type SecondApprovalCause } from '@platform/contracts';
import { addDays } from '../../../platform/clock.ts';
import type { UserActor } from '../../../platform/audit/actor.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import {
  createRequestSecondDecision,
  secondAdministratorNeeded,
  type ConflictsOfInterest,
} from '../../decisions/index.ts';
import type { UserDirectory } from '../../../platform/user-directory.ts';
import { toApprovalRequest } from '../withdrawals.mails.ts';
import type { WithdrawalRecord } from '../withdrawals.model.ts';
import type { Composition, ReadComposition } from '../withdrawals.composition.ts';
import { findSecondApprovalCause } from '../withdrawals.policy.ts';
import { FIRST_APPROVED, type WithdrawalsRepository } from '../withdrawals.repository.ts';

/** The roles with which withdrawals are approved. */
export const APPROVER_ROLES = rolesFor(approveWithdrawal);

/** How long a payout that one administrator approved counts towards the limit. */
const LIMIT_DAYS = 7;

/** The first of two approvals. */
export type WithdrawalApprovals = ReturnType<typeof createWithdrawalApprovals>;

export function createWithdrawalApprovals({
  services,
  repository,
  userDirectory,
  conflicts,
  readComposition,
}: {
  services: Pick<Services, 'audit' | 'clock' | 'notices' | 'settings'>;
  repository: WithdrawalsRepository;
  userDirectory: UserDirectory;
  conflicts: ConflictsOfInterest;
  readComposition: ReadComposition;
}) {
  const { audit, clock, settings } = services;
  const findCause = createFindCause(services, repository, readComposition);
  const requestSecond = createRequestSecondDecision(services);
  /** Whether any withdrawal can need two approvals. */
  const isInUse = settings.production || settings.payoutApprovalLimit !== undefined;

  /** Whether an approval by the actor would be the first of two. @throws AppError `second_administrator_needed` */
  async function needsAnotherApproval(tx: Tx, record: WithdrawalRecord, actor: UserActor): Promise<boolean> {
    const { firstApproval } = record;
    if ((await findCause(record, tx)) === null) return false;
    if (firstApproval?.by.equals(actor.userId)) throw secondAdministratorNeeded('withdrawal');
    if (firstApproval && (await conflicts.areOnePerson(firstApproval.by, actor.userId, tx)))
      throw secondAdministratorNeeded('withdrawal', 'connected');
    return !firstApproval || !(await userDirectory.assureApprover(tx, firstApproval.by, APPROVER_ROLES));
  }

  const findApproverIds = async (tx?: Tx): Promise<Id[]> =>
    (await userDirectory.findApprovers(APPROVER_ROLES, tx)).map(({ userId }) => userId);

  /** Leaves out the first approvals of pending withdrawals that wait for no second one, as `matchFirstApproved`. */
  async function withoutStale(
    records: readonly WithdrawalRecord[],
    tx?: Tx,
  ): Promise<readonly WithdrawalRecord[]> {
    if (!records.some(({ status, firstApproval }) => status === 'pending' && firstApproval)) return records;
    const approverIds = await findApproverIds(tx);
    return records.map((record) => {
      const { firstApproval, ...others } = record;
      if (record.status !== 'pending' || !firstApproval) return record;
      const counts = isInUse && approverIds.some((id) => id.equals(firstApproval.by));
      return counts ? record : others;
    });
  }

  /**
   * Returns the filter of withdrawals with the first of two approvals. Of a pending one it counts while its
   * administrator may approve, and while any can need two.
   */
  async function matchFirstApproved(): Promise<object> {
    if (!isInUse) return { ...FIRST_APPROVED, $nor: [{ status: 'pending' }] };
    const approverIds = await findApproverIds();
    return { ...FIRST_APPROVED, $nor: [{ status: 'pending', 'firstApproval.by': { $nin: approverIds } }] };
  }

  return {
    findCause,

    /**
     * Whether a withdrawal has all approvals that it requires, with this one. The first of two is recorded, and
     * changes the record, so that of two at once the second one's transaction is repeated and completes it. It takes
     * the place of an earlier one whose administrator may no longer approve.
     *
     * @throws AppError `second_administrator_needed`
     */
    async isApprovedByTwo(tx: Tx, actor: UserActor, record: WithdrawalRecord): Promise<boolean> {
      if (settings.payoutApprovalLimit !== undefined) await repository.serializeApprovals(tx, record.userId);
      if (!(await needsAnotherApproval(tx, record, actor))) return true;
      const { _id: subjectId, userId, firstApproval: stale } = record;
      await repository.setFirstApproval(tx, record, { at: clock.now(), by: actor.userId });
      const reason = stale && 'The approval before does not count: its administrator has lost the role.';
      await audit.record(tx, actor, { action: 'withdrawal_first_approved', subjectId, userId, reason });
      const approvers = await userDirectory.findApprovers(APPROVER_ROLES, tx);
      const others = await conflicts.findOthers(approvers, { member: userId, persons: [actor.userId] }, tx);
      await requestSecond(tx, others, toApprovalRequest(record, actor.userId));
      return false;
    },

    /** Counts what waits for the second of two approvals. */
    countAwaiting: async (): Promise<number> => repository.countPending(await matchFirstApproved()),

    matchFirstApproved,
    withoutStale,
  };
}

/** Returns a function that finds why two administrators have to approve; `null` if one is enough. */
function createFindCause(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  repository: WithdrawalsRepository,
  readComposition: ReadComposition,
) {
  const { payoutApprovalLimit: limit, production } = settings;
  return async (
    record: WithdrawalRecord,
    tx?: Tx,
    known?: Composition,
  ): Promise<SecondApprovalCause | null> => {
    const since = addDays(clock.now(), -LIMIT_DAYS);
    const approvedAloneCents =
      limit === undefined ? 0 : await repository.sumApprovedAlone(record.userId, since, tx);
    const composition = production ? (known ?? (await readComposition(record, tx))) : undefined;
    const reviewedCents = composition?.reviewedCents;
    return findSecondApprovalCause(record, { approvedAloneCents, limit, reviewedCents });
  };
}
