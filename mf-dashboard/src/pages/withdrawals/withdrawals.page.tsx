import { PAYOUT_SENTENCE, type User, WITHDRAWAL_SENTENCE } from '@platform/contracts';
import { Alert, DateTime, getTextLabel, PageHead } from '@platform/design-system';
import { useSearchParams } from '@platform/kit/router';
import { COOLDOWN_CAUSE_TEXTS } from '../../content/payout-requirements.content.ts';
import { RequestWithdrawalDialog } from '../../features/withdrawals/request-withdrawal-dialog.tsx';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';
import { Page } from '../../shared/page/page.tsx';
import { Transactions } from './transactions.tsx';
import { PayoutRequirementsPanel } from './payout-requirements.tsx';
import { PayoutSummary } from './payout-summary.tsx';
import { Earnings } from './earnings.tsx';

/** Shows the balances, the earnings and all transactions, and requests withdrawals. */
export function WithdrawalsPage() {
  return <UserBoundary>{(user) => <Withdrawals user={user} />}</UserBoundary>;
}

function Withdrawals({ user }: { user: User }) {
  const [searchParams, setSearchParams] = useSearchParams();

  /** The URL holds the open dialog, so that Withdraw on other pages leads to it. */
  function setDialogOpen(isOpen: boolean): void {
    const next = new URLSearchParams(searchParams);
    if (isOpen) next.set('request', 'open');
    else next.delete('request');
    setSearchParams(next, { replace: !isOpen, preventScrollReset: true });
  }

  return (
    <Page>
      <PageHead title="Withdrawals" lead={`${WITHDRAWAL_SENTENCE} ${PAYOUT_SENTENCE}`} />
      <PayoutSummary user={user} onRequest={() => setDialogOpen(true)} />
      {user.payoutsPausedUntil && (
        <Alert tone="locked" title="Payouts are paused for your safety">
          They can be approved from <DateTime at={user.payoutsPausedUntil} showTime />
          {user.payoutsPausedCause &&
            ` because ${getTextLabel(COOLDOWN_CAUSE_TEXTS, user.payoutsPausedCause)}`}
          , so that you have time to notice if it was not you.
        </Alert>
      )}
      <PayoutRequirementsPanel email={user.email} />
      <Earnings user={user} />
      <Transactions user={user} />
      {searchParams.has('request') && (
        <RequestWithdrawalDialog balance={user.balance} onClose={() => setDialogOpen(false)} />
      )}
    </Page>
  );
}
