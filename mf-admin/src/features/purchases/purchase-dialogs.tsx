import { approvePurchase, rejectPurchase, type PurchaseDetail } from '@platform/contracts';
import { formatMoney } from '@platform/design-system';
import { useContractForm } from '@platform/kit/forms';
import { paymentMethodLabel } from '../../content/payment-labels.ts';
import { UNDO_TERM } from '../../content/review-labels.ts';
import { PURCHASE_REASONS } from '../../content/reasons.ts';
import { ConfirmDialog } from '../../shared/review/decision/confirm-dialog.tsx';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { useAdminApprovePurchaseMutation, useAdminRejectPurchaseMutation } from './purchases-api.ts';

type Props = { record: PurchaseDetail; decision: DecisionControls };

/** Confirms that the payment has arrived, which opens the blueprint for life. */
export function ApprovePurchaseDialog({ record, decision }: Props) {
  const [approve] = useAdminApprovePurchaseMutation();
  const { id, username, price, paymentMethod, blueprint, transactionReference, payment } = record;
  const amount = formatMoney(price);
  const byMethod = paymentMethod === null ? '' : ` by ${paymentMethodLabel(paymentMethod)}`;
  const unreported = payment === 'awaiting' ? 'The member has not reported a payment. ' : '';
  const withReference = transactionReference === null ? '' : `, transaction ${transactionReference},`;

  return (
    <ConfirmDialog
      decision={decision}
      title={`Has ${amount} arrived?`}
      description={`${unreported}Approve only if ${amount}${byMethod}${withReference} has arrived. ${blueprint.name} then opens for ${username} for life. ${UNDO_TERM}`}
      confirmText={`Approve, ${amount} has arrived`}
      busyText="Approving..."
      action="approve purchase"
      submit={() =>
        decision.submitWithUndo({
          ...{ endpoint: approvePurchase, body: {}, title: 'Purchase approved' },
          send: () => approve({ params: { id } }).unwrap(),
        })
      }
    />
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
