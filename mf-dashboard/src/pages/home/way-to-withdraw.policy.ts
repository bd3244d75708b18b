import { centsOf, EARNINGS_LOCK_DAYS, MINIMUM_BALANCE_DOLLARS, type User } from '@platform/contracts';

const DAY_MS = 86_400_000;

/** How many tasks of a reward, done today, take the available balance to what a withdrawal needs, and when. */
export type WayToWithdraw = { readonly tasks: number; readonly at: string };

type Facts = Pick<User, 'balance' | 'lockedBalance' | 'tasksToday' | 'now'>;

/** Nothing where today's tasks are not enough, or where no task is needed any more. */
export function wayToWithdraw(facts: Facts, reward: number, openTasks: number): WayToWithdraw | undefined {
  const { balance, lockedBalance, tasksToday, now } = facts;
  const missing = centsOf(MINIMUM_BALANCE_DOLLARS) - centsOf(balance) - centsOf(lockedBalance);
  if (missing <= 0) return undefined;
  const tasks = Math.ceil(missing / centsOf(reward));
  if (tasks > Math.min(openTasks, tasksToday.limit - tasksToday.completed)) return undefined;
  // All that is locked today is unlocked by the time today's own rewards are.
  return { tasks, at: new Date(Date.parse(now) + EARNINGS_LOCK_DAYS * DAY_MS).toISOString() };
}
