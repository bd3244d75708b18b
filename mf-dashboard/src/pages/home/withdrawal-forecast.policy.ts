import {
  centsOf,
  EARNINGS_LOCK_DAYS,
  MINIMUM_BALANCE_DOLLARS,
  type Completion,
  type User,
} from '@platform/contracts';

const DAY_MS = 86_400_000;

/** How many tasks, completed today, bring the available balance to the minimum for a withdrawal, and when. */
export type WithdrawalForecast = { readonly taskCount: number; readonly at: string };

type Account = Pick<User, 'balance' | 'lockedBalance' | 'tasksToday' | 'now'>;

/**
 * Forecasts when the member can withdraw after completing today's tasks at the given reward in dollars. Returns
 * `undefined` if no further task is needed, or if today's tasks are not enough.
 */
export function forecastWithdrawal(
  account: Account,
  reward: number,
  openTaskCount: number,
): WithdrawalForecast | undefined {
  const { balance, lockedBalance, tasksToday, now } = account;
  const missingCents = centsOf(MINIMUM_BALANCE_DOLLARS) - centsOf(balance) - centsOf(lockedBalance);
  if (missingCents <= 0) return undefined;
  const taskCount = Math.ceil(missingCents / centsOf(reward));
  if (taskCount > Math.min(openTaskCount, tasksToday.limit - tasksToday.completed)) return undefined;
  // Rewards that are already locked unlock before today's rewards do.
  return { taskCount, at: new Date(Date.parse(now) + EARNINGS_LOCK_DAYS * DAY_MS).toISOString() };
}

/** Returns when the first reward unlocks, or has; `undefined` before the first task. */
export function findFirstUnlock(
  completions: readonly Completion[],
): { readonly at: string; readonly isDone: boolean } | undefined {
  const [first] = sortByUnlock(completions);
  return first && { at: first.availableAt, isDone: first.available };
}

/**
 * Returns when the rewards that are locked now bring the available balance to the minimum for a withdrawal; `undefined`
 * if they do not suffice.
 */
export function findPayoutDate(balance: number, completions: readonly Completion[]): string | undefined {
  let cents = centsOf(balance);
  for (const { reward, availableAt } of sortByUnlock(completions.filter(({ available }) => !available))) {
    cents += centsOf(reward);
    if (cents >= centsOf(MINIMUM_BALANCE_DOLLARS)) return availableAt;
  }
  return undefined;
}

function sortByUnlock(completions: readonly Completion[]): Completion[] {
  return completions.toSorted((a, b) => a.availableAt.localeCompare(b.availableAt));
}
