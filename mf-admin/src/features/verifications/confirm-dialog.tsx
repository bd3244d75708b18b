import type { VerificationDetail } from '@platform/contracts';
import { ConfirmDialog } from '../../shared/review/decision/confirm-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { useAdminConfirmVerificationMutation } from './verifications-api.ts';

type Props = { record: VerificationDetail; decision: DecisionControls };

/** Records that the administrator has compared the documents of a verification that was approved unseen. */
export function ConfirmIdentityDialog({ record: { id, username }, decision }: Props) {
  const [confirm] = useAdminConfirmVerificationMutation();
  return (
    <ConfirmDialog
      decision={decision}
      title={`Is this the identity of ${username}?`}
      description={`Confirm it only after you have compared the documents. Payouts to ${username} can then be approved. The audit log records it under your name.`}
      confirmText="Confirm the identity"
      busyText="Confirming..."
      action="confirm identity"
      submit={() =>
        decision.submit(() => confirm({ params: { id } }).unwrap(), {
          title: 'Identity confirmed',
          description: `Payouts to ${username} can be approved.`,
        })
      }
    />
  );
}
