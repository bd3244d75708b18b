import {
  MINIMUM_BALANCE_DOLLARS,
  type Task,
  type User,
  type UserBlueprint,
  type WorkTask,
} from '@platform/contracts';
import { isFinallyRejected, type Ownership } from '../../features/blueprints/ownership.policy.ts';

/** An action for the member, or something that the member is waiting for. */
export type Step =
  | { readonly kind: 'claim-bonus' }
  /** `rejectionReason`: why the last identity verification was rejected; `null` before the first one. */
  | { readonly kind: 'activate'; readonly rejectionReason: string | null }
  | { readonly kind: 'withdraw' }
  /** `openCount`: how many open tasks pay the same. */
  | { readonly kind: 'task'; readonly task: Task; readonly openCount: number }
  | { readonly kind: 'work'; readonly task: WorkTask }
  /** `waiting`: paid tasks of one blueprint that its test opens. */
  | { readonly kind: 'test'; readonly waiting: readonly [WorkTask, ...WorkTask[]] }
  /** The daily limit is reached, and tasks remain for tomorrow. */
  | { readonly kind: 'done-for-today' }
  /** `approvedAutomaticallyAt`: `null` for never. */
  | { readonly kind: 'review'; readonly since: string; readonly approvedAutomaticallyAt: string | null }
  /** The identity verification was rejected for good. */
  | { readonly kind: 'rejected-finally'; readonly row: UserBlueprint }
  /** Some tasks failed to load, so the next step is unknown. */
  | { readonly kind: 'retry' }
  | { readonly kind: 'all-done' };

type StepInputs = {
  readonly user: Pick<User, 'signupBonusClaimed' | 'balance'>;
  readonly freeOwnership: Ownership;
  readonly openTasks: readonly Task[];
  readonly openWork: readonly WorkTask[];
  /** Paid tasks that open once a test is passed. */
  readonly behindTest: readonly WorkTask[];
  /** Whether tasks remain that open when the daily limit resets. */
  readonly isDoneForToday: boolean;
  /** Whether the tasks of all active blueprints were loaded. */
  readonly isComplete: boolean;
};

/**
 * Lists the member's next step, followed by other open ones. Money that is one click away comes first, then steps that
 * wait for a review and should start early, then withdrawing, then earning.
 */
export function listNextSteps(inputs: StepInputs): readonly [next: Step, ...others: Step[]] {
  const { user, freeOwnership, openTasks, openWork, behindTest, isDoneForToday, isComplete } = inputs;
  const isFinal = isFinallyRejected(freeOwnership);
  const [task] = openTasks;
  const [work] = openWork;
  const steps: Step[] = [];
  if (!user.signupBonusClaimed) steps.push({ kind: 'claim-bonus' });
  if (freeOwnership.status === 'none') steps.push({ kind: 'activate', rejectionReason: null });
  if (freeOwnership.status === 'rejected' && !isFinal)
    steps.push({
      kind: 'activate',
      rejectionReason: freeOwnership.row.reason ?? 'Open the free blueprint to see what to do.',
    });
  if (user.balance >= MINIMUM_BALANCE_DOLLARS) steps.push({ kind: 'withdraw' });
  if (task) {
    const openCount = openTasks.filter(({ reward }) => reward === task.reward).length;
    steps.push({ kind: 'task', task, openCount });
  }
  if (work) steps.push({ kind: 'work', task: work });
  if (isDoneForToday) steps.push({ kind: 'done-for-today' });
  const [firstWaiting, ...othersWaiting] = behindTest;
  if (firstWaiting) {
    const ofSameTest = othersWaiting.filter(({ blueprintId }) => blueprintId === firstWaiting.blueprintId);
    steps.push({ kind: 'test', waiting: [firstWaiting, ...ofSameTest] });
  }
  if (freeOwnership.status === 'pending') {
    const { purchaseDate: since, approvedAutomaticallyAt } = freeOwnership.row;
    steps.push({ kind: 'review', since, approvedAutomaticallyAt });
  }
  if (freeOwnership.status === 'rejected' && isFinal)
    steps.push({ kind: 'rejected-finally', row: freeOwnership.row });
  const [next = { kind: isComplete ? 'all-done' : 'retry' }, ...otherSteps] = steps;
  // The page lists tasks that a click completes separately, so a step about them is shown only as the next step.
  return [next, ...otherSteps.filter(({ kind }) => !TASK_STEPS.includes(kind))];
}

const TASK_STEPS: readonly Step['kind'][] = ['task', 'done-for-today'];
