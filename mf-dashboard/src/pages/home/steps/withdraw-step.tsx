import { PAYOUT_TIME } from '@platform/contracts';
import { formatMoney, Button, WalletIcon, UnbrokenRanges } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { StepCard } from './step-card.tsx';

/** Offers a withdrawal once the balance has reached the minimum. */
export function WithdrawStep({ balance, lead }: { balance: number; lead: boolean }) {
  return (
    <StepCard
      lead={lead}
      drawing={<WalletIcon size={40} />}
      title={`You can withdraw up to ${formatMoney(balance)}`}
      action={
        <Button variant={lead ? 'primary' : 'secondary'} asChild>
          <Link to={paths.dashboard.requestWithdrawal()}>Request withdrawal</Link>
        </Button>
      }
    >
      We pay it within <UnbrokenRanges>{PAYOUT_TIME}</UnbrokenRanges> after an administrator approves it.
    </StepCard>
  );
}
