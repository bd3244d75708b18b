import type { Task } from '@platform/contracts';

/** A completed task that stays in the list for a moment, and the position at which it was completed. */
export type CompletedRow = { readonly task: Task; readonly index: number };

/**
 * Inserts completed rows among the open ones at the positions that they had, so that neither they nor the rows around
 * them move; further tasks follow at the end.
 *
 * @param openTasks without the completed ones
 */
export function insertCompleted(openTasks: readonly Task[], completed: readonly CompletedRow[]): Task[] {
  const rows = [...openTasks];
  for (const { task, index } of completed.toSorted((a, b) => a.index - b.index)) rows.splice(index, 0, task);
  return rows;
}
