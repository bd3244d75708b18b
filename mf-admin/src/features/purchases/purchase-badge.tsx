import type { PurchaseRow } from '@platform/contracts';
import { Badge, getBadgeLabel } from '@platform/design-system';
import { OWNERSHIP_STATUS_LABELS, PAYMENT_STATE_LABELS } from '../../content/status-labels.ts';

/** Shows the status of a purchase, and of a pending one whether its payment was reported. */
export function PurchaseBadge({ status, payment }: Pick<PurchaseRow, 'status' | 'payment'>) {
  const { label, tone } = payment
    ? getBadgeLabel(PAYMENT_STATE_LABELS, payment)
    : getBadgeLabel(OWNERSHIP_STATUS_LABELS, status);
  return <Badge tone={tone}>{label}</Badge>;
}
