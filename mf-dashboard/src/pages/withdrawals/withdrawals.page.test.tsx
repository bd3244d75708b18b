import {
  cancelWithdrawal,
  listOwnWithdrawals,
  listStatement,
  requestWithdrawal,
  type LedgerEntry,
  type Withdrawal,
} from '@platform/contracts';
import type { Refusal } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { visit } from '../../testing/member-page.tsx';
import { completion } from '../../testing/task.factory.ts';

const PAGE = '/dashboard/withdrawals';
const RICH = { user: { balance: 640.25, lockedBalance: 31, totalEarned: 721.25, heldBalance: 50 } };

function withdrawal(facts: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: 'w1',
    amount: 120,
    paymentMethod: 'paypal',
    paymentDetails: 'maria@example.org',
    requestDate: '2026-01-02T12:00:00.000Z',
    approved: false,
    processed: false,
    status: 'pending',
    reason: null,
    ...facts,
  };
}

async function openDialog(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: 'Request Withdrawal' }));
  return within(await screen.findByRole('dialog', { name: 'Request Withdrawal' }));
}

async function fillIn(person: UserEvent, amount: string) {
  const dialog = await openDialog(person);
  await person.type(dialog.getByLabelText('Amount in dollars'), amount);
  await person.selectOptions(dialog.getByLabelText('Payment method'), 'PayPal');
  await person.type(dialog.getByLabelText('Payment details'), 'maria@example.org');
  return dialog;
}

test('says what can be paid out, what is locked, and what there was in all', async () => {
  await visit(PAGE, RICH);
  const figures = await screen.findByLabelText('Your money');
  expect(figures).toHaveTextContent('Available Balance$640.25');
  expect(figures).toHaveTextContent('Pending Verification$31.00Locked for 15 days');
  expect(figures).toHaveTextContent('Total Earnings$721.25');
});

test('requests a withdrawal, the button saying how much', async () => {
  const { server, person } = await visit(PAGE, RICH);
  server.answer(requestWithdrawal, withdrawal());
  const dialog = await fillIn(person, '120');

  await person.click(dialog.getByRole('button', { name: 'Request withdrawal of $120.00' }));

  expect(await screen.findByText('Withdrawal Requested')).toBeVisible();
  expect(server.calls(requestWithdrawal)[0]?.body).toEqual({
    amount: 120,
    paymentMethod: 'paypal',
    paymentDetails: 'maria@example.org',
  });
});

test('wants all fields filled in', async () => {
  const { server, person } = await visit(PAGE, RICH);
  const dialog = await openDialog(person);
  expect(dialog.getByText('Minimum withdrawal: $50.00')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Request withdrawal' }));
  expect(await dialog.findAllByText('Please fill in all required fields.')).toHaveLength(3);
  expect(server.calls(requestWithdrawal)).toHaveLength(0);
});

test.each([
  ['0', 'Please enter a valid amount.'],
  ['49.99', 'Enter at least $50.00.'],
  ['640.26', 'Withdrawal amount exceeds your available balance.'],
])('says while %s is typed what is wrong, and sends nothing', async (amount, words) => {
  const { person } = await visit(PAGE, RICH);
  const dialog = await openDialog(person);
  await person.type(dialog.getByLabelText('Amount in dollars'), amount);
  expect(dialog.getByText(words)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Request withdrawal' })).toBeDisabled();
});

test('says below $500 that no withdrawal can be requested yet', async () => {
  const { server, person } = await visit(PAGE, { user: { balance: 412.5 } });
  const dialog = await fillIn(person, '60');
  expect(dialog.getByText('Minimum Balance Required')).toBeVisible();

  await person.click(dialog.getByRole('button', { name: 'Request withdrawal of $60.00' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Minimum Balance RequiredYou need a minimum balance of $500 to request a withdrawal. Current balance: $412.50',
  );
  expect(server.calls(requestWithdrawal)).toHaveLength(0);
});

test.each<[Refusal<typeof requestWithdrawal>, string]>([
  [
    { code: 'pending_requirement', status: 'pending_requirement', balance: 310.5 },
    'Minimum Balance RequiredYou need a minimum balance of $500 to request a withdrawal. Current balance: $310.50',
  ],
  [
    { code: 'insufficient_funds', status: 'insufficient_funds' },
    'Insufficient BalanceThe withdrawal amount exceeds your available balance.',
  ],
  [
    { code: 'rate_limited', message: 'Too many requests.', headers: { 'retry-after': '60' } },
    'Withdrawal Request FailedToo many requests. Try again in 60 seconds.',
  ],
])(
  'says what the server has against it when the balance has changed meanwhile (%#)',
  async (refusal, words) => {
    const { server, person } = await visit(PAGE, RICH);
    server.refuse(requestWithdrawal, refusal);
    const dialog = await fillIn(person, '120');
    await person.click(dialog.getByRole('button', { name: 'Request withdrawal of $120.00' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  },
);

test('shows what became of each withdrawal, with the reason of a refusal, page by page', async () => {
  const { server, person } = await visit(PAGE, RICH);
  server.answer(listOwnWithdrawals, ({ query }) =>
    query?.cursor === 'second'
      ? { items: [withdrawal({ id: 'w3', status: 'completed' })], next: null }
      : {
          items: [
            withdrawal({ id: 'w1', status: 'processing' }),
            withdrawal({ id: 'w2', status: 'rejected', reason: 'The name does not match.' }),
          ],
          next: 'second',
        },
  );

  const table = within(await screen.findByRole('table', { name: 'Withdrawals, newest first' }));
  expect(table.getByText('Processing')).toBeVisible();
  expect(table.getByText('The name does not match.')).toBeVisible();
  await person.click(table.getByRole('button', { name: 'Show more' }));
  expect(await table.findByText('Completed')).toBeVisible();
  expect(table.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('cancels a withdrawal that is still pending, after asking', async () => {
  const { server, person } = await visit(PAGE, RICH);
  server.answer(listOwnWithdrawals, { items: [withdrawal()], next: null });
  server.answer(cancelWithdrawal, withdrawal({ status: 'cancelled' }));

  await person.click(await screen.findByRole('button', { name: 'Cancel the withdrawal of $120.00' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Cancel withdrawal' }));

  expect(await screen.findByText('Withdrawal cancelled')).toBeVisible();
  expect(server.calls(cancelWithdrawal)[0]?.params).toEqual({ id: 'w1' });
});

test('says that a withdrawal can no longer be cancelled', async () => {
  const { server, person } = await visit(PAGE, RICH);
  server.answer(listOwnWithdrawals, { items: [withdrawal()], next: null });
  server.refuse(cancelWithdrawal, { code: 'not_cancellable', message: 'It has been approved already.' });

  await person.click(await screen.findByRole('button', { name: 'Cancel the withdrawal of $120.00' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel withdrawal' }),
  );

  expect(await screen.findByText('It has been approved already.')).toBeVisible();
});

test('lists the locked rewards with the days left, the next to unlock first', async () => {
  const { person } = await visit(PAGE, {
    completions: [
      completion({ taskId: 'late', daysLeft: 12, availableAt: '2026-01-14T12:00:00.000Z' }),
      completion({ taskId: 'soon', daysLeft: 3, availableAt: '2026-01-05T12:00:00.000Z' }),
      completion({ taskId: 'free', available: true, daysLeft: 0 }),
    ],
  });
  await person.click(await screen.findByRole('tab', { name: 'Pending Verifications' }));

  const table = within(await screen.findByRole('table', { name: /^Locked rewards/ }));
  const [, first, second, ...more] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toContain('soon');
  expect(first).toContain('3');
  expect(second).toContain('late');
  expect(more).toEqual([]);
});

test('explains every cent in the statement, and offers it as CSV', async () => {
  const entry: LedgerEntry = {
    id: 'e1',
    at: '2026-01-02T12:00:00.000Z',
    kind: 'task_reward',
    account: 'locked',
    amount: 31,
    availableAt: '2026-01-17T12:00:00.000Z',
    balanceAfter: 31,
  };
  const { server } = await visit(`${PAGE}?tab=statement`, RICH);
  server.answer(listStatement, {
    items: [
      entry,
      {
        ...entry,
        id: 'e2',
        kind: 'withdrawal_requested',
        account: 'available',
        amount: -50,
        availableAt: null,
      },
    ],
    next: null,
  });

  const table = within(await screen.findByRole('table', { name: 'Statement, newest first' }));
  expect(table.getByText(/^Task reward/)).toHaveTextContent('Task reward until Jan 17, 2026');
  expect(table.getByText('+$31.00')).toBeVisible();
  expect(table.getByText('−$50.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/user/statement.csv',
  );
});

test('says what there is nothing of yet', async () => {
  const { person } = await visit(PAGE);
  expect(await screen.findByText('No withdrawals yet')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Statement' }));
  expect(await screen.findByText('Nothing has moved yet')).toBeVisible();
});

test('a history that does not come can be asked for again', async () => {
  const { server, person } = await visit(PAGE);
  server.refuse(listOwnWithdrawals, {
    code: 'internal_error',
    message: 'Something broke.',
    requestId: 'req-9',
  });

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load your withdrawals');
  expect(alert).toHaveTextContent('req-9');
  server.answer(listOwnWithdrawals, { items: [withdrawal()], next: null });
  await person.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$120.00')).toBeVisible();
});
