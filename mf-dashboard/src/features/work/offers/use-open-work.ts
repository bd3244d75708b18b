import type { User } from '@platform/contracts';
import type { QueryState } from '@platform/kit/queries';
import { listOpenWork, type OpenWork } from './open-work.policy.ts';
import { useWorkTasks } from './use-work-tasks.ts';

/** Loads the work that is open to a member. It never fails: what did not load is left out. */
export function useOpenWork(
  { tasksToday }: Pick<User, 'tasksToday'>,
  blueprintIds: readonly number[],
): QueryState<OpenWork> {
  const { data, error, isFetching, refetch } = useWorkTasks(blueprintIds);
  const isSettled = data !== undefined || Boolean(error);
  return {
    data: isSettled ? { ...listOpenWork(data ?? [], tasksToday), isComplete: !error } : undefined,
    isFetching,
    refetch,
  };
}
