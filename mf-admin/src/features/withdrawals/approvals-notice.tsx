import type { WithdrawalDetail } from '@platform/contracts';
import { Alert, DateTime } from '@platform/design-system';

/** Says that a pending withdrawal needs two administrators, and who has approved it. */
export function ApprovalsNotice({ record }: { record: WithdrawalDetail }) {
  const { status, needsTwoApprovals, firstApproval } = record;
  if (status !== 'pending' || !needsTwoApprovals) return null;
  if (!firstApproval) {
    return (
      <Alert tone="neutral" title="Two administrators have to approve it">
        It exceeds what one administrator can approve for a member in 7 days.
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
