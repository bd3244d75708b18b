import { RETURN_PAYMENT_SENTENCE, type Blueprint, type UserBlueprint } from '@platform/contracts';
import { Alert, Button, DateTime, Money } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { FREE_BLUEPRINT_ID } from '@platform/contracts';
import {
  isFinallyRejected,
  type BlueprintOwnership,
  type Ownership,
} from '../../features/blueprints/ownership.policy.ts';

type Props = { blueprint: Blueprint; ownership: BlueprintOwnership; freeOwnership: Ownership };

/** Shows the member's ownership of this blueprint; renders nothing if it can be requested right away. */
export function OwnershipBanner({ blueprint, ownership, freeOwnership }: Props) {
  if (ownership.status === 'active') {
    return (
      <Alert
        tone="available"
        title="Active"
        action={
          <Button size="compact" asChild>
            <Link to={paths.dashboard.tasks()}>Go to My Tasks</Link>
          </Button>
        }
      >
        {ownership.row.reason === null
          ? 'You have access to its tasks for life.'
          : `Your return was rejected: ${ownership.row.reason}`}
      </Alert>
    );
  }
  if (ownership.status === 'awaiting') return <AwaitingBanner row={ownership.row} />;
  if (ownership.status === 'returning' || ownership.status === 'returned')
    return <ReturnBanner row={ownership.row} />;
  if (ownership.status === 'expired') {
    return (
      <Alert tone="neutral" title="Canceled">
        {ownership.row.reason} You can purchase it again.
      </Alert>
    );
  }
  if (ownership.status === 'pending') {
    return (
      <Alert tone="locked" title="Pending Approval">
        {blueprint.isFree
          ? 'We are reviewing your identity verification. Meanwhile, you can complete the Browser and Phone Detection tasks.'
          : 'Payment reported, waiting for confirmation. Its tasks open once we have confirmed it.'}
      </Alert>
    );
  }
  if (ownership.status === 'rejected') {
    return (
      <Alert tone="danger" title="Rejected">
        {ownership.row.reason}
        {ownership.row.final && ' This decision is final.'}
      </Alert>
    );
  }
  if (blueprint.isFree || freeOwnership.status === 'active') return null;
  const isFinal = isFinallyRejected(freeOwnership);
  return (
    <Alert
      tone="locked"
      title="Free Blueprint Required"
      action={
        <Button size="compact" asChild>
          <Link to={paths.blueprint(FREE_BLUEPRINT_ID)}>
            {isFinal ? 'See the reason' : 'Open free blueprint'}
          </Link>
        </Button>
      }
    >
      {describeRequirement(freeOwnership)}
    </Alert>
  );
}

function describeRequirement(freeOwnership: Ownership): string {
  if (isFinallyRejected(freeOwnership)) {
    return 'You cannot purchase it, because your identity verification was rejected for good.';
  }
  return freeOwnership.status === 'pending'
    ? 'You can purchase it once your free blueprint is approved.'
    : 'You can purchase it once your free blueprint is active.';
}

function ReturnBanner({ row }: { row: UserBlueprint }) {
  if (row.status === 'returned')
    return (
      <Alert tone="neutral" title="Returned">
        We sent <Money amount={row.price} /> to the account that paid. You can buy it again, but not return it
        again.
      </Alert>
    );
  return (
    <Alert tone="held" title="Being returned">
      You get <Money amount={row.price} strong /> back.
      {row.returnRequestedAt !== null && (
        <>
          {' '}
          You returned it on <DateTime at={row.returnRequestedAt} showTime />.
        </>
      )}{' '}
      {RETURN_PAYMENT_SENTENCE}
    </Alert>
  );
}

function AwaitingBanner({ row }: { row: UserBlueprint }) {
  return (
    <Alert tone="locked" title="Awaiting your payment">
      Pay <Money amount={row.price} strong /> with the reference <span translate="no">{row.reference}</span>
      {row.expiresAt !== null && (
        <>
          {' '}
          by <DateTime at={row.expiresAt} showTime />
        </>
      )}
      , then report the payment. Its tasks open once we have confirmed it.
    </Alert>
  );
}
