import type { PurchaseRow } from '@platform/contracts';
import { LabelBadge } from '@platform/design-system';
import { PAYMENT_STATES } from '@platform/kit/states';
import { OWNERSHIP_STATUS_LABELS } from '../../content/status-labels.ts';

/** Shows the status of a purchase, and of a pending one whether its payment was reported. */
export function PurchaseBadge({ status, payment }: Pick<PurchaseRow, 'status' | 'payment'>) {
  return payment ? (
    <LabelBadge labels={PAYMENT_STATES} value={payment} />
  ) : (
    <LabelBadge labels={OWNERSHIP_STATUS_LABELS} value={status} />
  );
}
