import type { User } from '@platform/contracts';
import { isApiError, paths, safeRedirectPath, useStartSession, useToast } from '@platform/kit';
import { useNavigate } from '@platform/kit/router';
import { useSendProgress } from '../../shared/learning-progress.ts';

/** Returns a function that starts the session of a user and opens `next`, or the dashboard. */
export function useFinishLogin(next: string | null): (user: User) => Promise<void> {
  const startSession = useStartSession();
  const sendProgress = useSendProgress();
  const showToast = useToast();
  const navigate = useNavigate();
  return async (user) => {
    await startSession(user);
    // The next page can be the member's courses.
    await sendProgress();
    showToast({
      title: 'Logged in successfully',
      description: 'Welcome back to the product!',
      tone: 'success',
    });
    await navigate(safeRedirectPath(next, paths.dashboard.home()), { replace: true });
  };
}

/** Returns a function that opens the page for the code if a login needs it; it returns whether it did. */
export function useSecondStep(next: string | null): (error: unknown) => Promise<boolean> {
  const navigate = useNavigate();
  return async (error) => {
    if (!isApiError(error) || error.code !== 'second_factor_required') return false;
    await navigate(paths.secondStep(next ?? undefined), { replace: true });
    return true;
  };
}
