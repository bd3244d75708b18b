import { Button, LockIcon } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { FINAL_REJECTION } from '../../../content/verification.content.ts';
import { getSupportPath } from '../../../shared/support/support-path.ts';
import { StepCard } from './step-card.tsx';

/** Says that the identity verification was rejected for good, and offers support instead of another try. */
export function FinalRejectionStep({ reason, lead }: { reason: string | null; lead: boolean }) {
  return (
    <StepCard
      lead={lead}
      drawing={<LockIcon size={40} />}
      title={FINAL_REJECTION.title}
      action={
        <Button asChild>
          <Link to={getSupportPath(FINAL_REJECTION.subject)}>Contact support</Link>
        </Button>
      }
    >
      {reason} {FINAL_REJECTION.text}
    </StepCard>
  );
}
