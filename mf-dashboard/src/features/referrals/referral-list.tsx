import type { Referral } from '@platform/contracts';
import { Cell, EmptyState, HeadCell, Moment, Money, TableRow } from '@platform/design-system';
import { PagedTable } from '../../shared/paging/paged-table.tsx';
import { ReferralStatusBadge } from './referral-status-badge.tsx';
import { useOwnReferralsQuery } from './referrals-api.ts';

/** Whom the member has invited or brought, newest first. */
export function ReferralList({ isEmpty }: { isEmpty: boolean }) {
  if (isEmpty) {
    return (
      <EmptyState title="No referrals yet">
        Copy your link or send an invitation; your friends appear here.
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
          <HeadCell>Since</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell $numeric>Reward</HeadCell>
        </>
      }
      usePage={useOwnReferralsQuery}
      what="more referrals"
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
      <Cell label="Since">
        <Moment at={createdAt} />
      </Cell>
      <Cell label="Status">
        <div>
          <ReferralStatusBadge status={status} /> {completedAt && <Moment at={completedAt} />}
        </div>
      </Cell>
      <Cell label="Reward" numeric>
        <Money amount={reward} />
      </Cell>
    </TableRow>
  );
}
