import { failWithdrawal, rejectWithdrawal, type WithdrawalCase } from '@platform/contracts';
import { formatMoney } from '@platform/design-system';
import { useContractForm } from '@platform/kit/forms';
import { paymentMethodLabel } from '../../content/payment-words.ts';
import { FAILURE_REASONS, WITHDRAWAL_REASONS } from '../../content/reasons.ts';
import { ConfirmDialog } from '../../shared/case/confirm-dialog.tsx';
import { RefuseDialog } from '../../shared/case/refuse-dialog.tsx';
import type { DecisionTaking } from '../../shared/case/use-decision.ts';
import {
  useStaffApproveWithdrawalMutation,
  useStaffFailWithdrawalMutation,
  useStaffProcessWithdrawalMutation,
  useStaffRejectWithdrawalMutation,
} from './withdrawals-api.ts';

type Props = { record: WithdrawalCase; decision: DecisionTaking };

/** pending -> processing. No money moves yet, and it can still be marked as failed. */
export function ApproveWithdrawalDialog({ record, decision }: Props) {
  const [approve] = useStaffApproveWithdrawalMutation();
  const { id, username, amount, paymentMethod } = record;
  return (
    <ConfirmDialog
      decision={decision}
      title={`Approve ${formatMoney(amount)} for ${username}?`}
      description={`It is then to be paid by ${paymentMethodLabel(paymentMethod)} within 1-3 business days, and ${username} sees Processing. The money stays on hold until it is marked as paid out.`}
      confirmText={`Approve ${formatMoney(amount)}`}
      busyText="Approving..."
      action="approve withdrawal"
      send={() => approve({ params: { id } }).unwrap()}
      said={{ title: 'Withdrawal approved', description: `${formatMoney(amount)} is to be paid out now.` }}
    />
  );
}

/** processing -> completed. The money leaves the ledger for good. */
export function ProcessWithdrawalDialog({ record, decision }: Props) {
  const [process] = useStaffProcessWithdrawalMutation();
  const { id, username, amount, paymentMethod } = record;
  return (
    <ConfirmDialog
      decision={decision}
      tone="danger"
      title={`Has ${formatMoney(amount)} left our side?`}
      description={`Mark it as paid out only after the payment by ${paymentMethodLabel(paymentMethod)} has been made. ${formatMoney(amount)} then leaves the account of ${username} for good. This cannot be undone.`}
      confirmText={`Mark ${formatMoney(amount)} as paid out`}
      busyText="Marking..."
      action="mark withdrawal as paid out"
      send={() => process({ params: { id } }).unwrap()}
      said={{ title: 'Withdrawal completed', description: `${formatMoney(amount)} is booked as paid out.` }}
    />
  );
}

/** pending -> rejected, with the money back in the balance. */
export function RejectWithdrawalDialog({ record, decision }: Props) {
  const [reject] = useStaffRejectWithdrawalMutation();
  const { id, username, amount } = record;
  const form = useContractForm({
    endpoint: rejectWithdrawal,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.take(() => reject({ params: { id }, body }).unwrap(), {
        title: 'Withdrawal rejected',
        description: `${formatMoney(amount)} is back in the balance of ${username}.`,
      }),
  });
  return (
    <RefuseDialog
      form={form}
      onClose={decision.close}
      title={`Reject ${formatMoney(amount)} for ${username}`}
      description={`${formatMoney(amount)} goes back to the available balance of ${username}, who reads the reason and may request again.`}
      confirmText="Reject the withdrawal"
      busyText="Rejecting..."
      action="reject withdrawal"
      prepared={WITHDRAWAL_REASONS}
    />
  );
}

/** processing -> failed, with the money back in the balance. */
export function FailWithdrawalDialog({ record, decision }: Props) {
  const [fail] = useStaffFailWithdrawalMutation();
  const { id, username, amount } = record;
  const form = useContractForm({
    endpoint: failWithdrawal,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.take(() => fail({ params: { id }, body }).unwrap(), {
        title: 'Withdrawal marked as failed',
        description: `${formatMoney(amount)} is back in the balance of ${username}.`,
      }),
  });
  return (
    <RefuseDialog
      form={form}
      onClose={decision.close}
      title={`The payment of ${formatMoney(amount)} failed`}
      description={`Only if the money is still, or again, on our side: ${formatMoney(amount)} goes back to the available balance of ${username}, who reads the reason and may request again.`}
      confirmText="Mark as failed"
      busyText="Marking..."
      action="mark withdrawal as failed"
      prepared={FAILURE_REASONS}
    />
  );
}
