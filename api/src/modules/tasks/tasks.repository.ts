import { rawCollection, insertValidated } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import type { CompletionRecord, TaskRecord, TasksModels } from './tasks.model.ts';

/** Builds the ids of the counters. */
export const counterIds = {
  daily: (userId: Id, day: string): string => `${userId.toHexString()}:${day}`,
  freeTasks: (userId: Id): string => `${userId.toHexString()}:free`,
  starts: (userId: Id): string => `${userId.toHexString()}:starts`,
  orders: (blueprintId: number): string => `orders:${blueprintId}`,
  house: (day: string): string => `house:${day}`,
};

export type TasksRepository = ReturnType<typeof createTasksRepository>;

export function createTasksRepository({ tasks, completions, counters }: TasksModels) {
  return {
    /** Inserts missing tasks and updates existing ones to the texts of their seeds. */
    async seed(seeds: readonly TaskRecord[]): Promise<void> {
      await tasks.bulkWrite(
        seeds.map(({ _id, ...task }) => ({
          updateOne: { filter: { _id }, update: { $set: task }, upsert: true },
        })),
      );
    },

    findTask: (id: string, tx?: Tx): Promise<TaskRecord | null> =>
      rawCollection(tasks).findOne({ _id: id }, { session: tx }),

    /** Finds the demo tasks of a blueprint, or the free tasks for `null`, sorted by position. */
    findDemoTasks: (blueprintId: number | null): Promise<TaskRecord[]> =>
      rawCollection(tasks)
        .find({ blueprintId, mode: { $ne: 'work' } })
        .sort({ position: 1 })
        .toArray(),

    /** Finds the ids of the tasks of blueprints, and whether they are work. */
    findTaskModes: (
      blueprintIds: readonly number[],
      tx?: Tx,
    ): Promise<Pick<TaskRecord, '_id' | 'blueprintId' | 'mode'>[]> =>
      rawCollection(tasks)
        .find(
          { blueprintId: { $in: [...blueprintIds] } },
          { session: tx, projection: { blueprintId: 1, mode: 1 } },
        )
        .toArray(),

    /** Finds the work tasks of a blueprint, sorted by position. */
    findWorkTasks: (blueprintId: number): Promise<TaskRecord[]> =>
      rawCollection(tasks).find({ blueprintId, mode: 'work' }).sort({ position: 1 }).toArray(),

    /** Finds all work tasks, by blueprint and position. */
    findAllWorkTasks: (): Promise<TaskRecord[]> =>
      rawCollection(tasks).find({ mode: 'work' }).sort({ blueprintId: 1, position: 1 }).toArray(),

    ...createCompletionReads(completions),

    findTasksByIds: (ids: readonly string[]): Promise<TaskRecord[]> =>
      rawCollection(tasks)
        .find({ _id: { $in: [...ids] } })
        .toArray(),

    async isCompleted(tx: Tx, userId: Id, taskId: string): Promise<boolean> {
      const completion = await rawCollection(completions).findOne(
        { userId, taskId },
        { session: tx, projection: { _id: 1 } },
      );
      return completion !== null;
    },

    async insert(tx: Tx, completion: CompletionRecord): Promise<void> {
      await insertValidated(completions, completion, tx);
    },

    async readCounter(id: string, tx?: Tx): Promise<number> {
      const counter = await rawCollection(counters).findOne({ _id: id }, { session: tx });
      return counter?.count ?? 0;
    },

    /**
     * Raises a counter. Concurrent completions of a user conflict on it even if their tasks differ, so one of the
     * transactions is retried and sees the new count.
     */
    async incrementCounter(tx: Tx, id: string, by = 1): Promise<void> {
      await rawCollection(counters).updateOne(
        { _id: id },
        { $inc: { count: by } },
        { upsert: true, session: tx },
      );
    },
  };
}

function createCompletionReads(completions: TasksModels['completions']) {
  return {
    completions: createList(completions, {
      newest: { by: 'completedAt', kind: 'time', direction: -1, equalityPrefixes: [['userId']] },
    }),

    findCompletions: (userId: Id): Promise<CompletionRecord[]> =>
      completions.find({ userId }).sort({ completedAt: -1, _id: -1 }).lean(),

    findCompletedTaskIds: (userId: Id, tx?: Tx): Promise<string[]> =>
      rawCollection(completions).distinct('taskId', { userId }, { session: tx }),

    findCompletionsByIds: (ids: readonly Id[], tx?: Tx): Promise<CompletionRecord[]> =>
      rawCollection(completions)
        .find({ _id: { $in: ids } }, { session: tx })
        .toArray(),

    countCompletions: (userId: Id): Promise<number> => completions.countDocuments({ userId }),

    /**
     * Sums the cents that each member earned by approved work that was handed in from a time, inclusive, to another.
     */
    async sumWorkByMember(from: Date, to: Date): Promise<number[]> {
      const sums = await completions.aggregate<{ cents: number }>([
        { $match: { submissionId: { $type: 'objectId' }, completedAt: { $gte: from, $lte: to } } },
        { $group: { _id: '$userId', cents: { $sum: '$rewardCents' } } },
      ]);
      return sums.map(({ cents }) => cents);
    },

    /** Counts the tasks that a user completed from a time, inclusive, to another one. */
    countCompletionsBetween: (userId: Id, from: Date, to: Date): Promise<number> =>
      completions.countDocuments({ userId, completedAt: { $gte: from, $lt: to } }),
  };
}
