/*
 * Invariant: replaying a member's journals in their order from nothing gives the member's balance.
 * Pure rules; no database, no clock.
 */
import { EARNINGS_LOCK_DAYS } from '@platform/contracts';
import { addDays } from '../../platform/clock.ts';
import type { AccountCents, MemberCents } from './ledger.model.ts';
import { ACCOUNTS, MEMBER_ACCOUNTS, type Posting } from './ledger.templates.ts';

export const NO_CENTS: AccountCents = accountCents(() => 0);

/** What a journal adds to each account; below zero where it takes. */
export function changeOf(postings: readonly Posting[]): AccountCents {
  const change = { ...NO_CENTS };
  for (const { from, to, cents } of postings) {
    change[from] -= cents;
    change[to] += cents;
  }
  return change;
}

export function plus(a: AccountCents, b: AccountCents): AccountCents {
  return accountCents((account) => a[account] + b[account]);
}

export function memberCents({ available, locked, held }: AccountCents): MemberCents {
  return { available, locked, held };
}

/** All cents that ever came from the platform: its accounts are below zero by them. */
export function creditedCents({ bonuses, rewards, referrals }: AccountCents): number {
  return -(bonuses + rewards + referrals);
}

/** The accounts that a journal takes from must hold as much. */
export function takenFrom(change: AccountCents): readonly (keyof MemberCents)[] {
  return MEMBER_ACCOUNTS.filter((account) => change[account] < 0);
}

/** The moment from which a reward can be spent. */
export function unlockTime(completedAt: Date): Date {
  return addDays(completedAt, EARNINGS_LOCK_DAYS);
}

function accountCents(centsOf: (account: keyof AccountCents) => number): AccountCents {
  return Object.fromEntries(ACCOUNTS.map((account) => [account, centsOf(account)])) as AccountCents;
}
