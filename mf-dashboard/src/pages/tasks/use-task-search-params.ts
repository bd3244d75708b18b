import { useSearchParams } from '@platform/kit/router';
import { useState } from 'react';
import { ALL_CATEGORIES, PAY_ORDER, type TaskFilter } from '../../features/tasks/list/task-filter.policy.ts';

const NO_FILTER: TaskFilter = { text: '', category: ALL_CATEGORIES, order: PAY_ORDER };

/**
 * Holds the filter and the open task, and mirrors both in the URL for reloads, links and the Back button. The filter is
 * local state that the URL follows, because an input that waits for the router loses fast keystrokes.
 */
export function useTaskSearchParams() {
  const [searchParams, setSearchParams] = useSearchParams();
  const [filter, setFilter] = useState<TaskFilter>(() => ({
    text: searchParams.get('q') ?? NO_FILTER.text,
    category: searchParams.get('category') ?? NO_FILTER.category,
    order: searchParams.get('sort') ?? NO_FILTER.order,
  }));

  function updateSearchParams(changes: Readonly<Record<string, string>>, replace: boolean): void {
    const next = new URLSearchParams(searchParams);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearchParams(next, { replace, preventScrollReset: true });
  }

  function applyFilter(next: TaskFilter): void {
    setFilter(next);
    updateSearchParams(
      {
        q: next.text,
        category: next.category === ALL_CATEGORIES ? '' : next.category,
        sort: next.order === PAY_ORDER ? '' : next.order,
      },
      true,
    );
  }

  return {
    filter,
    setText: (text: string) => applyFilter({ ...filter, text }),
    setCategory: (category: string) => applyFilter({ ...filter, category }),
    setOrder: (order: string) => applyFilter({ ...filter, order }),
    clear: () => applyFilter(NO_FILTER),
    openTaskId: searchParams.get('task'),
    open: (task: string) => updateSearchParams({ task }, false),
    close: () => updateSearchParams({ task: '' }, true),
  };
}
