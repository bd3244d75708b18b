import {
  findAmountViolation,
  findDollarsError,
  findWithdrawalViolation,
  formatPayoutDetails,
  parseDollars,
  PAYMENT_METHODS,
  type PaymentMethod,
  PAYOUT_SENTENCE,
  type PayoutMethod,
  requestWithdrawal,
  savedWithdrawalForm,
  type WithdrawalBody,
  withdrawalForm,
  type WithdrawalViolation,
} from '@platform/contracts';
import { useToast } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { EMPTY_PAYOUT_FIELDS } from './payout-fields.tsx';
import { useWithdrawToPayoutMethodMutation } from './payout-methods-api.ts';
import { describeWithdrawalError } from './withdrawal-error.ts';
import { useRequestWithdrawalMutation } from './withdrawals-api.ts';

const EMPTY_FORM = { amount: '', paymentMethod: '', ...EMPTY_PAYOUT_FIELDS };
type FormValues = Record<keyof typeof EMPTY_FORM, string>;

/**
 * Manages the withdrawal form. The money goes to `saved`, or where the fields say. `problem` says why the client or the
 * server rejected the last submission.
 */
export function useWithdrawalForm(balance: number, saved: PayoutMethod | undefined, onSent: () => void) {
  const [request] = useRequestWithdrawalMutation();
  const [requestToSaved] = useWithdrawToPayoutMethodMutation();
  const [violation, setViolation] = useState<WithdrawalViolation>();
  const toast = useToast();

  const form = useContractForm({
    endpoint: requestWithdrawal,
    isInQuery: true,
    initialValues: EMPTY_FORM,
    schema: saved ? savedWithdrawalForm : withdrawalForm,
    toBody: (values) => createBody({ ...values, ...(saved && { paymentMethod: saved.paymentMethod }) }),
    submit: async (body) => {
      const found = findWithdrawalViolation(body.amount, balance);
      setViolation(found);
      if (found) return false;
      const { amount } = body;
      if (saved) await requestToSaved({ params: { id: saved.id }, body: { amount } }).unwrap();
      else await request({ body }).unwrap();
      toast({
        title: 'Withdrawal Requested',
        description: PAYOUT_SENTENCE,
        tone: 'success',
      });
      onSent();
      return true;
    },
  });

  const { amount: amountText, paymentMethod } = form.values;
  const amount = parseDollars(amountText);
  return {
    form,
    /** The chosen payment method. */
    method: PAYMENT_METHODS.find(({ value }) => value === paymentMethod)?.value,
    amount,
    amountError: findAmountError(amountText, balance),
    fillAll: () => form.setValue('amount', balance.toFixed(2)),
    problem: form.submitError
      ? describeWithdrawalError(form.submitError)
      : violation && { title: violation.title, error: { message: violation.message } },
  };
}

/** Creates the body from values that the form's schema accepts. */
function createBody({ amount = '', paymentMethod, ...fields }: Partial<FormValues>): WithdrawalBody {
  const method = paymentMethod as PaymentMethod;
  return {
    amount: parseDollars(amount) ?? Number.NaN,
    paymentMethod: method,
    paymentDetails: formatPayoutDetails(method, fields),
  };
}

function findAmountError(text: string, balance: number): string | undefined {
  if (text.trim() === '') return undefined;
  const amount = parseDollars(text);
  return amount === undefined ? findDollarsError(text) : findAmountViolation(amount, balance)?.fieldMessage;
}
