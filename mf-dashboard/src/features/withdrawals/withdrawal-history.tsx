import type { Withdrawal } from '@platform/contracts';
import {
  Button,
  CardBody,
  EmptyState,
  HeadCell,
  Loading,
  Panel,
  SkeletonLines,
  VisuallyHidden,
} from '@platform/design-system';
import { Loaded } from '../../shared/loaded/loaded.tsx';
import { PagedTable } from '../../shared/paging/paged-table.tsx';
import { WithdrawalRows } from './withdrawal-rows.tsx';
import { useOwnWithdrawalsQuery } from './withdrawals-api.ts';

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
  return (
    <PagedTable<Withdrawal>
      caption="Withdrawals, newest first"
      columns={5}
      head={
        <>
          <HeadCell>Date</HeadCell>
          <HeadCell $numeric>Amount</HeadCell>
          <HeadCell>Payment method</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell>
            <VisuallyHidden>Action</VisuallyHidden>
          </HeadCell>
        </>
      }
      usePage={useOwnWithdrawalsQuery}
      what="more withdrawals"
    >
      {(items) => <WithdrawalRows withdrawals={items} />}
    </PagedTable>
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
