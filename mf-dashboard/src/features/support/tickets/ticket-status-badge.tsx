import type { UserTicketRow } from '@platform/contracts';
import { Badge, LabelBadge } from '@platform/design-system';
import { TICKET_STATES } from '@platform/kit/states';

/** Shows whose turn it is in a conversation, and whether there is an answer that the member has not read. */
export function TicketStatusBadge({ status, unread }: Pick<UserTicketRow, 'status' | 'unread'>) {
  if (unread) return <Badge tone="available">New answer</Badge>;
  return <LabelBadge labels={TICKET_STATES} value={status} />;
}
