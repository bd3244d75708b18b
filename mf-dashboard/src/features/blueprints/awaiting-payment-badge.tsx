import { Badge } from '@platform/design-system';
import { PAYMENT_STATES } from '@platform/kit/states';

/** Shows that a purchase waits for the member's payment. */
export function AwaitingPaymentBadge() {
  return <Badge tone={PAYMENT_STATES.awaiting.tone}>Awaiting your payment</Badge>;
}
