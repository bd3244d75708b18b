import { toSearchText, type Task } from '@platform/contracts';
import type { TaskAvailability } from '../task-availability.policy.ts';

/** `category` is `all`, `free`, or a blueprint's id. `order` is `pay` for the best paid first, or `time`. */
export type TaskFilter = { readonly text: string; readonly category: string; readonly order: string };

export const PAY_ORDER = 'pay';
export const TIME_ORDER = 'time';

export const ALL_CATEGORIES = 'all';
export const FREE_CATEGORY = 'free';

export function isFilterActive({ text, category }: Pick<TaskFilter, 'text' | 'category'>): boolean {
  return text.trim() !== '' || category !== ALL_CATEGORIES;
}

/**
 * Returns the tasks of a category whose title or description contains the text
 * (docs/specification.md#2-screens-and-routes).
 */
export function filterTasks(items: readonly TaskAvailability[], filter: TaskFilter): TaskAvailability[] {
  const found = items.filter(({ task }) => matchesFilter(task, filter));
  return filter.order === TIME_ORDER ? found.toSorted(compareTime) : found;
}

/** Puts open tasks first, as in the list, and of those the shortest. */
function compareTime(a: TaskAvailability, b: TaskAvailability): number {
  const rank = ({ state }: TaskAvailability) => Number(state !== 'open');
  return rank(a) - rank(b) || a.task.estimatedTime - b.task.estimatedTime;
}

/** Returns whether a task belongs to the category and contains the text. */
export function matchesFilter(
  { blueprintId, title, description }: Pick<Task, 'blueprintId' | 'title' | 'description'>,
  { text, category }: Pick<TaskFilter, 'text' | 'category'>,
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
