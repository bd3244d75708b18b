import type { Withdrawal } from '@platform/contracts';
import { type BadgeLabel, LabelBadge } from '@platform/design-system';

const BADGES: Record<Withdrawal['status'], BadgeLabel> = {
  pending: { tone: 'locked', label: 'Pending' },
  processing: { tone: 'held', label: 'Processing' },
  completed: { tone: 'available', label: 'Completed' },
  cancelled: { tone: 'neutral', label: 'Canceled' },
  rejected: { tone: 'danger', label: 'Rejected' },
  failed: { tone: 'danger', label: 'Failed' },
  bounced: { tone: 'danger', label: 'Returned' },
};

/** Shows the status of a withdrawal. */
export function WithdrawalStatusBadge({ status }: Pick<Withdrawal, 'status'>) {
  return <LabelBadge labels={BADGES} value={status} />;
}
