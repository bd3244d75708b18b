import { Badge, type Tone } from '@platform/design-system';
import type { UserBlueprint } from '@platform/contracts';

const BADGES: Record<UserBlueprint['status'], { tone: Tone; label: string }> = {
  active: { tone: 'available', label: 'Active' },
  pending: { tone: 'locked', label: 'Pending' },
  rejected: { tone: 'danger', label: 'Rejected' },
  cancelled: { tone: 'neutral', label: 'Canceled' },
};

/** Shows the status of a member's blueprint. */
export function OwnershipBadge({ status }: { status: UserBlueprint['status'] }) {
  const { tone, label } = BADGES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
