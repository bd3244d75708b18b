import { MEDIAN_MAX_COUNT, type WorkGate, type WorkTask, type WorkTaskDetail } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';
import type { TaskRecord } from '../tasks/index.ts';
import type { WorkContext } from './work.context.ts';
import { taskNotFound } from './work.errors.ts';
import type { SubmissionRecord, WorkDefinitionRecord } from './work.records.ts';
import { isEnded } from './work.policy.ts';
import { presentWorkTask, presentWorkTaskDetail } from './work.presenter.ts';

/** Creates the list of work tasks on offer. */
export function createCatalog({ services, repository, slots, tasks, findWorkGate }: WorkContext) {
  const { clock } = services;

  /** Counts the free places of a task: `null` if it has no limit, 0 if it offers no items. */
  async function countPlaces({ _id, places }: WorkDefinitionRecord, now: Date): Promise<number | null> {
    const offered = await repository.findOfferedBatches(_id);
    if (offered.length === 0) return 0;
    return places ? slots.countFree(_id, offered, now) : null;
  }

  async function findOffer(
    task: TaskRecord,
    definition: WorkDefinitionRecord,
    submission: SubmissionRecord | undefined,
    gate: WorkGate,
  ) {
    const now = clock.now();
    const { isPractice } = definition;
    const rewardCents = isPractice ? 0 : tasks.getRewardCents(task);
    const free = await countPlaces(definition, now);
    const placesLeft = definition.places ? free : null;
    const acceptedSeconds = isPractice
      ? []
      : await repository.findAcceptedSeconds(task._id, MEDIAN_MAX_COUNT);
    const canStart = submission === undefined || isEnded(submission);
    const isGated = gate === 'test_needed' && !isPractice && submission === undefined;
    const closed = isGated
      ? 'test_needed'
      : canStart
        ? await findClosed(definition, submission, { free, rewardCents, now })
        : null;
    return { rewardCents, placesLeft, acceptedSeconds, closed, submission };
  }

  /** Finds why a task that the member does not have cannot be started. */
  async function findClosed(
    { places }: WorkDefinitionRecord,
    submission: SubmissionRecord | undefined,
    { free, rewardCents, now }: { free: number | null; rewardCents: number; now: Date },
  ): Promise<WorkTask['closed']> {
    if (submission?.reportsDueAt) return 'reports_wait';
    // In another batch there are other items.
    if (submission?.itemIds.length === 0 && places === null) return 'taken_out';
    if (free === 0) return 'no_place_left';
    return rewardCents > 0 && rewardCents > (await tasks.budget.readLeft(now)) ? 'budget_used_up' : null;
  }

  return {
    /** Lists the work tasks of a blueprint. @throws AppError `not_found`, `blueprint_not_active` */
    async list(userId: Id, blueprintId: number): Promise<WorkTask[]> {
      const records = await tasks.listWorkTasks(userId, blueprintId);
      const ids = records.map(({ _id }) => _id);
      const [definitions, submissions] = await Promise.all([
        repository.findDefinitions(ids),
        repository.findByTasks(userId, ids),
      ]);
      const byTask = new Map(submissions.map((submission) => [submission.taskId, submission]));
      const definitionOf = new Map(definitions.map((definition) => [definition._id, definition]));
      const gate = await findWorkGate(userId, blueprintId);
      const offered = records.map(async (task) => {
        const definition = definitionOf.get(task._id);
        if (!definition) return [];
        const offer = await findOffer(task, definition, byTask.get(task._id), gate);
        return [presentWorkTask(task, definition, offer)];
      });
      return (await Promise.all(offered)).flat();
    },

    /** Reads a work task with its instructions. @throws AppError `not_found`, `blueprint_not_active` */
    async get(userId: Id, taskId: string): Promise<WorkTaskDetail> {
      const task = await tasks.getWorkTask(taskId);
      await tasks.assertCanWork(userId, task);
      const definition = await repository.findDefinition(taskId);
      if (!definition) throw taskNotFound();
      const [submission] = await repository.findByTasks(userId, [taskId]);
      const gate = task.blueprintId === null ? 'open' : await findWorkGate(userId, task.blueprintId);
      return presentWorkTaskDetail(task, definition, await findOffer(task, definition, submission, gate));
    },
  };
}
