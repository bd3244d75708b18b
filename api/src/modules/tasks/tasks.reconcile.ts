/*
 * Proves from the completions themselves: the limits of the day and of the free tasks, the counters beside them, and
 * that each completion has exactly its reward in the ledger.
 */
import { DAILY_TASK_LIMIT, FREE_TASK_LIMIT } from '@platform/contracts';
import { utcDay } from '../../platform/clock.ts';
import type { Books, Check } from '../ledger/index.ts';
import type { CompletionRecord, TasksModels } from './tasks.model.ts';
import { counterId } from './tasks.repository.ts';

export function createTasksCheck({ completions, counters }: TasksModels): Check {
  return async (tx, userId, books) => {
    const problems: string[] = [];
    const counts = new Map<string, number>();
    const free = counterId.ofFreeTasks(userId);
    for await (const completion of completions.find({ userId }).session(tx).lean().cursor()) {
      const { isFreeTask, completedAt } = completion;
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

function compare({ _id, rewardCents, availableAt }: CompletionRecord, books: Books): string[] {
  const name = `Completion ${_id.toHexString()}`;
  const reward = books.takeReward(_id);
  if (reward?.cents !== rewardCents)
    return [`${name}: ${rewardCents} cents earned, ${reward?.cents ?? 0} in the ledger.`];
  if (reward.availableAt.getTime() === availableAt.getTime()) return [];
  return [
    `${name}: available at ${availableAt.toISOString()}, the lock says ${reward.availableAt.toISOString()}.`,
  ];
}
