/*
 * Verifies from the completions themselves that no task was completed twice, that the daily and free task limits hold,
 * that the counters match, and that the ledger has exactly one reward per completion with the right amount and lock
 * time.
 */
import { DAILY_TASK_LIMIT, EARNINGS_LOCK_DAYS, FREE_TASK_LIMIT } from '@platform/contracts';
import { addDays, utcDay } from '../../platform/clock.ts';
import type { LedgerEntries, Check } from '../ledger/index.ts';
import type { CompletionRecord, TasksModels } from './tasks.model.ts';
import { counterIds } from './tasks.repository.ts';

export function createTasksCheck({ completions, counters }: TasksModels): Check {
  return async (tx, userId, entries) => {
    const problems: string[] = [];
    const counts = new Map<string, number>();
    const taskIds = new Set<string>();
    const freeTaskCounter = counterIds.freeTasks(userId);
    for await (const completion of completions.find({ userId }).session(tx).lean().cursor()) {
      const { isFreeTask, completedAt, taskId } = completion;
      if (taskIds.has(taskId)) problems.push(`Task ${taskId}: completed twice.`);
      taskIds.add(taskId);
      const ids = [counterIds.daily(userId, utcDay(completedAt)), ...(isFreeTask ? [freeTaskCounter] : [])];
      for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
      problems.push(...compareWithLedger(completion, entries));
    }
    for (const [id, count] of counts) {
      const stored = await counters.findById(id).session(tx).lean();
      if (stored?.count !== count)
        problems.push(`Counter ${id}: ${stored?.count ?? 0}, but there are ${count} completions.`);
      const limit = id === freeTaskCounter ? FREE_TASK_LIMIT : DAILY_TASK_LIMIT;
      if (count > limit) problems.push(`Counter ${id}: ${count} completions, the limit is ${limit}.`);
    }
    return problems;
  };
}

function compareWithLedger(
  { _id, rewardCents, completedAt, availableAt }: CompletionRecord,
  entries: LedgerEntries,
): string[] {
  const name = `Completion ${_id.toHexString()}`;
  const reward = entries.takeReward(_id);
  if (reward?.cents !== rewardCents)
    return [`${name}: ${rewardCents} cents earned, ${reward?.cents ?? 0} in the ledger.`];
  const expectedTime = addDays(completedAt, EARNINGS_LOCK_DAYS).toISOString();
  const storedTime = availableAt.toISOString();
  if (storedTime !== expectedTime) return [`${name}: available at ${storedTime} instead of ${expectedTime}.`];
  const lockTime = reward.availableAt.toISOString();
  return lockTime === storedTime ? [] : [`${name}: available at ${storedTime}, the lock says ${lockTime}.`];
}
