import {
  approveWithdrawal,
  bounceWithdrawal,
  failWithdrawal,
  processWithdrawal,
  rejectWithdrawal,
  PAYOUT_TIME,
  type WithdrawalDetail,
} from '@platform/contracts';
import { formatMoney, TextField } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { paymentMethodLabel } from '../../content/payment-labels.ts';
import { FAILURE_REASONS, RETURN_REASONS, WITHDRAWAL_REASONS } from '../../content/reasons.ts';
import { ConfirmInPlace } from '../../shared/review/decision/confirm-in-place.tsx';
import { FormDialog } from '../../shared/review/decision/form-dialog.tsx';
import { SentPaymentField } from '../../shared/review/decision/sent-payment-field.tsx';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import {
  useAdminApproveWithdrawalMutation,
  useAdminBounceWithdrawalMutation,
  useAdminFailWithdrawalMutation,
  useAdminProcessWithdrawalMutation,
  useAdminRejectWithdrawalMutation,
} from './withdrawals-api.ts';

type Props = { record: WithdrawalDetail; decision: DecisionControls };

/** pending -> processing. No money moves yet, and the withdrawal can still be marked as failed. */
export function ApproveWithdrawal({ record, decision }: Props) {
  const [approve] = useAdminApproveWithdrawalMutation();
  const showToast = useToast();
  const { id, username, amount, paymentMethod, secondApprovalCause, firstApproval } = record;
  const isFirst = secondApprovalCause !== null && !firstApproval;
  const send = async () => {
    const { status } = await approve({ params: { id } }).unwrap();
    // What was approved meanwhile counts too, so that the limit is reached only now.
    if (status === 'pending' && !isFirst)
      showToast({
        title: `The withdrawal of ${username} needs a second administrator`,
        description:
          'Together with recent approvals for this member, it exceeds the limit for one administrator.',
      });
  };
  return (
    <ConfirmInPlace
      decision={decision}
      shortcut="a"
      title={`Approve ${formatMoney(amount)} for ${username}?`}
      description={
        isFirst
          ? 'Yours is the first of two approvals. The withdrawal stays pending until another administrator approves it too.'
          : `You then have ${PAYOUT_TIME} to pay it by ${paymentMethodLabel(paymentMethod)}; ${username} sees Processing. The money stays set aside until you mark it as paid out.`
      }
      confirmText={`Approve ${formatMoney(amount)}`}
      busyText="Approving..."
      action="approve withdrawal"
      submit={() =>
        decision.submitWithUndo({
          ...{ endpoint: approveWithdrawal, body: {}, send },
          title: isFirst ? 'First approval given' : 'Withdrawal approved',
        })
      }
    />
  );
}

/** processing -> completed, with the reference of the payment. The money leaves the ledger permanently. */
export function ProcessWithdrawalDialog({ record, decision }: Props) {
  const [process] = useAdminProcessWithdrawalMutation();
  const { id, username, amount, paymentMethod } = record;
  const form = useContractForm({
    endpoint: processWithdrawal,
    initialValues: { transactionReference: '' },
    submit: (body) =>
      decision.submit(() => process({ params: { id }, body }).unwrap(), {
        title: 'Withdrawal completed',
        description: `${formatMoney(amount)} is recorded as paid out.`,
      }),
  });
  return (
    <FormDialog
      form={form}
      onClose={decision.close}
      title={`Have you sent ${formatMoney(amount)}?`}
      description={`Mark it as paid out only after you have sent the payment by ${paymentMethodLabel(paymentMethod)}. ${formatMoney(amount)} then leaves the account of ${username} permanently. This cannot be undone.`}
      confirmText={`Mark ${formatMoney(amount)} as paid out`}
      busyText="Marking..."
      action="mark withdrawal as paid out"
      tone="danger"
    >
      <SentPaymentField username={username} {...form.field('transactionReference')} />
    </FormDialog>
  );
}

/** pending -> rejected. The money returns to the member's available balance. */
export function RejectWithdrawalDialog({ record, decision }: Props) {
  const [reject] = useAdminRejectWithdrawalMutation();
  const { id, username, amount } = record;
  const form = useContractForm({
    endpoint: rejectWithdrawal,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submitWithUndo({
        ...{ endpoint: rejectWithdrawal, body, title: 'Withdrawal rejected' },
        send: () => reject({ params: { id }, body }).unwrap(),
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Reject ${formatMoney(amount)} for ${username}`}
      description={`${formatMoney(amount)} goes back to the available balance of ${username}, who sees your reason and can request a withdrawal again.`}
      confirmText="Reject the withdrawal"
      busyText="Rejecting..."
      action="reject withdrawal"
      prepared={WITHDRAWAL_REASONS}
    />
  );
}

/** processing -> failed. The money returns to the member's available balance. */
export function FailWithdrawalDialog({ record, decision }: Props) {
  const [fail] = useAdminFailWithdrawalMutation();
  const { id, username, amount } = record;
  const form = useContractForm({
    endpoint: failWithdrawal,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submit(() => fail({ params: { id }, body }).unwrap(), {
        title: 'Withdrawal marked as failed',
        description: `${formatMoney(amount)} is back in the available balance of ${username}.`,
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Mark the payment of ${formatMoney(amount)} as failed`}
      description={`Do this only if the money was never sent or has been returned to us. ${formatMoney(amount)} goes back to the available balance of ${username}, who sees your reason and can request a withdrawal again.`}
      confirmText="Mark as failed"
      busyText="Marking..."
      action="mark withdrawal as failed"
      prepared={FAILURE_REASONS}
    />
  );
}

/** completed -> bounced. The money comes back to the member's available balance. */
export function BounceWithdrawalDialog({ record, decision }: Props) {
  const [bounce] = useAdminBounceWithdrawalMutation();
  const { id, username, amount } = record;
  const form = useContractForm({
    endpoint: bounceWithdrawal,
    initialValues: { reason: '', transactionReference: '' },
    submit: (body) =>
      decision.submit(() => bounce({ params: { id }, body }).unwrap(), {
        title: 'Recorded that the payment came back',
        description: `${formatMoney(amount)} is back in the available balance of ${username}.`,
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`The payment of ${formatMoney(amount)} came back`}
      description={`Do this only if the payment has come back to us. ${formatMoney(amount)} goes back to the available balance of ${username}, who sees your reason and can request a withdrawal again. This cannot be undone.`}
      confirmText="Record it"
      busyText="Recording..."
      action="record that the payment came back"
      prepared={RETURN_REASONS}
    >
      <TextField
        label="Transaction reference"
        hint={`Names the payment that came back; ${username} reads it.`}
        autoComplete="off"
        {...form.field('transactionReference')}
      />
    </ReasonDialog>
  );
}
