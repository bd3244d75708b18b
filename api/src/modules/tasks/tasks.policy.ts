/*
 * Invariant: one completion per user and task; at most `DAILY_TASK_LIMIT` per user and UTC day, and
 * `FREE_TASK_LIMIT` free tasks for life; until a blueprint is active only the two detection tasks are open; the server
 * sets the reward. Pure functions that throw the matching error.
 */
import {
  BLUEPRINTS,
  DAILY_TASK_LIMIT,
  FREE_TASK_LIMIT,
  FREE_TASK_REWARD_DOLLARS,
  centsOf,
} from '@platform/contracts';
import { nextUtcDay } from '../../platform/clock.ts';
import {
  alreadyCompleted,
  blueprintNotActive,
  dailyLimitReached,
  demoClosed,
  freeTaskLimitReached,
  blueprintNotFound,
  rewardMismatch,
  workRequired,
} from './tasks.errors.ts';
import type { TaskRecord } from './tasks.model.ts';

export type Attempt = {
  readonly task: Pick<TaskRecord, '_id' | 'blueprintId' | 'detection' | 'mode'>;
  /** Whether the demo tasks of blueprints can be completed. */
  readonly isDemoOpen: boolean;
  /** The reward the client showed, if the request names one. */
  readonly expectedCents: number | undefined;
  readonly isCompleted: boolean;
  readonly activeBlueprintIds: readonly number[];
  readonly completedToday: number;
  readonly freeTasksCompleted: number;
  readonly now: Date;
};

/**
 * Asserts that a user may complete a task.
 *
 * @throws AppError `work_required`, `reward_mismatch`, `already_completed`, `demo_closed`,
 * `free_task_limit_reached`, `blueprint_not_active`, `daily_limit_reached`
 */
export function assertCanComplete(attempt: Attempt): void {
  const { task, activeBlueprintIds, expectedCents } = attempt;
  const isFreeTask = task.blueprintId === null;
  if (task.mode === 'work') throw workRequired(task._id);
  if (expectedCents !== undefined && expectedCents !== getRewardCents(task)) throw rewardMismatch();
  if (attempt.isCompleted) throw alreadyCompleted();
  // Every account is promised its free tasks, so they stay open.
  if (!isFreeTask && !attempt.isDemoOpen) throw demoClosed();
  // Before the blueprint: its error says when the task opens, which is never once the limit is reached.
  if (isFreeTask && attempt.freeTasksCompleted >= FREE_TASK_LIMIT) throw freeTaskLimitReached();
  if (!isOpen(task, activeBlueprintIds)) throw blueprintNotActive(isFreeTask);
  assertBelowDailyLimit(attempt.completedToday, attempt.now);
}

/** Asserts that a user may complete or hand in another task today. @throws AppError `daily_limit_reached` */
export function assertBelowDailyLimit(completedToday: number, now: Date): void {
  if (completedToday >= DAILY_TASK_LIMIT) throw dailyLimitReached(nextUtcDay(now));
}

/** Asserts that a user may list the tasks of a blueprint. @throws AppError `not_found`, `blueprint_not_active` */
export function assertCanList(blueprintId: number, activeBlueprintIds: readonly number[]): void {
  if (!BLUEPRINTS.some(({ id }) => id === blueprintId)) throw blueprintNotFound();
  if (!activeBlueprintIds.includes(blueprintId)) throw blueprintNotActive(false);
}

/** Returns the reward of a task in cents, from the catalogue or the fixed reward of a free task. */
export function getRewardCents({ blueprintId }: Pick<TaskRecord, 'blueprintId'>): number {
  if (blueprintId === null) return centsOf(FREE_TASK_REWARD_DOLLARS);
  const blueprint = BLUEPRINTS.find(({ id }) => id === blueprintId);
  if (!blueprint) throw new Error(`A task refers to blueprint ${blueprintId}, which does not exist.`);
  return centsOf(blueprint.rewardPerTask);
}

function isOpen({ blueprintId, detection }: Attempt['task'], activeBlueprintIds: readonly number[]): boolean {
  if (blueprintId !== null) return activeBlueprintIds.includes(blueprintId);
  return detection !== null || activeBlueprintIds.length > 0;
}
