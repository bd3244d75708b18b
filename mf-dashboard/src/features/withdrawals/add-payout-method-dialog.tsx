import {
  addPayoutMethod,
  formatPayoutDetails,
  PAYMENT_METHODS,
  PAYOUT_COOLDOWN_HOURS,
  payoutMethodForm,
  type PaymentMethod,
} from '@platform/contracts';
import { Button, SelectField, Stack } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId } from 'react';
import { EMPTY_PAYOUT_FIELDS, PayoutFields } from './payout-fields.tsx';
import { useAddPayoutMethodMutation } from './payout-methods-api.ts';

/** Saves a payout method. The page asks for the password if it was entered too long ago. */
export function AddPayoutMethodDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [add] = useAddPayoutMethodMutation();
  const toast = useToast();
  const form = useContractForm({
    endpoint: addPayoutMethod,
    initialValues: { paymentMethod: '', ...EMPTY_PAYOUT_FIELDS },
    schema: payoutMethodForm,
    toBody: ({ paymentMethod, ...fields }) => {
      const method = paymentMethod as PaymentMethod;
      return { paymentMethod: method, paymentDetails: formatPayoutDetails(method, fields) };
    },
    submit: async (body) => {
      await add({ body }).unwrap();
      toast({
        title: 'Payout method saved',
        description: `Payouts to it can be approved in ${PAYOUT_COOLDOWN_HOURS} hours. We have emailed you about it.`,
        tone: 'success',
      });
      onClose();
    },
  });
  const method = PAYMENT_METHODS.find(({ value }) => value === form.values.paymentMethod)?.value;
  const close = () => form.leave(onClose);

  return (
    <Dialog
      open
      onOpenChange={close}
      title="Add a payout method"
      description={`You can choose it when you request a withdrawal. Payouts to it can be approved after ${PAYOUT_COOLDOWN_HOURS} hours, so that you have time to notice if it was not you.`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} busy={form.submitting} busyText="Saving...">
            Save payout method
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId} errorTitle="The payout method was not saved">
        <Stack>
          <SelectField
            label="Payment method"
            placeholder="Select a payment method"
            options={PAYMENT_METHODS}
            {...form.field('paymentMethod')}
          />
          {method && <PayoutFields form={form} method={method} />}
        </Stack>
      </ContractForm>
    </Dialog>
  );
}
