import { ZERO_CENTS, creditedCents, debitedAccounts, netChange } from './ledger.policy.ts';
import { signupBonus, taskReward, withdrawalRequested } from './ledger.templates.ts';

test('counts bonuses, rewards and referrals as credited', () => {
  expect(creditedCents({ ...ZERO_CENTS, bonuses: -5_000, rewards: -1_000, referrals: -2_500 })).toBe(8_500);
});

test('does not count payouts as credited', () => {
  expect(creditedCents({ ...ZERO_CENTS, bonuses: -5_000, payouts: 5_000 })).toBe(5_000);
});

test.each([
  ['a credit', signupBonus('user'), []],
  ['a locked credit', taskReward('completion', 1_000), []],
  ['a withdrawal', withdrawalRequested('withdrawal', 5_000), ['available']],
])('lists the member accounts that %s debits', (_name, { postings }, accounts) => {
  expect(debitedAccounts(netChange(postings))).toEqual(accounts);
});
