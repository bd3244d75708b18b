import { nextStep, type ApiError } from '@platform/kit';
import { balanceTooLow, type WithdrawalProblem } from './withdrawal-check.policy.ts';

/** The server's refusal in the words of the error catalogue (product specification, section 8). */
export function withdrawalRefusal(error: ApiError): WithdrawalProblem {
  switch (error.code) {
    case 'pending_requirement':
      return balanceTooLow(Number(error.fields.balance));
    case 'insufficient_funds':
      return {
        title: 'Insufficient Balance',
        words: 'The withdrawal amount exceeds your available balance.',
      };
    case 'unreadable':
      return { title: 'Error', words: error.message };
    default: {
      const message = error.message || 'The withdrawal could not be requested.';
      return {
        title: 'Withdrawal Request Failed',
        words: [message, nextStep(error)].filter(Boolean).join(' '),
      };
    }
  }
}
