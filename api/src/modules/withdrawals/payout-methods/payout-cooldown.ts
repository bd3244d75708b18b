/*
 * Invariant: no payout is approved before its member had 48 hours to notice that its destination was used for the first
 * time: saved, or named in a withdrawal that was not rejected or canceled.
 */
import { PAYOUT_COOLDOWN_HOURS } from '@platform/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import type { WithdrawalsRepository } from '../withdrawals.repository.ts';
import type { PayoutMethodsRepository } from './payout-methods.repository.ts';

const COOLDOWN_MS = PAYOUT_COOLDOWN_HOURS * 3_600_000;

/** Finds until when payouts to a destination wait that is used now, if not before; `undefined` once they do not. */
export type FindDestinationCooldown = ReturnType<typeof createFindDestinationCooldown>;

export function createFindDestinationCooldown({
  clock,
  methods,
  withdrawals,
}: {
  readonly clock: Clock;
  readonly methods: Pick<PayoutMethodsRepository, 'findByUser'>;
  readonly withdrawals: Pick<WithdrawalsRepository, 'findFirstUse'>;
}) {
  return async (userId: Id, digests: readonly string[], tx?: Tx): Promise<Date | undefined> => {
    const saved = (await methods.findByUser(userId, tx)).filter(({ destinationDigests }) =>
      destinationDigests.some((digest) => digests.includes(digest)),
    );
    const used = await withdrawals.findFirstUse(userId, digests, tx);
    const now = clock.now();
    const uses = [used ?? now, ...saved.map(({ createdAt }) => createdAt)];
    const end = new Date(Math.min(...uses.map((use) => use.getTime())) + COOLDOWN_MS);
    return end > now ? end : undefined;
  };
}
