import { dollarsOf, type Completion, type Task } from '@platform/contracts';
import { daysUntil } from '../../platform/clock.ts';
import type { CompletionRecord, TaskRecord } from './tasks.model.ts';
import { getRewardCents } from './tasks.policy.ts';

export function presentTask(task: TaskRecord): Task {
  return {
    id: task._id,
    title: task.title,
    description: task.description,
    instructions: task.instructions,
    estimatedTime: task.estimatedMinutes,
    isFreeTask: task.blueprintId === null,
    blueprintId: task.blueprintId,
    reward: dollarsOf(getRewardCents(task)),
    detection: task.detection,
  };
}

/** What a completion says of its task. */
type TaskSummary = Pick<TaskRecord, 'title' | 'blueprintId'>;

/** Presents a completion. The clock alone decides whether its reward is available; no job needs to have run. */
export function presentCompletion(
  completion: Omit<CompletionRecord, 'evidence' | 'submissionId' | 'isReviewed'>,
  { title, blueprintId }: TaskSummary,
  now: Date,
): Completion {
  return {
    id: completion._id.toHexString(),
    taskId: completion.taskId,
    title,
    blueprintId,
    reward: dollarsOf(completion.rewardCents),
    completionDate: completion.completedAt.toISOString(),
    available: completion.availableAt <= now,
    availableAt: completion.availableAt.toISOString(),
    daysLeft: daysUntil(completion.availableAt, now),
  };
}
