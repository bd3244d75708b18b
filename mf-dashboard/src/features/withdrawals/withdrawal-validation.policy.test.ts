import { validateAmount, validateWithdrawal } from './withdrawal-validation.policy.ts';

test.each([
  [0, 600, 'Please enter a valid amount.'],
  [-5, 100, 'Please enter a valid amount.'],
  [Number.NaN, 600, 'Please enter a valid amount.'],
  [600, 499.99, 'You need a minimum balance of $500 to request a withdrawal. Current balance: $499.99'],
  [20, 100, 'You need a minimum balance of $500 to request a withdrawal. Current balance: $100.00'],
  [49.99, 500, 'Enter at least $50.00.'],
  [500.01, 500, 'Withdrawal amount exceeds your available balance.'],
])('rejects a withdrawal of %p with %p available, in the order of the server', (amount, balance, message) => {
  expect(validateWithdrawal(amount, balance)?.message).toBe(message);
});

test.each([
  [50, 500],
  [500, 500],
])('accepts a withdrawal of %p with %p available', (amount, balance) => {
  expect(validateWithdrawal(amount, balance)).toBeUndefined();
});

test('validates the amount alone, without the minimum balance', () => {
  expect(validateAmount(60, 100)).toBeUndefined();
  expect(validateAmount(160, 100)).toBe('Withdrawal amount exceeds your available balance.');
});
