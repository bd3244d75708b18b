import { LabelBadge, type BadgeLabel } from '@platform/design-system';
import { OWNERSHIP_STATES } from '@platform/kit/states';
import { AwaitingPaymentBadge } from './awaiting-payment-badge.tsx';
import type { OfferStatus } from './offer.policy.ts';

const BADGES: Readonly<Record<Exclude<OfferStatus, 'awaiting'>, BadgeLabel>> = {
  ...OWNERSHIP_STATES,
  available: { tone: 'primary', label: 'Available' },
  locked: { tone: 'neutral', label: 'Locked' },
};

/** Shows the status of an offer. */
export function OfferBadge({ status }: { status: OfferStatus }) {
  return status === 'awaiting' ? <AwaitingPaymentBadge /> : <LabelBadge labels={BADGES} value={status} />;
}
