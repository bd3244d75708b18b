import {
  describeWithdrawalViolation,
  isWithdrawalViolation,
  type WithdrawalViolation,
} from '@platform/contracts';
import { describeError, type ApiError } from '@platform/kit';

/** Heading and message of a rejected request. */
export type WithdrawalProblem = Pick<WithdrawalViolation, 'title' | 'message'>;

/** Describes the server's rejection in the words of the error catalogue (docs/specification.md#8-messages). */
export function describeWithdrawalError(error: ApiError): WithdrawalProblem {
  if (isWithdrawalViolation(error.code)) {
    return describeWithdrawalViolation(error.code, Number(error.extensions.balance));
  }
  if (error.code === 'unreadable') return { title: 'Error', message: error.message };
  return {
    title: 'Withdrawal Request Failed',
    message: describeError(error, 'Your withdrawal could not be requested.'),
  };
}
