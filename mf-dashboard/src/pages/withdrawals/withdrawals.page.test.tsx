import {
  cancelWithdrawal,
  listOwnWithdrawals,
  requestWithdrawal,
  resendVerification,
  withdrawToPayoutMethod,
  type PayoutMethod,
} from '@platform/contracts';
import { type ErrorReply } from '@platform/kit/testing';
import { screen, within, waitFor } from '@testing-library/react';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createCompletion } from '../../testing/task.factory.ts';
import { createWithdrawal } from '../../testing/withdrawal.factory.ts';
import { PAGE, RICH_MEMBER, openDialog, fillIn } from '../../testing/withdrawal-dialog.ts';

test('shows the available balance, the locked rewards and the total earnings', async () => {
  await renderAsMember(PAGE, RICH_MEMBER);
  const summary = await screen.findByLabelText('Your money');
  expect(summary).toHaveTextContent('Available Balance$640.25');
  expect(summary).toHaveTextContent('Pending Verification$31.00Locked for 15 days');
  expect(summary).toHaveTextContent('Total Earnings$721.25');
});

test('shows the earnings of a week in which all are locked', async () => {
  const completions = [createCompletion({ reward: 31, completionDate: '2026-01-02T09:00:00.000Z' })];
  await renderAsMember(PAGE, { ...RICH_MEMBER, completions });
  const table = await screen.findByRole('table', { name: 'Earnings by day' });
  expect(table).toHaveTextContent('$0.00$31.00');
  expect(screen.queryByText('No earnings from tasks in this period')).not.toBeInTheDocument();
});

test('requests a withdrawal with a button that states the amount', async () => {
  const { server, person } = await renderAsMember(PAGE, RICH_MEMBER);
  server.respondWith(requestWithdrawal, createWithdrawal());
  const dialog = await fillIn(person, '120');

  await person.click(dialog.getByRole('button', { name: 'Request withdrawal of $120.00' }));

  expect(await screen.findByText('Withdrawal Requested')).toBeVisible();
  expect(server.calls(requestWithdrawal)[0]?.body).toEqual({
    amount: 120,
    paymentMethod: 'paypal',
    paymentDetails: 'maria@example.org',
  });
});

test('requires all fields', async () => {
  const { server, person } = await renderAsMember(PAGE, RICH_MEMBER);
  const dialog = await openDialog(person);
  expect(dialog.getByText('Minimum withdrawal: $50.00')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Request withdrawal' }));
  expect(await dialog.findAllByText('Please fill in all required fields.')).toHaveLength(2);
  expect(server.calls(requestWithdrawal)).toHaveLength(0);
});

test.each([
  ['0', 'Please enter a valid amount.'],
  ['49.99', 'Enter at least $50.00.'],
  ['640.26', 'Withdrawal amount exceeds your available balance.'],
  ['600.555', 'Enter an amount with at most two decimals.'],
  ['1,250', 'Write the amount without a comma between thousands, like 1250 or 1250.50.'],
  ['sixty', 'Please enter a valid amount.'],
])('shows what is wrong with the amount %s, and disables the button', async (amount, message) => {
  const { person } = await renderAsMember(PAGE, RICH_MEMBER);
  const dialog = await openDialog(person);
  await person.type(dialog.getByLabelText('Amount in dollars'), amount);
  expect(dialog.getByText(message)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Request withdrawal' })).toBeDisabled();
});

test('asks for the network of a USDT address, and for an address of that network', async () => {
  const { server, person } = await renderAsMember(PAGE, RICH_MEMBER);
  server.respondWith(requestWithdrawal, createWithdrawal());
  const dialog = await openDialog(person);
  await person.type(dialog.getByLabelText('Amount in dollars'), '120');
  await person.selectOptions(dialog.getByLabelText('Payment method'), 'USDT');
  await person.type(dialog.getByLabelText('USDT address'), 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  const submit = dialog.getByRole('button', { name: 'Request withdrawal of $120.00' });
  await person.click(submit);
  expect(await dialog.findByText('Please fill in all required fields.')).toBeVisible();

  await person.selectOptions(dialog.getByLabelText('Network'), 'Ethereum (ERC20)');
  expect(await dialog.findByText(/^Enter an address of this network/)).toBeVisible();
  await person.selectOptions(dialog.getByLabelText('Network'), 'Tron (TRC20)');
  await person.click(submit);

  expect(await screen.findByText('Withdrawal Requested')).toBeVisible();
  expect(server.calls(requestWithdrawal)[0]?.body.paymentDetails).toBe(
    'TRC20 TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  );
});

test('rejects a withdrawal below a balance of $500', async () => {
  const { server, person } = await renderAsMember(PAGE, {
    user: { balance: 412.5 },
    payoutRequirements: { emailConfirmed: false, identity: 'pending' },
  });
  const dialog = await fillIn(person, '60');
  expect(dialog.getByText('Minimum Balance Required')).toBeVisible();
  expect(await screen.findByText('Before a payout')).toBeInTheDocument();
  expect(screen.queryByText(/You can request it now|at any time/)).not.toBeInTheDocument();

  await person.click(dialog.getByRole('button', { name: 'Request withdrawal of $60.00' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Minimum Balance RequiredYou need a minimum balance of $500 to request a withdrawal. Current balance: $412.50',
  );
  expect(server.calls(requestWithdrawal)).toHaveLength(0);
});

test.each<[ErrorReply<typeof requestWithdrawal>, string]>([
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
])('shows why the server rejected a withdrawal after the balance changed (%#)', async (error, message) => {
  const { server, person } = await renderAsMember(PAGE, RICH_MEMBER);
  server.rejectWith(requestWithdrawal, error);
  const dialog = await fillIn(person, '120');
  await person.click(dialog.getByRole('button', { name: 'Request withdrawal of $120.00' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

test('shows the status and rejection reason of each withdrawal, page by page', async () => {
  const { server, person } = await renderAsMember(PAGE, RICH_MEMBER);
  server.respondWith(listOwnWithdrawals, ({ query }) =>
    query?.cursor === 'second'
      ? {
          items: [createWithdrawal({ id: 'w3', status: 'completed', transactionReference: '4f1c8f07' })],
          next: null,
        }
      : {
          items: [
            createWithdrawal({ id: 'w1', status: 'processing' }),
            createWithdrawal({ id: 'w2', status: 'rejected', reason: 'The name does not match.' }),
          ],
          next: 'second',
        },
  );

  const table = within(await screen.findByRole('table', { name: 'Withdrawals, newest first' }));
  expect(table.getByText('Processing')).toBeVisible();
  expect(table.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  expect(table.getByText('The name does not match.')).toBeVisible();
  await person.click(table.getByRole('button', { name: 'Show more' }));
  expect(await table.findByText('Completed')).toBeVisible();
  expect(table.getByText('4f1c8f07').parentElement).toHaveTextContent(/^Transaction reference 4f1c8f07$/);
  expect(table.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('cancels a pending withdrawal after a confirmation', async () => {
  const { server, person } = await renderAsMember(PAGE, RICH_MEMBER);
  server.respondWith(listOwnWithdrawals, { items: [createWithdrawal()], next: null });
  server.respondWith(cancelWithdrawal, createWithdrawal({ status: 'cancelled' }));

  await person.click(await screen.findByRole('button', { name: 'Cancel the withdrawal of $120.00' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await person.click(confirmation.getByRole('button', { name: 'Cancel withdrawal' }));

  expect(await screen.findByText('Withdrawal canceled')).toBeVisible();
  expect(server.calls(cancelWithdrawal)[0]?.params).toEqual({ id: 'w1' });
});

test('says before a request that the address is not confirmed, and sends a new link', async () => {
  const { server, person } = await renderAsMember(PAGE, {
    user: { ...RICH_MEMBER.user, email: 'maria@example.org' },
    payoutRequirements: { emailConfirmed: false, identity: 'checked' },
  });
  server.respondWith(resendVerification, undefined);
  const panel = within(await screen.findByRole('region', { name: 'Before a payout' }));
  await person.click(panel.getByRole('button', { name: 'Send a new link' }));
  expect(await panel.findByText('A new link is on its way')).toBeVisible();

  const dialog = await openDialog(person);
  expect(dialog.getByText('Confirm your email address.')).toBeVisible();
});

test('asks before Back closes a dialog with typed text, and once when it is canceled', async () => {
  const { person, goTo, path } = await renderAsMember(PAGE, RICH_MEMBER);
  const dialog = await fillIn(person, '120');
  // The event of a changed field, which a lost focus fires, must not come while React renders the question.
  await person.tab();
  await goTo(PAGE);
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(path()).toBe(`${PAGE}?request=open`);
  expect(dialog.getByLabelText('PayPal email')).toHaveValue('maria@example.org');

  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(path()).toBe(PAGE));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('sends the money to the default payout method, or to another destination', async () => {
  const method: PayoutMethod = {
    id: 'method-1',
    paymentMethod: 'btc',
    paymentDetails: '••••••f3t4',
    isDefault: true,
    createdAt: '2026-01-01T08:00:00.000Z',
    cooldownUntil: '2026-01-03T08:00:00.000Z',
  };
  const { server, person } = await renderAsMember(PAGE, { ...RICH_MEMBER, payoutMethods: [method] });
  server.respondWith(withdrawToPayoutMethod, createWithdrawal());
  const dialog = await openDialog(person);

  expect(await dialog.findByLabelText('Send to')).toHaveDisplayValue('Bitcoin (BTC) ••••••f3t4');
  expect(dialog.getByText(/It is new: payouts to it can be approved from/)).toBeVisible();
  expect(dialog.queryByLabelText('Payment method')).toBeNull();
  await person.selectOptions(dialog.getByLabelText('Send to'), 'Another destination');
  expect(
    dialog.getByText(/no payout in the first 48 hours after the first use of its destination/),
  ).toBeVisible();
  expect(dialog.getByLabelText('Payment method')).toBeVisible();
  await person.selectOptions(dialog.getByLabelText('Send to'), 'Bitcoin (BTC) ••••••f3t4');
  await person.type(dialog.getByLabelText('Amount in dollars'), '120');
  await person.click(dialog.getByRole('button', { name: 'Request withdrawal of $120.00' }));

  expect(await screen.findByText('Withdrawal Requested')).toBeVisible();
  expect(server.calls(withdrawToPayoutMethod)[0]).toMatchObject({
    params: { id: 'method-1' },
    body: { amount: 120 },
  });
  expect(server.calls(requestWithdrawal)).toHaveLength(0);
});

test('fills in the whole available balance, exactly', async () => {
  const { server, person } = await renderAsMember(PAGE, RICH_MEMBER);
  server.respondWith(requestWithdrawal, createWithdrawal({ amount: 640.25 }));
  const dialog = await fillIn(person, '1');
  await person.click(dialog.getByRole('button', { name: 'All of it' }));
  expect(dialog.getByLabelText('Amount in dollars')).toHaveValue('640.25');

  await person.click(dialog.getByRole('button', { name: 'Request withdrawal of $640.25' }));

  expect(await screen.findByText('Withdrawal Requested')).toBeVisible();
  expect(server.calls(requestWithdrawal)[0]?.body.amount).toBe(640.25);
});

test.each([
  [
    'Bitcoin (BTC)',
    {
      'Bitcoin address': ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    },
    'Enter a Bitcoin address. It starts with bc1, 1 or 3.',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ],
  [
    'Cash App',
    { $cashtag: ['maria lopez', 'maria20'] },
    'Enter a $cashtag: $ and up to 20 letters and digits.',
    '$maria20',
  ],
  [
    'Zelle',
    {
      'Name of the account holder': ['Maria Lopez', ''],
      'Zelle phone number or email': ['123', '212-555-0147'],
    },
    'Enter a US phone number or an email address.',
    'Maria Lopez, 212-555-0147',
  ],
])('asks for the fields of %s and checks their shape', async (method, fields, message, paymentDetails) => {
  const { server, person } = await renderAsMember(PAGE, RICH_MEMBER);
  server.respondWith(requestWithdrawal, createWithdrawal());
  const dialog = await openDialog(person);
  await person.type(dialog.getByLabelText('Amount in dollars'), '120');
  await person.selectOptions(dialog.getByLabelText('Payment method'), method);
  for (const [label, [text]] of Object.entries(fields))
    await person.type(dialog.getByLabelText(label), text!);
  const submit = dialog.getByRole('button', { name: 'Request withdrawal of $120.00' });

  await person.click(submit);
  expect(await dialog.findByText(message)).toBeVisible();
  expect(server.calls(requestWithdrawal)).toEqual([]);

  for (const [label, [, correction]] of Object.entries(fields)) {
    if (!correction) continue;
    await person.clear(dialog.getByLabelText(label));
    await person.type(dialog.getByLabelText(label), correction);
  }
  await person.click(submit);
  expect(await screen.findByText('Withdrawal Requested')).toBeVisible();
  expect(server.calls(requestWithdrawal)[0]?.body.paymentDetails).toBe(paymentDetails);
});

test('opens with the dialog of a request when Withdraw led here, and closes it', async () => {
  const { person, path } = await renderAsMember(`${PAGE}?request=open`, RICH_MEMBER);
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Withdrawal' }));
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(path()).toBe(PAGE);
});

test('shows that a withdrawal can no longer be canceled', async () => {
  const { server, person } = await renderAsMember(PAGE, RICH_MEMBER);
  server.respondWith(listOwnWithdrawals, { items: [createWithdrawal()], next: null });
  server.rejectWith(cancelWithdrawal, { code: 'not_cancellable', message: 'It has been approved already.' });

  await person.click(await screen.findByRole('button', { name: 'Cancel the withdrawal of $120.00' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel withdrawal' }),
  );

  expect(await screen.findByText('It has been approved already.')).toBeVisible();
});

test('lists the locked rewards with the days left, next to unlock first', async () => {
  const { person } = await renderAsMember(PAGE, {
    completions: [
      createCompletion({ taskId: 'late', daysLeft: 12, availableAt: '2026-01-14T12:00:00.000Z' }),
      createCompletion({
        taskId: 'soon',
        title: 'Cut a clip',
        daysLeft: 3,
        availableAt: '2026-01-05T12:00:00.000Z',
      }),
      createCompletion({ taskId: 'free', available: true, daysLeft: 0 }),
    ],
  });
  await person.click(await screen.findByRole('tab', { name: 'Pending Verifications' }));

  const table = within(await screen.findByRole('table', { name: /^Locked rewards/ }));
  const [, first, second, ...more] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toMatch(/Cut a clip *soon/);
  expect(first).toContain('3');
  expect(first).toContain('Jan 05, 2026');
  expect(second).toContain('late');
  expect(more).toEqual([]);
});

test('shows a sentence instead of an axis without earnings', async () => {
  await renderAsMember(PAGE, RICH_MEMBER);
  expect(await screen.findByText('No earnings from tasks in this period')).toBeVisible();
  expect(screen.queryByText('$10')).not.toBeInTheDocument();
});

test('shows empty states without withdrawals or transactions', async () => {
  const { person } = await renderAsMember(PAGE);
  expect(await screen.findByText('No withdrawals yet')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Statement' }));
  expect(await screen.findByText('No transactions in this month')).toBeVisible();
});

test('reloads a history that failed to load with Retry', async () => {
  const { server, person } = await renderAsMember(PAGE);
  server.rejectWith(listOwnWithdrawals, {
    code: 'internal_error',
    message: 'Something broke.',
    requestId: 'req-9',
  });

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load your withdrawals');
  expect(alert).toHaveTextContent('req-9');
  server.respondWith(listOwnWithdrawals, { items: [createWithdrawal()], next: null });
  await person.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$120.00')).toBeVisible();
});

test.each([
  ['missing', 'Verify your identity'],
  ['pending', 'Your identity verification is under review'],
  ['barred', 'Your identity verification was rejected'],
  ['approved', 'Your identity is checked before the first payout'],
] as const)('says before a request what is missing for the identity %s', async (identity, title) => {
  const { person } = await renderAsMember(PAGE, {
    ...RICH_MEMBER,
    payoutRequirements: { emailConfirmed: true, identity },
  });
  const panel = within(await screen.findByRole('region', { name: 'Before a payout' }));
  expect(panel.getAllByText(title)[0]).toBeVisible();
  expect(panel.queryByText('Your email address is not confirmed')).not.toBeInTheDocument();

  expect((await openDialog(person)).getByText(`${title}.`)).toBeVisible();
});

test('does not say that a request is possible below the minimum balance', async () => {
  const payoutRequirements = { emailConfirmed: false, identity: 'checked' } as const;
  const { person } = await renderAsMember(PAGE, { user: { balance: 412.5 }, payoutRequirements });
  const dialog = await openDialog(person);

  expect(dialog.getByText('Minimum Balance Required')).toBeVisible();
  expect(dialog.queryByText(/You can request it now/)).not.toBeInTheDocument();
});

test('leads a member to support whose verification was rejected for good', async () => {
  await renderAsMember(PAGE, {
    ...RICH_MEMBER,
    payoutRequirements: { emailConfirmed: true, identity: 'barred' },
  });
  const panel = within(await screen.findByRole('region', { name: 'Before a payout' }));
  expect(panel.getByText(/^This decision is final/)).toBeVisible();
  expect(panel.queryByText('Do this before your next payout:')).not.toBeInTheDocument();
  expect(panel.queryByRole('link', { name: 'Verify your identity' })).not.toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/dashboard/support/new?subject=My+identity+verification+was+rejected',
  );
});

test('says nothing about requirements once a payout needs nothing more', async () => {
  await renderAsMember(PAGE, RICH_MEMBER);
  expect(await screen.findByText('No withdrawals yet')).toBeVisible();
  expect(screen.queryByText('Before a payout')).not.toBeInTheDocument();
});
