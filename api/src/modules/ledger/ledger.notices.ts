import { dollarsOf, SIGNUP_BONUS_DOLLARS } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';
import type { Announcement } from '../notices/index.ts';

/** Announces that locked rewards became available. */
export function rewardsUnlockedNotice(userId: Id, cents: number): Announcement {
  return announceReward(userId, `$${dollarsOf(cents).toFixed(2)} of your rewards became available`);
}

/** Announces the signup bonus. */
export function signupBonusNotice(userId: Id): Announcement {
  return announceReward(userId, `Your signup bonus of $${SIGNUP_BONUS_DOLLARS.toFixed(2)} was credited`);
}

function announceReward(userId: Id, text: string): Announcement {
  return { userId, kind: 'available_rewards', text, path: '/dashboard' };
}
