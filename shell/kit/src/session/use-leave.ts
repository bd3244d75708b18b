import { isApiError } from '../api/api-error.ts';
import { nextStep } from '../api/next-step.ts';
import { useToast } from '../toasts/use-toast.ts';
import { useSignOut } from './use-session.ts';

/** Signs out and says so. Words: product specification, section 8. */
export function useLeave(): () => Promise<void> {
  const signOut = useSignOut();
  const showToast = useToast();

  return async () => {
    try {
      await signOut();
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
