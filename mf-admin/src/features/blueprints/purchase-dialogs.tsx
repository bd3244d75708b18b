import { rejectPurchase, type PurchaseCase } from '@platform/contracts';
import { formatMoney } from '@platform/design-system';
import { useContractForm } from '@platform/kit/forms';
import { paymentMethodLabel } from '../../content/payment-words.ts';
import { PURCHASE_REASONS } from '../../content/reasons.ts';
import { ConfirmDialog } from '../../shared/case/confirm-dialog.tsx';
import { RefuseDialog } from '../../shared/case/refuse-dialog.tsx';
import type { DecisionTaking } from '../../shared/case/use-decision.ts';
import { useStaffApprovePurchaseMutation, useStaffRejectPurchaseMutation } from './purchases-api.ts';

type Props = { record: PurchaseCase; decision: DecisionTaking };

/** The payment is there: says what opens, and that it stays open. */
export function ApprovePurchaseDialog({ record, decision }: Props) {
  const [approve] = useStaffApprovePurchaseMutation();
  const { id, username, price, paymentMethod, blueprint, transactionReference } = record;
  const paid = formatMoney(price);
  const how = paymentMethod === null ? '' : ` by ${paymentMethodLabel(paymentMethod)}`;
  const under = transactionReference === null ? '' : `, transaction ${transactionReference}`;

  return (
    <ConfirmDialog
      decision={decision}
      title={`Has ${paid} arrived?`}
      description={`Approve only if ${paid}${how}${under} is on our side. ${blueprint.name} then opens for ${username} at once and for life. An approval cannot be taken back.`}
      confirmText={`Approve, ${paid} has arrived`}
      busyText="Approving..."
      action="approve purchase"
      send={() => approve({ params: { id } }).unwrap()}
      said={{ title: 'Purchase approved', description: `${blueprint.name} is active for ${username}.` }}
    />
  );
}

/** The payment is not there, or not right. */
export function RejectPurchaseDialog({ record, decision }: Props) {
  const [reject] = useStaffRejectPurchaseMutation();
  const { id, username, blueprint } = record;
  const form = useContractForm({
    endpoint: rejectPurchase,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.take(() => reject({ params: { id }, body }).unwrap(), {
        title: 'Purchase rejected',
        description: `${username} reads your reason.`,
      }),
  });
  return (
    <RefuseDialog
      form={form}
      onClose={decision.close}
      title={`Reject the purchase of ${username}`}
      description={`${blueprint.name} stays closed. ${username} gets the reason by e-mail, sees it on the dashboard, and may purchase again.`}
      confirmText="Reject the purchase"
      busyText="Rejecting..."
      action="reject purchase"
      prepared={PURCHASE_REASONS}
    />
  );
}
