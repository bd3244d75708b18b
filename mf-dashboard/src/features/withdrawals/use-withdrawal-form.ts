import { requestWithdrawal, type WithdrawalBody } from '@platform/contracts';
import { useToast } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { amountFault, checkWithdrawal, type WithdrawalProblem } from './withdrawal-check.policy.ts';
import { withdrawalRefusal } from './withdrawal-refusal.ts';
import { useRequestWithdrawalMutation } from './withdrawals-api.ts';

/** The request of a withdrawal. `problem` is what the page or the server has against it, once it was sent. */
export function useWithdrawalForm(balance: number, onSent: () => void) {
  const [request] = useRequestWithdrawalMutation();
  const [refused, setRefused] = useState<WithdrawalProblem>();
  const toast = useToast();

  const form = useContractForm({
    endpoint: requestWithdrawal,
    initialValues: { amount: '', paymentMethod: '', paymentDetails: '' },
    // What is missing stays missing, and the contract says so.
    toBody: ({ amount, ...rest }) =>
      ({ ...rest, ...(amount !== undefined && { amount: Number(amount) }) }) as WithdrawalBody,
    submit: async (body) => {
      const problem = checkWithdrawal(body.amount, balance);
      setRefused(problem);
      if (problem) return;
      await request({ body }).unwrap();
      toast({
        title: 'Withdrawal Requested',
        description: 'An administrator approves it, then it is paid within 1-3 business days.',
        tone: 'success',
      });
      onSent();
    },
  });

  const typed = form.values.amount;
  const amount = typed === '' ? undefined : Number(typed);
  return {
    form,
    amount,
    amountFault: amount === undefined ? undefined : amountFault(amount, balance),
    problem: form.refusal ? withdrawalRefusal(form.refusal) : refused,
  };
}
