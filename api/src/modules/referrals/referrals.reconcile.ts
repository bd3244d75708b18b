/*
 * Invariant: every paid referral was paid once and in full, no other referral was paid, and no member referred
 * themselves.
 */
import { REFERRAL_REWARD_DOLLARS, centsOf } from '@platform/contracts';
import type { Check } from '../ledger/index.ts';
import type { ReferralsRepository } from './referrals.repository.ts';

export function createReferralsCheck(repository: ReferralsRepository): Check {
  return async (tx, userId, entries) => {
    const problems: string[] = [];
    for (const { _id, referredUserId, status } of await repository.findByReferrer(userId, tx)) {
      const label = `Referral ${_id.toHexString()}`;
      const due = status === 'paid' ? centsOf(REFERRAL_REWARD_DOLLARS) : 0;
      const paid = referredUserId ? (entries.takeReferral(referredUserId)?.cents ?? 0) : 0;
      if (paid !== due) problems.push(`${label}: is ${status}, ${paid} cents were paid.`);
      if (referredUserId?.equals(userId)) problems.push(`${label}: the member referred themselves.`);
      if ((status === 'pending') !== (referredUserId === null))
        problems.push(`${label}: is ${status} and has ${referredUserId ? 'a' : 'no'} user.`);
    }
    return problems;
  };
}
