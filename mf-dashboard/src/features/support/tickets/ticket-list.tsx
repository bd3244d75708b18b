import type { UserTicketRow } from '@platform/contracts';
import {
  CardBody,
  Cell,
  DateTime,
  EmptyState,
  HeadCell,
  Loading,
  Panel,
  RefreshButton,
  SkeletonLines,
  TableRow,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { styled } from 'styled-components';
import { TextLink } from '../../../shared/page/text-link.ts';
import { PagedTable } from '../../../shared/paging/paged-table.tsx';
import { TicketStatusBadge } from './ticket-status-badge.tsx';
import { useUserTicketsQuery } from './tickets-api.ts';

/** Lists the member's messages to support, the one with the newest activity first. */
export function TicketList() {
  const firstPage = useUserTicketsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel
      flush
      title="Your messages"
      aside={<RefreshButton busy={firstPage.isFetching} onClick={() => void firstPage.refetch()} />}
    >
      <QueryBoundary query={firstPage} resource="your messages" skeleton={<ListSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No messages yet">
              Write to support, and your message and our answers appear here.
            </EmptyState>
          ) : (
            <TicketTable />
          )
        }
      </QueryBoundary>
    </Panel>
  );
}

function TicketTable() {
  return (
    <PagedTable<UserTicketRow>
      caption="Messages, newest activity first"
      columns={4}
      head={
        <>
          <HeadCell>Subject</HeadCell>
          <HeadCell>Reference</HeadCell>
          <HeadCell>Last activity</HeadCell>
          <HeadCell>Status</HeadCell>
        </>
      }
      usePage={useUserTicketsQuery}
      resource="more messages"
    >
      {(items) => items.map((ticket) => <TicketRow key={ticket.id} ticket={ticket} />)}
    </PagedTable>
  );
}

function TicketRow({
  ticket: { id, subject, reference, changedAt, status, unread },
}: {
  ticket: UserTicketRow;
}) {
  return (
    <TableRow>
      <Cell label="Subject">
        <TextLink to={paths.dashboard.ticket(id)}>{subject}</TextLink>
      </Cell>
      <Cell label="Reference">
        <NoWrap translate="no">{reference}</NoWrap>
      </Cell>
      <Cell label="Last activity">
        <DateTime at={changedAt} showTime />
      </Cell>
      <Cell label="Status">
        <NoWrap>
          <TicketStatusBadge status={status} unread={unread} />
        </NoWrap>
      </Cell>
    </TableRow>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading your messages">
      <CardBody>
        <SkeletonLines count={4} />
      </CardBody>
    </Loading>
  );
}

const NoWrap = styled.span`
  white-space: nowrap;
`;
