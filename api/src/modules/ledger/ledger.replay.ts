/*
 * Proves one member's balance and locks from the journals alone, and says in plain words where they do not hold.
 */
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createBooks, type Books, type Entry } from './ledger.books.ts';
import type { AccountCents, BalanceRecord, JournalRecord, LedgerModels, LockRecord } from './ledger.model.ts';
import { NO_CENTS, changeOf, creditedCents, plus } from './ledger.policy.ts';
import {
  ACCOUNTS,
  MEMBER_ACCOUNTS,
  rewardUnlockedKey,
  signupBonusKey,
  taskRewardKey,
} from './ledger.templates.ts';

type Replay = { sequence: number; cents: AccountCents; entries: Map<string, Entry> };
type Note = (problem: string) => void;

/** Replays every journal of a member against the stored balance and locks, in the reader's transaction. */
export async function replayMember(tx: Tx, userId: Id, { journals, balances, locks }: LedgerModels) {
  const problems: string[] = [];
  const note: Note = (problem) => void problems.push(problem);
  let replay: Replay = { sequence: 0, cents: NO_CENTS, entries: new Map() };
  const balance = await balances.findById(userId).session(tx).orFail().lean();
  for await (const journal of journals.find({ userId }).sort({ sequence: 1 }).session(tx).lean().cursor()) {
    replay = replayed(replay, journal, note);
  }
  compareBalance(balance, replay, note);
  const ownLocks = await locks.find({ userId }).session(tx).lean();
  compareLocks(ownLocks, replay, note);
  const unlockTimes = new Map(ownLocks.map(({ _id, availableAt }) => [_id.toHexString(), availableAt]));
  const books: Books = createBooks(replay.entries, unlockTimes);
  return { journals: replay.sequence, problems, books };
}

function replayed({ entries, ...before }: Replay, journal: JournalRecord, note: Note): Replay {
  const { key, template, postings, sequence, at, after, userId } = journal;
  const cents = plus(before.cents, changeOf(postings));
  if (sequence !== before.sequence + 1)
    note(`Journal ${key}: number ${sequence} follows ${before.sequence}.`);
  if (postings.some((posting) => !Number.isSafeInteger(posting.cents) || posting.cents < 1))
    note(`Journal ${key}: moves no positive whole cents.`);
  for (const account of MEMBER_ACCOUNTS) {
    if (cents[account] < 0) note(`Journal ${key}: ${account} falls to ${cents[account]}.`);
    if (cents[account] !== after[account])
      note(`Journal ${key}: ${account} is ${cents[account]}, written down as ${after[account]}.`);
  }
  if (template === 'signup_bonus' && key !== signupBonusKey(userId.toHexString()))
    note(`Journal ${key}: a bonus under another key.`);
  entries.set(key, { template, at, cents: postings.reduce((sum, posting) => sum + posting.cents, 0) });
  return { sequence, cents, entries };
}

function compareBalance(balance: BalanceRecord, { sequence, cents, entries }: Replay, note: Note): void {
  const name = `Member ${balance._id.toHexString()}`;
  if (balance.sequence !== sequence)
    note(`${name}: counts ${balance.sequence} journals, there are ${sequence}.`);
  for (const account of ACCOUNTS) {
    if (balance.cents[account] !== cents[account])
      note(
        `${name}: ${account} is stored as ${balance.cents[account]}, the journals give ${cents[account]}.`,
      );
  }
  const sum = ACCOUNTS.reduce((total, account) => total + cents[account], 0);
  if (sum !== 0) note(`${name}: all accounts together are ${sum} and not zero.`);
  if (cents.payouts > creditedCents(cents))
    note(`${name}: ${cents.payouts} paid out of ${creditedCents(cents)} credited.`);
  const bonuses = [...entries.values()].filter(({ template }) => template === 'signup_bonus').length;
  if (bonuses > 1 || balance.signupBonusClaimed !== (bonuses === 1))
    note(`${name}: ${bonuses} signup bonuses.`);
}

/** Each reward has its lock, and each lock ended by one journal, not before its time. */
function compareLocks(locks: readonly LockRecord[], { entries }: Replay, note: Note): void {
  const rewards = [...entries.values()].filter(({ template }) => template === 'task_reward').length;
  if (rewards !== locks.length) note(`${rewards} rewards have ${locks.length} locks.`);
  for (const { _id, cents, availableAt, released } of locks) {
    const id = _id.toHexString();
    const [reward, unlock] = [entries.get(taskRewardKey(id)), entries.get(rewardUnlockedKey(id))];
    if (reward?.cents !== cents) note(`Lock ${id}: holds ${cents}, the reward is ${reward?.cents ?? 0}.`);
    if (released !== (unlock !== undefined))
      note(`Lock ${id}: is ${released ? 'ended' : 'open'}, the journals say otherwise.`);
    if (unlock && (unlock.cents !== cents || unlock.at < availableAt))
      note(
        `Lock ${id}: ${unlock.cents} of ${cents} unlocked at ${unlock.at.toISOString()}, due ${availableAt.toISOString()}.`,
      );
  }
}
