/*
 * Invariant: as in the summary of a single member, due rewards count as available and reads never write.
 */
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import { createList } from '../../../platform/lists/list.ts';
import type { Page, PageQuery } from '../../../platform/lists/page.ts';
import type { Ordered } from '../../../platform/lists/scan-filtered.ts';
import type { Services } from '../../../services.ts';
import type { BalanceRecord, LedgerModels } from '../ledger.model.ts';
import type { LockRepository } from '../ledger.locks.ts';
import { dollarsOf, type TrialBalance } from '@platform/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { LedgerRepository } from '../ledger.repository.ts';
import { ACCOUNTS } from '../ledger.templates.ts';

/** Cents in a member's three accounts, as of now. */
export type Balance = {
  readonly availableCents: number;
  readonly lockedCents: number;
  readonly heldCents: number;
};

/** Reads the balances of many members at once, for administrators. */
export function createBalances({
  services,
  models,
  locks,
}: {
  services: Pick<Services, 'clock' | 'withTransaction'>;
  models: Pick<LedgerModels, 'balances'>;
  locks: LockRepository;
}) {
  const { withTransaction, clock } = services;
  const { balances } = models;
  const list = createList(balances, {
    highest: { by: 'cents.available', kind: 'number', direction: -1 },
  });

  /**
   * Reads balances and due locks in one transaction. If the unlock of a due reward were posted between two separate
   * reads, its cents would count twice.
   */
  async function readSnapshot(userIds: readonly Id[], tx: Tx): Promise<Map<string, Balance>> {
    const dueCentsByUser = await locks.sumDueCents(userIds, clock.now(), tx);
    const records = await balances
      .find({ _id: { $in: userIds } })
      .session(tx)
      .lean();
    return new Map(records.map((record) => [record._id.toHexString(), toBalance(record, dueCentsByUser)]));
  }

  return {
    /** Reads balances by member id. */
    of: (userIds: readonly Id[]): Promise<Map<string, Balance>> =>
      withTransaction((tx) => readSnapshot(userIds, tx)),
    /**
     * Members sorted by available balance, highest first. The order follows the stored balances, which include a due
     * reward within a minute, once the job has posted its unlock; the amounts from `of` include it immediately.
     */
    highest: {
      page: (query) => list.page(query, {}),
      cursorOf: (record) => list.cursorOf(record),
    } satisfies Ordered<BalanceRecord>,
    /** Reads the given members in that order; meant for the short id lists that `findLimited` returns. */
    highestAmong: (userIds: readonly Id[], query: PageQuery): Promise<Page<BalanceRecord>> =>
      list.page(query, { _id: { $in: userIds } }),
  };
}

function toBalance({ _id, cents }: BalanceRecord, dueCentsByUser: ReadonlyMap<string, number>): Balance {
  const dueCents = dueCentsByUser.get(_id.toHexString()) ?? 0;
  return {
    availableCents: cents.available + dueCents,
    lockedCents: cents.locked - dueCents,
    heldCents: cents.held,
  };
}

/** Reads the current trial balance together with the result of the last reconciliation. */
export async function readTrialBalance(
  { reconciliations }: LedgerModels,
  repository: LedgerRepository,
  clock: Clock,
): Promise<TrialBalance> {
  const at = clock.now().toISOString();
  const { cents, journals } = await repository.totals();
  const last = await reconciliations.findById('last').lean();
  return {
    at,
    accounts: ACCOUNTS.map((account) => ({ account, total: dollarsOf(cents[account]) })),
    sum: dollarsOf(ACCOUNTS.reduce((sum, account) => sum + cents[account], 0)),
    journals,
    lastReconciliation: last && { ...last, at: last.at.toISOString() },
  };
}
