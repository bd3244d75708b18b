import { findAmountViolation, findWithdrawalViolation } from './withdrawals.policy.ts';

test.each([
  [0, 600, 'Please enter a valid amount.'],
  [-5, 100, 'Please enter a valid amount.'],
  [Number.NaN, 600, 'Please enter a valid amount.'],
  [Number.POSITIVE_INFINITY, 600, 'Please enter a valid amount.'],
  [1e15, 600, 'Please enter a valid amount.'],
  [60.005, 600, 'Enter an amount with at most two decimals.'],
  [600.555, 700, 'Enter an amount with at most two decimals.'],
  [600, 499.99, 'You need a minimum balance of $500 to request a withdrawal. Current balance: $499.99'],
  [20, 100, 'You need a minimum balance of $500 to request a withdrawal. Current balance: $100.00'],
  [49.99, 500, 'Enter at least $50.00.'],
  [500.01, 500, 'Withdrawal amount exceeds your available balance.'],
])(
  'rejects a withdrawal of %p with %p available, in the order of the specification',
  (amount, balance, message) => {
    expect(findWithdrawalViolation(amount, balance)?.fieldMessage).toBe(message);
  },
);

test.each([
  [50, 500],
  [500, 500],
])('accepts a withdrawal of %p with %p available', (amount, balance) => {
  expect(findWithdrawalViolation(amount, balance)).toBeUndefined();
});

test('validates the amount alone, without the minimum balance', () => {
  expect(findAmountViolation(60, 100)).toBeUndefined();
  expect(findAmountViolation(160, 100)?.fieldMessage).toBe(
    'Withdrawal amount exceeds your available balance.',
  );
});

test.each([
  [-5, 600, 'invalid_amount', 'Withdrawal Request Failed', 'Please enter a valid amount.'],
  [
    60,
    412.5,
    'pending_requirement',
    'Minimum Balance Required',
    'You need a minimum balance of $500 to request a withdrawal. Current balance: $412.50',
  ],
  [49.99, 600, 'below_minimum', 'Withdrawal Request Failed', 'Enter at least $50.00.'],
  [
    601,
    600,
    'insufficient_funds',
    'Insufficient Balance',
    'The withdrawal amount exceeds your available balance.',
  ],
])('describes the rejection of %p with %p available as %s', (amount, balance, code, title, message) => {
  expect(findWithdrawalViolation(amount, balance)).toMatchObject({ code, title, message });
});
