/*
 * Invariant: a journal is a list of movements of whole, positive cents from one account to another, so it sums to zero
 * by its form. These are the only movements there are; each happens at most once, because its key is unique.
 */
import { REFERRAL_REWARD_DOLLARS, SIGNUP_BONUS_DOLLARS, centsOf, type EntryKind } from '@platform/contracts';

/** A member's three accounts. Only `available` can be spent; none is ever below zero. */
export const MEMBER_ACCOUNTS = ['available', 'locked', 'held'] as const;
export type MemberAccount = (typeof MEMBER_ACCOUNTS)[number];

/** The platform's side: where members' money comes from, and where it leaves. With members' accounts these sum to zero. */
export const PLATFORM_ACCOUNTS = ['bonuses', 'rewards', 'referrals', 'payouts'] as const;

export const ACCOUNTS = [...MEMBER_ACCOUNTS, ...PLATFORM_ACCOUNTS] as const;
export type Account = (typeof ACCOUNTS)[number];

export type Posting = { readonly from: Account; readonly to: Account; readonly cents: number };

export type Movement = {
  readonly template: EntryKind;
  /** What may happen once only. */
  readonly key: string;
  readonly postings: readonly Posting[];
};

/** Once per user, when it is claimed. */
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

/** The reward of a completion, locked from then on. */
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

/** The completion that a reward is of; nothing for other movements. */
export function completionOf({ template, key }: Pick<Movement, 'template' | 'key'>): string | undefined {
  return template === 'task_reward' ? key.slice(taskRewardKey('').length) : undefined;
}

/** The end of a reward's lock. */
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

/** To the referrer, once for each user who was brought. */
export function referralReward(referredUserId: string): Movement {
  const cents = centsOf(REFERRAL_REWARD_DOLLARS);
  return {
    template: 'referral_reward',
    key: referralRewardKey(referredUserId),
    postings: [{ from: 'referrals', to: 'available', cents }],
  };
}

export function referralRewardKey(referredUserId: string): string {
  return `referral_reward:${referredUserId}`;
}

/** A withdrawal sets its amount aside. */
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

/** What was set aside has left the platform. */
export function withdrawalPaid(withdrawalId: string, cents: number): Movement {
  return {
    template: 'withdrawal_paid',
    key: withdrawalEndedKey(withdrawalId),
    postings: [{ from: 'held', to: 'payouts', cents }],
  };
}

/** The request undone: cancelled, rejected or failed. */
export function withdrawalReturned(withdrawalId: string, cents: number): Movement {
  const { postings } = withdrawalRequested(withdrawalId, cents);
  return {
    template: 'withdrawal_returned',
    key: withdrawalEndedKey(withdrawalId),
    postings: reversed(postings),
  };
}

/** Both ends of a withdrawal have one key, so that money which went back is never paid out, nor the other way round. */
export function withdrawalEndedKey(withdrawalId: string): string {
  return `withdrawal_ended:${withdrawalId}`;
}

/** Nothing is ever taken out of the books: what is undone is moved back. */
function reversed(postings: readonly Posting[]): Posting[] {
  return postings.map(({ from, to, cents }) => ({ from: to, to: from, cents }));
}
