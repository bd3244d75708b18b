import { dollarsOf, type EventKind, type StatementEvent } from '@platform/contracts';
import type { Auth } from '../modules/auth/index.ts';
import type { Blueprints } from '../modules/blueprints/index.ts';
import { presentCardBalances, type LedgerEvent } from '../modules/ledger/index.ts';
import type { Tasks } from '../modules/tasks/index.ts';
import type { Withdrawals } from '../modules/withdrawals/index.ts';
import { requireId, type Id } from '../platform/ids.ts';

/** The modules that own the records behind the events of a statement. */
type Sources = { auth: Auth; blueprints: Blueprints; tasks: Tasks; withdrawals: Withdrawals };

/** Adds to the events of a statement what they were about, with one query per kind of record. */
export function createPresentEvents({ auth, blueprints, tasks, withdrawals }: Sources) {
  return async (events: readonly LedgerEvent[]): Promise<StatementEvent[]> => {
    const idsOf = (...kinds: EventKind[]): Id[] => {
      const ids = events.filter(({ kind }) => kinds.includes(kind)).map(({ subjectId }) => subjectId);
      return [...new Set(ids)].map(requireId);
    };
    const [completed, paidOut, usernames, purchases] = await Promise.all([
      tasks.findCompletedTasks(idsOf('task_reward', 'reward_unlocked')),
      withdrawals.findOutcomes(idsOf('withdrawal', 'withdrawal_released', 'withdrawal_bounced')),
      auth.usernamesOf(idsOf('referral_reward')),
      blueprints.findPurchases(idsOf('blueprint_purchase', 'blueprint_returned')),
    ]);
    return events.map(({ id, at, kind, subjectId, cents, change, after, availableAt, entries }) => {
      const task = completed.get(subjectId);
      return {
        id,
        at: at.toISOString(),
        kind,
        amount: dollarsOf(cents),
        change: presentCardBalances(change),
        balance: presentCardBalances(after),
        task: task && availableAt ? { ...task, availableAt: availableAt.toISOString() } : null,
        withdrawal: paidOut.get(subjectId) ?? null,
        referral: kind === 'referral_reward' ? { username: usernames.get(subjectId) ?? null } : null,
        purchase: presentPurchase(purchases.get(subjectId)),
        entries: [...entries],
      };
    });
  };
}

function presentPurchase(purchase: PurchaseSummary | undefined): StatementEvent['purchase'] {
  if (!purchase) return null;
  const { blueprintId, name, reference } = purchase;
  return { blueprintId, name, reference };
}

/** What the blueprints module knows about a purchase. */
type PurchaseSummary =
  Awaited<ReturnType<Blueprints['findPurchases']>> extends Map<string, infer Summary> ? Summary : never;
