import { REJECTION_OUTCOMES } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { Rejection } from '../decisions/index.ts';
import type { PayoutMethodsRepository } from './payout-methods/payout-methods.repository.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';

/** Creates the queries about a member that help to decide a case of theirs. Destinations are compared by digests. */
export function createWithdrawalRiskSignals(
  repository: WithdrawalsRepository,
  methods: PayoutMethodsRepository,
) {
  /** Finds the digests of the destinations that a member saved, or withdrew to last. */
  async function findDestinations(userId: Id, tx?: Tx): Promise<string[]> {
    const saved = await methods.findByUser(userId, tx);
    const used = await repository.findDestinations(userId, tx);
    return [...new Set([...saved.flatMap(({ destinationDigests }) => destinationDigests), ...used])];
  }

  return {
    /** Whether two users saved, or withdrew to, the same destination. */
    async sharesDestination(one: Id, other: Id, tx?: Tx): Promise<boolean> {
      const digests = await findDestinations(one, tx);
      if (digests.length === 0) return false;
      return (
        (await repository.hasDestination(other, digests, tx)) ||
        (await methods.hasDestination(other, digests, tx))
      );
    },

    /** Finds other members with a destination that a member saved or withdrew to, in their own records likewise. */
    async findSharers(userId: Id): Promise<Id[]> {
      const digests = await findDestinations(userId);
      if (digests.length === 0) return [];
      const byWithdrawal = await repository.findUsersOf(digests, userId);
      return [...byWithdrawal, ...(await methods.findUsersOf(digests, userId))];
    },

    /**
     * Lists the withdrawals of a member that were rejected, failed or came back, newest first.
     *
     * @param caseId what is decided; of a withdrawal, those to its destination are told apart
     */
    async findRejections(userId: Id, caseId: Id): Promise<Rejection[]> {
      const records = await repository.findRejected(userId);
      const destination = new Set((await repository.findById(caseId))?.destinationDigests);
      return records.flatMap(({ _id, status, destinationDigests, decidedAt, requestedAt, reason }) => {
        const outcome = REJECTION_OUTCOMES.find((each) => each === status);
        if (!outcome) return [];
        const sameDestination = destinationDigests.some((digest) => destination.has(digest));
        const at = decidedAt ?? requestedAt;
        return [{ kind: 'withdrawal', id: _id.toHexString(), at, outcome, sameDestination, reason }];
      });
    },
  };
}
