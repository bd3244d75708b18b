import type { User } from '@platform/contracts';
import { combineQueries } from '../../shared/queries/combine-queries.ts';
import type { TaskData } from './task-availability.policy.ts';
import { useCompletionsQuery, useFreeTasksQuery } from './tasks-api.ts';
import { useTasksForBlueprints, type PartialQueryState } from './use-tasks-for-blueprints.ts';

/**
 * Loads the data that decides which tasks are open to a member.
 *
 * @param activeBlueprintIds `undefined` while the member's blueprints are loading; the result has no data until then
 */
export function useTaskData(
  { tasksToday }: Pick<User, 'tasksToday'>,
  activeBlueprintIds: readonly number[] | undefined,
  isFinallyRejected: boolean,
): PartialQueryState<TaskData> {
  const freeTasks = useFreeTasksQuery();
  const completions = useCompletionsQuery();
  const blueprintTasks = useTasksForBlueprints(activeBlueprintIds ?? []);
  const { data, ...queryState } = combineQueries({ freeTasks, completions, blueprintTasks });
  const state = { ...queryState, retryMissing: blueprintTasks.retryMissing };
  if (!data || !activeBlueprintIds) return state;
  return {
    ...state,
    data: {
      freeTasks: data.freeTasks.items,
      completions: data.completions.items,
      blueprintTasks: data.blueprintTasks,
      isApproved: activeBlueprintIds.length > 0,
      isDailyLimitReached: tasksToday.completed >= tasksToday.limit,
      isFinallyRejected,
    },
  };
}
