import type { Id } from '../../../platform/ids.ts';
import {
  blueprintPurchaseKey,
  blueprintReturnedKey,
  referralRewardKey,
  rewardUnlockedKey,
  taskRewardKey,
  withdrawalBouncedKey,
  withdrawalEndedKey,
  withdrawalRequestedKey,
  type Movement,
} from '../ledger.templates.ts';

/**
 * A member's replayed movements, looked up by the record that caused them. During reconciliation each module takes out
 * the movements of its own records and compares them; any movement that remains at the end has no record behind it.
 */
export type LedgerEntries = ReturnType<typeof createLedgerEntries>;

type WithdrawalEntry = {
  readonly cents: number;
  readonly outcome: 'paid' | 'returned' | undefined;
  /** What was paid or returned. If it differs from `cents`, reconciliation reports a problem. */
  readonly outcomeCents: number;
  /** What came back after it was paid; 0 if nothing did. */
  readonly bouncedCents: number;
};

/** A movement as it was replayed from its journal. */
export type ReplayedEntry = {
  readonly template: Movement['template'];
  readonly cents: number;
  readonly at: Date;
};

/** @param unlockTimes when the lock of each reward ends, by completion id */
export function createLedgerEntries(
  entries: Map<string, ReplayedEntry>,
  unlockTimes: ReadonlyMap<string, Date>,
) {
  function take(key: string): ReplayedEntry | undefined {
    const entry = entries.get(key);
    entries.delete(key);
    return entry;
  }

  return {
    /** Takes the reward of a completion: its cents and when they become available. */
    takeReward(completionId: Id): { readonly cents: number; readonly availableAt: Date } | undefined {
      const id = completionId.toHexString();
      const reward = take(taskRewardKey(id));
      take(rewardUnlockedKey(id));
      const availableAt = unlockTimes.get(id);
      return reward && availableAt && { cents: reward.cents, availableAt };
    },
    /** Takes the hold of a withdrawal and its outcome, if there is one. */
    takeWithdrawal(withdrawalId: Id): WithdrawalEntry | undefined {
      const id = withdrawalId.toHexString();
      const [request, end] = [take(withdrawalRequestedKey(id)), take(withdrawalEndedKey(id))];
      const bounce = take(withdrawalBouncedKey(id));
      return (
        request && {
          cents: request.cents,
          outcome: end && outcomeOf(end),
          outcomeCents: end?.cents ?? 0,
          bouncedCents: bounce?.cents ?? 0,
        }
      );
    },
    /** Takes the payment for a referred user. */
    takeReferral: (referredUserId: Id): { readonly cents: number } | undefined =>
      take(referralRewardKey(referredUserId.toHexString())),
    /** Takes the payment of a purchase. */
    takePurchase: (purchaseId: Id): { readonly cents: number } | undefined =>
      take(blueprintPurchaseKey(purchaseId.toHexString())),
    /** Takes what was paid back for a returned purchase. */
    takeReturn: (purchaseId: Id): { readonly cents: number } | undefined =>
      take(blueprintReturnedKey(purchaseId.toHexString())),
    /** Takes what a deleted account gave up; returns how many movements there were. */
    takeGivenUp(): number {
      const movements = [...entries].filter(([, { template }]) => template === 'balance_given_up');
      for (const [key] of movements) entries.delete(key);
      return movements.length;
    },
    /** Lists the keys of the movements that were not taken. */
    remainingKeys: (): string[] =>
      [...entries].filter(([, { template }]) => template !== 'signup_bonus').map(([key]) => key),
  };
}

function outcomeOf({ template }: ReplayedEntry): 'paid' | 'returned' {
  return template === 'withdrawal_paid' ? 'paid' : 'returned';
}
