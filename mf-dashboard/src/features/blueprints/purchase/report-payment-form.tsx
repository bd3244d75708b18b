import { PAYMENT_METHODS, reportPayment, type UserBlueprint } from '@platform/contracts';
import { Button, SelectField, Stack, TextField } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useReportPaymentMutation } from '../blueprints-api.ts';

type Props = {
  row: UserBlueprint;
  /** The chosen method's own term for a transaction reference. */
  transactionName: string;
};

/** Reports how the member paid: the transaction reference, and the method if it has changed. */
export function ReportPaymentForm({ row, transactionName }: Props) {
  const [report] = useReportPaymentMutation();
  const toast = useToast();
  const form = useContractForm({
    endpoint: reportPayment,
    initialValues: {
      paymentMethod: row.paymentMethod ?? '',
      transactionReference: row.transactionReference ?? '',
    },
    submit: async (body) => {
      await report({ params: { id: row.id }, body }).unwrap();
      toast({
        title: 'Payment details saved',
        description: 'We use them to match your payment.',
        tone: 'success',
      });
    },
  });
  return (
    <ContractForm form={form} errorTitle="Payment details not saved">
      <Stack>
        <SelectField
          label="Paid with"
          placeholder="Select a payment method"
          options={PAYMENT_METHODS}
          {...form.field('paymentMethod')}
        />
        <TextField
          label={transactionName}
          hint="Helps us find your payment"
          autoComplete="off"
          {...form.field('transactionReference')}
        />
        <Button type="submit" busy={form.submitting} busyText="Saving...">
          Save payment details
        </Button>
      </Stack>
    </ContractForm>
  );
}
