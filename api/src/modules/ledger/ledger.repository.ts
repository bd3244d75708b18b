/*
 * Invariant: a journal and the balance it changes are written in one transaction, and no member account falls below
 * zero.
 */
import { rawCollection, insertValidated } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, type Id } from '../../platform/ids.ts';
import type {
  AccountCents,
  BalanceRecord,
  JournalRecord,
  LedgerModels,
  MemberCents,
} from './ledger.model.ts';
import { ZERO_CENTS, netChange, memberCents, addCents, debitedAccounts } from './ledger.policy.ts';
import { ACCOUNTS, type Movement } from './ledger.templates.ts';

export type LedgerRepository = ReturnType<typeof createLedgerRepository>;

export function createLedgerRepository({ journals, balances }: LedgerModels) {
  return {
    async openAccounts(tx: Tx, userId: Id): Promise<void> {
      const balance: BalanceRecord = {
        _id: userId,
        sequence: 0,
        cents: ZERO_CENTS,
        signupBonusClaimed: false,
      };
      await balances.create([balance], { session: tx });
    },

    /** Writes a movement. Writes nothing and returns `undefined` if a member account would fall below zero. */
    async post(tx: Tx, userId: Id, movement: Movement, at: Date): Promise<BalanceRecord | undefined> {
      const change = netChange(movement.postings);
      const sufficientFunds = debitedAccounts(change).map(
        (account) => [`cents.${account}`, { $gte: -change[account] }] as const,
      );
      const changedAccounts = ACCOUNTS.filter((account) => change[account] !== 0);
      const increments = changedAccounts.map((account) => [`cents.${account}`, change[account]] as const);
      const balance = await rawCollection(balances).findOneAndUpdate(
        { _id: userId, ...Object.fromEntries(sufficientFunds) },
        {
          $inc: { ...Object.fromEntries(increments), sequence: 1 },
          ...(movement.template === 'signup_bonus' && { $set: { signupBonusClaimed: true } }),
        },
        { session: tx, returnDocument: 'after' },
      );
      if (!balance) return undefined;
      const { key, template, postings } = movement;
      const journal = {
        _id: newId(),
        key,
        template,
        userId,
        sequence: balance.sequence,
        postings: [...postings],
        at,
        after: memberCents(balance.cents),
      };
      await insertValidated(journals, journal, tx);
      return balance;
    },

    async hasJournal(tx: Tx, key: string): Promise<boolean> {
      return (await journals.exists({ key }).session(tx)) !== null;
    },

    ...createJournalReads(journals),

    /** Sums the accounts of all members and counts their journals, in one aggregation so that both are consistent. */
    async totals(): Promise<{ cents: AccountCents; journals: number }> {
      const sums = ACCOUNTS.map((account) => [account, { $sum: `$cents.${account}` }] as const);
      const [total] = await balances.aggregate<AccountCents & { journals: number }>([
        { $group: { _id: null, journals: { $sum: '$sequence' }, ...Object.fromEntries(sums) } },
      ]);
      return { cents: addCents(ZERO_CENTS, total ?? ZERO_CENTS), journals: total?.journals ?? 0 };
    },

    findBalance: (userId: Id, tx: Tx | null): Promise<BalanceRecord | null> =>
      rawCollection(balances).findOne({ _id: userId }, { session: tx ?? undefined }),
  };
}

/** Reads the journals of a member for statements. */
function createJournalReads(journals: LedgerModels['journals']) {
  return {
    /** Finds a member's journals, newest first, starting at sequence number `upTo` if there is one. */
    findJournals: (userId: Id, upTo: number | undefined, limit: number): Promise<JournalRecord[]> =>
      rawCollection(journals)
        .find({ userId, ...(upTo !== undefined && { sequence: { $lte: upTo } }) })
        .sort({ sequence: -1 })
        .limit(limit)
        .toArray(),

    /**
     * Finds the journals of some templates, newest first. Months are bounded by the daily task limit, so that skipping
     * the other templates costs at most the journals of one month.
     */
    findNewest: (
      filter: { userId: Id; template: object; at?: object },
      position: object | undefined,
      limit: number,
    ): Promise<JournalRecord[]> =>
      rawCollection(journals)
        .find(position ? { $and: [filter, position] } : filter)
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .toArray(),

    /** Returns a member's accounts as they were right before `at`. */
    async findBalanceBefore(userId: Id, at: Date): Promise<MemberCents> {
      const [last] = await rawCollection(journals)
        .find({ userId, at: { $lt: at } }, { projection: { _id: 0, after: 1 } })
        .sort({ at: -1, _id: -1 })
        .limit(1)
        .toArray();
      return last?.after ?? memberCents(ZERO_CENTS);
    },

    findByKeys: (keys: readonly string[]): Promise<JournalRecord[]> =>
      rawCollection(journals)
        .find({ key: { $in: [...keys] } })
        .toArray(),

    /** Finds what the journals of a period moved. */
    findPostings: (userId: Id, at: object): Promise<Pick<JournalRecord, 'template' | 'postings'>[]> =>
      rawCollection(journals)
        .find({ userId, at }, { projection: { _id: 0, template: 1, postings: 1 } })
        .toArray(),
  };
}
