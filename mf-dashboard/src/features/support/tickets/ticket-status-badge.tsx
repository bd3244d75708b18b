import type { UserTicketRow } from '@platform/contracts';
import { Badge, type BadgeLabel, LabelBadge } from '@platform/design-system';

const BADGES: Record<UserTicketRow['status'], BadgeLabel> = {
  open: { tone: 'locked', label: 'Waiting for support' },
  answered: { tone: 'held', label: 'Answered' },
  closed: { tone: 'neutral', label: 'Closed' },
};

/** Shows whose turn it is in a conversation, and whether there is an answer that the member has not read. */
export function TicketStatusBadge({ status, unread }: Pick<UserTicketRow, 'status' | 'unread'>) {
  if (unread) return <Badge tone="available">New answer</Badge>;
  return <LabelBadge labels={BADGES} value={status} />;
}
