import { FREE_TASK_LIMIT, type Completion, type Task } from '@platform/contracts';

/**
 * Whether a task can be completed now, and otherwise why not. `limit-reached`: the lifetime limit of free tasks.
 * `done-for-today`: the daily limit; it opens on the next UTC day. `locked`: opens once the verification is approved.
 * `closed`: never opens, because the verification was rejected for good.
 */
export type TaskState = 'open' | 'completed' | 'limit-reached' | 'done-for-today' | 'locked' | 'closed';

/** A task with its state for one member. */
export type TaskAvailability = {
  readonly task: Task;
  readonly state: TaskState;
  /** Set if `state` is `completed`; has the unlock date of the reward. */
  readonly completion: Completion | undefined;
};

export type TaskData = {
  readonly freeTasks: readonly Task[];
  readonly blueprintTasks: readonly Task[];
  readonly completions: readonly Completion[];
  /** Whether any of the member's blueprints is active; before that, only the detection tasks are open. */
  readonly isApproved: boolean;
  readonly isDailyLimitReached: boolean;
  /** Whether the member's identity verification was rejected for good. */
  readonly isFinallyRejected: boolean;
};

/**
 * Returns the free tasks with their state: a member can complete two, each once
 * (docs/specification.md#4-states-and-transitions).
 */
export function evaluateFreeTasks({
  freeTasks,
  completions,
  ...rules
}: Omit<TaskData, 'blueprintTasks'>): TaskAvailability[] {
  const completionsByTaskId = new Map(completions.map((completion) => [completion.taskId, completion]));
  const completedCount = freeTasks.filter((task) => completionsByTaskId.has(task.id)).length;
  return freeTasks.map((task) => {
    const completion = completionsByTaskId.get(task.id);
    return { task, completion, state: getTaskState(task, { completion, completedCount, ...rules }) };
  });
}

/**
 * Lists the tasks that the dashboard offers: the detection tasks before any blueprint is approved, then the uncompleted
 * tasks of the approved blueprints, highest reward first (docs/specification.md#4-states-and-transitions).
 */
export function listOpenTasks(data: TaskData): Task[] {
  return listOfferedTasks(data, 'open');
}

/** Lists the tasks that the dashboard would offer if the daily limit were not reached; none if it is not. */
export function listTasksForTomorrow(data: TaskData): Task[] {
  return listOfferedTasks(data, 'done-for-today');
}

/** Returns whether the member has completed all that is open while the verification is pending. */
export function isDetectionDone({ freeTasks, completions }: TaskData): boolean {
  const completedIds = new Set(completions.map(({ taskId }) => taskId));
  return freeTasks.every(({ id, detection }) => detection === null || completedIds.has(id));
}

function listOfferedTasks(data: TaskData, offeredState: TaskState): Task[] {
  const items = data.isApproved ? evaluateBlueprintTasks(data) : evaluateFreeTasks(data);
  return items.filter(({ state }) => state === offeredState).map(({ task }) => task);
}

/** Lists the tasks of My Tasks: all free tasks and the uncompleted tasks of approved blueprints, open ones first. */
export function listAllTasks(data: TaskData): TaskAvailability[] {
  const items = [...evaluateBlueprintTasks(data), ...evaluateFreeTasks(data)];
  return [...items.filter(({ state }) => state === 'open'), ...items.filter(({ state }) => state !== 'open')];
}

function evaluateBlueprintTasks({
  blueprintTasks,
  completions,
  isDailyLimitReached,
}: TaskData): TaskAvailability[] {
  const state = isDailyLimitReached ? 'done-for-today' : 'open';
  const completedTaskIds = new Set(completions.map(({ taskId }) => taskId));
  return blueprintTasks
    .filter(({ id }) => !completedTaskIds.has(id))
    .toSorted((a, b) => b.reward - a.reward)
    .map((task) => ({ task, state, completion: undefined }));
}

type StateInputs = Pick<TaskData, 'isApproved' | 'isDailyLimitReached' | 'isFinallyRejected'> & {
  completion: Completion | undefined;
  completedCount: number;
};

function getTaskState(task: Task, inputs: StateInputs): TaskState {
  if (inputs.completion) return 'completed';
  if (inputs.completedCount >= FREE_TASK_LIMIT) return 'limit-reached';
  if (inputs.isApproved || task.detection !== null)
    return inputs.isDailyLimitReached ? 'done-for-today' : 'open';
  return inputs.isFinallyRejected ? 'closed' : 'locked';
}
