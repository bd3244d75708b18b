import { approvePurchase, rejectPurchase, type PurchaseDetail } from '@platform/contracts';
import { Button, formatMoney, TextField } from '@platform/design-system';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId } from 'react';
import { paymentMethodLabel } from '../../content/payment-labels.ts';
import { UNDO_TERM } from '../../content/review-labels.ts';
import { PURCHASE_REASONS } from '../../content/reasons.ts';
import { describeActionError } from '../../shared/review/decision/action-error.tsx';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { useAdminApprovePurchaseMutation, useAdminRejectPurchaseMutation } from './purchases-api.ts';

type Props = { record: PurchaseDetail; decision: DecisionControls };

/** Confirms that the payment has arrived and from where, which opens the blueprint. */
export function ApprovePurchaseDialog({ record, decision }: Props) {
  const [approve] = useAdminApprovePurchaseMutation();
  const formId = useId();
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
  const close = () => form.leave(decision.close);

  return (
    <Dialog
      open
      onOpenChange={close}
      title={`Has ${amount} arrived?`}
      description={`${unreported}Approve only if ${amount}${byMethod}${withReference} has arrived. ${blueprint.name} then opens for ${username}. ${UNDO_TERM}`}
      footer={
        <>
          <Button onClick={close} disabled={form.submitting}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={form.submitting}
            busyText="Approving..."
          >
            {`Approve, ${amount} has arrived`}
          </Button>
        </>
      }
    >
      <ContractForm
        form={form}
        id={formId}
        error={form.formError && describeActionError('approve purchase', form.formError)}
      >
        <TextField
          label="Paid from"
          hint="The account, address or handle that sent the payment, as your payment service shows it. If the blueprint is returned, its price goes back there and nowhere else."
          autoComplete="off"
          {...form.field('payer')}
        />
      </ContractForm>
    </Dialog>
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
