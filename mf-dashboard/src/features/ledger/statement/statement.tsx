import { exportStatement, type LedgerEntry } from '@platform/contracts';
import {
  Button,
  CardBody,
  DownloadIcon,
  EmptyState,
  HeadCell,
  Loading,
  Panel,
  Row,
  SkeletonLines,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { RefreshMoney } from '../../../shared/money/refresh-money.tsx';
import { PagedTable } from '../../../shared/paging/paged-table.tsx';
import { useStatementQuery } from '../ledger-api.ts';
import { StatementRows } from './statement-rows.tsx';

/** Lists every ledger entry of the member, with a CSV download. */
export function Statement() {
  const firstPage = useStatementQuery();
  return (
    <Panel
      flush
      title="Statement"
      aside={
        <Row $gap={2}>
          <RefreshMoney />
          <Button size="compact" asChild>
            <a href={exportStatement.path} download>
              <DownloadIcon size={18} /> Download CSV
            </a>
          </Button>
        </Row>
      }
    >
      <QueryBoundary query={firstPage} resource="your statement" skeleton={<StatementSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No transactions yet">
              Your signup bonus, rewards and withdrawals appear here.
            </EmptyState>
          ) : (
            <StatementTable />
          )
        }
      </QueryBoundary>
    </Panel>
  );
}

function StatementTable() {
  return (
    <PagedTable<LedgerEntry>
      caption="Statement, newest first"
      columns={5}
      head={
        <>
          <HeadCell>Date</HeadCell>
          <HeadCell>Transaction</HeadCell>
          <HeadCell>Account</HeadCell>
          <HeadCell $numeric>Amount</HeadCell>
          <HeadCell $numeric>Balance after</HeadCell>
        </>
      }
      usePage={useStatementQuery}
      resource="more transactions"
    >
      {(items) => <StatementRows entries={items} />}
    </PagedTable>
  );
}

function StatementSkeleton() {
  return (
    <Loading label="Loading your statement">
      <CardBody>
        <SkeletonLines count={8} />
      </CardBody>
    </Loading>
  );
}
