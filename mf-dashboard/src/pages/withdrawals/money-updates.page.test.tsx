import {
  getMe,
  listCompletions,
  listOwnWithdrawals,
  listStatementEvents,
  type User,
} from '@platform/contracts';
import { watchSession } from '@platform/kit';
import { user as createUser } from '@platform/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createCompletion } from '../../testing/task.factory.ts';
import { createWithdrawal } from '../../testing/withdrawal.factory.ts';

const PAGE = '/dashboard/withdrawals';
const BEFORE = { balance: 520.25, heldBalance: 120, lockedBalance: 10, totalEarned: 650.25 };
const AFTER = { ...BEFORE, balance: 640.25, heldBalance: 0 };

/** Opens a page that shows a pending withdrawal, which an administrator then rejects. */
async function openThenReject(tab: string) {
  const completion = createCompletion({ completionDate: '2026-01-02T09:00:00.000Z' });
  const page = await renderAsMember(`${PAGE}${tab}`, { user: BEFORE, completions: [completion] });
  const { server } = page;
  server.respondWith(listOwnWithdrawals, { items: [createWithdrawal()], next: null });
  await expectMoney(BEFORE);
  server.respondWith(getMe, createUser(AFTER));
  server.respondWith(listOwnWithdrawals, {
    items: [createWithdrawal({ status: 'rejected', reason: 'The name does not match.' })],
    next: null,
  });
  return page;
}

async function expectMoney({ balance, heldBalance }: Partial<User>): Promise<void> {
  const summary = await screen.findByLabelText('Your money');
  await waitFor(() => expect(summary).toHaveTextContent(`Available Balance$${balance!.toFixed(2)}`));
  expect(summary).toHaveTextContent(`$${heldBalance!.toFixed(2)} on its way`);
}

test.each([
  ['the history', ''],
  ['the locked rewards', '?tab=pending'],
  ['the statement', '?tab=statement'],
])('Refresh of %s refreshes balances, history, earnings and statement together', async (_name, tab) => {
  const { server, person } = await openThenReject(tab);
  await person.click(await screen.findByRole('button', { name: 'Refresh' }));

  await expectMoney(AFTER);
  await person.click(screen.getByRole('tab', { name: 'Withdrawal History' }));
  expect(await screen.findByText('Rejected')).toBeVisible();
  expect(server.calls(listCompletions).length).toBeGreaterThan(1);
});

test('a lookup on window focus that shows other money refreshes the lists too', async () => {
  const { server, store } = await openThenReject('');
  const stop = watchSession(store);
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByText('Rejected')).toBeVisible();
  await expectMoney(AFTER);
  expect(server.calls(listCompletions)).toHaveLength(2);
  stop();
});

test('a lookup on window focus that shows the same money refreshes nothing else', async () => {
  const { server, store } = await renderAsMember(PAGE, { user: BEFORE });
  const stop = watchSession(store);
  await screen.findByText('No withdrawals yet');
  server.respondWith(getMe, createUser({ ...BEFORE, now: '2026-01-02T12:00:09.000Z' }));
  act(() => void window.dispatchEvent(new Event('focus')));

  await screen.findByText('No withdrawals yet');
  expect(server.calls(getMe).length).toBeGreaterThan(1);
  expect(server.calls(listOwnWithdrawals)).toHaveLength(1);
  stop();
});

test('a list that is loaded later than the balances refreshes the balances', async () => {
  const { person } = await openThenReject('?tab=pending');
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await person.click(screen.getByRole('tab', { name: 'Withdrawal History' }));

  expect(await screen.findByText('Rejected')).toBeVisible();
  await expectMoney(AFTER);
});

test('the end of a lock refreshes everything without an action', async () => {
  const { server } = await renderAsMember(PAGE, {
    user: {
      ...BEFORE,
      now: '2026-01-02T12:00:00.500Z',
      nextUnlock: { amount: 10, at: '2026-01-02T12:00:00.000Z' },
    },
  });
  await expectMoney(BEFORE);
  server.respondWith(getMe, createUser({ ...BEFORE, balance: 530.25, lockedBalance: 0 }));

  await expectMoney({ balance: 530.25, heldBalance: 120 });
  expect(server.calls(listOwnWithdrawals).length).toBeGreaterThan(1);
});

test('the statement has a Refresh of its own', async () => {
  const { server, person } = await renderAsMember(`${PAGE}?tab=statement`, { user: BEFORE });
  await screen.findByText('No transactions in this month');
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('No transactions in this month');
  expect(server.calls(listStatementEvents).length).toBeGreaterThan(1);
});
