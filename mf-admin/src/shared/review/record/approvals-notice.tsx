import type { WithdrawalDetail } from '@platform/contracts';
import { Alert, DateTime } from '@platform/design-system';

type Props = {
  firstApproval: WithdrawalDetail['firstApproval'];
  /** Why two have to approve it, as a sentence. */
  cause: string;
  /** What the second administrator does, after "Another administrator". */
  next: string;
};

/** Says that a payment needs two administrators, and who has approved it. */
export function ApprovalsNotice({ firstApproval, cause, next }: Props) {
  if (!firstApproval) {
    return (
      <Alert tone="neutral" title="Two administrators have to approve it">
        {cause}
      </Alert>
    );
  }
  return (
    <Alert tone="locked" title="It needs a second administrator">
      {firstApproval.by} approved it on <DateTime at={firstApproval.at} showTime />. Another administrator{' '}
      {next}.
    </Alert>
  );
}
