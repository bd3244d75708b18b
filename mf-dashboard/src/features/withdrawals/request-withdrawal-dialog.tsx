import { MINIMUM_BALANCE_DOLLARS, MINIMUM_WITHDRAWAL_DOLLARS, PAYMENT_METHODS } from '@platform/contracts';
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
import { Dialog } from '@platform/kit/layers';
import { useId } from 'react';
import { useWithdrawalForm } from './use-withdrawal-form.ts';
import { balanceTooLow, MINIMUM_NOTE } from './withdrawal-check.policy.ts';

/** Asks for a payout. What cannot be paid out is said while it is typed; the server has the last word. */
export function RequestWithdrawalDialog({ balance, onClose }: { balance: number; onClose: () => void }) {
  const formId = useId();
  const { form, amount, amountFault, problem } = useWithdrawalForm(balance, onClose);
  const shown = problem ?? (balance < MINIMUM_BALANCE_DOLLARS ? balanceTooLow(balance) : undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Request Withdrawal"
      description="The amount is set aside at once and paid within 1-3 business days after approval. Until it is approved you can cancel it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={amountFault !== undefined}
            busy={form.submitting}
            busyText="Processing..."
          >
            {amount !== undefined && amountFault === undefined
              ? `Request withdrawal of ${formatMoney(amount)}`
              : 'Request withdrawal'}
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId}>
        <Stack>
          {shown && (
            <Alert
              tone={problem ? 'danger' : 'locked'}
              role={problem ? 'alert' : undefined}
              title={shown.title}
            >
              {shown.words}
            </Alert>
          )}
          <Text>
            Available balance <Money amount={balance} strong />
          </Text>
          <Fields form={form} amountFault={amountFault} />
        </Stack>
      </ContractForm>
    </Dialog>
  );
}

type Form = ReturnType<typeof useWithdrawalForm>;

function Fields({ form, amountFault }: Pick<Form, 'form' | 'amountFault'>) {
  const amountField = form.field('amount');
  return (
    <>
      <TextField
        label="Amount in dollars"
        type="number"
        inputMode="decimal"
        min={MINIMUM_WITHDRAWAL_DOLLARS}
        step="0.01"
        hint={MINIMUM_NOTE}
        {...amountField}
        error={amountFault ?? amountField.error}
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
        hint="Where the money goes: wallet address with its network, account e-mail, $cashtag or phone number"
        autoComplete="off"
        {...form.field('paymentDetails')}
      />
    </>
  );
}
