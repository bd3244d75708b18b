import type { Referral } from '@platform/contracts';
import { Badge, type Tone, getBadgeLabel } from '@platform/design-system';

const BADGES: Record<Referral['status'], { tone: Tone; label: string }> = {
  pending: { tone: 'neutral', label: 'Awaiting signup' },
  active: { tone: 'locked', label: 'Reward pending' },
  paid: { tone: 'available', label: 'Reward paid' },
  closed: { tone: 'neutral', label: 'Joined without your invitation' },
};

/** Shows the status of a referral. Labels: docs/specification.md#4-states-and-transitions. */
export function ReferralStatusBadge({ status }: Pick<Referral, 'status'>) {
  const { tone, label } = getBadgeLabel(BADGES, status);
  return <Badge tone={tone}>{label}</Badge>;
}
