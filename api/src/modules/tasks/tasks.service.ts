import {
  DAILY_TASK_LIMIT,
  centsOf,
  type Completion,
  type CompleteTaskBody,
  type Task,
  type UserCompletion,
} from '@platform/contracts';
import { nextUtcDay, utcDay, type Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, type Id } from '../../platform/ids.ts';
import { mapPage, type Page, type PageQuery } from '../../platform/lists/page.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { evidenceNotTaken, noSuchTask } from './tasks.errors.ts';
import type { TasksModels } from './tasks.model.ts';
import { mayComplete, mayList, rewardCentsOf } from './tasks.policy.ts';
import { presentCompletion, presentInStory, presentTask } from './tasks.presenter.ts';
import { counterId, createTasksRepository } from './tasks.repository.ts';
import { SEEDED_TASKS } from './seeds/index.ts';

/** The completions of the current UTC day. */
type Today = { readonly completed: number; readonly limit: number; readonly resetsAt: Date };

export type TasksService = {
  seed(): Promise<void>;
  freeTasks(): Promise<Task[]>;
  /** The tasks of a blueprint that the user owns. @throws AppError `not_found`, `blueprint_not_active` */
  tasksOf(userId: Id, blueprintId: number): Promise<Task[]>;
  completionsOf(userId: Id): Promise<Completion[]>;
  /** Page by page with the titles of the tasks, for administrators; the newest first. */
  storyOf(userId: Id, query: PageQuery): Promise<Page<UserCompletion>>;
  countOf(userId: Id): Promise<number>;
  /** @throws AppError `not_found`, and as `mayComplete` */
  complete(tx: Tx, userId: Id, body: CompleteTaskBody): Promise<Completion>;
  todayOf(userId: Id, tx?: Tx): Promise<Today>;
};

export function createTasksService(
  models: TasksModels,
  ledger: Ledger,
  blueprints: Blueprints,
  clock: Clock,
): TasksService {
  const repository = createTasksRepository(models);
  return {
    seed: () => repository.seed(SEEDED_TASKS),
    freeTasks: async () => (await repository.tasksOf(null)).map(presentTask),

    async tasksOf(userId, blueprintId) {
      const reads = [blueprints.activeIds(userId), repository.tasksOf(blueprintId)] as const;
      const [activeIds, found] = await Promise.all(reads);
      mayList(blueprintId, activeIds);
      return found.map(presentTask);
    },

    completionsOf: async (userId) => {
      const now = clock.now();
      return (await repository.completionsOf(userId)).map((completion) => presentCompletion(completion, now));
    },

    storyOf: async (userId, query) =>
      mapPage(await repository.completions.page(query, { userId }), async (completions) => {
        const now = clock.now();
        const titles = await repository.titlesOf(completions.map(({ taskId }) => taskId));
        return completions.map((completion) => presentInStory(completion, titles, now));
      }),

    countOf: (userId) => repository.countCompletions(userId),

    async complete(tx, userId, { taskId, reward, evidence }) {
      const now = clock.now();
      const task = await repository.findTask(taskId, tx);
      if (!task) throw noSuchTask();
      if (evidence && !task.detection) throw evidenceNotTaken();
      const isFreeTask = task.blueprintId === null;
      const [day, free] = [counterId.ofDay(userId, utcDay(now)), counterId.ofFreeTasks(userId)];
      mayComplete({
        task,
        expectedCents: reward === undefined ? undefined : centsOf(reward),
        isCompleted: await repository.isCompleted(tx, userId, taskId),
        activeBlueprintIds: await blueprints.activeIds(userId, tx),
        completedToday: await repository.countOf(day, tx),
        freeTasksCompleted: await repository.countOf(free, tx),
        now,
      });
      await repository.countUp(tx, day);
      if (isFreeTask) await repository.countUp(tx, free);
      const completionId = newId();
      const cents = rewardCentsOf(task);
      const availableAt = await ledger.creditReward(tx, { completionId, userId, cents, at: now });
      const completion = {
        _id: completionId,
        userId,
        taskId,
        isFreeTask,
        rewardCents: cents,
        completedAt: now,
        availableAt,
      };
      await repository.insert(tx, { ...completion, evidence: evidence ?? null });
      return presentCompletion(completion, now);
    },

    async todayOf(userId, tx) {
      const now = clock.now();
      const completed = await repository.countOf(counterId.ofDay(userId, utcDay(now)), tx);
      return { completed, limit: DAILY_TASK_LIMIT, resetsAt: nextUtcDay(now) };
    },
  };
}
