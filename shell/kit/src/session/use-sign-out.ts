import { isFocusLost, moveFocus } from '@platform/design-system';
import { isApiError } from '../api/api-error.ts';
import { describeError } from '../api/describe-error.ts';
import { getPageHeading } from '../navigation/use-focus-on-navigation.ts';
import { useToast } from '../toasts/use-toast.ts';
import { useEndSession } from './use-session.ts';

/** Returns a function that logs out and shows the result as a toast. Texts: docs/specification.md#8-messages. */
export function useSignOut(): () => Promise<void> {
  const endSession = useEndSession();
  const showToast = useToast();

  return async () => {
    try {
      await endSession();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast({ title: 'Logout failed', error: describeError(error), tone: 'danger' });
      return;
    }
    // The menu with the button is gone. A page for members is left anyway.
    if (isFocusLost()) moveFocus(getPageHeading());
    showToast({
      title: 'Logged out successfully',
      description: 'You have been logged out.',
      tone: 'success',
    });
  };
}
