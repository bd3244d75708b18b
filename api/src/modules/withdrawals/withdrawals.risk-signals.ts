import type { Id } from '../../platform/ids.ts';
import type { Rejection } from '../decisions/index.ts';
import type { PayoutMethodsRepository } from './payout-methods/payout-methods.repository.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';

/** Creates the queries about a member that help to decide a case of theirs. Destinations are compared by digests. */
export function createWithdrawalRiskSignals(
  repository: WithdrawalsRepository,
  methods: PayoutMethodsRepository,
) {
  return {
    /** Finds other members with a destination that a member saved or withdrew to, in their own records likewise. */
    async findSharers(userId: Id): Promise<Id[]> {
      const saved = (await methods.findByUser(userId)).flatMap(
        ({ destinationDigests }) => destinationDigests,
      );
      const digests = [...new Set([...saved, ...(await repository.findDestinations(userId))])];
      if (digests.length === 0) return [];
      const byWithdrawal = await repository.findUsersOf(digests, userId);
      return [...byWithdrawal, ...(await methods.findUsersOf(digests, userId))];
    },

    /** Lists the withdrawals of a member that were rejected, newest first. */
    async findRejections(userId: Id): Promise<Rejection[]> {
      const records = await repository.findRejected(userId);
      return records.map(({ _id, decidedAt, requestedAt, reason }) => ({
        kind: 'withdrawal',
        id: _id.toHexString(),
        at: decidedAt ?? requestedAt,
        reason,
      }));
    },
  };
}
