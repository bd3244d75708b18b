import { SIGNUP_BONUS_DOLLARS } from '@platform/contracts';
import { Button, GiftIcon } from '@platform/design-system';
import { useBonusClaim } from '../../../features/ledger/use-bonus-claim.ts';
import { StepCard } from './step-card.tsx';

/** The welcome bonus, until it is claimed. */
export function ClaimBonusStep({ lead }: { lead: boolean }) {
  const { claim, busy } = useBonusClaim();
  return (
    <StepCard
      lead={lead}
      drawing={<GiftIcon size={40} />}
      title={`Claim your $${SIGNUP_BONUS_DOLLARS} welcome bonus`}
      action={
        <Button
          variant={lead ? 'primary' : 'secondary'}
          busy={busy}
          busyText="Claiming..."
          onClick={() => void claim()}
        >
          Claim ${SIGNUP_BONUS_DOLLARS} bonus
        </Button>
      }
    >
      It is added to your available balance at once and counts towards the $500 a withdrawal needs.
    </StepCard>
  );
}
