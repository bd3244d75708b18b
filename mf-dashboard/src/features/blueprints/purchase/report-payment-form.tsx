import { PAYMENT_METHODS, reportPayment, type UserBlueprint } from '@platform/contracts';
import { Alert, Button, SelectField, Stack, TextField } from '@platform/design-system';
import { nextStep, useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { useReportPaymentMutation } from '../blueprints-api.ts';

type Props = {
  row: UserBlueprint;
  /** What the chosen method calls a payment. */
  transactionName: string;
};

/** Under which name the member has paid, and another method if it was another one. */
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
        description: 'They stand beside your purchase now.',
        tone: 'success',
      });
    },
  });
  return (
    <ContractForm form={form}>
      <Stack>
        {form.error && (
          <Alert tone="danger" role="alert" title="Not saved">
            {form.error.message} {nextStep(form.error)}
          </Alert>
        )}
        <SelectField
          label="Paid with"
          placeholder="Select a payment method"
          options={PAYMENT_METHODS}
          {...form.field('paymentMethod')}
        />
        <TextField
          label={transactionName}
          hint="So that your payment is found at once"
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
