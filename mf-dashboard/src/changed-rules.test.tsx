import { screen } from '@testing-library/react';
import { renderAsMember } from './testing/render-as-member.tsx';

// What a change of the bonus and of the lock edits: one file.
jest.mock('../../api/contracts/src/rules.ts', () => ({
  ...jest.requireActual<object>('../../api/contracts/src/rules.ts'),
  SIGNUP_BONUS_DOLLARS: 75,
  EARNINGS_LOCKS: [
    { since: '2026-03-01T00:00:00Z', days: 10 },
    { since: '1970-01-01T00:00:00Z', days: 15 },
  ],
}));

test('the home page offers the raised bonus', async () => {
  await renderAsMember('/dashboard', { user: { signupBonusClaimed: false } });

  expect(await screen.findByRole('button', { name: 'Claim $75 bonus' })).toBeVisible();
});

test.each([
  ['/dashboard/withdrawals', 'Locked for 10 days'],
  ['/dashboard/free-tasks', 'Rewards are locked for 10 days'],
  ['/blueprint/1', 'Rewards unlock after 10 days'],
])('%s says the shorter lock', async (path, text) => {
  const { container } = await renderAsMember(path);

  expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
  expect(container).not.toHaveTextContent(/15[- ]days?\b/);
});
