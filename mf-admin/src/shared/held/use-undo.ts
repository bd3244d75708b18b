import { describeError, useToast } from '@platform/kit';
import { useCallback } from 'react';
import { useAdminUndoHeldDecisionsMutation } from './held-decisions-api.ts';

/** Returns a function that undoes held decisions and says what came of it. It resolves to whether all were undone. */
export function useUndo(): (caseIds: readonly string[]) => Promise<boolean> {
  const [undo] = useAdminUndoHeldDecisionsMutation();
  const showToast = useToast();
  return useCallback(
    async (caseIds) => {
      try {
        const { results } = await undo({ body: { ids: [...caseIds] } }).unwrap();
        const undone = results.filter(({ outcome }) => outcome === 'undone').length;
        showToast(describeUndone(undone, results.length));
        return undone === results.length;
      } catch (error) {
        showToast({ title: 'Failed to undo the decision', error: describeError(error), tone: 'danger' });
        return false;
      }
    },
    [undo, showToast],
  );
}

function describeUndone(undone: number, count: number) {
  if (undone === count)
    return {
      title: 'Undone',
      description: 'Nothing was changed. You can decide again.',
      tone: 'success',
    } as const;
  const title = count === 1 ? 'Too late to undo' : `${undone} of ${count} decisions undone`;
  return { title, description: 'What was applied before stays as it is.', tone: 'danger' } as const;
}
