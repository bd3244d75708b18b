import { BLUEPRINTS } from '@platform/contracts';
import { FREE_TASKS_CATEGORY } from '../../features/tasks/task-category.ts';
import { ALL_CATEGORIES, FREE_CATEGORY } from '../../features/tasks/list/task-filter.policy.ts';

/** Builds the category filter: all, free tasks, and each active blueprint. */
export function buildCategoryOptions(activeBlueprintIds: readonly number[]) {
  const owned = BLUEPRINTS.filter(({ id }) => activeBlueprintIds.includes(id));
  return [
    { value: ALL_CATEGORIES, label: 'All Categories' },
    { value: FREE_CATEGORY, label: FREE_TASKS_CATEGORY },
    ...owned.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}
