import { BLUEPRINTS, type Task } from '@platform/contracts';

/** The category of what belongs to no blueprint. Source: product specification, section 2, My Tasks. */
export const FREE_TASKS_CATEGORY = 'Free Tasks';

/** A task's category: the name of its blueprint, or that of the free tasks. */
export function categoryOf({ blueprintId }: Pick<Task, 'blueprintId'>): string {
  return BLUEPRINTS.find(({ id }) => id === blueprintId)?.name ?? FREE_TASKS_CATEGORY;
}
