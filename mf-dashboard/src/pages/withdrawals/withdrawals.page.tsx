import { MINIMUM_BALANCE_DOLLARS, type User } from '@platform/contracts';
import { PageHead } from '@platform/design-system';
import { useState } from 'react';
import { RequestWithdrawalDialog } from '../../features/withdrawals/request-withdrawal-dialog.tsx';
import { ForMember } from '../../shared/member/for-member.tsx';
import { Page } from '../../shared/page/page.tsx';
import { Books } from './books.tsx';
import { PayoutStrip } from './payout-strip.tsx';
import { Rewards } from './rewards.tsx';

/** What can be paid out, what is still locked, and every cent there ever was. */
export function WithdrawalsPage() {
  return <ForMember>{(user) => <Withdrawals user={user} />}</ForMember>;
}

function Withdrawals({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  return (
    <Page>
      <PageHead
        title="Withdrawals"
        lead={`Withdraw $50 or more once your available balance is $${MINIMUM_BALANCE_DOLLARS}. Paid within 1-3 business days after approval.`}
      />
      <PayoutStrip user={user} onRequest={() => setAsking(true)} />
      <Rewards user={user} />
      <Books />
      {asking && <RequestWithdrawalDialog balance={user.balance} onClose={() => setAsking(false)} />}
    </Page>
  );
}
