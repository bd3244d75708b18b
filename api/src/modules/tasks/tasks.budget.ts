import { centsOf } from '@platform/contracts';
import { utcDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { budgetUsedUp } from './tasks.errors.ts';
import { counterIds, type TasksRepository } from './tasks.repository.ts';

/**
 * Limits the rewards that the house funds in a UTC day. Without a budget nothing is counted or written.
 *
 * @param dollars the budget of a day; `undefined` for no limit
 */
export function createHouseBudget(repository: TasksRepository, dollars: number | undefined) {
  const limitCents = dollars === undefined ? undefined : centsOf(dollars);
  return {
    /**
     * Reserves a reward. Returns the day whose budget holds it; `null` without a budget.
     *
     * @throws AppError `budget_used_up`
     */
    async reserve(tx: Tx, cents: number, now: Date): Promise<string | null> {
      if (limitCents === undefined) return null;
      const day = utcDay(now);
      const counter = counterIds.house(day);
      if ((await repository.readCounter(counter, tx)) + cents > limitCents) throw budgetUsedUp();
      await repository.incrementCounter(tx, counter, cents);
      return day;
    },

    /** Returns a reserved reward to the budget of its day. */
    async free(tx: Tx, cents: number, day: string | null): Promise<void> {
      if (day !== null) await repository.incrementCounter(tx, counterIds.house(day), -cents);
    },

    /** Whether the budget of a whole day is enough for a reward. */
    canFund: (cents: number): boolean => limitCents === undefined || cents <= limitCents,

    /** Reads the cents that are left of today's budget. */
    async readLeft(now: Date): Promise<number> {
      if (limitCents === undefined) return Infinity;
      return limitCents - (await repository.readCounter(counterIds.house(utcDay(now))));
    },
  };
}
