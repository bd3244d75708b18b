import type { Completion, Task } from '@platform/contracts';

let count = 0;

/** Creates a task with the given fields; a free task unless `blueprintId` is set. */
export function createTask(fields: Partial<Task> = {}): Task {
  const { blueprintId = null } = fields;
  const number = ++count;
  return {
    id: `task-${number}`,
    title: `Task ${number}`,
    description: 'What the task is about.',
    instructions: 'First this.\nThen that.',
    estimatedTime: 5,
    isFreeTask: blueprintId === null,
    blueprintId,
    reward: 10,
    detection: null,
    ...fields,
  };
}

/** Creates a completion whose reward is still locked. */
export function createCompletion(fields: Partial<Completion> = {}): Completion {
  return {
    id: `completion-${++count}`,
    taskId: 'task-0',
    title: 'A task',
    blueprintId: null,
    reward: 10,
    completionDate: '2026-03-01T12:00:00.000Z',
    available: false,
    availableAt: '2026-03-16T12:00:00.000Z',
    daysLeft: 15,
    ...fields,
  };
}
