/*
 * Invariant: each posting moves a positive whole number of cents from one account to another, so every journal sums to
 * zero by construction. Money moves only through these templates, each at most once, because a journal's key is unique.
 */
import { SIGNUP_BONUS_DOLLARS, centsOf, type EntryKind } from '@platform/contracts';

/** A member's three accounts. Only `available` can be spent, and none ever falls below zero. */
export const MEMBER_ACCOUNTS = ['available', 'locked', 'held'] as const;
export type MemberAccount = (typeof MEMBER_ACCOUNTS)[number];

/**
 * The platform's accounts: the sources of members' money and where it goes, and what members paid from outside
 * (`receipts`) for blueprints (`sales`), and what they gave up with their accounts (`forfeits`). Together with members'
 * accounts they sum to zero.
 */
export const PLATFORM_ACCOUNTS = [
  'bonuses',
  'rewards',
  'referrals',
  'payouts',
  'receipts',
  'sales',
  'forfeits',
] as const;

export const ACCOUNTS = [...MEMBER_ACCOUNTS, ...PLATFORM_ACCOUNTS] as const;
export type Account = (typeof ACCOUNTS)[number];

export type Posting = { readonly from: Account; readonly to: Account; readonly cents: number };

export type Movement = {
  readonly template: EntryKind;
  /** Unique per journal, so that the movement happens at most once. */
  readonly key: string;
  readonly postings: readonly Posting[];
};

/** Credits the signup bonus, once per user, when the user claims it. */
export function signupBonus(userId: string): Movement {
  const cents = centsOf(SIGNUP_BONUS_DOLLARS);
  return {
    template: 'signup_bonus',
    key: signupBonusKey(userId),
    postings: [{ from: 'bonuses', to: 'available', cents }],
  };
}

export function signupBonusKey(userId: string): string {
  return `signup_bonus:${userId}`;
}

/** Credits the reward of a completion to the locked account. */
export function taskReward(completionId: string, cents: number): Movement {
  return {
    template: 'task_reward',
    key: taskRewardKey(completionId),
    postings: [{ from: 'rewards', to: 'locked', cents }],
  };
}

export function taskRewardKey(completionId: string): string {
  return `task_reward:${completionId}`;
}

/** Returns the id of the completion behind a reward; `undefined` for any other movement. */
export function rewardedCompletionId({
  template,
  key,
}: Pick<Movement, 'template' | 'key'>): string | undefined {
  return template === 'task_reward' ? key.slice(taskRewardKey('').length) : undefined;
}

/** Moves a reward to the available account when its lock ends. */
export function rewardUnlocked(completionId: string, cents: number): Movement {
  return {
    template: 'reward_unlocked',
    key: rewardUnlockedKey(completionId),
    postings: [{ from: 'locked', to: 'available', cents }],
  };
}

export function rewardUnlockedKey(completionId: string): string {
  return `reward_unlocked:${completionId}`;
}

/** Credits the referrer, once per referred user. */
export function referralReward(referredUserId: string, cents: number): Movement {
  return {
    template: 'referral_reward',
    key: referralRewardKey(referredUserId),
    postings: [{ from: 'referrals', to: 'available', cents }],
  };
}

export function referralRewardKey(referredUserId: string): string {
  return `referral_reward:${referredUserId}`;
}

/** Sets the amount of a requested withdrawal aside. */
export function withdrawalRequested(withdrawalId: string, cents: number): Movement {
  return {
    template: 'withdrawal_requested',
    key: withdrawalRequestedKey(withdrawalId),
    postings: [{ from: 'available', to: 'held', cents }],
  };
}

export function withdrawalRequestedKey(withdrawalId: string): string {
  return `withdrawal_requested:${withdrawalId}`;
}

/** Pays out a withdrawal: the held amount leaves the platform. */
export function withdrawalPaid(withdrawalId: string, cents: number): Movement {
  return {
    template: 'withdrawal_paid',
    key: withdrawalEndedKey(withdrawalId),
    postings: [{ from: 'held', to: 'payouts', cents }],
  };
}

/** Reverses the request of a withdrawal that was canceled, rejected or failed. */
export function withdrawalReleased(withdrawalId: string, cents: number): Movement {
  const { postings } = withdrawalRequested(withdrawalId, cents);
  return {
    template: 'withdrawal_released',
    key: withdrawalEndedKey(withdrawalId),
    postings: reversed(postings),
  };
}

/** Payout and return share this key, so that a withdrawal can never be both paid out and returned. */
export function withdrawalEndedKey(withdrawalId: string): string {
  return `withdrawal_ended:${withdrawalId}`;
}

/** Reverses a payout that came back, once: the money returns to the available account. */
export function withdrawalBounced(withdrawalId: string, cents: number): Movement {
  return {
    template: 'withdrawal_bounced',
    key: withdrawalBouncedKey(withdrawalId),
    postings: [{ from: 'payouts', to: 'available', cents }],
  };
}

export function withdrawalBouncedKey(withdrawalId: string): string {
  return `withdrawal_bounced:${withdrawalId}`;
}

/** Records a confirmed payment for a blueprint. It came from outside, so no account of the member changes. */
export function blueprintPurchase(purchaseId: string, cents: number): Movement {
  return {
    template: 'blueprint_purchase',
    key: blueprintPurchaseKey(purchaseId),
    postings: [{ from: 'receipts', to: 'sales', cents }],
  };
}

export function blueprintPurchaseKey(purchaseId: string): string {
  return `blueprint_purchase:${purchaseId}`;
}

/** Records that the price of a returned blueprint was paid back outside: the reverse of its purchase, once. */
export function blueprintReturned(purchaseId: string, cents: number): Movement {
  return {
    template: 'blueprint_returned',
    key: blueprintReturnedKey(purchaseId),
    postings: reversed(blueprintPurchase(purchaseId, cents).postings),
  };
}

export function blueprintReturnedKey(purchaseId: string): string {
  return `blueprint_returned:${purchaseId}`;
}

/**
 * Takes the available balance of a deleted account, which the member gave up. It can happen several times, because
 * rewards become available later; the number of the member's journals so far tells them apart.
 */
export function balanceGivenUp(userId: string, journals: number, cents: number): Movement {
  return {
    template: 'balance_given_up',
    key: `balance_given_up:${userId}:${journals}`,
    postings: [{ from: 'available', to: 'forfeits', cents }],
  };
}

/** The templates that begin an event: all but the payout, which continues the request and changes no card's balance. */
export const EVENT_TEMPLATES = [
  'signup_bonus',
  'task_reward',
  'reward_unlocked',
  'referral_reward',
  'withdrawal_requested',
  'withdrawal_released',
  'withdrawal_bounced',
  'blueprint_purchase',
  'blueprint_returned',
  'balance_given_up',
] as const satisfies readonly Movement['template'][];

/** Returns the id of the record behind a movement: a completion, a withdrawal, a purchase or a user. */
export function subjectIdOf({ key }: Pick<Movement, 'key'>): string {
  return key.slice(key.indexOf(':') + 1);
}

/** Returns the key of the movement that continues an event if it is a payout; `undefined` if nothing can. */
export function continuationKey(movement: Pick<Movement, 'template' | 'key'>): string | undefined {
  return movement.template === 'withdrawal_requested' ? withdrawalEndedKey(subjectIdOf(movement)) : undefined;
}

/** Swaps both ends of each posting. Journals are never deleted; an undone movement is posted in reverse. */
function reversed(postings: readonly Posting[]): Posting[] {
  return postings.map(({ from, to, cents }) => ({ from: to, to: from, cents }));
}
