import { FREE_BLUEPRINT_ID } from '@platform/contracts';
import { Alert, Button } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import type { Ownership } from '../../features/blueprints/ownership.policy.ts';

/** Until the free blueprint is active nothing else can be purchased: why, and what to do. */
export function ActivateFirst({ free }: { free: Ownership }) {
  if (free.status === 'active') return null;
  if (free.status === 'pending') {
    return (
      <Alert tone="locked" title="Your free blueprint is being reviewed">
        The others can be purchased once it is approved. The review takes 24-48 hours.
      </Alert>
    );
  }
  return (
    <Alert
      tone="locked"
      title="Activate the free blueprint first"
      action={
        <Button size="compact" asChild>
          <Link to={paths.blueprint(FREE_BLUEPRINT_ID)}>Activate free blueprint</Link>
        </Button>
      }
    >
      It costs one identity check, and all others open with it.
    </Alert>
  );
}
