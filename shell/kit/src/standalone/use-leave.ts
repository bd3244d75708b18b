import { useSignOut, useToast } from '@platform/kit';
import { errorWords } from '../../shared/errors/error-words.ts';

/** Signs out of the console and says so. Words: product specification, section 8. */
export function useLeave(): () => Promise<void> {
  const signOut = useSignOut();
  const showToast = useToast();

  return async () => {
    try {
      await signOut();
    } catch (error) {
      showToast({ title: 'Logout failed', description: errorWords(error), tone: 'danger' });
      return;
    }
    showToast({
      title: 'Logged out successfully',
      description: 'You have been logged out.',
      tone: 'success',
    });
  };
}
