import { exportStatement, exportStatementEvents, type StatementEvent, type User } from '@platform/contracts';
import {
  CardBody,
  DateTime,
  EmptyState,
  fromWidth,
  HeadCell,
  Loading,
  MEDIA,
  MOBILE_BREAKPOINT_PX,
  Panel,
  PrintedAlone,
  PrintOnly,
  readTimeZone,
  Row,
  SkeletonLines,
  space,
  Stack,
  TitleBlock,
  VisuallyHidden,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { useSearchParams } from '@platform/kit/router';
import { styled } from 'styled-components';
import { RefreshMoney } from '../../../shared/money/refresh-money.tsx';
import { PagedTable } from '../../../shared/paging/paged-table.tsx';
import { useStatementEventsQuery } from '../ledger-api.ts';
import { EVENT_COLUMNS, EventRows } from './event-rows.tsx';
import { listMonths } from './months.policy.ts';
import { MonthPicker, MonthSummary } from './statement-month.tsx';

/** Lists what the member earned, withdrew and bought, month by month; the URL holds the month. */
export function Statement({ user }: { user: User }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const months = listMonths(user.createdAt, user.now);
  const month = months.find(({ value }) => value === searchParams.get('month'))?.value ?? months[0].value;

  function openMonth(value: string): void {
    const next = new URLSearchParams(searchParams);
    next.set('month', value);
    setSearchParams(next, { replace: true, preventScrollReset: true });
  }

  return (
    <Panel flush title="Statement" aside={<RefreshMoney />} data-printed="">
      <PrintedAlone />
      <CardBody>
        <MonthPicker months={months} value={month} onChange={openMonth} />
        <PrintOnly>
          <TitleBlock
            items={[
              { term: 'AI Skill account', description: user.username, verbatim: true },
              { term: 'Month', description: months.find(({ value }) => value === month)?.label },
              { term: 'Time zone', description: readTimeZone() },
              { term: 'Printed', description: <DateTime at={user.now} /> },
            ]}
          />
        </PrintOnly>
      </CardBody>
      <MonthEvents key={month} month={month} isCurrent={month === months[0].value} now={user.now} />
      <CardBody>
        <Downloads month={month} />
      </CardBody>
    </Panel>
  );
}

type MonthProps = { month: string; now: string };

/** Asks for a month as the chart of earnings shows it: in the reader's time zone. */
const queryOf = (month: string) => ({ month, timeZone: readTimeZone() });

function MonthEvents({ month, isCurrent, now }: MonthProps & { isCurrent: boolean }) {
  const firstPage = useStatementEventsQuery({ query: queryOf(month) });
  return (
    <QueryBoundary query={firstPage} resource="your statement" skeleton={<StatementSkeleton />}>
      {({ items, totals }) => (
        <Stack $gap={0}>
          {totals && <MonthSummary totals={totals} isCurrent={isCurrent} />}
          {items.length === 0 ? (
            <EmptyState title="No transactions in this month">
              Your signup bonus, rewards, withdrawals and purchases appear here.
            </EmptyState>
          ) : (
            <Columns>
              <EventTable month={month} now={now} />
            </Columns>
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
}

function EventTable({ month, now }: MonthProps) {
  const usePage = (page: { query: { cursor: string } } | undefined) =>
    useStatementEventsQuery({ query: { ...queryOf(month), ...page?.query } });
  return (
    <PagedTable<StatementEvent>
      caption="Statement, newest first"
      columns={EVENT_COLUMNS}
      head={
        <>
          <HeadCell>Date</HeadCell>
          <HeadCell>What for</HeadCell>
          <HeadCell>State</HeadCell>
          <HeadCell $numeric>Locked</HeadCell>
          <HeadCell $numeric>Available</HeadCell>
          <HeadCell>
            <VisuallyHidden>Details</VisuallyHidden>
          </HeadCell>
        </>
      }
      usePage={usePage}
      resource="more transactions"
    >
      {(events) => <EventRows events={events} now={now} />}
    </PagedTable>
  );
}

/** Links to the same as files, and to the ledger entries behind it. */
function Downloads({ month }: { month: string }) {
  return (
    <Row as="nav" aria-label="Downloads" $gap={4}>
      <a href={`${exportStatementEvents.path}?${new URLSearchParams(queryOf(month))}`} download>
        CSV of this month
      </a>
      <a href={exportStatementEvents.path} download>
        CSV of all months
      </a>
      <a href={exportStatement.path} download>
        CSV of all ledger entries
      </a>
    </Row>
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

/** One line per event: what it was for gets the width that the others leave, and ends in dots where that is too little. */
const Columns = styled.div`
  container-type: inline-size;
  min-width: 0;

  td {
    padding-block: ${space(1)};
  }

  td:last-child:not(:only-child) {
    padding-block: ${space(0.5)};
  }

  :is(td, th):not(:first-child) {
    padding-left: ${space(2)};
  }

  :is(td, th):not(:last-child) {
    padding-right: ${space(2)};
  }

  [data-tone] {
    white-space: nowrap;
  }

  @media screen {
    ${fromWidth(MOBILE_BREAKPOINT_PX)} {
      td[data-place='title'] {
        overflow: hidden;
        width: 100%;
        max-width: 0;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
    }
  }

  ${MEDIA.wide} {
    td[data-label='State'] {
      white-space: nowrap;
    }
  }
`;
