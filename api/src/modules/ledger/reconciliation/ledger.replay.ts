/*
 * Rebuilds one member's balance from the journals alone, compares it with the stored balance and locks, and describes
 * every mismatch in plain words.
 */
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import { createLedgerEntries, type LedgerEntries, type ReplayedEntry } from './ledger.entries.ts';
import type {
  AccountCents,
  BalanceRecord,
  JournalRecord,
  LedgerModels,
  LockRecord,
} from '../ledger.model.ts';
import { ZERO_CENTS, netChange, creditedCents, addCents } from '../ledger.policy.ts';
import {
  ACCOUNTS,
  MEMBER_ACCOUNTS,
  rewardUnlockedKey,
  signupBonusKey,
  taskRewardKey,
} from '../ledger.templates.ts';

type Replay = { sequence: number; cents: AccountCents; entries: Map<string, ReplayedEntry> };
type ReportProblem = (problem: string) => void;

/**
 * Replays every journal of a member and compares the result with the stored balance and locks, in the caller's
 * transaction.
 */
export async function replayMember(tx: Tx, userId: Id, { journals, balances, locks }: LedgerModels) {
  const problems: string[] = [];
  const report: ReportProblem = (problem) => void problems.push(problem);
  let replay: Replay = { sequence: 0, cents: ZERO_CENTS, entries: new Map() };
  const balance = await balances.findById(userId).session(tx).orFail().lean();
  for await (const journal of journals.find({ userId }).sort({ sequence: 1 }).session(tx).lean().cursor()) {
    replay = applyJournal(replay, journal, report);
  }
  compareBalance(balance, replay, report);
  const memberLocks = await locks.find({ userId }).session(tx).lean();
  compareLocks(memberLocks, replay, report);
  const unlockTimes = new Map(memberLocks.map(({ _id, availableAt }) => [_id.toHexString(), availableAt]));
  const entries: LedgerEntries = createLedgerEntries(replay.entries, unlockTimes);
  return { journals: replay.sequence, problems, entries };
}

function applyJournal({ entries, ...before }: Replay, journal: JournalRecord, report: ReportProblem): Replay {
  const { key, template, postings, sequence, at, after, userId } = journal;
  const cents = addCents(before.cents, netChange(postings));
  if (sequence !== before.sequence + 1)
    report(`Journal ${key}: sequence ${sequence} follows ${before.sequence}.`);
  if (postings.some((posting) => !Number.isSafeInteger(posting.cents) || posting.cents < 1))
    report(`Journal ${key}: a posting is not a positive whole number of cents.`);
  for (const account of MEMBER_ACCOUNTS) {
    if (cents[account] < 0) report(`Journal ${key}: ${account} falls to ${cents[account]} cents.`);
    if (cents[account] !== after[account])
      report(`Journal ${key}: ${account} is ${cents[account]}, recorded as ${after[account]}.`);
  }
  if (template === 'signup_bonus' && key !== signupBonusKey(userId.toHexString()))
    report(`Journal ${key}: a signup bonus with the wrong key.`);
  entries.set(key, { template, at, cents: postings.reduce((sum, posting) => sum + posting.cents, 0) });
  return { sequence, cents, entries };
}

function compareBalance(
  balance: BalanceRecord,
  { sequence, cents, entries }: Replay,
  report: ReportProblem,
): void {
  const name = `Member ${balance._id.toHexString()}`;
  if (balance.sequence !== sequence)
    report(`${name}: ${balance.sequence} journals counted, ${sequence} found.`);
  for (const account of ACCOUNTS) {
    const stored = balance.cents[account];
    if (stored !== cents[account])
      report(`${name}: ${account} is stored as ${stored}, the journals give ${cents[account]}.`);
  }
  const sum = ACCOUNTS.reduce((total, account) => total + cents[account], 0);
  if (sum !== 0) report(`${name}: the accounts sum to ${sum}, not zero.`);
  if (cents.payouts > creditedCents(cents))
    report(`${name}: ${cents.payouts} paid out, only ${creditedCents(cents)} credited.`);
  const bonuses = [...entries.values()].filter(({ template }) => template === 'signup_bonus').length;
  if (bonuses > 1 || balance.signupBonusClaimed !== (bonuses === 1))
    report(`${name}: ${bonuses} signup bonuses.`);
}

/**
 * Checks that each reward has a lock and that each released lock has exactly one unlock journal, not before it was due.
 */
function compareLocks(locks: readonly LockRecord[], { entries }: Replay, report: ReportProblem): void {
  const rewards = [...entries.values()].filter(({ template }) => template === 'task_reward').length;
  if (rewards !== locks.length) report(`${rewards} rewards have ${locks.length} locks.`);
  for (const { _id, cents, availableAt, released } of locks) {
    const id = _id.toHexString();
    const [reward, unlock] = [entries.get(taskRewardKey(id)), entries.get(rewardUnlockedKey(id))];
    if (reward?.cents !== cents) report(`Lock ${id}: holds ${cents}, the reward is ${reward?.cents ?? 0}.`);
    if (released !== (unlock !== undefined))
      report(`Lock ${id}: stored as ${released ? 'released' : 'active'}, the journals say otherwise.`);
    if (unlock && (unlock.cents !== cents || unlock.at < availableAt))
      report(
        `Lock ${id}: ${unlock.cents} of ${cents} unlocked at ${unlock.at.toISOString()}, due ${availableAt.toISOString()}.`,
      );
  }
}
