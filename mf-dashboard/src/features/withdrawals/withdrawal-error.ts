import { nextStep, type ApiError } from '@platform/kit';
import { describeMinimumBalance, type WithdrawalProblem } from './withdrawal-validation.policy.ts';

/** Describes the server's rejection in the words of the error catalogue (docs/specification.md, section 8). */
export function describeWithdrawalError(error: ApiError): WithdrawalProblem {
  switch (error.code) {
    case 'pending_requirement':
      return describeMinimumBalance(Number(error.extensions.balance));
    case 'insufficient_funds':
      return {
        title: 'Insufficient Balance',
        message: 'The withdrawal amount exceeds your available balance.',
      };
    case 'unreadable':
      return { title: 'Error', message: error.message };
    default: {
      const message = error.message || 'Your withdrawal could not be requested.';
      return {
        title: 'Withdrawal Request Failed',
        message: [message, nextStep(error)].filter(Boolean).join(' '),
      };
    }
  }
}
