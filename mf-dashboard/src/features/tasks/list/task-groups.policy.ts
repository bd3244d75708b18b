import { BLUEPRINTS } from '@platform/contracts';
import { FREE_TASKS_CATEGORY } from '../task-category.ts';
import type { TaskAvailability } from '../task-availability.policy.ts';

/** The tasks of one category. */
export type TaskGroup = {
  /** The blueprint's id; `free` for the free tasks. */
  readonly id: string;
  readonly name: string;
  /** Name of the blueprint's icon; `null` for the free tasks. */
  readonly icon: string | null;
  readonly items: readonly TaskAvailability[];
};

const CATEGORIES = [
  ...BLUEPRINTS.map(({ id, name, icon }) => ({
    blueprintId: id,
    id: String(id),
    name,
    icon,
  })),
  { blueprintId: null, id: 'free', name: FREE_TASKS_CATEGORY, icon: null },
];

/** Groups tasks by category, in the order of each category's first task. */
export function groupTasks(items: readonly TaskAvailability[]): TaskGroup[] {
  const groups = CATEGORIES.map(({ blueprintId, ...category }) => ({
    ...category,
    items: items.filter(({ task }) => task.blueprintId === blueprintId),
  })).filter((group) => group.items.length > 0);
  const firstIndex = ({ items: [first] }: TaskGroup) => (first ? items.indexOf(first) : 0);
  return groups.toSorted((a, b) => firstIndex(a) - firstIndex(b));
}
