/*
 * Invariant: as in the figures of one member, what is due counts as available; reading never writes.
 */
import type { Clock } from '../../platform/clock.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import type { Page, PageQuery } from '../../platform/lists/page.ts';
import type { Ordered } from '../../platform/lists/sift.ts';
import type { BalanceRecord, LedgerModels } from './ledger.model.ts';
import type { LockRepository } from './ledger.locks.ts';

/** Cents of a member's three accounts, as of now. */
export type Balance = {
  readonly availableCents: number;
  readonly lockedCents: number;
  readonly heldCents: number;
};

/** The balances of many members, for administrators. */
export type Balances = {
  /** By the id of the member. */
  of(userIds: readonly Id[]): Promise<Map<string, Balance>>;
  /**
   * Members in the order of what is available, the highest first. The order is that of the books, where an unlocked reward
   * stands within a minute; the figures of `of` have it at once.
   */
  readonly highest: Ordered<BalanceRecord>;
  /** Some members in that order; not more than a list calls few. */
  highestAmong(userIds: readonly Id[], query: PageQuery): Promise<Page<BalanceRecord>>;
};

type Parts = {
  models: Pick<LedgerModels, 'balances'>;
  locks: LockRepository;
  withTransaction: WithTransaction;
  clock: Clock;
};

export function createBalances({ models, locks, withTransaction, clock }: Parts): Balances {
  const { balances } = models;
  const list = createList(balances, {
    highest: { by: 'cents.available', kind: 'number', direction: -1 },
  });

  /** Between two reads a due lock could be posted and its cents be seen twice, so both are of one moment. */
  async function atOneMoment(userIds: readonly Id[], tx: Tx): Promise<Map<string, Balance>> {
    const due = await locks.dueCentsOf(userIds, clock.now(), tx);
    const found = await balances
      .find({ _id: { $in: userIds } })
      .session(tx)
      .lean();
    return new Map(found.map((balance) => [balance._id.toHexString(), figures(balance, due)]));
  }

  return {
    of: (userIds) => withTransaction((tx) => atOneMoment(userIds, tx)),
    highest: { page: (query) => list.page(query, {}), cursorOf: (record) => list.cursorOf(record) },
    highestAmong: (userIds, query) => list.page(query, { _id: { $in: userIds } }),
  };
}

function figures({ _id, cents }: BalanceRecord, due: ReadonlyMap<string, number>): Balance {
  const dueCents = due.get(_id.toHexString()) ?? 0;
  return {
    availableCents: cents.available + dueCents,
    lockedCents: cents.locked - dueCents,
    heldCents: cents.held,
  };
}
