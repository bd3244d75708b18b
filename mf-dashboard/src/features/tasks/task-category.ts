import { BLUEPRINTS, type Task } from '@platform/contracts';

/** The category of tasks without a blueprint. Source: docs/specification.md#2-screens-and-routes, My Tasks. */
export const FREE_TASKS_CATEGORY = 'Free Tasks';

/** Returns the category of a task: its blueprint's name, or "Free Tasks". */
export function getTaskCategory({ blueprintId }: Pick<Task, 'blueprintId'>): string {
  return BLUEPRINTS.find(({ id }) => id === blueprintId)?.name ?? FREE_TASKS_CATEGORY;
}
