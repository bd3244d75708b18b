/*
 * Invariant: reads never write. A reward counts as available from the millisecond its lock ends, even if its unlock has
 * not been posted yet.
 */
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import type { Services } from '../../../services.ts';
import type { BalanceRecord, LockRecord } from '../ledger.model.ts';
import type { LockRepository } from '../ledger.locks.ts';
import { creditedCents } from '../ledger.policy.ts';
import type { LedgerRepository } from '../ledger.repository.ts';

/** A member's balances in cents, as of now. */
export type BalanceSummary = {
  readonly availableCents: number;
  readonly lockedCents: number;
  readonly heldCents: number;
  /** Everything ever credited, and the part of it that has left the platform. */
  readonly creditedCents: number;
  readonly paidOutCents: number;
  readonly signupBonusClaimed: boolean;
  /** The next locked reward to become available. */
  readonly nextUnlock: { readonly cents: number; readonly at: Date } | null;
};

export function createBalanceSummaries({
  services,
  repository,
  locks,
}: {
  services: Pick<Services, 'clock' | 'withTransaction'>;
  repository: LedgerRepository;
  locks: LockRepository;
}) {
  const { withTransaction, clock } = services;

  return async (userId: Id, tx?: Tx): Promise<BalanceSummary> => {
    if (tx) return readSnapshot(userId, tx);
    const nextLock = await locks.findEarliest(userId, undefined, null);
    // If the unlock of a due reward were posted between two separate reads, its cents would count twice. A transaction
    // reads one snapshot; without a due reward the reads cannot disagree.
    if (nextLock && nextLock.availableAt <= clock.now())
      return withTransaction((snapshot) => readSnapshot(userId, snapshot));
    return toBalanceSummary(await getBalance(userId, null), 0, nextLock);
  };

  async function readSnapshot(userId: Id, tx: Tx): Promise<BalanceSummary> {
    const now = clock.now();
    const due = await locks.findDue(userId, now, tx);
    const dueCents = due.reduce((sum, { cents }) => sum + cents, 0);
    return toBalanceSummary(
      await getBalance(userId, tx),
      dueCents,
      await locks.findEarliest(userId, now, tx),
    );
  }

  async function getBalance(userId: Id, tx: Tx | null): Promise<BalanceRecord> {
    const balance = await repository.findBalance(userId, tx);
    if (!balance) throw new Error(`Member ${userId.toHexString()} has no accounts.`);
    return balance;
  }
}

function toBalanceSummary(
  balance: BalanceRecord,
  dueCents: number,
  nextLock: LockRecord | null,
): BalanceSummary {
  return {
    availableCents: balance.cents.available + dueCents,
    lockedCents: balance.cents.locked - dueCents,
    heldCents: balance.cents.held,
    creditedCents: creditedCents(balance.cents),
    paidOutCents: balance.cents.payouts,
    signupBonusClaimed: balance.signupBonusClaimed,
    nextUnlock: nextLock && { cents: nextLock.cents, at: nextLock.availableAt },
  };
}
