import {
  findBalanceViolation,
  MINIMUM_WITHDRAWAL_NOTE,
  PAYMENT_METHODS,
  PAYOUT_FIELDS,
  PAYOUT_NETWORKS,
  type PaymentMethod,
} from '@platform/contracts';
import {
  Alert,
  Button,
  formatMoney,
  Money,
  Row,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@platform/design-system';
import { ContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId } from 'react';
import { IDENTITY_REQUIREMENTS, REQUIREMENTS_NOTE } from '../../content/payout-requirements.content.ts';
import { PAYOUT_FIELD_TEXTS } from '../../content/payout-fields.content.ts';
import { useMissingRequirements } from './use-missing-requirements.ts';
import { useWithdrawalForm } from './use-withdrawal-form.ts';

/** Requests a withdrawal. The form checks the amount while the member types; the server makes the final check. */
export function RequestWithdrawalDialog({ balance, onClose }: { balance: number; onClose: () => void }) {
  const formId = useId();
  const { form, method, amount, amountError, fillAll, problem } = useWithdrawalForm(balance, onClose);
  const close = () => form.leave(onClose);
  const warning = findBalanceViolation(balance);
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Request Withdrawal"
      description="We set the amount aside right away and pay it within 1-3 business days after approval. You can cancel until it is approved."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={amountError !== undefined}
            busy={form.submitting}
            busyText="Processing..."
          >
            {amount !== undefined && amountError === undefined
              ? `Request withdrawal of ${formatMoney(amount)}`
              : 'Request withdrawal'}
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId} error={problem}>
        <Stack>
          {!problem && warning && (
            <Alert tone="locked" title={warning.title}>
              {warning.message}
            </Alert>
          )}
          <RequirementsNote />
          <Fields form={form} method={method} amountError={amountError} balance={balance} fillAll={fillAll} />
        </Stack>
      </ContractForm>
    </Dialog>
  );
}

/** Says in short what is missing before the request can be approved. */
function RequirementsNote() {
  const requirements = useMissingRequirements();
  if (!requirements) return null;
  const { emailConfirmed, identity } = requirements;
  return (
    <Alert tone="neutral" title={REQUIREMENTS_NOTE.title}>
      {!emailConfirmed && <p>{REQUIREMENTS_NOTE.email}</p>}
      {identity !== 'checked' && <p>{IDENTITY_REQUIREMENTS[identity].title}.</p>}
    </Alert>
  );
}

type Form = ReturnType<typeof useWithdrawalForm>;

type FieldsProps = Pick<Form, 'form' | 'method' | 'amountError' | 'fillAll'> & { balance: number };

function Fields({ form, method, amountError, balance, fillAll }: FieldsProps) {
  const amountField = form.field('amount');
  return (
    <>
      <TextField
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        hint={MINIMUM_WITHDRAWAL_NOTE}
        {...amountField}
        error={amountError ?? amountField.error}
      />
      <Row $gap={3}>
        <Text>
          Available balance <Money amount={balance} strong />
        </Text>
        <Button size="compact" onClick={fillAll}>
          All of it
        </Button>
      </Row>
      <SelectField
        label="Payment method"
        placeholder="Select a payment method"
        options={PAYMENT_METHODS}
        {...form.field('paymentMethod')}
      />
      {method && <PayoutFields form={form} method={method} />}
    </>
  );
}

/** The fields that say where a payment by the method goes. */
function PayoutFields({ form, method }: Pick<Form, 'form'> & { method: PaymentMethod }) {
  return PAYOUT_FIELDS[method].map((name) => {
    const { label = '', hint } = PAYOUT_FIELD_TEXTS[method][name] ?? {};
    const props = { label, hint, ...form.field(name) };
    return name === 'network' ? (
      <SelectField key={name} placeholder="Select the network" options={PAYOUT_NETWORKS} {...props} />
    ) : (
      <TextField key={name} autoComplete="off" {...props} />
    );
  });
}
