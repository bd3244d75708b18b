import { Button } from '@platform/design-system';
import { useLocation, useNavigate } from '@platform/kit/router';

/** State of a navigation that repeats a failed one. */
export const RETRY_STATE = { isRetry: true } as const;

/** Navigates to the current URL again, which retries failed requests and renders a broken page again. */
export function RetryButton() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  return (
    <Button
      variant="primary"
      onClick={() => void navigate(pathname + search + hash, { replace: true, state: RETRY_STATE })}
    >
      Try again
    </Button>
  );
}
