import { BLUEPRINTS } from '@platform/contracts';
import { FREE_TASKS_CATEGORY } from './task-category.ts';
import type { TaskStanding } from './task-standing.policy.ts';

/** The tasks of one category. */
export type TaskGroup = {
  /** The blueprint's id; `free` for the free tasks. */
  readonly id: string;
  readonly name: string;
  /** Name of the blueprint's icon; the free tasks belong to none. */
  readonly icon: string | null;
  readonly standings: readonly TaskStanding[];
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

/** The same tasks by category, in the order in which their first tasks stand. */
export function groupTasks(standings: readonly TaskStanding[]): TaskGroup[] {
  const groups = CATEGORIES.map(({ blueprintId, ...category }) => ({
    ...category,
    standings: standings.filter(({ task }) => task.blueprintId === blueprintId),
  })).filter((group) => group.standings.length > 0);
  const place = ({ standings: [first] }: TaskGroup) => (first ? standings.indexOf(first) : 0);
  return groups.toSorted((a, b) => place(a) - place(b));
}
