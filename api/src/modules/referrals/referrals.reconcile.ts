/*
 * Invariant: every paid referral was paid once, after reviewed work, and what the rule said at that time; no other
 * referral was paid, none waits that could be paid, and no member referred themselves.
 */
import type { Check } from '../ledger/index.ts';
import type { ReferralRecord } from './referrals.model.ts';
import { referralCentsAt } from './referrals.policy.ts';
import type { ReferralsRepository } from './referrals.repository.ts';
import type { Members } from './referrals.service.ts';

export function createReferralsCheck(
  repository: ReferralsRepository,
  members: Pick<Members, 'getProfile'>,
): Check {
  return async (tx, userId, entries) => {
    const problems: string[] = [];
    for (const referral of await repository.findByReferrer(userId, tx)) {
      const { _id, referredUserId, status, workReviewedAt } = referral;
      const label = `Referral ${_id.toHexString()}`;
      const paid = referredUserId ? (entries.takeReferral(referredUserId)?.cents ?? 0) : 0;
      problems.push(...checkPayment(referral, paid).map((problem) => `${label}: ${problem}`));
      if (status === 'active' && workReviewedAt && referredUserId) {
        const { emailVerified } = await members.getProfile(referredUserId, tx);
        if (emailVerified) problems.push(`${label}: is ${status}, although nothing is missing.`);
      }
      if (referredUserId?.equals(userId)) problems.push(`${label}: the member referred themselves.`);
      if ((status === 'pending') !== (referredUserId === null))
        problems.push(`${label}: is ${status} and has ${referredUserId ? 'a' : 'no'} user.`);
    }
    return problems;
  };
}

function checkPayment(
  { status, workReviewedAt, completedAt, rewardCents }: ReferralRecord,
  paid: number,
): string[] {
  if (status !== 'paid') return paid === 0 && !rewardCents ? [] : [`is ${status}, ${paid} cents were paid.`];
  const due = completedAt ? referralCentsAt(completedAt) : 0;
  return [
    ...(workReviewedAt ? [] : ['was paid without reviewed work.']),
    ...(paid === rewardCents ? [] : [`says ${rewardCents ?? 0} cents, ${paid} were paid.`]),
    ...(rewardCents === due ? [] : [`${rewardCents ?? 0} cents, the rule said ${due}.`]),
  ];
}
