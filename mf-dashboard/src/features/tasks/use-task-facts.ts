import { together } from '../../shared/loaded/together.ts';
import type { TaskFacts } from './task-standing.policy.ts';
import { useCompletionsQuery, useFreeTasksQuery } from './tasks-api.ts';
import { useTasksOfBlueprints, type PartialQueryState } from './use-tasks-of-blueprints.ts';

/** All that decides which tasks are open to a member; there once the member's blueprints are known. */
export function useTaskFacts(
  activeBlueprintIds: readonly number[] | undefined,
): PartialQueryState<TaskFacts> {
  const freeTasks = useFreeTasksQuery();
  const completions = useCompletionsQuery();
  const blueprintTasks = useTasksOfBlueprints(activeBlueprintIds ?? []);
  const { data, ...read } = together({ freeTasks, completions, blueprintTasks });
  const state = { ...read, retryMissing: blueprintTasks.retryMissing };
  if (!data || !activeBlueprintIds) return state;
  return {
    ...state,
    data: {
      freeTasks: data.freeTasks.items,
      completions: data.completions.items,
      blueprintTasks: data.blueprintTasks,
      isApproved: activeBlueprintIds.length > 0,
    },
  };
}
