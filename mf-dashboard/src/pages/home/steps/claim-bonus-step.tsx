import { MINIMUM_BALANCE, SIGNUP_BONUS } from '@platform/contracts';
import { Button, GiftIcon } from '@platform/design-system';
import { useBonusClaim } from '../../../features/ledger/use-bonus-claim.ts';
import { StepCard } from './step-card.tsx';

/** Offers the welcome bonus until it is claimed. */
export function ClaimBonusStep({ lead }: { lead: boolean }) {
  const { claim, isClaiming } = useBonusClaim();
  return (
    <StepCard
      lead={lead}
      drawing={<GiftIcon size={40} />}
      title={`Claim your ${SIGNUP_BONUS} welcome bonus`}
      action={
        <Button
          variant={lead ? 'primary' : 'secondary'}
          busy={isClaiming}
          busyText="Claiming..."
          onClick={() => void claim()}
        >
          Claim {SIGNUP_BONUS} bonus
        </Button>
      }
    >
      It came with your signup and waits for you here. Claimed, it is in your available balance right away,
      and counts toward the {MINIMUM_BALANCE} you need to withdraw.
    </StepCard>
  );
}
