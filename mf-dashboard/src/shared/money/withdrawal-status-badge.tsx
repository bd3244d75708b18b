import type { Withdrawal } from '@platform/contracts';
import { Badge, type Tone, getBadgeLabel } from '@platform/design-system';

const BADGES: Record<Withdrawal['status'], { tone: Tone; label: string }> = {
  pending: { tone: 'locked', label: 'Pending' },
  processing: { tone: 'held', label: 'Processing' },
  completed: { tone: 'available', label: 'Completed' },
  cancelled: { tone: 'neutral', label: 'Canceled' },
  rejected: { tone: 'danger', label: 'Rejected' },
  failed: { tone: 'danger', label: 'Failed' },
  returned: { tone: 'danger', label: 'Returned' },
};

/** Shows the status of a withdrawal. */
export function WithdrawalStatusBadge({ status }: Pick<Withdrawal, 'status'>) {
  const { tone, label } = getBadgeLabel(BADGES, status);
  return <Badge tone={tone}>{label}</Badge>;
}
