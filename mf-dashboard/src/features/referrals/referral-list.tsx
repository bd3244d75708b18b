import type { Referral } from '@platform/contracts';
import { Cell, EmptyState, HeadCell, DateTime, Money, TableRow } from '@platform/design-system';
import { PagedTable } from '../../shared/paging/paged-table.tsx';
import { ReferralStatusBadge } from './referral-status-badge.tsx';
import { useUserReferralsQuery } from './referrals-api.ts';

/** Lists the friends that the member invited or referred, newest first. */
export function ReferralList({ isEmpty }: { isEmpty: boolean }) {
  if (isEmpty) {
    return (
      <EmptyState title="No referrals yet">
        Share your link or send an invitation. Your friends appear here.
      </EmptyState>
    );
  }
  return (
    <PagedTable<Referral>
      caption="Referrals, newest first"
      columns={4}
      head={
        <>
          <HeadCell>Friend</HeadCell>
          <HeadCell>Date</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell $numeric>Reward</HeadCell>
        </>
      }
      usePage={useUserReferralsQuery}
      resource="more referrals"
    >
      {(items) => items.map((referral) => <ReferralRow key={referral.id} referral={referral} />)}
    </PagedTable>
  );
}

function ReferralRow({ referral }: { referral: Referral }) {
  const { referredUsername, referredEmail, createdAt, completedAt, status, reward } = referral;
  return (
    <TableRow>
      <Cell label="Friend">{referredUsername ?? referredEmail}</Cell>
      <Cell label="Date">
        <DateTime at={createdAt} />
      </Cell>
      <Cell label="Status">
        <div>
          <ReferralStatusBadge status={status} /> {completedAt && <DateTime at={completedAt} />}
        </div>
      </Cell>
      <Cell label="Reward" numeric>
        {status === 'closed' ? '–' : <Money amount={reward} />}
      </Cell>
    </TableRow>
  );
}
