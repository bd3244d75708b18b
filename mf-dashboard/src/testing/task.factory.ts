import type { Completion, Task } from '@platform/contracts';

let count = 0;

/** A task, of whatever a test cares about; a free one unless a blueprint is named. */
export function task(facts: Partial<Task> = {}): Task {
  const { blueprintId = null } = facts;
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
    ...facts,
  };
}

/** A completion of a task, still locked. */
export function completion(facts: Partial<Completion> = {}): Completion {
  return {
    id: `completion-${++count}`,
    taskId: 'task-0',
    reward: 10,
    completionDate: '2026-03-01T12:00:00.000Z',
    available: false,
    availableAt: '2026-03-16T12:00:00.000Z',
    daysLeft: 15,
    ...facts,
  };
}
