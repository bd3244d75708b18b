import { MEDIAN_MAX_COUNT, type WorkTaskPay } from '@platform/contracts';
import type { WorkContext } from './work.context.ts';
import { presentWorkTaskPay } from './work.presenter.ts';

/** Creates the comparison of what paid tasks on offer pay per hour, by their estimate and as people did them. */
export function createWorkPay({ repository, tasks }: Pick<WorkContext, 'repository' | 'tasks'>) {
  return {
    async list(): Promise<WorkTaskPay[]> {
      const records = await tasks.listAllWorkTasks();
      const ids = records.map(({ _id }) => _id);
      const offered = new Set(await repository.findOfferedTaskIds(ids));
      const definitions = await repository.findDefinitions(ids);
      const paid = new Set(definitions.flatMap(({ _id, isPractice }) => (isPractice ? [] : [_id])));
      const rows: WorkTaskPay[] = [];
      for (const task of records) {
        if (!offered.has(task._id) || !paid.has(task._id)) continue;
        const seconds = await repository.findAcceptedSeconds(task._id, MEDIAN_MAX_COUNT);
        rows.push(presentWorkTaskPay(task, tasks.getRewardCents(task), seconds));
      }
      return rows;
    },
  };
}
