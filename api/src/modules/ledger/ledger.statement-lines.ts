import { dollarsOf, type LedgerEntry } from '@platform/contracts';
import type { JournalRecord } from './ledger.model.ts';
import { netChange } from './ledger.policy.ts';
import { MEMBER_ACCOUNTS, rewardedCompletionId, type MemberAccount } from './ledger.templates.ts';

/** A journal and one of the accounts it changed, or `null` for a purchase and its return: the source of one entry. */
export type StatementLine = {
  readonly journal: JournalRecord;
  readonly account: MemberAccount | null;
  readonly cents: number;
};

/** Returns the lines of a journal: one per account that it changed, or one for a purchase or its return. */
export function splitByAccount(journal: JournalRecord): StatementLine[] {
  const change = netChange(journal.postings);
  const { template } = journal;
  if (template === 'blueprint_purchase' || template === 'blueprint_returned')
    return [{ journal, account: null, cents: change.receipts }];
  return MEMBER_ACCOUNTS.filter((account) => change[account] !== 0).map((account) => ({
    journal,
    account,
    cents: change[account],
  }));
}

/** @param unlockTimes of the rewards that are still locked, by completion id */
export function presentLine(
  { journal, account, cents }: StatementLine,
  unlockTimes: ReadonlyMap<string, Date>,
): LedgerEntry {
  return {
    id: `${journal._id.toHexString()}-${account ?? 'outside'}`,
    at: journal.at.toISOString(),
    kind: journal.template,
    account,
    amount: dollarsOf(cents),
    availableAt: unlockTimes.get(rewardedCompletionId(journal) ?? '')?.toISOString() ?? null,
    balanceAfter: account && dollarsOf(journal.after[account]),
  };
}
