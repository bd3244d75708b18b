/*
 * Invariant: a referral pays what the rule said at the time of the payment, which later changes of the rule leave.
 */
import { centsOf, REFERRAL_REWARDS, ruleAt } from '@platform/contracts';

/** Finds what a referral that is paid at a time pays. */
export function referralCentsAt(paidAt: Date): number {
  return centsOf(ruleAt(REFERRAL_REWARDS, paidAt).dollars);
}
