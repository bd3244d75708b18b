import type { Id } from '../../platform/ids.ts';
import {
  referralRewardKey,
  rewardUnlockedKey,
  taskRewardKey,
  withdrawalEndedKey,
  withdrawalRequestedKey,
  type Movement,
} from './ledger.templates.ts';

/**
 * A member's movements by what they are of. Whoever owns the records takes each movement out and compares; what is left in
 * the end has no record behind it.
 */
export type Books = {
  /** What a completion was credited, and from when it can be spent. */
  takeReward(completionId: Id): { readonly cents: number; readonly availableAt: Date } | undefined;
  /** What a withdrawal has set aside, and how that ended, if it did. */
  takeWithdrawal(withdrawalId: Id): BookedWithdrawal | undefined;
  /** What was paid for a user who was brought. */
  takeReferral(referredUserId: Id): { readonly cents: number } | undefined;
  /** The names of the movements that nobody took. */
  rest(): string[];
};

type BookedWithdrawal = {
  readonly cents: number;
  readonly end: 'paid' | 'returned' | undefined;
  /** What was paid or returned; as much as was set aside, or something is wrong. */
  readonly endCents: number;
};

/** A movement as it was replayed. */
export type Entry = { readonly template: Movement['template']; readonly cents: number; readonly at: Date };

/** @param unlockTimes when the lock of each reward ends, by the id of its completion */
export function createBooks(entries: Map<string, Entry>, unlockTimes: ReadonlyMap<string, Date>): Books {
  function take(key: string): Entry | undefined {
    const entry = entries.get(key);
    entries.delete(key);
    return entry;
  }

  return {
    takeReward(completionId) {
      const id = completionId.toHexString();
      const reward = take(taskRewardKey(id));
      take(rewardUnlockedKey(id));
      const availableAt = unlockTimes.get(id);
      return reward && availableAt && { cents: reward.cents, availableAt };
    },
    takeWithdrawal(withdrawalId) {
      const id = withdrawalId.toHexString();
      const [request, end] = [take(withdrawalRequestedKey(id)), take(withdrawalEndedKey(id))];
      return request && { cents: request.cents, end: end && endOf(end), endCents: end?.cents ?? 0 };
    },
    takeReferral: (referredUserId) => take(referralRewardKey(referredUserId.toHexString())),
    rest: () => [...entries].filter(([, { template }]) => template !== 'signup_bonus').map(([key]) => key),
  };
}

function endOf({ template }: Entry): 'paid' | 'returned' {
  return template === 'withdrawal_paid' ? 'paid' : 'returned';
}
