import {
  cancelWithdrawal,
  listOwnWithdrawals,
  requestWithdrawal,
  resendVerification,
} from '@platform/contracts';
import type { ErrorReply } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
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
