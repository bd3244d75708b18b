import { approvePurchase, rejectPurchase, type PurchaseDetail } from '@platform/contracts';
import { formatMoney, TextField } from '@platform/design-system';
import { useContractForm } from '@platform/kit/forms';
import { paymentMethodLabel } from '../../content/payment-labels.ts';
import { UNDO_TERM } from '../../content/review-labels.ts';
import { PURCHASE_REASONS } from '../../content/reasons.ts';
import { FormDialog } from '../../shared/review/decision/form-dialog.tsx';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { useAdminApprovePurchaseMutation, useAdminRejectPurchaseMutation } from './purchases-api.ts';

type Props = { record: PurchaseDetail; decision: DecisionControls };

/** Confirms that the payment has arrived and from where, which opens the blueprint. */
export function ApprovePurchaseDialog({ record, decision }: Props) {
  const [approve] = useAdminApprovePurchaseMutation();
  const { id, username, price, paymentMethod, blueprint, transactionReference, payment } = record;
  const form = useContractForm({
    endpoint: approvePurchase,
    initialValues: { payer: '' },
    submit: (body) =>
      decision.submitWithUndo({
        ...{ endpoint: approvePurchase, body, title: 'Purchase approved' },
        send: () => approve({ params: { id }, body }).unwrap(),
      }),
  });
  const amount = formatMoney(price);
  const byMethod = paymentMethod === null ? '' : ` by ${paymentMethodLabel(paymentMethod)}`;
  const unreported = payment === 'awaiting' ? 'The member has not reported a payment. ' : '';
  const withReference = transactionReference === null ? '' : `, transaction ${transactionReference},`;

  return (
    <FormDialog
      form={form}
      onClose={decision.close}
      title={`Has ${amount} arrived?`}
      description={`${unreported}Approve only if ${amount}${byMethod}${withReference} has arrived. ${blueprint.name} then opens for ${username}. ${UNDO_TERM}`}
      confirmText={`Approve, ${amount} has arrived`}
      busyText="Approving..."
      action="approve purchase"
      tone="primary"
    >
      <TextField
        label="Paid from"
        hint="The account, address or handle that sent the payment, as your payment service shows it. If the blueprint is returned, its price goes back there and nowhere else."
        autoComplete="off"
        {...form.field('payer')}
      />
    </FormDialog>
  );
}

/** Rejects a purchase whose payment is missing or wrong. */
export function RejectPurchaseDialog({ record, decision }: Props) {
  const [reject] = useAdminRejectPurchaseMutation();
  const { id, username, blueprint } = record;
  const form = useContractForm({
    endpoint: rejectPurchase,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submitWithUndo({
        ...{ endpoint: rejectPurchase, body, title: 'Purchase rejected' },
        send: () => reject({ params: { id }, body }).unwrap(),
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Reject the purchase of ${username}`}
      description={`${blueprint.name} stays locked. ${username} gets your reason by email and on the dashboard, and can purchase again.`}
      confirmText="Reject the purchase"
      busyText="Rejecting..."
      action="reject purchase"
      prepared={PURCHASE_REASONS}
    />
  );
}
