import { Alert } from '@platform/design-system';
import { useSearchParams } from '@platform/kit/router';
import { useEffect } from 'react';

/** Source: docs/specification.md#4-states-and-transitions. */
const BANNER_DURATION_MS = 10_000;

/** Confirms a purchase for 10 seconds, then removes itself and its query parameter. */
export function PurchaseBanner() {
  const [searchParams, setSearchParams] = useSearchParams();
  const isShown = searchParams.get('purchase') === 'success';

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      setSearchParams(
        (current) => {
          current.delete('purchase');
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    }, BANNER_DURATION_MS);
    return () => clearTimeout(timer);
    // The router returns a new setter on every render; as a dependency it would restart the 10 seconds.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isShown]);

  if (!isShown) return null;
  return (
    <Alert tone="available" role="status" title="Purchase received">
      Nothing is paid yet: we have also emailed you where to pay and until when.
    </Alert>
  );
}
