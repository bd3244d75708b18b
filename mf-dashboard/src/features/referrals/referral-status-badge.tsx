import type { Referral } from '@platform/contracts';
import { LabelBadge } from '@platform/design-system';
import { REFERRAL_STATES } from '@platform/kit/states';

/** Shows the status of a referral. */
export function ReferralStatusBadge({ status }: Pick<Referral, 'status'>) {
  return <LabelBadge labels={REFERRAL_STATES} value={status} />;
}
