import { FREE_BLUEPRINT_ID } from '@platform/contracts';
import { Alert, Button, UnbrokenRanges } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { describeReviewTime, FINAL_REJECTION } from '../../content/verification.content.ts';
import { isFinallyRejected, type Ownership } from '../../features/blueprints/ownership.policy.ts';

/** Explains that the free blueprint must be active before any other can be purchased; hidden once it is. */
export function FreeBlueprintNotice({ ownership }: { ownership: Ownership }) {
  if (ownership.status === 'active') return null;
  if (ownership.status === 'pending') {
    return (
      <Alert tone="locked" title="Your free blueprint is under review">
        You can purchase the others once it is approved.{' '}
        <UnbrokenRanges>{describeReviewTime(ownership.row.approvedAutomaticallyAt)}</UnbrokenRanges>
      </Alert>
    );
  }
  if (isFinallyRejected(ownership)) {
    return (
      <Alert
        tone="danger"
        title={FINAL_REJECTION.title}
        action={
          <Button size="compact" asChild>
            <Link to={paths.blueprint(FREE_BLUEPRINT_ID)}>See the reason</Link>
          </Button>
        }
      >
        {FINAL_REJECTION.text} You cannot purchase a blueprint.
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
      Verify your identity once, and you can purchase all the others.
    </Alert>
  );
}
