import { amountFault, checkWithdrawal } from './withdrawal-check.policy.ts';

test.each([
  [0, 600, 'Please enter a valid amount.'],
  [-5, 100, 'Please enter a valid amount.'],
  [Number.NaN, 600, 'Please enter a valid amount.'],
  [600, 499.99, 'You need a minimum balance of $500 to request a withdrawal. Current balance: $499.99'],
  [20, 100, 'You need a minimum balance of $500 to request a withdrawal. Current balance: $100.00'],
  [49.99, 500, 'Enter at least $50.00.'],
  [500.01, 500, 'Withdrawal amount exceeds your available balance.'],
])('a request of %p with %p available is refused in the order of the server', (amount, balance, words) => {
  expect(checkWithdrawal(amount, balance)?.words).toBe(words);
});

test.each([
  [50, 500],
  [500, 500],
])('a request of %p with %p available may be sent', (amount, balance) => {
  expect(checkWithdrawal(amount, balance)).toBeUndefined();
});

test('while it is typed the amount alone is looked at', () => {
  expect(amountFault(60, 100)).toBeUndefined();
  expect(amountFault(160, 100)).toBe('Withdrawal amount exceeds your available balance.');
});
