import { MINIMUM_BALANCE_DOLLARS, MINIMUM_WITHDRAWAL_DOLLARS } from '@platform/contracts';
import { formatMoney } from '@platform/design-system';

/** The note under the amount. Source of the texts in this file: docs/specification.md, sections 5 and 8. */
export const MINIMUM_NOTE = `Minimum withdrawal: ${formatMoney(MINIMUM_WITHDRAWAL_DOLLARS)}`;

/** Why a withdrawal is not possible. */
export type WithdrawalProblem = { readonly title: string; readonly message: string };

/**
 * Validates an amount in dollars, in the order of the server: positive amount, minimum balance, minimum amount,
 * sufficient funds.
 */
export function validateWithdrawal(amount: number, balance: number): WithdrawalProblem | undefined {
  if (amount > 0 && balance < MINIMUM_BALANCE_DOLLARS) return describeMinimumBalance(balance);
  const message = validateAmount(amount, balance);
  return message === undefined ? undefined : { title: 'Withdrawal Request Failed', message };
}

/** Validates the amount alone, for feedback while the member types; returns `undefined` if it is valid. */
export function validateAmount(amount: number, balance: number): string | undefined {
  if (!(amount > 0)) return 'Please enter a valid amount.';
  if (amount < MINIMUM_WITHDRAWAL_DOLLARS)
    return `Enter at least ${formatMoney(MINIMUM_WITHDRAWAL_DOLLARS)}.`;
  return amount > balance ? 'Withdrawal amount exceeds your available balance.' : undefined;
}

/** Describes a balance below the minimum for any withdrawal. */
export function describeMinimumBalance(balance: number): WithdrawalProblem {
  return {
    title: 'Minimum Balance Required',
    message: `You need a minimum balance of $${MINIMUM_BALANCE_DOLLARS} to request a withdrawal. Current balance: ${formatMoney(balance)}`,
  };
}
