import { directly, insert } from '../../platform/db/direct.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import type { CompletionRecord, TaskRecord, TasksModels } from './tasks.model.ts';

/** Names of the two kinds of counters. */
export const counterId = {
  ofDay: (userId: Id, day: string): string => `${userId.toHexString()}:${day}`,
  ofFreeTasks: (userId: Id): string => `${userId.toHexString()}:free`,
};

export function createTasksRepository({ tasks, completions, counters }: TasksModels) {
  return {
    /** Brings the tasks up to their seeds; what is there stays as it is or gets the newer words. */
    async seed(seeds: readonly TaskRecord[]): Promise<void> {
      await tasks.bulkWrite(
        seeds.map(({ _id, ...task }) => ({
          updateOne: { filter: { _id }, update: { $set: task }, upsert: true },
        })),
      );
    },

    findTask: (id: string, tx: Tx): Promise<TaskRecord | null> =>
      directly(tasks).findOne({ _id: id }, { session: tx }),

    /** In the order they are offered; `null` for the free ones. */
    tasksOf: (blueprintId: number | null): Promise<TaskRecord[]> =>
      directly(tasks).find({ blueprintId }).sort({ position: 1 }).toArray(),

    completions: createList(completions, {
      newest: { by: 'completedAt', kind: 'time', direction: -1, holds: [['userId']] },
    }),

    completionsOf: (userId: Id): Promise<CompletionRecord[]> =>
      completions.find({ userId }).sort({ completedAt: -1, _id: -1 }).lean(),

    countCompletions: (userId: Id): Promise<number> => completions.countDocuments({ userId }),

    async titlesOf(ids: readonly string[]): Promise<Map<string, string>> {
      const found = await tasks.find({ _id: { $in: ids } }, { title: 1 }).lean();
      return new Map(found.map(({ _id, title }) => [_id, title]));
    },

    async isCompleted(tx: Tx, userId: Id, taskId: string): Promise<boolean> {
      const found = await directly(completions).findOne(
        { userId, taskId },
        { session: tx, projection: { _id: 1 } },
      );
      return found !== null;
    },

    async insert(tx: Tx, completion: CompletionRecord): Promise<void> {
      await insert(completions, completion, tx);
    },

    async countOf(id: string, tx?: Tx): Promise<number> {
      const counter = await directly(counters).findOne({ _id: id }, { session: tx });
      return counter?.count ?? 0;
    },

    /** Two completions at once meet here, whatever tasks they are of: one of them has to look again. */
    async countUp(tx: Tx, id: string): Promise<void> {
      await directly(counters).updateOne({ _id: id }, { $inc: { count: 1 } }, { upsert: true, session: tx });
    },
  };
}
