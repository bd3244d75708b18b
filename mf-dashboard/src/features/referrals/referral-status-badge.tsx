import type { Referral } from '@platform/contracts';
import { type BadgeLabel, LabelBadge } from '@platform/design-system';

const BADGES: Record<Referral['status'], BadgeLabel> = {
  pending: { tone: 'neutral', label: 'Awaiting signup' },
  active: { tone: 'locked', label: 'Reward pending' },
  paid: { tone: 'available', label: 'Reward paid' },
  closed: { tone: 'neutral', label: 'Joined without your invitation' },
};

/** Shows the status of a referral. Labels: docs/specification.md#4-states-and-transitions. */
export function ReferralStatusBadge({ status }: Pick<Referral, 'status'>) {
  return <LabelBadge labels={BADGES} value={status} />;
}
