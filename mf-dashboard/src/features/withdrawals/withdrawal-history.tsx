import {
  Button,
  CardBody,
  EmptyState,
  HeadCell,
  Loading,
  Panel,
  SkeletonLines,
  Table,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@platform/design-system';
import { Loaded } from '../../shared/loaded/loaded.tsx';
import { TablePage } from '../../shared/paging/table-page.tsx';
import { pageAt, useCursors } from '../../shared/paging/use-cursors.ts';
import { WithdrawalRows } from './withdrawal-rows.tsx';
import { useOwnWithdrawalsQuery } from './withdrawals-api.ts';

const COLUMNS = 5;

/** The member's withdrawals, newest first, with what became of each. */
export function WithdrawalHistory() {
  const first = useOwnWithdrawalsQuery();
  return (
    <Panel
      flush
      title="Withdrawal History"
      aside={
        <Button size="compact" busy={first.isFetching} onClick={() => void first.refetch()}>
          Refresh
        </Button>
      }
    >
      <Loaded query={first} what="your withdrawals" skeleton={<HistorySkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No withdrawals yet">
              Once your available balance is $500 you can request one of $50 or more.
            </EmptyState>
          ) : (
            <HistoryTable />
          )
        }
      </Loaded>
    </Panel>
  );
}

function HistoryTable() {
  const { cursors, addPage } = useCursors();
  return (
    <Table caption="Withdrawals, newest first">
      <TableHead>
        <TableRow>
          <HeadCell>Date</HeadCell>
          <HeadCell $numeric>Amount</HeadCell>
          <HeadCell>Payment method</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell>
            <VisuallyHidden>Action</VisuallyHidden>
          </HeadCell>
        </TableRow>
      </TableHead>
      {cursors.map((cursor, index) => (
        <HistoryPage
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

function HistoryPage({ cursor, isLast, onMore }: PageProps) {
  const query = useOwnWithdrawalsQuery(pageAt(cursor));
  return (
    <TablePage query={query} what="more withdrawals" columns={COLUMNS} isLast={isLast} onMore={onMore}>
      {({ items }) => <WithdrawalRows withdrawals={items} />}
    </TablePage>
  );
}

function HistorySkeleton() {
  return (
    <Loading label="Loading your withdrawals">
      <CardBody>
        <SkeletonLines count={6} />
      </CardBody>
    </Loading>
  );
}
