import { FREE_BLUEPRINT_ID, type UserBlueprint } from '@platform/contracts';
import { Alert, Button } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link, useSearchParams } from '@platform/kit/router';
import { useEffect } from 'react';

/** Source: docs/specification.md#4-states-and-transitions. */
const BANNER_DURATION_MS = 10_000;

/** Confirms a purchase for 10 seconds, then removes itself and its query parameter. */
export function PurchaseBanner({ userBlueprints }: { userBlueprints: readonly UserBlueprint[] }) {
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isShown]);

  if (!isShown) return null;
  const latest = userBlueprints.find(
    ({ status, blueprintId }) => status === 'pending' && blueprintId !== FREE_BLUEPRINT_ID,
  );
  return (
    <Alert
      tone="available"
      role="status"
      title="Purchase received"
      action={
        latest && (
          <Button size="compact" asChild>
            <Link to={paths.blueprint(latest.blueprintId)}>Show payment instructions</Link>
          </Button>
        )
      }
    >
      {latest
        ? `${latest.blueprint.name} is pending. Pay with your reference; we verify payments within about 24 hours.`
        : 'We verify payments within about 24 hours.'}
    </Alert>
  );
}
