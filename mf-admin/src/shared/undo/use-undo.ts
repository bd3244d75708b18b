import { getPageHeading, useToast } from '@platform/kit';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { undoDecision } from './pending-decisions.ts';

/** Returns a function that undoes a decision, and says whether it was in time. */
export function useUndo(): (key: number) => void {
  const showToast = useToast();
  return useCallback(
    (key) => {
      const isUndone = flushSync(() => undoDecision(key));
      showToast(
        isUndone
          ? { title: 'Undone', description: 'Nothing was changed. You can decide again.', tone: 'success' }
          : { title: 'Too late to undo', description: 'The decision is on its way.', tone: 'danger' },
      );
      // The button that was pressed is gone, so the focus moves to the page.
      if (document.activeElement === document.body) getPageHeading()?.focus();
    },
    [showToast],
  );
}
