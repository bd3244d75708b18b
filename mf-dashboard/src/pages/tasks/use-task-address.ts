import { useSearchParams } from '@platform/kit/router';
import { useState } from 'react';
import { ALL_CATEGORIES, type TaskFilter } from '../../features/tasks/task-filter.policy.ts';

const NO_FILTER: TaskFilter = { text: '', category: ALL_CATEGORIES };

/**
 * Filter and open task; both stand in the address too, so that a reload, a link and the Back button find them again. The
 * filter leads and the address follows, because a field that waits for the router loses what is typed fast.
 */
export function useTaskAddress() {
  const [address, setAddress] = useSearchParams();
  const [filter, setFilter] = useState<TaskFilter>(() => ({
    text: address.get('q') ?? NO_FILTER.text,
    category: address.get('category') ?? NO_FILTER.category,
  }));

  function change(changes: Readonly<Record<string, string>>, replace: boolean): void {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setAddress(next, { replace, preventScrollReset: true });
  }

  function filterBy(next: TaskFilter): void {
    setFilter(next);
    change({ q: next.text, category: next.category === ALL_CATEGORIES ? '' : next.category }, true);
  }

  return {
    filter,
    setText: (text: string) => filterBy({ ...filter, text }),
    setCategory: (category: string) => filterBy({ ...filter, category }),
    clear: () => filterBy(NO_FILTER),
    openTaskId: address.get('task'),
    open: (task: string) => change({ task }, false),
    close: () => change({ task: '' }, true),
  };
}
