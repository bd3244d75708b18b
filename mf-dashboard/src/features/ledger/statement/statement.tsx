import { exportStatement } from '@platform/contracts';
import {
  Button,
  CardBody,
  DownloadIcon,
  EmptyState,
  HeadCell,
  Loading,
  Panel,
  SkeletonLines,
  Table,
  TableHead,
  TableRow,
} from '@platform/design-system';
import { Loaded } from '../../../shared/loaded/loaded.tsx';
import { TablePage } from '../../../shared/paging/table-page.tsx';
import { pageAt, useCursors } from '../../../shared/paging/use-cursors.ts';
import { useStatementQuery } from '../ledger-api.ts';
import { StatementRows } from './statement-rows.tsx';

const COLUMNS = 5;

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
  const { cursors, addPage } = useCursors();
  return (
    <Table caption="Statement, newest first">
      <TableHead>
        <TableRow>
          <HeadCell>Date</HeadCell>
          <HeadCell>What</HeadCell>
          <HeadCell>Account</HeadCell>
          <HeadCell $numeric>Amount</HeadCell>
          <HeadCell $numeric>Balance after</HeadCell>
        </TableRow>
      </TableHead>
      {cursors.map((cursor, index) => (
        <StatementPage
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

function StatementPage({ cursor, isLast, onMore }: PageProps) {
  const query = useStatementQuery(pageAt(cursor));
  return (
    <TablePage query={query} what="more of your statement" columns={COLUMNS} isLast={isLast} onMore={onMore}>
      {({ items }) => <StatementRows entries={items} />}
    </TablePage>
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
