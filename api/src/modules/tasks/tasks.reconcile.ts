/*
 * Proves from the completions themselves: no task twice, the limits of the day and of the free tasks, the counters beside
 * them, and that each completion has exactly its reward in the ledger, locked for its time.
 */
import { DAILY_TASK_LIMIT, EARNINGS_LOCK_DAYS, FREE_TASK_LIMIT } from '@platform/contracts';
import { addDays, utcDay } from '../../platform/clock.ts';
import type { Books, Check } from '../ledger/index.ts';
import type { CompletionRecord, TasksModels } from './tasks.model.ts';
import { counterId } from './tasks.repository.ts';

export function createTasksCheck({ completions, counters }: TasksModels): Check {
  return async (tx, userId, books) => {
    const problems: string[] = [];
    const counts = new Map<string, number>();
    const taskIds = new Set<string>();
    const free = counterId.ofFreeTasks(userId);
    for await (const completion of completions.find({ userId }).session(tx).lean().cursor()) {
      const { isFreeTask, completedAt, taskId } = completion;
      if (taskIds.has(taskId)) problems.push(`Task ${taskId}: was completed twice.`);
      taskIds.add(taskId);
      const ids = [counterId.ofDay(userId, utcDay(completedAt)), ...(isFreeTask ? [free] : [])];
      for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
      problems.push(...compare(completion, books));
    }
    for (const [id, count] of counts) {
      const stored = await counters.findById(id).session(tx).lean();
      if (stored?.count !== count)
        problems.push(`Counter ${id}: ${stored?.count ?? 0}, there are ${count} completions.`);
      const limit = id === free ? FREE_TASK_LIMIT : DAILY_TASK_LIMIT;
      if (count > limit) problems.push(`Counter ${id}: ${count} completions, the limit is ${limit}.`);
    }
    return problems;
  };
}

function compare({ _id, rewardCents, completedAt, availableAt }: CompletionRecord, books: Books): string[] {
  const name = `Completion ${_id.toHexString()}`;
  const reward = books.takeReward(_id);
  if (reward?.cents !== rewardCents)
    return [`${name}: ${rewardCents} cents earned, ${reward?.cents ?? 0} in the ledger.`];
  const [due, said] = [addDays(completedAt, EARNINGS_LOCK_DAYS).toISOString(), availableAt.toISOString()];
  if (said !== due) return [`${name}: available at ${said} and not at ${due}.`];
  const locked = reward.availableAt.toISOString();
  return locked === said ? [] : [`${name}: available at ${said}, the lock says ${locked}.`];
}
