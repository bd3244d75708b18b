import { Badge, type Tone } from '@platform/design-system';
import type { OfferStatus } from './offer.policy.ts';

const BADGES: Record<OfferStatus, { tone: Tone; label: string }> = {
  active: { tone: 'available', label: 'Active' },
  pending: { tone: 'locked', label: 'Pending' },
  awaiting: { tone: 'locked', label: 'Unpaid' },
  returning: { tone: 'held', label: 'Being returned' },
  available: { tone: 'primary', label: 'Available' },
  locked: { tone: 'neutral', label: 'Locked' },
  rejected: { tone: 'danger', label: 'Rejected' },
};

/** Shows the status of an offer. */
export function OfferBadge({ status }: { status: OfferStatus }) {
  const { label, tone } = BADGES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
