import { FREE_BLUEPRINT_ID, type UserBlueprint } from '@platform/contracts';
import { Alert, Button } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link, useSearchParams } from '@platform/kit/router';
import { useEffect } from 'react';

/** Source: product specification, section 4. */
const SHOWN_MS = 10_000;

/** After a purchase, for 10 seconds; then it leaves the page and the address. */
export function PurchaseBanner({ own }: { own: readonly UserBlueprint[] }) {
  const [address, setAddress] = useSearchParams();
  const isShown = address.get('purchase') === 'success';

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      setAddress(
        (current) => {
          current.delete('purchase');
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    }, SHOWN_MS);
    return () => clearTimeout(timer);
    // The setter is new with every rendering of the router; the ten seconds begin once.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isShown]);

  if (!isShown) return null;
  const newest = own.find(
    ({ status, blueprintId }) => status === 'pending' && blueprintId !== FREE_BLUEPRINT_ID,
  );
  return (
    <Alert
      tone="available"
      role="status"
      title="Purchase received"
      action={
        newest && (
          <Button size="compact" asChild>
            <Link to={paths.blueprint(newest.blueprintId)}>Show payment instructions</Link>
          </Button>
        )
      }
    >
      {newest
        ? `${newest.blueprint.name} is pending. Pay with your reference; the payment is verified within about 24 hours.`
        : 'The payment is verified within about 24 hours.'}
    </Alert>
  );
}
