import { dollarsOf, type User } from '@platform/contracts';
import type { Auth, Person } from './modules/auth/index.ts';
import type { Ledger } from './modules/ledger/index.ts';
import type { Tasks } from './modules/tasks/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Tx } from './platform/db/transaction.ts';
import type { Id } from './platform/ids.ts';

/**
 * The whole answer about a user: the person, the money and the day's tasks belong to three modules. Who has read the
 * person already hands it in.
 */
export type DescribeUser = (userId: Id, tx?: Tx, person?: Person) => Promise<User>;

export function createAccountAnswer(auth: Auth, ledger: Ledger, tasks: Tasks, clock: Clock): DescribeUser {
  return async (userId, tx, known) => {
    const person = known ?? (await auth.describePerson(userId, tx));
    const figuresOf = () => ledger.figuresOf(userId, tx);
    const todayOf = () => tasks.todayOf(userId, tx);
    // A transaction takes one command after the other.
    const [figures, today] = tx
      ? [await figuresOf(), await todayOf()]
      : await Promise.all([figuresOf(), todayOf()]);
    const { availableCents, lockedCents, heldCents, creditedCents, nextUnlock } = figures;
    return {
      ...person,
      signupBonusClaimed: figures.signupBonusClaimed,
      balance: dollarsOf(availableCents),
      lockedBalance: dollarsOf(lockedCents),
      heldBalance: dollarsOf(heldCents),
      totalEarned: dollarsOf(creditedCents),
      totalWithdrawn: dollarsOf(figures.paidOutCents),
      nextUnlock: nextUnlock && { amount: dollarsOf(nextUnlock.cents), at: nextUnlock.at.toISOString() },
      tasksToday: { ...today, resetsAt: today.resetsAt.toISOString() },
      now: clock.now().toISOString(),
    };
  };
}
