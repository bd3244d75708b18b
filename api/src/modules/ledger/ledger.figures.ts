/*
 * Invariant: reading never writes. A reward whose lock is over counts as available from that very millisecond, whether or
 * not a journal says so yet.
 */
import type { Clock } from '../../platform/clock.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { BalanceRecord, LockRecord } from './ledger.model.ts';
import type { LockRepository } from './ledger.locks.ts';
import { creditedCents } from './ledger.policy.ts';
import type { LedgerRepository } from './ledger.repository.ts';

/** A member's money in cents, as of now. */
export type Figures = {
  readonly availableCents: number;
  readonly lockedCents: number;
  readonly heldCents: number;
  /** All that was ever credited, and what of it has left the platform. */
  readonly creditedCents: number;
  readonly paidOutCents: number;
  readonly signupBonusClaimed: boolean;
  /** The next locked reward that becomes available. */
  readonly nextUnlock: { readonly cents: number; readonly at: Date } | null;
};

type Parts = {
  repository: LedgerRepository;
  locks: LockRepository;
  withTransaction: WithTransaction;
  clock: Clock;
};

export function createFigures({ repository, locks, withTransaction, clock }: Parts) {
  return async (userId: Id, tx?: Tx): Promise<Figures> => {
    if (tx) return atOneMoment(userId, tx);
    const first = await locks.first(userId, undefined, null);
    // Between two reads a due lock could be posted and its cents be seen twice; with nothing due nothing can.
    if (first && first.availableAt <= clock.now()) return withTransaction((own) => atOneMoment(userId, own));
    return figures(await balanceOf(userId, null), 0, first);
  };

  async function atOneMoment(userId: Id, tx: Tx): Promise<Figures> {
    const now = clock.now();
    const due = await locks.due(userId, now, tx);
    const dueCents = due.reduce((sum, { cents }) => sum + cents, 0);
    return figures(await balanceOf(userId, tx), dueCents, await locks.first(userId, now, tx));
  }

  async function balanceOf(userId: Id, tx: Tx | null): Promise<BalanceRecord> {
    const balance = await repository.balanceOf(userId, tx);
    if (!balance) throw new Error(`There are no accounts of ${userId.toHexString()}.`);
    return balance;
  }
}

function figures(balance: BalanceRecord, dueCents: number, next: LockRecord | null): Figures {
  return {
    availableCents: balance.cents.available + dueCents,
    lockedCents: balance.cents.locked - dueCents,
    heldCents: balance.cents.held,
    creditedCents: creditedCents(balance.cents),
    paidOutCents: balance.cents.payouts,
    signupBonusClaimed: balance.signupBonusClaimed,
    nextUnlock: next && { cents: next.cents, at: next.availableAt },
  };
}
