import type { TaskStanding } from './task-standing.policy.ts';

/** Every category, or the free tasks, or those of one blueprint by its id. */
export type TaskFilter = { readonly text: string; readonly category: string };

export const ALL_CATEGORIES = 'all';
export const FREE_CATEGORY = 'free';

export function isFiltering({ text, category }: TaskFilter): boolean {
  return text.trim() !== '' || category !== ALL_CATEGORIES;
}

/** What a search over title and description leaves of a category (product specification, section 2). */
export function filterTasks(
  standings: readonly TaskStanding[],
  { text, category }: TaskFilter,
): TaskStanding[] {
  const wanted = text.trim().toLowerCase();
  return standings.filter(
    ({ task }) =>
      (category === ALL_CATEGORIES || category === categoryIdOf(task.blueprintId)) &&
      `${task.title}\n${task.description}`.toLowerCase().includes(wanted),
  );
}

function categoryIdOf(blueprintId: number | null): string {
  return blueprintId === null ? FREE_CATEGORY : String(blueprintId);
}
