/*
 * Invariant: a journal and the balance it changes are written in one transaction, and no account of a member falls
 * below zero.
 */
import { directly, insert } from '../../platform/db/direct.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, type Id } from '../../platform/ids.ts';
import type { AccountCents, BalanceRecord, JournalRecord, LedgerModels } from './ledger.model.ts';
import { NO_CENTS, changeOf, memberCents, plus, takenFrom } from './ledger.policy.ts';
import { ACCOUNTS, type Movement } from './ledger.templates.ts';

export type LedgerRepository = ReturnType<typeof createLedgerRepository>;

export function createLedgerRepository({ journals, balances }: LedgerModels) {
  return {
    async openAccounts(tx: Tx, userId: Id): Promise<void> {
      const balance: BalanceRecord = { _id: userId, sequence: 0, cents: NO_CENTS, signupBonusClaimed: false };
      await balances.create([balance], { session: tx });
    },

    /** Writes a movement. Returns nothing, and has written nothing, when an account would fall below zero. */
    async post(tx: Tx, userId: Id, movement: Movement, at: Date): Promise<BalanceRecord | undefined> {
      const change = changeOf(movement.postings);
      const enough = takenFrom(change).map(
        (account) => [`cents.${account}`, { $gte: -change[account] }] as const,
      );
      const moved = ACCOUNTS.filter((account) => change[account] !== 0);
      const added = moved.map((account) => [`cents.${account}`, change[account]] as const);
      const balance = await directly(balances).findOneAndUpdate(
        { _id: userId, ...Object.fromEntries(enough) },
        {
          $inc: { ...Object.fromEntries(added), sequence: 1 },
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
      await insert(journals, journal, tx);
      return balance;
    },

    async hasHappened(tx: Tx, key: string): Promise<boolean> {
      return (await journals.exists({ key }).session(tx)) !== null;
    },

    /** A member's journals from a number down, the newest first. */
    journalsOf: (userId: Id, upTo: number | undefined, limit: number): Promise<JournalRecord[]> =>
      directly(journals)
        .find({ userId, ...(upTo !== undefined && { sequence: { $lte: upTo } }) })
        .sort({ sequence: -1 })
        .limit(limit)
        .toArray(),

    /** The sums of all members' accounts, and how many journals they come from; all at one moment. */
    async totals(): Promise<{ cents: AccountCents; journals: number }> {
      const sums = ACCOUNTS.map((account) => [account, { $sum: `$cents.${account}` }] as const);
      const [total] = await balances.aggregate<AccountCents & { journals: number }>([
        { $group: { _id: null, journals: { $sum: '$sequence' }, ...Object.fromEntries(sums) } },
      ]);
      return { cents: plus(NO_CENTS, total ?? NO_CENTS), journals: total?.journals ?? 0 };
    },

    balanceOf: (userId: Id, tx: Tx | null): Promise<BalanceRecord | null> =>
      directly(balances).findOne({ _id: userId }, { session: tx ?? undefined }),
  };
}
