import type { Blueprint } from '@platform/contracts';
import { Alert, Button } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { FREE_BLUEPRINT_ID } from '@platform/contracts';
import { isFinallyRejected, type Ownership } from '../../features/blueprints/ownership.policy.ts';

type Props = { blueprint: Blueprint; ownership: Ownership; freeOwnership: Ownership };

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
        Its tasks are yours for life.
      </Alert>
    );
  }
  if (ownership.status === 'pending') {
    return (
      <Alert tone="locked" title="Pending Approval">
        {blueprint.isFree
          ? 'We are reviewing your identity verification. Meanwhile, you can complete the Browser and Phone Detection tasks.'
          : 'Its tasks open once we verify your payment.'}
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
