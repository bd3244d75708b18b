import type { Withdrawal } from '@platform/contracts';
import { LabelBadge } from '@platform/design-system';
import { WITHDRAWAL_STATES } from '@platform/kit/states';

/** Shows the status of a withdrawal. */
export function WithdrawalStatusBadge({ status }: Pick<Withdrawal, 'status'>) {
  return <LabelBadge labels={WITHDRAWAL_STATES} value={status} />;
}
