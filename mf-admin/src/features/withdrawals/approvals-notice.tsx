import type { WithdrawalDetail } from '@platform/contracts';
import { Alert, DateTime, getTextLabel } from '@platform/design-system';
import { SECOND_APPROVAL_CAUSE_TEXTS } from '../../content/payment-labels.ts';

/** Says that a pending withdrawal needs two administrators, and who has approved it. */
export function ApprovalsNotice({ record }: { record: WithdrawalDetail }) {
  const { status, secondApprovalCause: cause, firstApproval } = record;
  if (status !== 'pending' || cause === null) return null;
  if (!firstApproval) {
    return (
      <Alert tone="neutral" title="Two administrators have to approve it">
        {getTextLabel(SECOND_APPROVAL_CAUSE_TEXTS, cause)}.
      </Alert>
    );
  }
  return (
    <Alert tone="locked" title="It needs a second administrator">
      {firstApproval.by} approved it on <DateTime at={firstApproval.at} showTime />. Another administrator
      completes the approval or rejects it.
    </Alert>
  );
}
