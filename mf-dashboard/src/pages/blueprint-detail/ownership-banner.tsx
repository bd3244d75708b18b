import type { Blueprint } from '@platform/contracts';
import { Alert, Button } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { FREE_BLUEPRINT_ID } from '@platform/contracts';
import type { Ownership } from '../../features/blueprints/ownership.policy.ts';

type Props = { blueprint: Blueprint; ownership: Ownership; free: Ownership };

/** How the member stands to this blueprint, in a line; nothing where there is nothing to say yet. */
export function OwnershipBanner({ blueprint, ownership, free }: Props) {
  if (ownership.status === 'active') {
    return (
      <Alert
        tone="available"
        title="Active"
        action={
          <Button size="compact" asChild>
            <Link to={paths.dashboard.tasks()}>Go to my tasks</Link>
          </Button>
        }
      >
        Its tasks are open to you, for life.
      </Alert>
    );
  }
  if (ownership.status === 'pending') {
    return (
      <Alert tone="locked" title="Pending Approval">
        {blueprint.isFree
          ? 'Your identity is being checked. The Browser and Phone Detection tasks are open meanwhile.'
          : 'Its tasks open as soon as your payment is verified.'}
      </Alert>
    );
  }
  if (ownership.status === 'rejected') {
    return (
      <Alert tone="danger" title="Not accepted">
        {ownership.row.reason}
      </Alert>
    );
  }
  if (blueprint.isFree || free.status === 'active') return null;
  return (
    <Alert
      tone="locked"
      title="Free Blueprint Required"
      action={
        <Button size="compact" asChild>
          <Link to={paths.blueprint(FREE_BLUEPRINT_ID)}>Open the free blueprint</Link>
        </Button>
      }
    >
      {free.status === 'pending'
        ? 'It can be purchased once your free blueprint is approved.'
        : 'It can be purchased once your free blueprint is active.'}
    </Alert>
  );
}
