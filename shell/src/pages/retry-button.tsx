import { Button } from '@platform/design-system';
import { useLocation, useNavigate } from '@platform/kit/router';

/** Navigates to the current URL again, which retries failed requests and renders a broken page anew. */
export function RetryButton() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  return (
    <Button variant="primary" onClick={() => void navigate(pathname + search + hash, { replace: true })}>
      Try again
    </Button>
  );
}
