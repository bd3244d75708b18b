import type { UserTicket } from '@platform/contracts';
import {
  Button,
  CardBody,
  CardSkeleton,
  Conversation,
  EmptyState,
  Loading,
  PageHead,
  Panel,
  RefreshButton,
  Row,
  Surface,
  useFocusRegion,
} from '@platform/design-system';
import { isApiError, paths } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Link, useParams } from '@platform/kit/router';
import { useEffect } from 'react';
import { ReplyForm } from '../../features/support/tickets/reply-form.tsx';
import { TicketStatusBadge } from '../../features/support/tickets/ticket-status-badge.tsx';
import { useMarkTicketReadMutation, useUserTicketQuery } from '../../features/support/tickets/tickets-api.ts';
import { Page } from '../../shared/page/page.tsx';
import { TextLink } from '../../shared/page/text-link.ts';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';

/** One conversation with support. */
export function TicketPage() {
  const { id = '' } = useParams();
  return <UserBoundary>{() => <Ticket key={id} id={id} />}</UserBoundary>;
}

function Ticket({ id }: { id: string }) {
  // A notice may lead here after the last visit.
  const query = useUserTicketQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const { data: ticket, error } = query;
  const isMissing = !ticket && isApiError(error) && error.code === 'not_found';
  useMarkRead(ticket);
  return (
    <Page>
      {/* One heading for all states: it keeps the focus that the navigation gave it. */}
      <PageHead
        title={ticket?.subject ?? (isMissing ? 'This message does not exist' : 'Message to support')}
        lead={
          <Row $gap={3}>
            <TextLink to={paths.dashboard.support()}>All messages</TextLink>
            {ticket && <span translate="no">{ticket.reference}</span>}
            {ticket && <TicketStatusBadge status={ticket.status} unread={false} />}
          </Row>
        }
        aside={ticket && <RefreshButton busy={query.isFetching} onClick={() => void query.refetch()} />}
      />
      {isMissing ? (
        <MissingTicket />
      ) : (
        <QueryBoundary query={query} resource="the message" skeleton={<TicketSkeleton />}>
          {(loaded) => <LoadedTicket ticket={loaded} />}
        </QueryBoundary>
      )}
    </Page>
  );
}

/** Records that the member has seen the answers, as soon as they are on the page. */
function useMarkRead(ticket: UserTicket | undefined): void {
  const [markRead] = useMarkTicketReadMutation();
  const unreadId = ticket?.unread ? ticket.id : undefined;
  useEffect(() => {
    if (unreadId !== undefined) void markRead({ params: { id: unreadId } });
  }, [markRead, unreadId]);
}

function LoadedTicket({ ticket }: { ticket: UserTicket }) {
  const region = useFocusRegion(ticket.status);
  return (
    <>
      <Panel title="Conversation">
        <Conversation
          messages={ticket.messages.map(({ author, at, text }) => ({
            author: author === 'sender' ? 'You' : 'Support',
            own: author === 'sender',
            at,
            text,
          }))}
        />
      </Panel>
      <Surface $padding={6} {...region}>
        <ReplyForm ticket={ticket} />
      </Surface>
    </>
  );
}

function MissingTicket() {
  return (
    <Surface>
      <CardBody>
        <EmptyState
          title="Check the address"
          action={
            <Button asChild>
              <Link to={paths.dashboard.support()}>All messages</Link>
            </Button>
          }
        >
          Only messages of your own account are here.
        </EmptyState>
      </CardBody>
    </Surface>
  );
}

function TicketSkeleton() {
  return (
    <Loading label="Loading the message">
      <CardSkeleton height="20rem" />
    </Loading>
  );
}
