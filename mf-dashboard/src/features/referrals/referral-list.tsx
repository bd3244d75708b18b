import type { Referral } from '@platform/contracts';
import {
  Cell,
  EmptyState,
  HeadCell,
  Moment,
  Money,
  Table,
  TableHead,
  TableRow,
} from '@platform/design-system';
import { TablePage } from '../../shared/paging/table-page.tsx';
import { pageAt, useCursors } from '../../shared/paging/use-cursors.ts';
import { ReferralStatusBadge } from './referral-status-badge.tsx';
import { useOwnReferralsQuery } from './referrals-api.ts';

const COLUMNS = 4;

/** Whom the member has invited or brought, newest first. */
export function ReferralList({ isEmpty }: { isEmpty: boolean }) {
  const { cursors, addPage } = useCursors();
  if (isEmpty) {
    return (
      <EmptyState title="No referrals yet">
        Copy your link or send an invitation; your friends appear here.
      </EmptyState>
    );
  }
  return (
    <Table caption="Referrals, newest first">
      <TableHead>
        <TableRow>
          <HeadCell>Friend</HeadCell>
          <HeadCell>Since</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell $numeric>Reward</HeadCell>
        </TableRow>
      </TableHead>
      {cursors.map((cursor, index) => (
        <ReferralPage
          key={cursor ?? 'first'}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onMore={addPage}
        />
      ))}
    </Table>
  );
}

type PageProps = { cursor: string | undefined; isLast: boolean; onMore: (cursor: string) => void };

function ReferralPage({ cursor, isLast, onMore }: PageProps) {
  const query = useOwnReferralsQuery(pageAt(cursor));
  return (
    <TablePage query={query} what="more referrals" columns={COLUMNS} isLast={isLast} onMore={onMore}>
      {({ items }) => items.map((referral) => <ReferralRow key={referral.id} referral={referral} />)}
    </TablePage>
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
