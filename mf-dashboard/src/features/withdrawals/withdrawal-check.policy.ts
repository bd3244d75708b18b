import { MINIMUM_BALANCE_DOLLARS, MINIMUM_WITHDRAWAL_DOLLARS } from '@platform/contracts';
import { formatMoney } from '@platform/design-system';

/** What the note under the amount says. Words here and below: product specification, sections 5 and 8. */
export const MINIMUM_NOTE = `Minimum withdrawal: ${formatMoney(MINIMUM_WITHDRAWAL_DOLLARS)}`;

/** What stands in the way of a withdrawal: a title and the words under it. */
export type WithdrawalProblem = { readonly title: string; readonly words: string };

/**
 * Checks an amount of dollars in the order of the server: positive, a balance that allows any withdrawal, the least
 * amount, and enough money.
 */
export function checkWithdrawal(amount: number, balance: number): WithdrawalProblem | undefined {
  if (amount > 0 && balance < MINIMUM_BALANCE_DOLLARS) return balanceTooLow(balance);
  const words = amountFault(amount, balance);
  return words === undefined ? undefined : { title: 'Withdrawal Request Failed', words };
}

/** What is wrong with the amount alone, shown beside it while it is typed. */
export function amountFault(amount: number, balance: number): string | undefined {
  if (!(amount > 0)) return 'Please enter a valid amount.';
  if (amount < MINIMUM_WITHDRAWAL_DOLLARS)
    return `Enter at least ${formatMoney(MINIMUM_WITHDRAWAL_DOLLARS)}.`;
  return amount > balance ? 'Withdrawal amount exceeds your available balance.' : undefined;
}

/** No amount can be withdrawn yet. */
export function balanceTooLow(balance: number): WithdrawalProblem {
  return {
    title: 'Minimum Balance Required',
    words: `You need a minimum balance of $${MINIMUM_BALANCE_DOLLARS} to request a withdrawal. Current balance: ${formatMoney(balance)}`,
  };
}
