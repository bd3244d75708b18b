import { FREE_TASK_LIMIT, type Completion, type Task } from '@platform/contracts';

/** Whether a task can be completed now, and otherwise why not. */
export type TaskState = 'open' | 'completed' | 'limit-reached' | 'locked';

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
};

/**
 * Returns the free tasks with their state: a member can complete two, each once
 * (docs/specification.md#4-states-and-transitions).
 */
export function evaluateFreeTasks({
  freeTasks,
  completions,
  isApproved,
}: Omit<TaskData, 'blueprintTasks'>): TaskAvailability[] {
  const completionsByTaskId = new Map(completions.map((completion) => [completion.taskId, completion]));
  const completedCount = freeTasks.filter((task) => completionsByTaskId.has(task.id)).length;
  return freeTasks.map((task) => {
    const completion = completionsByTaskId.get(task.id);
    return { task, completion, state: getTaskState(task, { completion, completedCount, isApproved }) };
  });
}

/**
 * Lists the tasks that the dashboard offers: the detection tasks before any blueprint is approved, then the uncompleted
 * tasks of the approved blueprints, highest reward first (docs/specification.md#4-states-and-transitions).
 */
export function listOpenTasks(data: TaskData): Task[] {
  const items = data.isApproved ? evaluateBlueprintTasks(data) : evaluateFreeTasks(data);
  return items.filter(({ state }) => state === 'open').map(({ task }) => task);
}

/** Lists the tasks of My Tasks: all free tasks and the uncompleted tasks of approved blueprints, open ones first. */
export function listAllTasks(data: TaskData): TaskAvailability[] {
  const items = [...evaluateBlueprintTasks(data), ...evaluateFreeTasks(data)];
  return [...items.filter(({ state }) => state === 'open'), ...items.filter(({ state }) => state !== 'open')];
}

function evaluateBlueprintTasks({ blueprintTasks, completions }: TaskData): TaskAvailability[] {
  const completedTaskIds = new Set(completions.map(({ taskId }) => taskId));
  return blueprintTasks
    .filter(({ id }) => !completedTaskIds.has(id))
    .toSorted((a, b) => b.reward - a.reward)
    .map((task) => ({ task, state: 'open', completion: undefined }));
}

type StateInputs = { completion: Completion | undefined; completedCount: number; isApproved: boolean };

function getTaskState(task: Task, { completion, completedCount, isApproved }: StateInputs): TaskState {
  if (completion) return 'completed';
  if (completedCount >= FREE_TASK_LIMIT) return 'limit-reached';
  return isApproved || task.detection !== null ? 'open' : 'locked';
}
