import {
  findBalanceViolation,
  MINIMUM_WITHDRAWAL_NOTE,
  PAYMENT_METHODS,
  PAYOUT_PAUSE_SENTENCE,
  PAYOUT_SENTENCE,
  type PayoutMethod,
  SECOND_APPROVAL_SENTENCE,
} from '@platform/contracts';
import {
  Alert,
  Button,
  DateTime,
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
import { useId, useState } from 'react';
import { IDENTITY_REQUIREMENTS, REQUIREMENTS_NOTE } from '../../content/payout-requirements.content.ts';
import { PayoutFields } from './payout-fields.tsx';
import { getPayoutMethodName } from './payout-method-name.ts';
import { usePayoutMethodsQuery } from './payout-methods-api.ts';
import { useMissingRequirements } from './use-missing-requirements.ts';
import { useWithdrawalForm } from './use-withdrawal-form.ts';

/** Requests a withdrawal. The form checks the amount while the member types; the server makes the final check. */
export function RequestWithdrawalDialog({ balance, onClose }: { balance: number; onClose: () => void }) {
  const formId = useId();
  const destination = useDestination();
  const withdrawal = useWithdrawalForm(balance, destination.saved, onClose);
  const { form, amount, amountError, problem } = withdrawal;
  const close = () => form.leave(onClose);
  const warning = findBalanceViolation(balance);
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Request Withdrawal"
      description={`We set the amount aside right away. ${PAYOUT_SENTENCE} Until then you can cancel.`}
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
          {!warning && <RequirementsNote />}
          <Fields {...withdrawal} balance={balance} destination={destination} />
          <Text $size={14} $tone="muted">
            {PAYOUT_PAUSE_SENTENCE} {SECOND_APPROVAL_SENTENCE}
          </Text>
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

type Destination = ReturnType<typeof useDestination>;

type FieldsProps = Pick<Form, 'form' | 'method' | 'amountError' | 'fillAll'> & {
  balance: number;
  destination: Destination;
};

function Fields({ form, method, amountError, balance, fillAll, destination }: FieldsProps) {
  const amountField = form.field('amount');
  return (
    <>
      <TextField
        label="Amount in dollars"
        inputMode="decimal"
        unit="$"
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
      <SavedDestination {...destination} />
      {!destination.saved && (
        <>
          <SelectField
            label="Payment method"
            placeholder="Select a payment method"
            options={PAYMENT_METHODS}
            {...form.field('paymentMethod')}
          />
          {method && <PayoutFields form={form} method={method} />}
        </>
      )}
    </>
  );
}

/** Offers the saved payout methods, if there are any. */
function SavedDestination({ methods, saved, choose }: Destination) {
  if (methods.length === 0) return null;
  const options = methods.map((method) => ({ value: method.id, label: getPayoutMethodName(method) }));
  return (
    <>
      <SelectField
        label="Send to"
        options={[...options, { value: ANOTHER, label: 'Another destination' }]}
        value={saved?.id ?? ANOTHER}
        onChange={(event) => choose(event.target.value)}
      />
      {saved?.cooldownUntil && (
        <Text $tone="muted">
          It is new: payouts to it can be approved from <DateTime at={saved.cooldownUntil} showTime />.
        </Text>
      )}
    </>
  );
}

const ANOTHER = 'another';

/** Returns the chosen payout method: the default first; `undefined` for another destination. */
function useDestination() {
  const { data } = usePayoutMethodsQuery({});
  const [chosenId, choose] = useState('');
  const methods: readonly PayoutMethod[] = data?.items ?? [];
  const saved = chosenId === ANOTHER ? undefined : (methods.find(({ id }) => id === chosenId) ?? methods[0]);
  return { methods, saved, choose };
}
