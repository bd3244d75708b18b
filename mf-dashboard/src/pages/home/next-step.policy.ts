import { MINIMUM_BALANCE_DOLLARS, type Task, type User } from '@platform/contracts';
import type { Ownership } from '../../features/blueprints/ownership.policy.ts';

/** An action for the member, or something that the member is waiting for. */
export type Step =
  | { readonly kind: 'claim-bonus' }
  /** `rejectionReason`: why the last identity verification was rejected; `null` before the first one. */
  | { readonly kind: 'activate'; readonly rejectionReason: string | null }
  | { readonly kind: 'withdraw' }
  /** `openCount`: how many tasks are open in total. */
  | { readonly kind: 'task'; readonly task: Task; readonly openCount: number }
  | { readonly kind: 'review'; readonly since: string }
  /** Some tasks failed to load, so the next step is unknown. */
  | { readonly kind: 'retry' }
  | { readonly kind: 'all-done' };

type StepInputs = {
  readonly user: Pick<User, 'signupBonusClaimed' | 'balance'>;
  readonly freeOwnership: Ownership;
  readonly openTasks: readonly Task[];
  /** Whether the tasks of all active blueprints were loaded. */
  readonly isComplete: boolean;
};

/**
 * Lists the member's next step, followed by other open ones. Money that is one click away comes first, then steps that
 * wait for a review and should start early, then withdrawing, then earning.
 */
export function listNextSteps(inputs: StepInputs): readonly [next: Step, ...others: Step[]] {
  const { user, freeOwnership, openTasks, isComplete } = inputs;
  const [task] = openTasks;
  const steps: Step[] = [];
  if (!user.signupBonusClaimed) steps.push({ kind: 'claim-bonus' });
  if (freeOwnership.status === 'none') steps.push({ kind: 'activate', rejectionReason: null });
  if (freeOwnership.status === 'rejected')
    steps.push({
      kind: 'activate',
      rejectionReason: freeOwnership.row.reason ?? 'Open the free blueprint to see what to do.',
    });
  if (user.balance >= MINIMUM_BALANCE_DOLLARS) steps.push({ kind: 'withdraw' });
  if (task) steps.push({ kind: 'task', task, openCount: openTasks.length });
  if (freeOwnership.status === 'pending')
    steps.push({ kind: 'review', since: freeOwnership.row.purchaseDate });
  const [next = { kind: isComplete ? 'all-done' : 'retry' }, ...otherSteps] = steps;
  // The page lists tasks separately, so a task step is shown only as the next step.
  return [next, ...otherSteps.filter(({ kind }) => kind !== 'task')];
}
