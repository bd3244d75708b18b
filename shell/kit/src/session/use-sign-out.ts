import { isApiError } from '../api/api-error.ts';
import { nextStep } from '../api/next-step.ts';
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
      const description = [error.message, nextStep(error)].filter(Boolean).join(' ');
      showToast({ title: 'Logout failed', description, tone: 'danger' });
      return;
    }
    showToast({
      title: 'Logged out successfully',
      description: 'You have been logged out.',
      tone: 'success',
    });
  };
}
