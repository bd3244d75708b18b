import type { UserBlueprint } from '@platform/contracts';
import { Button, LockIcon } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { FINAL_REJECTION, getAppealPath } from '../../../content/verification.content.ts';
import { StepCard } from './step-card.tsx';

/** Says that the identity verification was rejected for good, and offers support instead of another try. */
export function FinalRejectionStep({ row, lead }: { row: UserBlueprint; lead: boolean }) {
  return (
    <StepCard
      lead={lead}
      drawing={<LockIcon size={40} />}
      title={FINAL_REJECTION.title}
      action={
        <Button asChild>
          <Link to={getAppealPath(row.id)}>Contact support</Link>
        </Button>
      }
    >
      {row.reason} {FINAL_REJECTION.text}
    </StepCard>
  );
}
