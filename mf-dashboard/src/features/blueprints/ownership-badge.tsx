import { Badge, type Tone, getBadgeLabel } from '@platform/design-system';
import type { UserBlueprint } from '@platform/contracts';

const BADGES: Record<UserBlueprint['status'], { tone: Tone; label: string }> = {
  active: { tone: 'available', label: 'Active' },
  pending: { tone: 'locked', label: 'Pending' },
  rejected: { tone: 'danger', label: 'Rejected' },
  cancelled: { tone: 'neutral', label: 'Canceled' },
};

/** Shows the status of a member's blueprint. */
export function OwnershipBadge({ status, payment }: Pick<UserBlueprint, 'status' | 'payment'>) {
  if (payment === 'awaiting') return <Badge tone="locked">Awaiting your payment</Badge>;
  const { tone, label } = getBadgeLabel(BADGES, status);
  return <Badge tone={tone}>{label}</Badge>;
}
