import { dollarsOf, type User } from '@platform/contracts';
import type { Auth, UserProfile } from './modules/auth/index.ts';
import type { Ledger } from './modules/ledger/index.ts';
import type { Tasks } from './modules/tasks/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Tx } from './platform/db/transaction.ts';
import type { Id } from './platform/ids.ts';

/**
 * Builds the `User` response from the three modules that own its parts: auth (profile), ledger (money) and tasks
 * (today's count). A caller that has already read the profile passes it in to save a query.
 */
export type DescribeUser = (userId: Id, tx?: Tx, profile?: UserProfile) => Promise<User>;

export function createDescribeUser(auth: Auth, ledger: Ledger, tasks: Tasks, clock: Clock): DescribeUser {
  return async (userId, tx, knownProfile) => {
    const profile = knownProfile ?? (await auth.getProfile(userId, tx));
    const readSummary = () => ledger.getBalanceSummary(userId, tx);
    const readToday = () => tasks.getDailyProgress(userId, tx);
    // MongoDB sessions do not support parallel operations within one transaction.
    const [summary, today] = tx
      ? [await readSummary(), await readToday()]
      : await Promise.all([readSummary(), readToday()]);
    const { availableCents, lockedCents, heldCents, creditedCents, nextUnlock } = summary;
    return {
      ...profile,
      signupBonusClaimed: summary.signupBonusClaimed,
      balance: dollarsOf(availableCents),
      lockedBalance: dollarsOf(lockedCents),
      heldBalance: dollarsOf(heldCents),
      totalEarned: dollarsOf(creditedCents),
      totalWithdrawn: dollarsOf(summary.paidOutCents),
      nextUnlock: nextUnlock && { amount: dollarsOf(nextUnlock.cents), at: nextUnlock.at.toISOString() },
      tasksToday: { ...today, resetsAt: today.resetsAt.toISOString() },
      now: clock.now().toISOString(),
    };
  };
}
