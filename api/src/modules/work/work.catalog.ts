import { MEDIAN_MAX_COUNT, type WorkTask, type WorkTaskDetail } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';
import type { TaskRecord } from '../tasks/index.ts';
import type { WorkContext } from './work.context.ts';
import { taskNotFound } from './work.errors.ts';
import type { SubmissionRecord, WorkDefinitionRecord } from './work.model.ts';
import { isEnded } from './work.policy.ts';
import { presentWorkTask, presentWorkTaskDetail } from './work.presenter.ts';

/** Creates the list of work tasks on offer. */
export function createCatalog({ services, repository, slots, tasks }: WorkContext) {
  const { clock } = services;

  async function findOffer(
    task: TaskRecord,
    definition: WorkDefinitionRecord,
    submission: SubmissionRecord | undefined,
  ) {
    const now = clock.now();
    const { isPractice, places } = definition;
    const rewardCents = isPractice ? 0 : tasks.getRewardCents(task);
    const offered = await repository.findOfferedBatches(task._id);
    const placesLeft = places ? await slots.countFree(task._id, offered, now) : null;
    const acceptedSeconds = isPractice
      ? []
      : await repository.findAcceptedSeconds(task._id, MEDIAN_MAX_COUNT);
    const canStart = submission === undefined || isEnded(submission);
    const closed = !canStart
      ? null
      : placesLeft === 0 || offered.length === 0
        ? ('no_place_left' as const)
        : rewardCents > 0 && (await tasks.budget.isUsedUp(rewardCents, now))
          ? ('budget_used_up' as const)
          : null;
    return { rewardCents, placesLeft, acceptedSeconds, closed, submission };
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
      const offered = records.map(async (task) => {
        const definition = definitionOf.get(task._id);
        if (!definition) return [];
        return [presentWorkTask(task, definition, await findOffer(task, definition, byTask.get(task._id)))];
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
      return presentWorkTaskDetail(task, definition, await findOffer(task, definition, submission));
    },
  };
}
