import type { UserTicketRow } from '@platform/contracts';
import { DateTime, getBadgeLabel, Heading, Row, Stack, Text } from '@platform/design-system';
import { paths, useSession } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { TICKET_STATES } from '@platform/kit/states';
import { MEMBER_MESSAGES } from '../../content/support.content.ts';
import { useSupportPageTicketsQuery } from './support-api.ts';

const SHOWN_MAX = 5;

/** The newest messages of a member to support, with the way to all of them; nothing for visitors. */
export function MemberMessages() {
  const isMember = useSession().status === 'signed-in';
  const { data } = useSupportPageTicketsQuery(undefined, {
    skip: !isMember,
    refetchOnMountOrArgChange: true,
  });
  if (!isMember) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="messages-title">
      <Heading id="messages-title" $size={22}>
        {MEMBER_MESSAGES.title}
      </Heading>
      {data?.items.length === 0 && <Text $tone="muted">{MEMBER_MESSAGES.none}</Text>}
      {data && data.items.length > 0 && (
        <Stack as="ul" $gap={2}>
          {data.items.slice(0, SHOWN_MAX).map((ticket) => (
            <Message key={ticket.id} ticket={ticket} />
          ))}
        </Stack>
      )}
      <Link to={paths.dashboard.support()}>{MEMBER_MESSAGES.all}</Link>
    </Stack>
  );
}

function Message({
  ticket: { id, subject, reference, status, unread, changedAt },
}: {
  ticket: UserTicketRow;
}) {
  return (
    <li>
      <Row $gap={2}>
        <Link to={paths.dashboard.ticket(id)}>{subject}</Link>
        <Text as="span" $size={14} $tone="muted">
          {unread ? MEMBER_MESSAGES.unread : getBadgeLabel(TICKET_STATES, status).label},{' '}
          <DateTime at={changedAt} />, {reference}
        </Text>
      </Row>
    </li>
  );
}
