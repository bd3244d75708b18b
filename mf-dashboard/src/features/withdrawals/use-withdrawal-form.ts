import {
  findAmountViolation,
  findWithdrawalViolation,
  requestWithdrawal,
  type WithdrawalBody,
} from '@platform/contracts';
import { useToast } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { describeWithdrawalError, type WithdrawalProblem } from './withdrawal-error.ts';
import { useRequestWithdrawalMutation } from './withdrawals-api.ts';

/** Manages the withdrawal form. `problem` says why the client or the server rejected the last submission. */
export function useWithdrawalForm(balance: number, onSent: () => void) {
  const [request] = useRequestWithdrawalMutation();
  const [violation, setViolation] = useState<WithdrawalProblem>();
  const toast = useToast();

  const form = useContractForm({
    endpoint: requestWithdrawal,
    initialValues: { amount: '', paymentMethod: '', paymentDetails: '' },
    // A missing amount stays missing, because the contract reports it as a required field.
    toBody: ({ amount, ...rest }) =>
      ({ ...rest, ...(amount !== undefined && { amount: Number(amount) }) }) as WithdrawalBody,
    submit: async (body) => {
      const found = findWithdrawalViolation(body.amount, balance);
      setViolation(found);
      if (found) return false;
      await request({ body }).unwrap();
      toast({
        title: 'Withdrawal Requested',
        description: 'We pay it within 1-3 business days after an administrator approves it.',
        tone: 'success',
      });
      onSent();
      return true;
    },
  });

  const amountText = form.values.amount;
  const amount = amountText === '' ? undefined : Number(amountText);
  return {
    form,
    amount,
    amountError: amount === undefined ? undefined : findAmountViolation(amount, balance)?.fieldMessage,
    problem: form.submitError ? describeWithdrawalError(form.submitError) : violation,
  };
}
