/*
 * Invariant: replaying a member's journals in order, starting from zero, yields the member's balance.
 * Pure functions: no database, no clock.
 */
import { EARNINGS_LOCKS, ruleAt } from '@platform/contracts';
import { addDays } from '../../platform/clock.ts';
import type { AccountCents, MemberCents } from './ledger.model.ts';
import { ACCOUNTS, MEMBER_ACCOUNTS, type Posting } from './ledger.templates.ts';

export const ZERO_CENTS: AccountCents = accountCents(() => 0);

/** Sums the postings of a journal per account, in cents; negative for an account that is debited. */
export function netChange(postings: readonly Posting[]): AccountCents {
  const change = { ...ZERO_CENTS };
  for (const { from, to, cents } of postings) {
    change[from] -= cents;
    change[to] += cents;
  }
  return change;
}

export function addCents(a: AccountCents, b: AccountCents): AccountCents {
  return accountCents((account) => a[account] + b[account]);
}

export function memberCents({ available, locked, held }: AccountCents): MemberCents {
  return { available, locked, held };
}

/** Sums every cent ever credited to the member. The platform's accounts fund these credits, so they are negative. */
export function creditedCents({ bonuses, rewards, referrals }: AccountCents): number {
  return -(bonuses + rewards + referrals);
}

/** Lists the member accounts a journal debits; each must hold at least that amount. */
export function debitedAccounts(change: AccountCents): readonly (keyof MemberCents)[] {
  return MEMBER_ACCOUNTS.filter((account) => change[account] < 0);
}

/** Finds for how many days the reward of a completion is locked: by the rule at its time, not by today's. */
export function lockDaysAt(completedAt: Date): number {
  return ruleAt(EARNINGS_LOCKS, completedAt).days;
}

/** Calculates when the reward of a completion becomes available. */
export function unlockTime(completedAt: Date): Date {
  return addDays(completedAt, lockDaysAt(completedAt));
}

function accountCents(getCents: (account: keyof AccountCents) => number): AccountCents {
  return Object.fromEntries(ACCOUNTS.map((account) => [account, getCents(account)])) as AccountCents;
}
