import type { DemoTaskSeed } from '@platform/content';
import {
  DAILY_TASK_LIMIT,
  centsOf,
  type Completion,
  type CompleteTaskBody,
  type Task,
} from '@platform/contracts';
import { nextUtcDay, utcDay, type Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, type Id } from '../../platform/ids.ts';
import { mapPage, type Page, type PageQuery } from '../../platform/lists/page.ts';
import type { Services } from '../../services.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Referrals } from '../referrals/index.ts';
import { evidenceNotAllowed, taskNotFound } from './tasks.errors.ts';
import { createHouseBudget } from './tasks.budget.ts';
import type { CompletionRecord, TaskRecord, TasksModels } from './tasks.model.ts';
import { assertCanComplete, assertCanList, getRewardCents } from './tasks.policy.ts';
import { presentCompletion, presentTask } from './tasks.presenter.ts';
import { counterIds, createTasksRepository, type TasksRepository } from './tasks.repository.ts';
import { createTypicalMonth } from './tasks.typical-month.ts';
import { createWorkRecords, sumDemoRewards } from './tasks.work.ts';

/** A user's completions on the current UTC day. */
type DailyProgress = { readonly completed: number; readonly limit: number; readonly resetsAt: Date };

/** The task behind a completion; `blueprintId` is `null` for a free task. */
type CompletedTask = { readonly id: string; readonly title: string; readonly blueprintId: number | null };

/** How a reward was earned: by a click, or by work that was approved with or without a review. */
type RewardSource = {
  readonly source: 'clicks' | 'reviewed_work' | 'other_work';
  readonly earnedAt: Date;
};

export type TasksService = ReturnType<typeof createTasksService>;

export function createTasksService({
  services,
  models,
  ledger,
  referrals,
  blueprints,
}: {
  services: Pick<Services, 'clock' | 'settings'>;
  models: TasksModels;
  ledger: Ledger;
  referrals: Referrals;
  blueprints: Blueprints;
}) {
  const { clock, settings } = services;
  const repository = createTasksRepository(models);
  const budget = createHouseBudget(repository, settings.houseDailyBudget);
  let demoDollars = 0;

  return {
    ...createProgress(clock, repository),
    ...createOffer(repository, blueprints, settings),
    ...createWorkRecords({ clock, repository, ledger, referrals, blueprints }),
    budget,
    /** Computes what the members who worked in the last days earned by it. */
    getTypicalMonth: createTypicalMonth(clock, repository),

    /** Brings the stored demo tasks up to date with their seeds. */
    async seed(seeds: readonly DemoTaskSeed[]): Promise<void> {
      demoDollars = sumDemoRewards(seeds);
      await repository.seed(seeds.map(toRecord));
    },

    /** Returns what a member can earn by clicks in production; 0 while demo tasks are closed, and elsewhere. */
    getClickableDollars: (): number => (settings.production && settings.demoTasks ? demoDollars : 0),

    /**
     * Completes a task and credits its reward.
     *
     * @throws AppError `not_found`, `invalid_request` for evidence on a task that takes none,
     *   `budget_used_up`, and as `assertCanComplete`
     */
    async complete(tx: Tx, userId: Id, { taskId, reward, evidence }: CompleteTaskBody): Promise<Completion> {
      const now = clock.now();
      const task = await repository.findTask(taskId, tx);
      if (!task) throw taskNotFound();
      if (evidence && !task.detection) throw evidenceNotAllowed();
      const isFreeTask = task.blueprintId === null;
      const dailyCounter = counterIds.daily(userId, utcDay(now));
      const freeTaskCounter = counterIds.freeTasks(userId);
      assertCanComplete({
        task,
        isDemoOpen: settings.demoTasks,
        expectedCents: reward === undefined ? undefined : centsOf(reward),
        isCompleted: await repository.isCompleted(tx, userId, taskId),
        activeBlueprintIds: await blueprints.activeBlueprintIds(userId, tx),
        completedToday: await repository.readCounter(dailyCounter, tx),
        freeTasksCompleted: await repository.readCounter(freeTaskCounter, tx),
        now,
      });
      await repository.incrementCounter(tx, dailyCounter);
      if (isFreeTask) await repository.incrementCounter(tx, freeTaskCounter);
      // It ends the right to return the blueprint.
      if (task.blueprintId !== null) await blueprints.markUsed(tx, userId, task.blueprintId, now);
      const completionId = newId();
      const cents = getRewardCents(task);
      await budget.reserve(tx, cents, now);
      const lock = await ledger.creditReward(tx, { completionId, userId, cents, at: now });
      const completion = {
        _id: completionId,
        userId,
        taskId,
        isFreeTask,
        rewardCents: cents,
        completedAt: now,
        submissionId: null,
        isReviewed: false,
        ...lock,
      };
      await repository.insert(tx, { ...completion, evidence: evidence ?? null });
      return presentCompletion(completion, task, now);
    },
  };
}

/** Reads which tasks a user can do. `DEMO_TASKS=off` leaves the completed ones of a blueprint in its list. */
function createOffer(
  repository: TasksRepository,
  blueprints: Blueprints,
  settings: Pick<Services['settings'], 'demoTasks'>,
) {
  const findCompletedIds = async (userId: Id, tx?: Tx): Promise<Set<string>> =>
    new Set(await repository.findCompletedTaskIds(userId, tx));

  return {
    listFreeTasks: async (): Promise<Task[]> => (await repository.findDemoTasks(null)).map(presentTask),

    /** Lists the tasks of an active blueprint of the user. @throws AppError `not_found`, `blueprint_not_active` */
    async listBlueprintTasks(userId: Id, blueprintId: number): Promise<Task[]> {
      const reads = [blueprints.activeBlueprintIds(userId), repository.findDemoTasks(blueprintId)] as const;
      const [activeIds, tasks] = await Promise.all(reads);
      assertCanList(blueprintId, activeIds);
      if (settings.demoTasks) return tasks.map(presentTask);
      const completed = await findCompletedIds(userId);
      return tasks.filter(({ _id }) => completed.has(_id)).map(presentTask);
    },

    /**
     * Finds the tasks of blueprints that the user, or a new one, has completed, and the others; of these the demo tasks
     * only while they are open.
     */
    async findByCompletion(userId: Id | undefined, blueprintIds: readonly number[], tx?: Tx) {
      const completedIds = userId ? await findCompletedIds(userId, tx) : new Set<string>();
      const tasks = await repository.findTaskModes(blueprintIds, tx);
      const isOpen = ({ mode }: Pick<TaskRecord, 'mode'>) => mode === 'work' || settings.demoTasks;
      return {
        completed: tasks.filter(({ _id }) => completedIds.has(_id)),
        uncompleted: tasks.filter((task) => isOpen(task) && !completedIds.has(task._id)),
      };
    },

    /**
     * Counts an order that depends on the open work of a blueprint. Concurrent ones conflict on the counter, so the
     * later order sees that the earlier one may take a place.
     */
    countOrder: (tx: Tx, blueprintId: number): Promise<void> =>
      repository.incrementCounter(tx, counterIds.orders(blueprintId)),
  };
}

/** Reads what members have completed. */
function createProgress(clock: Clock, repository: TasksRepository) {
  async function presentAll(completions: readonly CompletionRecord[]): Promise<Completion[]> {
    const now = clock.now();
    const tasks = await repository.findTasksByIds(completions.map(({ taskId }) => taskId));
    const byId = new Map(tasks.map((task) => [task._id, task]));
    return completions.map((completion) => {
      const gone = { title: completion.taskId, blueprintId: null };
      return presentCompletion(completion, byId.get(completion.taskId) ?? gone, now);
    });
  }

  return {
    listCompletions: async (userId: Id): Promise<Completion[]> =>
      presentAll(await repository.findCompletions(userId)),

    /** Reads a page of a user's completions, newest first, for administrators. */
    completionsPage: async (userId: Id, query: PageQuery): Promise<Page<Completion>> =>
      mapPage(await repository.completions.page(query, { userId }), presentAll),

    /** Finds the tasks behind completions, by completion id. A task that is no longer on offer has its id as title. */
    async findCompletedTasks(ids: readonly Id[]): Promise<Map<string, CompletedTask>> {
      const completions = await repository.findCompletionsByIds(ids);
      const tasks = await repository.findTasksByIds(completions.map(({ taskId }) => taskId));
      const byId = new Map(tasks.map((task) => [task._id, task]));
      return new Map(
        completions.map(({ _id, taskId }) => {
          const { title = taskId, blueprintId = null } = byId.get(taskId) ?? {};
          return [_id.toHexString(), { id: taskId, title, blueprintId }];
        }),
      );
    },

    /** Finds how rewards were earned, and when, by completion id. */
    async findRewardSources(ids: readonly Id[], tx?: Tx): Promise<Map<string, RewardSource>> {
      const completions = await repository.findCompletionsByIds(ids, tx);
      return new Map(
        completions.map(({ _id, submissionId, isReviewed, completedAt }) => {
          const worked = isReviewed ? 'reviewed_work' : 'other_work';
          return [_id.toHexString(), { source: submissionId ? worked : 'clicks', earnedAt: completedAt }];
        }),
      );
    },

    countCompletionsBetween: (userId: Id, from: Date, to: Date): Promise<number> =>
      repository.countCompletionsBetween(userId, from, to),
    countCompletions: (userId: Id): Promise<number> => repository.countCompletions(userId),

    async getDailyProgress(userId: Id, tx?: Tx): Promise<DailyProgress> {
      const now = clock.now();
      const completed = await repository.readCounter(counterIds.daily(userId, utcDay(now)), tx);
      return { completed, limit: DAILY_TASK_LIMIT, resetsAt: nextUtcDay(now) };
    },
  };
}

function toRecord({ id, ...seed }: DemoTaskSeed): TaskRecord {
  return { _id: id, ...seed, mode: 'demo' };
}
