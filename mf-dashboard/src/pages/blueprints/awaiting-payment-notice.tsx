import type { UserBlueprint } from '@platform/contracts';
import { Alert, Button, DateTime, Money } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { listAwaitingPayment } from '../../features/blueprints/ownership.policy.ts';

/** Says for each purchase that is not paid yet how much to pay, with which reference and until when. */
export function AwaitingPaymentNotice({ userBlueprints }: { userBlueprints: readonly UserBlueprint[] }) {
  return listAwaitingPayment(userBlueprints).map(
    ({ id, blueprintId, blueprint, price, reference, expiresAt }) => (
      <Alert
        key={id}
        tone="locked"
        title={`${blueprint.name} awaits your payment`}
        action={
          <Button size="compact" asChild>
            <Link
              to={paths.blueprint(blueprintId)}
              aria-label={`Show payment instructions: ${blueprint.name}`}
            >
              Show payment instructions
            </Link>
          </Button>
        }
      >
        Pay <Money amount={price} strong /> with the reference <span translate="no">{reference}</span>
        {expiresAt !== null && (
          <>
            {' '}
            by <DateTime at={expiresAt} showTime />
          </>
        )}
        , then report the payment. Otherwise, the purchase is canceled then.
      </Alert>
    ),
  );
}
