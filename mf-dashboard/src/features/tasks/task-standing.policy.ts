import { FREE_TASK_LIMIT, type Completion, type Task } from '@platform/contracts';

/** What can be done with a task now, and if nothing, why. */
export type TaskState = 'open' | 'completed' | 'limit-reached' | 'locked';

/** A task and what holds for it. */
export type TaskStanding = {
  readonly task: Task;
  readonly state: TaskState;
  /** Set once it is completed: when its reward unlocks. */
  readonly completion: Completion | undefined;
};

export type TaskFacts = {
  readonly freeTasks: readonly Task[];
  readonly blueprintTasks: readonly Task[];
  readonly completions: readonly Completion[];
  /** Some blueprint of the member is active; before, only the detections are open. */
  readonly isApproved: boolean;
};

/** The free tasks: two a member, each once (product specification, section 4). */
export function freeTaskStandings({
  freeTasks,
  completions,
  isApproved,
}: Omit<TaskFacts, 'blueprintTasks'>): TaskStanding[] {
  const done = new Map(completions.map((completion) => [completion.taskId, completion]));
  const count = freeTasks.filter((task) => done.has(task.id)).length;
  return freeTasks.map((task) => {
    const completion = done.get(task.id);
    return { task, completion, state: stateOf(task, { completion, count, isApproved }) };
  });
}

/**
 * What the dashboard offers: before any blueprint is approved the detections, afterwards the tasks of the approved
 * blueprints that are not done yet, best paid first (product specification, section 4).
 */
export function openTasksOf(facts: TaskFacts): Task[] {
  const standings = facts.isApproved ? blueprintTaskStandings(facts) : freeTaskStandings(facts);
  return standings.filter(({ state }) => state === 'open').map(({ task }) => task);
}

/** What My Tasks lists: all free tasks, and what is not done of the approved blueprints. What is open comes first. */
export function allTasksOf(facts: TaskFacts): TaskStanding[] {
  const standings = [...blueprintTaskStandings(facts), ...freeTaskStandings(facts)];
  return [
    ...standings.filter(({ state }) => state === 'open'),
    ...standings.filter(({ state }) => state !== 'open'),
  ];
}

function blueprintTaskStandings({ blueprintTasks, completions }: TaskFacts): TaskStanding[] {
  const done = new Set(completions.map(({ taskId }) => taskId));
  return blueprintTasks
    .filter(({ id }) => !done.has(id))
    .toSorted((a, b) => b.reward - a.reward)
    .map((task) => ({ task, state: 'open', completion: undefined }));
}

type Standing = { completion: Completion | undefined; count: number; isApproved: boolean };

function stateOf(task: Task, { completion, count, isApproved }: Standing): TaskState {
  if (completion) return 'completed';
  if (count >= FREE_TASK_LIMIT) return 'limit-reached';
  return isApproved || task.detection !== null ? 'open' : 'locked';
}
