import { networkPrefix } from '@platform/server-kit/node-utils';
import type { ErrorCode } from '@platform/contracts';
import { AppError } from './app-error.ts';
import { createKeyedQueue } from './concurrency/keyed-queue.ts';
import type { Charge, RateLimits } from './rate-limits.ts';

/** The answers that say that a username or an address has an account. */
const TAKEN: readonly ErrorCode[] = ['username_taken', 'email_taken', 'already_member'];

type Caller = { readonly address: string; readonly userId: string | undefined };

/**
 * Limits how often callers learn that an account exists. Above the limit, a call is rejected before its work, so
 * that its answer is the same whether or not there is one. Only calls with such an answer count.
 */
export function createLimitTakenAnswers(limits: RateLimits) {
  // One after the other, so that calls at once that find nothing do not use up the limit for a moment.
  const queue = createKeyedQueue();
  /** @throws AppError `rate_limited`, and what `work` throws */
  return <T>({ address, userId }: Caller, work: () => Promise<T>): Promise<T> =>
    queue(networkPrefix(address, 48), async () => {
      const charges: Charge[] = limits.listAddressCharges('takenAnswers', address);
      if (userId !== undefined) charges.push({ name: 'takenAnswersOfUser', key: userId });
      await limits.consumeAll(charges);
      let isTaken = false;
      try {
        return await work();
      } catch (error) {
        isTaken = error instanceof AppError && TAKEN.includes(error.code);
        throw error;
      } finally {
        if (!isTaken) await limits.giveBack(charges);
      }
    });
}
