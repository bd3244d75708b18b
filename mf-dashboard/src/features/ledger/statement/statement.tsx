import { exportStatement, type LedgerEntry } from '@platform/contracts';
import {
  Button,
  CardBody,
  DownloadIcon,
  EmptyState,
  HeadCell,
  Loading,
  Panel,
  SkeletonLines,
} from '@platform/design-system';
import { Loaded } from '../../../shared/loaded/loaded.tsx';
import { PagedTable } from '../../../shared/paging/paged-table.tsx';
import { useStatementQuery } from '../ledger-api.ts';
import { StatementRows } from './statement-rows.tsx';

/** Every cent: what it was, in which account it is, until when it is locked. */
export function Statement() {
  const first = useStatementQuery();
  return (
    <Panel
      flush
      title="Statement"
      aside={
        <Button size="compact" asChild>
          <a href={exportStatement.path} download>
            <DownloadIcon size={18} /> Download CSV
          </a>
        </Button>
      }
    >
      <Loaded query={first} what="your statement" skeleton={<StatementSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="Nothing has moved yet">
              The signup bonus, every reward and every withdrawal will stand here, to the cent.
            </EmptyState>
          ) : (
            <StatementTable />
          )
        }
      </Loaded>
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
          <HeadCell>What</HeadCell>
          <HeadCell>Account</HeadCell>
          <HeadCell $numeric>Amount</HeadCell>
          <HeadCell $numeric>Balance after</HeadCell>
        </>
      }
      usePage={useStatementQuery}
      what="more of your statement"
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
