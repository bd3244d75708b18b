import { completeReturn, rejectReturn, type PurchaseDetail } from '@platform/contracts';
import { formatMoney } from '@platform/design-system';
import { useContractForm } from '@platform/kit/forms';
import { RETURN_REJECTION_REASONS } from '../../content/reasons.ts';
import { ConfirmDialog } from '../../shared/review/decision/confirm-dialog.tsx';
import { FormDialog } from '../../shared/review/decision/form-dialog.tsx';
import { SentPaymentField } from '../../shared/review/decision/sent-payment-field.tsx';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import {
  useAdminApproveReturnMutation,
  useAdminCompleteReturnMutation,
  useAdminRejectReturnMutation,
} from './purchases-api.ts';

type Props = { record: PurchaseDetail; decision: DecisionControls };

/** Gives the first of two approvals. */
export function ApproveReturnDialog({ record: { id, username, price }, decision }: Props) {
  const [approve] = useAdminApproveReturnMutation();
  const amount = formatMoney(price);
  return (
    <ConfirmDialog
      decision={decision}
      title={`Approve that ${username} gets ${amount} back?`}
      description="Yours is the first of two approvals. Another administrator then sees who paid, and pays it back."
      confirmText={`Approve ${amount}`}
      busyText="Approving..."
      action="approve return"
      submit={() =>
        decision.submit(() => approve({ params: { id } }).unwrap(), {
          title: 'First approval given',
          description: 'Another administrator pays it back.',
        })
      }
    />
  );
}

/** Records that the price was sent back, with the reference of the payment. */
export function CompleteReturnDialog({ record: { id, username, price }, decision }: Props) {
  const [complete] = useAdminCompleteReturnMutation();
  const amount = formatMoney(price);
  const form = useContractForm({
    endpoint: completeReturn,
    initialValues: { transactionReference: '' },
    submit: (body) =>
      decision.submit(() => complete({ params: { id }, body }).unwrap(), {
        title: 'Blueprint returned',
        description: `${amount} is recorded as paid back.`,
      }),
  });
  return (
    <FormDialog
      form={form}
      onClose={decision.close}
      title={`Have you sent ${amount} back?`}
      description={`Record it only after you have sent ${amount} to the account that paid. This cannot be undone.`}
      confirmText={`${amount} was sent`}
      busyText="Recording..."
      action="record the payment"
      tone="danger"
    >
      <SentPaymentField username={username} {...form.field('transactionReference')} />
    </FormDialog>
  );
}

/** Rejects a return: the member has the blueprint again. */
export function RejectReturnDialog({ record: { id, username, blueprint }, decision }: Props) {
  const [reject] = useAdminRejectReturnMutation();
  const form = useContractForm({
    endpoint: rejectReturn,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submit(() => reject({ params: { id }, body }).unwrap(), {
        title: 'Return rejected',
        description: `${username} has ${blueprint.name} again.`,
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Reject the return of ${username}`}
      description={`It is their right: reject it only if the payment was given back already. ${blueprint.name} opens again, and ${username} gets your reason by email and on the dashboard.`}
      confirmText="Reject the return"
      busyText="Rejecting..."
      action="reject return"
      prepared={RETURN_REJECTION_REASONS}
    />
  );
}
