import { toSearchText, type Task } from '@platform/contracts';
import type { TaskAvailability } from '../task-availability.policy.ts';

/** `category` is `all`, `free`, or a blueprint's id. */
export type TaskFilter = { readonly text: string; readonly category: string };

export const ALL_CATEGORIES = 'all';
export const FREE_CATEGORY = 'free';

export function isFilterActive({ text, category }: TaskFilter): boolean {
  return text.trim() !== '' || category !== ALL_CATEGORIES;
}

/**
 * Returns the tasks of a category whose title or description contains the text
 * (docs/specification.md#2-screens-and-routes).
 */
export function filterTasks(items: readonly TaskAvailability[], filter: TaskFilter): TaskAvailability[] {
  return items.filter(({ task }) => matchesFilter(task, filter));
}

/** Returns whether a task belongs to the category and contains the text. */
export function matchesFilter(
  { blueprintId, title, description }: Pick<Task, 'blueprintId' | 'title' | 'description'>,
  { text, category }: TaskFilter,
): boolean {
  const searchText = toSearchText(text);
  return (
    (category === ALL_CATEGORIES || category === toCategory(blueprintId)) &&
    `${title}\n${description}`.toLowerCase().includes(searchText)
  );
}

function toCategory(blueprintId: number | null): string {
  return blueprintId === null ? FREE_CATEGORY : String(blueprintId);
}
