import { LabelBadge } from '@platform/design-system';
import type { UserBlueprint } from '@platform/contracts';
import { OWNERSHIP_STATES } from '@platform/kit/states';
import { AwaitingPaymentBadge } from './awaiting-payment-badge.tsx';

/** Shows the status of a member's blueprint. */
export function OwnershipBadge({ status, payment }: Pick<UserBlueprint, 'status' | 'payment'>) {
  if (payment === 'awaiting') return <AwaitingPaymentBadge />;
  return <LabelBadge labels={OWNERSHIP_STATES} value={status} />;
}
