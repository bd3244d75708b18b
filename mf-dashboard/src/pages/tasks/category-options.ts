import { BLUEPRINTS } from '@platform/contracts';
import { FREE_TASKS_CATEGORY } from '../../features/tasks/task-category.ts';
import { ALL_CATEGORIES, FREE_CATEGORY } from '../../features/tasks/task-filter.policy.ts';

/** The categories one can filter by: all, the free tasks, and each blueprint that is active. */
export function categoryOptions(activeBlueprintIds: readonly number[]) {
  const owned = BLUEPRINTS.filter(({ id }) => activeBlueprintIds.includes(id));
  return [
    { value: ALL_CATEGORIES, label: 'All Categories' },
    { value: FREE_CATEGORY, label: FREE_TASKS_CATEGORY },
    ...owned.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}
