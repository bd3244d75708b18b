import {
  approveWithdrawal,
  failWithdrawal,
  getWithdrawal,
  listAllWithdrawals,
  listPendingWithdrawals,
  processWithdrawal,
  rejectWithdrawal,
  revealWithdrawal,
  type WithdrawalCase,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { staffServer } from '../../testing/staff-server.ts';
import { page, withdrawal, withdrawalRow } from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

async function openCase(facts: Partial<WithdrawalCase> = {}) {
  const record = withdrawal(facts);
  const server = staffServer();
  server.answer(listPendingWithdrawals, page(withdrawalRow(record)));
  server.answer(getWithdrawal, record);
  const rendered = await renderScreen(`/withdrawals/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.username });
  return { ...rendered, record, server };
}

test('lists the pending requests with their amounts, and others by state and order', async () => {
  const server = staffServer();
  server.answer(listPendingWithdrawals, page(withdrawalRow(withdrawal({ amount: 1234567.89 }))));
  server.answer(listAllWithdrawals, page(withdrawalRow(withdrawal({ status: 'processing', amount: 50 }))));
  const { person } = await renderScreen('/withdrawals', server);
  expect(await screen.findByText('$1,234,567.89')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Amount' }));
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.selectOptions(screen.getByLabelText('Status'), 'Processing');
  expect(await screen.findByText('$50.00')).toBeVisible();
  expect(server.calls(listAllWithdrawals).at(-1)?.query).toMatchObject({
    status: 'processing',
    sort: 'lowest',
  });
});

test('approves: no money moves yet', async () => {
  const { person, server, record } = await openCase();
  server.answer(approveWithdrawal, { ...record, status: 'processing', approved: true });
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Approve $120.00 for maria?' });
  expect(dialog).toHaveAccessibleDescription(/stays on hold until it is marked as paid out/);
  await person.click(within(dialog).getByRole('button', { name: 'Approve $120.00' }));
  expect(await screen.findByText('Withdrawal approved')).toBeVisible();
});

test('pays out only after asking whether the money has left', async () => {
  const { person, server, record } = await openCase({ status: 'processing', approved: true });
  server.answer(processWithdrawal, { ...record, status: 'completed', processed: true });
  await person.keyboard('p');
  const dialog = await screen.findByRole('alertdialog', { name: 'Has $120.00 left our side?' });
  expect(dialog).toHaveAccessibleDescription(/for good\. This cannot be undone\./);
  await person.click(within(dialog).getByRole('button', { name: 'Mark $120.00 as paid out' }));
  expect(await screen.findByText('Withdrawal completed')).toBeVisible();
});

test('shows in the dialog why a step was refused', async () => {
  const { person, server } = await openCase({ status: 'processing', approved: true });
  server.refuse(processWithdrawal, { code: 'unavailable', message: 'The database is away.' });
  await person.click(screen.getByRole('button', { name: 'Mark as paid out' }));
  await person.click(await screen.findByRole('button', { name: 'Mark $120.00 as paid out' }));
  expect(
    await screen.findByText('Failed to mark withdrawal as paid out: The database is away.'),
  ).toBeVisible();
});

test('a failed payment goes back with a reason', async () => {
  const { person, server, record } = await openCase({ status: 'processing', approved: true });
  server.answer(failWithdrawal, { ...record, status: 'failed' });
  await person.click(screen.getByRole('button', { name: 'Mark as failed' }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    /\$120\.00 goes back to the available balance of maria/,
  );
  await person.click(screen.getByRole('button', { name: 'Returned' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as failed' }));
  expect(await screen.findByText('Withdrawal marked as failed')).toBeVisible();
  expect(server.calls(failWithdrawal)[0]?.body.reason).toMatch(/came back to us/);
});

test('a rejected request goes back with a reason', async () => {
  const { person, server, record } = await openCase();
  server.answer(rejectWithdrawal, { ...record, status: 'rejected' });
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  await person.type(await screen.findByLabelText('Reason'), 'Another name.');
  await person.click(screen.getByRole('button', { name: 'Reject the withdrawal' }));
  expect(await screen.findByText('$120.00 is back in the balance of maria.')).toBeVisible();
  expect(server.calls(rejectWithdrawal)[0]?.body).toEqual({ reason: 'Another name.' });
});

test('says what another administrator has done meanwhile', async () => {
  const { person, server, record } = await openCase({ status: 'processing', approved: true });
  server.refuse(processWithdrawal, { code: 'wrong_state', message: 'This withdrawal is completed.' });
  server.answer(getWithdrawal, { ...record, status: 'completed', decidedBy: 'kate' });
  await person.click(screen.getByRole('button', { name: 'Mark as paid out' }));
  await person.click(await screen.findByRole('button', { name: 'Mark $120.00 as paid out' }));
  expect(await screen.findByText(/This withdrawal is completed\..*nothing happened twice/)).toBeVisible();
  expect(await screen.findByText('Completed', { selector: 'strong' })).toBeVisible();
});

test('masks where the money goes until it is revealed', async () => {
  const { person, server } = await openCase();
  server.answer(revealWithdrawal, { paymentDetails: 'maria@example.com' });
  expect(screen.getByText('m•••@e•••.com')).toBeVisible();
  await person.keyboard('v');
  expect(await screen.findByText('maria@example.com')).toBeVisible();
});

test('offers no step from an end', async () => {
  await openCase({ status: 'cancelled', decidedAt: '2026-03-01T13:00:00.000Z' });
  expect(screen.queryByRole('button', { name: /Approve|Reject|Mark/ })).not.toBeInTheDocument();
});
