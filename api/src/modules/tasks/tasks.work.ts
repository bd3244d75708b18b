import type { DemoTaskSeed } from '@platform/content';
import { BLUEPRINTS, FREE_TASK_LIMIT, FREE_TASK_REWARD_DOLLARS } from '@platform/contracts';
import { utcDay, type Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, type Id } from '../../platform/ids.ts';
import type { Blueprints } from '../blueprints/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Referrals } from '../referrals/index.ts';
import { taskNotFound } from './tasks.errors.ts';
import type { TaskRecord } from './tasks.model.ts';
import { assertBelowDailyLimit, assertCanList, getRewardCents } from './tasks.policy.ts';
import { counterIds, type TasksRepository } from './tasks.repository.ts';

/** Accepted work: who did which task, and when the accepted version was handed in. */
type AcceptedWork = {
  readonly submissionId: Id;
  readonly userId: Id;
  readonly taskId: string;
  readonly cents: number;
  readonly handedInAt: Date;
  /** Whether a person approved it, or enough of its known answers are right. */
  readonly isReviewed: boolean;
};

/** Creates what the work module needs of tasks, limits and completions. */
export function createWorkRecords({
  clock,
  repository,
  ledger,
  referrals,
  blueprints,
}: {
  clock: Clock;
  repository: TasksRepository;
  ledger: Ledger;
  referrals: Pick<Referrals, 'onWorkReviewed'>;
  blueprints: Blueprints;
}) {
  return {
    /** Brings the stored records of work tasks up to date with their seeds. */
    seedWorkTasks: (records: readonly TaskRecord[]): Promise<void> => repository.seed(records),

    ...createWorkTaskReads(repository, blueprints),

    getRewardCents,

    /**
     * Counts a start of paid work. Concurrent starts of a user conflict on the counter, in other processes too, so one
     * of the transactions is retried and sees what the other one started.
     */
    countStart: (tx: Tx, userId: Id): Promise<void> =>
      repository.incrementCounter(tx, counterIds.starts(userId)),

    /** Asserts that a user may hand in another task today. @throws AppError `daily_limit_reached` */
    async assertCanHandIn(userId: Id, tx: Tx): Promise<void> {
      const now = clock.now();
      const counter = counterIds.daily(userId, utcDay(now));
      assertBelowDailyLimit(await repository.readCounter(counter, tx), now);
    },

    /** Counts the first hand-in of a task toward the daily limit. @throws AppError `daily_limit_reached` */
    async countHandIn(tx: Tx, userId: Id, now: Date): Promise<void> {
      const counter = counterIds.daily(userId, utcDay(now));
      assertBelowDailyLimit(await repository.readCounter(counter, tx), now);
      await repository.incrementCounter(tx, counter);
    },

    /**
     * Records the completion of accepted work and credits its reward, which is locked from the hand-in of the accepted
     * version. Reviewed work can pay a referral. Returns the id of the completion.
     */
    async recordAcceptedWork(
      tx: Tx,
      { submissionId, userId, taskId, cents, handedInAt, isReviewed }: AcceptedWork,
    ): Promise<Id> {
      const completionId = newId();
      const lock = await ledger.creditReward(tx, { completionId, userId, cents, at: handedInAt });
      await repository.insert(tx, {
        _id: completionId,
        userId,
        taskId,
        isFreeTask: false,
        rewardCents: cents,
        completedAt: handedInAt,
        ...lock,
        evidence: null,
        submissionId,
        isReviewed,
      });
      if (isReviewed) await referrals.onWorkReviewed(tx, userId);
      return completionId;
    },
  };
}

/** Creates the reads of work tasks, and of who may do them. */
function createWorkTaskReads(repository: TasksRepository, blueprints: Blueprints) {
  return {
    /** Finds a work task. @throws AppError `not_found` */
    async getWorkTask(id: string, tx?: Tx): Promise<TaskRecord> {
      const task = await repository.findTask(id, tx);
      if (task?.mode !== 'work') throw taskNotFound();
      return task;
    },

    /** Lists the work tasks of an active blueprint of the user. @throws AppError `not_found`, `blueprint_not_active` */
    async listWorkTasks(userId: Id, blueprintId: number): Promise<TaskRecord[]> {
      assertCanList(blueprintId, await blueprints.activeBlueprintIds(userId));
      return repository.findWorkTasks(blueprintId);
    },

    /** Lists all work tasks, by blueprint and position. */
    listAllWorkTasks: (): Promise<TaskRecord[]> => repository.findAllWorkTasks(),

    /** Finds tasks by id. */
    async findTasks(ids: readonly string[]): Promise<Map<string, TaskRecord>> {
      const tasks = await repository.findTasksByIds(ids);
      return new Map(tasks.map((task) => [task._id, task]));
    },

    /** Asserts that the blueprint of a work task is active. @throws AppError `blueprint_not_active` */
    async assertCanWork(
      userId: Id,
      { blueprintId }: Pick<TaskRecord, 'blueprintId'>,
      tx?: Tx,
    ): Promise<void> {
      const activeIds = await blueprints.activeBlueprintIds(userId, tx);
      if (blueprintId !== null) assertCanList(blueprintId, activeIds);
    },
  };
}

/** Computes the dollars that a member who owns every blueprint can earn by completing demo tasks. */
export function sumDemoRewards(demoTasks: readonly DemoTaskSeed[]): number {
  const rewards = new Map(BLUEPRINTS.map(({ id, rewardPerTask }) => [id, rewardPerTask]));
  const blueprintTasks = demoTasks.map(({ blueprintId }) => rewards.get(blueprintId ?? 0) ?? 0);
  return blueprintTasks.reduce((sum, reward) => sum + reward, FREE_TASK_LIMIT * FREE_TASK_REWARD_DOLLARS);
}
