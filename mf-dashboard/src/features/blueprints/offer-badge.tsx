import { Badge, type Tone } from '@platform/design-system';
import type { OfferStatus } from './offer.policy.ts';

const BADGES: Record<OfferStatus, { tone: Tone; words: string }> = {
  active: { tone: 'available', words: 'Active' },
  pending: { tone: 'locked', words: 'Pending' },
  available: { tone: 'primary', words: 'Available' },
  locked: { tone: 'neutral', words: 'Locked' },
};

/** How a blueprint is offered, in a word. */
export function OfferBadge({ status }: { status: OfferStatus }) {
  const { words, ...look } = BADGES[status];
  return <Badge {...look}>{words}</Badge>;
}
