import {
  centsOf,
  EARNINGS_LOCK_DAYS,
  MINIMUM_BALANCE_DOLLARS,
  type Completion,
  type User,
} from '@platform/contracts';
import { toLocalDay } from '@platform/design-system';

const DAY_MS = 86_400_000;

/** A calendar day of the reader, from today on. */
export type UnlockDay = {
  /** `2026-11-21` */
  readonly day: string;
  /** Dollars that unlock on it. */
  readonly amount: number;
  /** Dollars that are available at its end, of what is earned by now. */
  readonly balance: number;
};

type Account = Pick<User, 'balance' | 'now'>;

/** Returns today and the days of the lock with what unlocks on each; `undefined` if nothing is locked. */
export function listUnlockDays(
  { balance, now }: Account,
  completions: readonly Pick<Completion, 'available' | 'availableAt' | 'reward'>[],
): readonly UnlockDay[] | undefined {
  const today = Date.parse(toLocalDay(now));
  const unlocks = completions
    .filter(({ available }) => !available)
    .map(({ availableAt, reward }) => ({
      index: Math.max(0, (Date.parse(toLocalDay(availableAt)) - today) / DAY_MS),
      cents: centsOf(reward),
    }));
  if (unlocks.length === 0) return undefined;
  const last = Math.max(EARNINGS_LOCK_DAYS, ...unlocks.map(({ index }) => index));
  let balanceCents = centsOf(balance);
  return Array.from({ length: last + 1 }, (_, index) => {
    const onDay = unlocks.filter((unlock) => unlock.index === index);
    const amountCents = onDay.reduce((sum, { cents }) => sum + cents, 0);
    balanceCents += amountCents;
    return {
      day: new Date(today + index * DAY_MS).toISOString().slice(0, 10),
      amount: amountCents / 100,
      balance: balanceCents / 100,
    };
  });
}

/** Returns the index of the day on which there is enough for a withdrawal; `undefined` if there is now, or never is. */
export function findPayoutDay(balance: number, days: readonly UnlockDay[]): number | undefined {
  if (balance >= MINIMUM_BALANCE_DOLLARS) return undefined;
  const index = days.findIndex((day) => day.balance >= MINIMUM_BALANCE_DOLLARS);
  return index === -1 ? undefined : index;
}
