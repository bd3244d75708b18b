/*
 * Proves that each referral that is paid was paid once and in full, and no other one, and nobody for themselves.
 */
import { REFERRAL_REWARD_DOLLARS, centsOf } from '@platform/contracts';
import type { Check } from '../ledger/index.ts';
import type { ReferralsRepository } from './referrals.repository.ts';

export function createReferralsCheck(repository: ReferralsRepository): Check {
  return async (tx, userId, books) => {
    const problems: string[] = [];
    for (const { _id, referredUserId, status } of await repository.ofReferrer(userId, tx)) {
      const name = `Referral ${_id.toHexString()}`;
      const due = status === 'paid' ? centsOf(REFERRAL_REWARD_DOLLARS) : 0;
      const paid = referredUserId ? (books.takeReferral(referredUserId)?.cents ?? 0) : 0;
      if (paid !== due) problems.push(`${name}: is ${status}, ${paid} cents were paid.`);
      if (referredUserId?.equals(userId)) problems.push(`${name}: is of the member themselves.`);
      if ((status === 'pending') !== (referredUserId === null))
        problems.push(`${name}: is ${status} and has ${referredUserId ? 'a' : 'no'} user.`);
    }
    return problems;
  };
}
