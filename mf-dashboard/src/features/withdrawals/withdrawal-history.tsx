import { MINIMUM_BALANCE, MINIMUM_WITHDRAWAL, type Withdrawal } from '@platform/contracts';
import {
  CardBody,
  EmptyState,
  HeadCell,
  Loading,
  Panel,
  SkeletonLines,
  VisuallyHidden,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { RefreshMoney } from '../../shared/money/refresh-money.tsx';
import { PagedTable } from '../../shared/paging/paged-table.tsx';
import { WithdrawalRows } from './withdrawal-rows.tsx';
import { useUserWithdrawalsQuery } from './withdrawals-api.ts';

/** Lists the member's withdrawals with their status, newest first. */
export function WithdrawalHistory() {
  const firstPage = useUserWithdrawalsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel flush title="Withdrawal History" aside={<RefreshMoney />}>
      <QueryBoundary query={firstPage} resource="your withdrawals" skeleton={<HistorySkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No withdrawals yet">
              Once your available balance is {MINIMUM_BALANCE}, you can request a withdrawal of{' '}
              {MINIMUM_WITHDRAWAL} or more.
            </EmptyState>
          ) : (
            <HistoryTable />
          )
        }
      </QueryBoundary>
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
      usePage={useUserWithdrawalsQuery}
      resource="more withdrawals"
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
