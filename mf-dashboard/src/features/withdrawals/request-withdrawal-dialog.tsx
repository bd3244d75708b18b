import {
  findBalanceViolation,
  MINIMUM_WITHDRAWAL_DOLLARS,
  MINIMUM_WITHDRAWAL_NOTE,
  PAYMENT_METHODS,
} from '@platform/contracts';
import {
  Alert,
  Button,
  formatMoney,
  Money,
  SelectField,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@platform/design-system';
import { ContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { useId } from 'react';
import { useWithdrawalForm } from './use-withdrawal-form.ts';

/** Requests a withdrawal. The form checks the amount while the member types; the server makes the final check. */
export function RequestWithdrawalDialog({ balance, onClose }: { balance: number; onClose: () => void }) {
  const formId = useId();
  const { form, amount, amountError, problem } = useWithdrawalForm(balance, onClose);
  const close = () => form.leave(onClose);
  const shownProblem = problem ?? findBalanceViolation(balance);
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
      <ContractForm form={form} id={formId}>
        <Stack>
          {shownProblem && (
            <Alert
              tone={problem ? 'danger' : 'locked'}
              role={problem ? 'alert' : undefined}
              title={shownProblem.title}
            >
              {shownProblem.message}
            </Alert>
          )}
          <Text>
            Available balance <Money amount={balance} strong />
          </Text>
          <Fields form={form} amountError={amountError} />
        </Stack>
      </ContractForm>
    </Dialog>
  );
}

type Form = ReturnType<typeof useWithdrawalForm>;

function Fields({ form, amountError }: Pick<Form, 'form' | 'amountError'>) {
  const amountField = form.field('amount');
  return (
    <>
      <TextField
        label="Amount in dollars"
        type="number"
        inputMode="decimal"
        min={MINIMUM_WITHDRAWAL_DOLLARS}
        step="0.01"
        hint={MINIMUM_WITHDRAWAL_NOTE}
        {...amountField}
        error={amountError ?? amountField.error}
      />
      <SelectField
        label="Payment method"
        placeholder="Select a payment method"
        options={PAYMENT_METHODS}
        {...form.field('paymentMethod')}
      />
      <TextArea
        label="Payment details"
        rows={3}
        hint="Where to send the money: wallet address and network, account email, $cashtag or phone number"
        autoComplete="off"
        {...form.field('paymentDetails')}
      />
    </>
  );
}
