import { Badge, type BadgeLabel, LabelBadge } from '@platform/design-system';
import type { UserBlueprint } from '@platform/contracts';

const BADGES: Record<UserBlueprint['status'], BadgeLabel> = {
  active: { tone: 'available', label: 'Active' },
  pending: { tone: 'locked', label: 'Pending' },
  rejected: { tone: 'danger', label: 'Rejected' },
  cancelled: { tone: 'neutral', label: 'Canceled' },
  returning: { tone: 'held', label: 'Being returned' },
  returned: { tone: 'neutral', label: 'Returned' },
};

/** Shows the status of a member's blueprint. */
export function OwnershipBadge({ status, payment }: Pick<UserBlueprint, 'status' | 'payment'>) {
  if (payment === 'awaiting') return <Badge tone="locked">Awaiting your payment</Badge>;
  return <LabelBadge labels={BADGES} value={status} />;
}
