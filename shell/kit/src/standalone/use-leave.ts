import { isApiError } from '../api/api-error.ts';
import { nextStep } from '../api/next-step.ts';
import { useSignOut } from '../session/use-session.ts';
import { useToast } from '../toasts/use-toast.ts';

/** Signs out and says so. Words: product specification, section 8. */
export function useLeave(): () => Promise<void> {
  const signOut = useSignOut();
  const showToast = useToast();

  return async () => {
    try {
      await signOut();
    } catch (error) {
      const description = isApiError(error)
        ? [error.message, nextStep(error)].filter(Boolean).join(' ')
        : 'Something went wrong. Try again.';
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
