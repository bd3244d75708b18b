import { MINIMUM_BALANCE_DOLLARS, type Task, type User } from '@platform/contracts';
import type { Ownership } from '../../features/blueprints/ownership.policy.ts';

/** What a member can do next, or is waiting for. */
export type Step =
  | { readonly kind: 'claim-bonus' }
  /** `refusal`: why the identity was not accepted the last time. */
  | { readonly kind: 'activate'; readonly refusal: string | null }
  | { readonly kind: 'withdraw' }
  /** `open`: how many tasks are open in all. */
  | { readonly kind: 'task'; readonly task: Task; readonly open: number }
  | { readonly kind: 'review'; readonly since: string }
  /** Some tasks did not come, so that nobody can tell what is next. */
  | { readonly kind: 'retry' }
  | { readonly kind: 'come-back' };

type Facts = {
  readonly user: Pick<User, 'signupBonusClaimed' | 'balance'>;
  readonly free: Ownership;
  readonly openTasks: readonly Task[];
  /** The tasks of all active blueprints have come. */
  readonly isWhole: boolean;
};

/**
 * The one next step first, then what else is open. Money that is one click away comes first; then what must be begun
 * early because somebody has to look at it; then what can be withdrawn, and then what can be earned.
 */
export function stepsOf(facts: Facts): readonly [next: Step, ...open: Step[]] {
  const { user, free, openTasks, isWhole } = facts;
  const [task] = openTasks;
  const steps: Step[] = [];
  if (!user.signupBonusClaimed) steps.push({ kind: 'claim-bonus' });
  if (free.status === 'none') steps.push({ kind: 'activate', refusal: null });
  if (free.status === 'rejected')
    steps.push({ kind: 'activate', refusal: free.row.reason ?? 'Open it to see what to do.' });
  if (user.balance >= MINIMUM_BALANCE_DOLLARS) steps.push({ kind: 'withdraw' });
  if (task) steps.push({ kind: 'task', task, open: openTasks.length });
  if (free.status === 'pending') steps.push({ kind: 'review', since: free.row.purchaseDate });
  const [next = { kind: isWhole ? 'come-back' : 'retry' }, ...others] = steps;
  // The tasks stand in a list of their own: among the open matters they would be said twice.
  return [next, ...others.filter(({ kind }) => kind !== 'task')];
}
