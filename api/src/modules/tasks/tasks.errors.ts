import { DAILY_TASK_LIMIT, FREE_TASK_LIMIT, PAGE_PATHS } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';

export function taskNotFound(): AppError {
  return new AppError('not_found', 'We could not find this task.');
}

export function blueprintNotFound(): AppError {
  return new AppError('not_found', 'We could not find this blueprint.');
}

export function alreadyCompleted(): AppError {
  return new AppError('already_completed', 'You have already completed this task.');
}

export function blueprintNotActive(isFreeTask: boolean): AppError {
  const message = isFreeTask
    ? 'This task opens once your free blueprint is active. Until then, you can complete the Browser and Phone Detection tasks.'
    : 'These tasks open once you own this blueprint and it is active.';
  return new AppError('blueprint_not_active', message);
}

export function freeTaskLimitReached(): AppError {
  return new AppError(
    'free_task_limit_reached',
    `Free task limit reached: you have completed your ${FREE_TASK_LIMIT} free tasks.`,
  );
}

export function dailyLimitReached(resetsAt: Date): AppError {
  const message = `You have reached the daily limit of ${DAILY_TASK_LIMIT} tasks. It resets at midnight UTC.`;
  return new AppError('daily_limit_reached', message, { extensions: { resetsAt: resetsAt.toISOString() } });
}

export function rewardMismatch(): AppError {
  return new AppError('reward_mismatch', 'The reward of this task has changed, so it was not submitted.');
}

export function demoClosed(): AppError {
  return new AppError('demo_closed', 'Demo tasks are closed. What you completed stays yours.');
}

export function workRequired(taskId: string): AppError {
  return new AppError('work_required', 'This task is real work: do it on its page and hand it in.', {
    extensions: { path: PAGE_PATHS.dashboard.work(taskId) },
  });
}

export function budgetUsedUp(): AppError {
  return new AppError(
    'budget_used_up',
    "Today's budget for rewards is used up. New work opens at midnight UTC.",
  );
}

export function evidenceNotAllowed(): AppError {
  const message = 'Only the detection tasks accept evidence';
  return new AppError('invalid_request', message, { details: [{ path: 'evidence', message }] });
}
