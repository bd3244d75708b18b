import type { User, WorkTask } from '@platform/contracts';
import { WRITABLE_STATES } from '../submissions/submission-state.policy.ts';

/** What a member can work on. */
export type OpenWork = {
  /** What can be continued first, then what can be started. */
  readonly tasks: readonly WorkTask[];
  /** Paid tasks that open once the member has passed the test of their skill. */
  readonly behindTest: readonly WorkTask[];
  /** Whether paid tasks remain that can be started when the daily limit resets. */
  readonly isMoreTomorrow: boolean;
  /** Whether the tasks of all blueprints were loaded. */
  readonly isComplete: boolean;
};

/**
 * Lists the work that is open to a member. A practice that was done is left out, although it can be repeated; at the
 * daily limit, so is all that cannot be handed in today.
 */
export function listOpenWork(
  tasks: readonly WorkTask[],
  { completed, limit }: User['tasksToday'],
): Omit<OpenWork, 'isComplete'> {
  const behindTest = tasks.filter(({ closed }) => closed === 'test_needed');
  const started = tasks.filter(isWritable);
  const notStarted = tasks.filter(canStart);
  if (completed < limit)
    return { tasks: sortWorkTasks([...started, ...notStarted]), behindTest, isMoreTomorrow: false };
  return {
    behindTest,
    tasks: sortWorkTasks(started.filter(canHandInAtLimit)),
    isMoreTomorrow: [...started, ...notStarted].some((task) => !canHandInAtLimit(task)),
  };
}

/** Returns whether a task that could be started otherwise opens when the daily limit resets. */
export function isDoneForToday(task: WorkTask, { completed, limit }: User['tasksToday']): boolean {
  return completed >= limit && canStart(task) && !canHandInAtLimit(task);
}

/** What the member can continue with first, then what can be started, then what waits or is decided. */
export function sortWorkTasks(tasks: readonly WorkTask[], compare: Compare = () => 0): WorkTask[] {
  return tasks.toSorted((a, b) => rank(a) - rank(b) || compare(a, b));
}

type Compare = (a: WorkTask, b: WorkTask) => number;

export const compareTime: Compare = (a, b) => a.estimatedTime - b.estimatedTime;
/** Puts the practice, which is not paid, before the work that it prepares for. */
export const comparePay: Compare = (a, b) =>
  Number(b.isPractice) - Number(a.isPractice) || b.reward - a.reward;

function rank(task: WorkTask): number {
  const { submission, closed } = task;
  if (submission && isWritable(task)) return submission.state === 'revision' ? 0 : 1;
  if (submission === null) return closed === null ? 2 : 3;
  return 4;
}

function isWritable({ submission }: WorkTask): boolean {
  return submission !== null && WRITABLE_STATES.includes(submission.state);
}

function canStart({ submission, closed }: WorkTask): boolean {
  const isFree = submission === null || submission.state === 'returned' || submission.state === 'lapsed';
  return isFree && closed === null;
}

/** Practice does not count toward the day, and a revision has counted with its first hand-in. */
function canHandInAtLimit({ isPractice, submission }: WorkTask): boolean {
  return isPractice || submission?.state === 'revision';
}
