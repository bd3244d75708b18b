import { Button } from '@platform/design-system';
import { useLocation, useNavigate } from '@platform/kit/router';

/** Visits the same address anew: what is missing is asked for again, what broke is rendered afresh. */
export function RetryButton() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  return (
    <Button variant="primary" onClick={() => void navigate(pathname + search + hash, { replace: true })}>
      Try again
    </Button>
  );
}
