import { moveFocus } from '@platform/design-system';
import { describeError, useToast } from '@platform/kit';
import type { RefObject } from 'react';

/**
 * Returns a function that makes a change and says what became of it. The pressed button is gone after a success, so the
 * focus moves to the section that it was in.
 */
export function useReportedChange(
  section: RefObject<HTMLElement | null>,
): (change: () => Promise<unknown>, successTitle: string) => Promise<void> {
  const toast = useToast();
  return async (change, successTitle) => {
    try {
      await change();
      toast({ title: successTitle, tone: 'success' });
      moveFocus(section.current);
    } catch (error) {
      toast({ title: 'Error', error: describeError(error), tone: 'danger' });
    }
  };
}
