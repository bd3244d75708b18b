import { DAILY_TASK_LIMIT, FREE_TASK_LIMIT } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';

export function noSuchTask(): AppError {
  return new AppError('not_found', 'There is no such task.');
}

export function noSuchBlueprint(): AppError {
  return new AppError('not_found', 'There is no such blueprint.');
}

export function alreadyCompleted(): AppError {
  return new AppError('already_completed', 'You have already completed this task.');
}

export function blueprintNotActive(isFreeTask: boolean): AppError {
  const what = isFreeTask
    ? 'This task opens when your free blueprint is active. Until then the Browser and Phone Detection tasks are open.'
    : 'These tasks open when the blueprint is yours and active.';
  return new AppError('blueprint_not_active', what);
}

export function freeTaskLimitReached(): AppError {
  return new AppError(
    'free_task_limit_reached',
    `Free task limit reached: you have completed your ${FREE_TASK_LIMIT} free tasks.`,
  );
}

export function dailyLimitReached(resetsAt: Date): AppError {
  const message = `You have completed ${DAILY_TASK_LIMIT} tasks today, the daily limit. The count starts again at midnight UTC.`;
  return new AppError('daily_limit_reached', message, { facts: { resetsAt: resetsAt.toISOString() } });
}

export function rewardMismatch(): AppError {
  return new AppError(
    'reward_mismatch',
    'The reward of this task is another one. Nothing was booked; please reload the page.',
  );
}

export function evidenceNotTaken(): AppError {
  const message = 'Only the detection tasks take evidence';
  return new AppError('invalid_request', message, { details: [{ path: 'evidence', message }] });
}
