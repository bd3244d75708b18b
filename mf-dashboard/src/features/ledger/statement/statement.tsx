import { exportStatement, exportStatementEvents, type StatementEvent, type User } from '@platform/contracts';
import {
  CardBody,
  DateTime,
  EmptyState,
  HeadCell,
  Loading,
  MEDIA,
  Panel,
  PrintedAlone,
  PrintOnly,
  readTimeZone,
  Row,
  SkeletonLines,
  space,
  Stack,
  TitleBlock,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { useSearchParams } from '@platform/kit/router';
import { styled } from 'styled-components';
import { RefreshMoney } from '../../../shared/money/refresh-money.tsx';
import { PagedTable } from '../../../shared/paging/paged-table.tsx';
import { useStatementEventsQuery } from '../ledger-api.ts';
import { EventRows } from './event-rows.tsx';
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
            <TabletColumns>
              <EventTable month={month} now={now} />
            </TabletColumns>
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
      columns={5}
      head={
        <>
          <HeadCell>Date</HeadCell>
          <HeadCell>What for</HeadCell>
          <HeadCell>State</HeadCell>
          <HeadCell $numeric>Locked</HeadCell>
          <HeadCell $numeric>Available</HeadCell>
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

/** On a tablet, most of the width goes to what the money was for: the time stands below the day, the gaps are half. */
const TabletColumns = styled.div`
  min-width: 0;

  ${MEDIA.tablet} {
    :is(td, th):not(:first-child) {
      padding-left: ${space(2)};
    }

    :is(td, th):not(:last-child) {
      padding-right: ${space(2)};
    }

    td[data-label='Date'] time {
      display: inline-block;
      min-width: 6.5rem;
      white-space: normal;
    }

    td[data-place='title'] {
      width: 40%;
    }
  }
`;
