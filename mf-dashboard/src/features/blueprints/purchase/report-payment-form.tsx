import {
  getTransactionName,
  PAYMENT_METHODS,
  PAYMENT_REVIEW_SENTENCE,
  paymentBody,
  type PaymentDestination,
  type PaymentMethod,
  reportPayment,
  type UserBlueprint,
} from '@platform/contracts';
import { Alert, Button, SelectField, space, Stack, TextField } from '@platform/design-system';
import { useToast } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { styled } from 'styled-components';
import { useReportPaymentMutation } from '../blueprints-api.ts';
import { capitalize } from './capitalize.ts';
import { PurchaseFacts } from './purchase-facts.tsx';

/** What to do to pay, by method. */
export type PaymentSteps = Readonly<Record<PaymentMethod, readonly string[]>>;

/** The API completes a report with what it knows; the form asks for both fields. */
const paymentForm = paymentBody
  .test(
    'paymentMethod',
    ({ paymentMethod }, { createError }) =>
      paymentMethod !== undefined ||
      createError({ path: 'paymentMethod', message: 'Please select a payment method' }),
  )
  .test('transactionReference', ({ paymentMethod, transactionReference }, { createError }) =>
    transactionReference
      ? true
      : createError({
          path: 'transactionReference',
          message: `Please enter the ${getTransactionName(paymentMethod)}`,
        }),
  );

type Props = {
  row: UserBlueprint;
  steps: PaymentSteps;
  /** Where to pay, by offered method. */
  destinations: readonly PaymentDestination[];
  submitText: string;
  onSaved?: () => void;
};

/** Shows where to pay with the selected method, and reports the payment with its transaction reference. */
export function ReportPaymentForm({ row, steps, destinations, submitText, onSaved }: Props) {
  const [report] = useReportPaymentMutation();
  const toast = useToast();
  const form = useContractForm({
    endpoint: reportPayment,
    schema: paymentForm,
    initialValues: {
      paymentMethod: row.paymentMethod ?? '',
      transactionReference: row.transactionReference ?? '',
    },
    submit: async (body) => {
      await report({ params: { id: row.id }, body }).unwrap();
      toast({
        title: 'Payment reported',
        description: `${PAYMENT_REVIEW_SENTENCE} Then we email you.`,
        tone: 'success',
      });
      onSaved?.();
    },
  });
  const selected = form.values.paymentMethod;
  const destination = destinations.find(({ method }) => method === selected);
  // A payment may have been sent with the method of the purchase before it was withdrawn.
  const options = PAYMENT_METHODS.filter(
    ({ value }) => value === row.paymentMethod || destinations.some(({ method }) => method === value),
  );
  return (
    <ContractForm form={form} errorTitle="Payment not reported">
      <SelectField
        label="Payment method"
        placeholder="Select a payment method"
        options={options}
        {...form.field('paymentMethod')}
      />
      {selected !== '' && !destination && (
        <Alert tone="locked" title="This method is not available at the moment">
          If you have already paid with it, report the payment. Otherwise select another method, or write to
          support.
        </Alert>
      )}
      <PurchaseFacts row={row} destination={destination} />
      {destination && (
        <Steps>
          {steps[destination.method].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      )}
      <Stack>
        <TextField
          label={capitalize(getTransactionName(selected))}
          hint="Helps us find your payment"
          autoComplete="off"
          {...form.field('transactionReference')}
        />
        <Button variant="primary" type="submit" busy={form.submitting} busyText="Saving...">
          {submitText}
        </Button>
      </Stack>
    </ContractForm>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space(1)};

  &[class] {
    padding-left: ${space(5)};
    list-style: decimal;
  }
`;
