import { describeWithdrawalViolation, isWithdrawalViolation } from '@platform/contracts';
import type { ErrorAlertContent } from '@platform/design-system';
import { describeError, type ApiError } from '@platform/kit';

/** Describes the server's rejection in the words of the error catalogue (docs/specification.md#8-messages). */
export function describeWithdrawalError(error: ApiError): ErrorAlertContent {
  if (isWithdrawalViolation(error.code)) {
    const { title, message } = describeWithdrawalViolation(error.code, Number(error.extensions.balance));
    return { title, error: { message } };
  }
  if (error.code === 'unreadable') return { title: 'Error', error: { message: error.message } };
  return {
    title: 'Withdrawal Request Failed',
    error: describeError(error, { fallback: 'Your withdrawal could not be requested.' }),
  };
}
