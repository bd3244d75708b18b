import type { Task } from '@platform/contracts';
import { useEffect, useState } from 'react';
import { insertCompleted, type CompletedRow } from './completed-rows.policy.ts';

/** Longer than the time between the two clicks of a double click. */
const KEEP_MS = 1500;

/**
 * Lists the first open tasks, and keeps completed rows in their place, so that no other row moves under the pointer: a
 * double click must not complete the next task. They leave once the pointer is not on the list, and not before 1.5 s.
 */
export function useCompletedRows(
  tasks: readonly Task[],
  isCompleted: (task: Task) => boolean,
  maxOpen: number,
) {
  const [kept, setKept] = useState<readonly CompletedRow[]>([]);
  const [hasPointer, setHasPointer] = useState(false);
  const openTasks = tasks.filter((task) => !isCompleted(task));
  const completed = kept.filter(({ task }) => isCompleted(task));
  const rows = insertCompleted(openTasks.slice(0, maxOpen), completed);

  useEffect(() => {
    if (completed.length === 0 || hasPointer) return;
    const timer = setTimeout(() => setKept([]), KEEP_MS);
    return () => clearTimeout(timer);
  }, [completed.length, hasPointer]);

  return {
    openTasks,
    rows,
    /** Keeps the row of a task from now on, once it is completed. */
    keepRow: (task: Task, row: Element | null) => {
      // A pointer that was there before the page's script has not moved since.
      if (row?.matches(':hover')) setHasPointer(true);
      const index = rows.findIndex(({ id }) => id === task.id);
      setKept((all) => [...all.filter((row) => row.task.id !== task.id), { task, index }]);
    },
    /** Spread on the list. */
    listEvents: {
      onPointerMove: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
    },
  };
}
