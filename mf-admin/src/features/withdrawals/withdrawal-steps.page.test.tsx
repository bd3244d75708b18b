import {
  approveWithdrawal,
  bounceWithdrawal,
  getWithdrawal,
  listPendingWithdrawals,
  processWithdrawal,
  revealWithdrawal,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import { createAdminServer } from '../../testing/admin-server.ts';
import { admin, createPage, createWithdrawal, toWithdrawalRow } from '../../testing/records.factory.ts';
import { openWithdrawal } from '../../testing/open-withdrawal.ts';

beforeEach(() => localStorage.clear());

test('finds the requests that wait for the second approval', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingWithdrawals, createPage(toWithdrawalRow(createWithdrawal())));
  const { person } = await renderScreen('/withdrawals?firstApproval=given', server);
  await person.click(await screen.findByRole('button', { name: /^Filters/ }));
  expect(screen.getByLabelText('Approvals')).toHaveDisplayValue('First of two given');
  expect(server.calls(listPendingWithdrawals).at(-1)?.query).toMatchObject({ firstApproval: 'given' });
});

test('shows in the dialog why a step failed', async () => {
  const { person, server } = await openWithdrawal({ status: 'processing', approved: true });
  server.rejectWith(processWithdrawal, { code: 'unavailable', message: 'The database is unavailable.' });
  await person.click(screen.getByRole('button', { name: 'Mark as paid out' }));
  await person.type(await screen.findByLabelText('Transaction reference'), '4f1c8f07');
  await person.click(screen.getByRole('button', { name: 'Mark $120.00 as paid out' }));
  expect(
    await screen.findByText('Failed to mark withdrawal as paid out: The database is unavailable.'),
  ).toBeVisible();
});

describe('a withdrawal that needs two administrators', () => {
  const AT = '2026-03-02T12:00:00.000Z';

  test('says so if that was not known when the approval was made', async () => {
    const { person, server, record } = await openWithdrawal();
    server.respondWith(approveWithdrawal, record);
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    await person.click(await screen.findByRole('button', { name: 'Approve $120.00' }));
    await findUndoBar();
    await leavePage();
    expect(await screen.findByText('The withdrawal of maria needs a second administrator')).toBeVisible();
  });

  test('is completed by another administrator', async () => {
    const { person } = await openWithdrawal({
      secondApprovalCause: 'above_limit',
      firstApproval: { at: AT, by: 'kate' },
    });
    expect(screen.getByText(/kate approved it on/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('group', { name: /^Approve/ })).toHaveAccessibleDescription(
      /stays set aside/,
    );
  });
});

test('takes back a payment that came back, with a reason and its reference', async () => {
  const { person, server, record } = await openWithdrawal({ status: 'completed', processed: true });
  server.respondWith(bounceWithdrawal, { ...record, status: 'bounced' });
  await person.click(screen.getByRole('button', { name: 'Payment came back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Account closed' }));
  await person.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(await dialog.findByText('Enter the transaction reference')).toBeVisible();
  await person.type(dialog.getByLabelText('Transaction reference'), 'R-77');
  await person.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(await screen.findByText('Recorded that the payment came back')).toBeVisible();
  const body = server.calls(bounceWithdrawal)[0]?.body;
  expect(body).toMatchObject({ transactionReference: 'R-77', reason: expect.stringMatching(/closed/) });
});

test('shows what another administrator did in the meantime', async () => {
  const { person, server, record } = await openWithdrawal({ status: 'processing', approved: true });
  server.rejectWith(processWithdrawal, { code: 'wrong_state', message: 'This withdrawal is completed.' });
  server.respondWith(getWithdrawal, { ...record, status: 'completed', decidedBy: 'kate' });
  await person.click(screen.getByRole('button', { name: 'Mark as paid out' }));
  await person.type(await screen.findByLabelText('Transaction reference'), '4f1c8f07');
  await person.click(screen.getByRole('button', { name: 'Mark $120.00 as paid out' }));
  expect(await screen.findByText(/This withdrawal is completed\..*nothing happened twice/)).toBeVisible();
  expect(await screen.findByText('Completed', { selector: 'strong' })).toBeVisible();
});

test('shows the transaction reference of a payout', async () => {
  await openWithdrawal({ status: 'completed', processed: true, transactionReference: '4f1c8f07' });
  expect(screen.getByText('4f1c8f07')).toBeVisible();
});

test('offers neither the details nor a step of a withdrawal that another administrator is paying', async () => {
  const claim = { claimedBy: 'kate', claimedUntil: '9999-01-01T00:00:00.000Z' };
  await openWithdrawal({ status: 'processing', approved: true, ...claim });
  expect(screen.getByText('Claimed by kate')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Reveal|Mark/ })).not.toBeInTheDocument();
});

test('offers no step from a final status', async () => {
  await openWithdrawal({ status: 'cancelled', decidedAt: '2026-03-01T13:00:00.000Z' });
  expect(screen.queryByRole('button', { name: /Approve|Reject|Mark/ })).not.toBeInTheDocument();
});

test('names who checks the identity to roles that cannot read the verification', async () => {
  const requirements = {
    emailConfirmed: true,
    identity: 'approved',
    verificationId: 'verification-7',
  } as const;
  await openWithdrawal({ requirements }, { ...admin, adminRoles: ['cashier'] });
  expect(screen.getByText(/No administrator has checked the identity\. Reviewers see it/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the verification' })).not.toBeInTheDocument();
});

test('names no reviewers if no verification is to be decided', async () => {
  const requirements = {
    emailConfirmed: true,
    identity: 'missing',
    verificationId: 'verification-7',
  } as const;
  await openWithdrawal({ requirements }, { ...admin, adminRoles: ['cashier'] });
  expect(screen.getByText('The member has no approved verification.')).toBeVisible();
});

test('says until when the cooldown of a new destination lasts, and offers no approval', async () => {
  await openWithdrawal({
    cooldownUntil: '2026-03-12T12:00:00.000Z',
    cooldownCause: 'new_destination',
  });
  expect(screen.getByText(/^Its destination is new. It can be approved from/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
});

test('shows the withdrawals of other members to the same destination', async () => {
  await openWithdrawal({
    repeats: [
      {
        id: 'w-9',
        userId: 'user-9',
        username: 'zoe',
        disabled: true,
        status: 'completed',
        at: '2026-02-01T12:00:00.000Z',
      },
    ],
  });
  expect(screen.getAllByText('The same payout destination is in 1 other withdrawal')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Withdrawal of zoe' })).toHaveAttribute(
    'href',
    '/dashboard/admin/withdrawals/w-9',
  );
  expect(screen.getByRole('link', { name: 'Account of zoe' })).toHaveAttribute(
    'href',
    '/dashboard/admin/users/user-9',
  );
  expect(screen.getByText('Disabled')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
});

describe('a withdrawal of a disabled account', () => {
  test('names no button to roles that decide nothing', async () => {
    await openWithdrawal({ memberDisabled: true }, { ...admin, adminRoles: ['support'] });
    expect(screen.getByText(/^Nothing of this member is approved or paid out/)).toBeVisible();
    expect(screen.queryByText(/You can reject it/)).not.toBeInTheDocument();
  });

  test('is not to be paid once it is approved', async () => {
    await openWithdrawal({ memberDisabled: true, status: 'processing', approved: true });
    expect(screen.getByText(/^Do not pay it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as paid out' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Reveal/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mark as failed' })).toBeVisible();
  });
});

test('says that payment details cannot be decrypted, in the record and when they are revealed', async () => {
  const { person, server } = await openWithdrawal({ paymentDetails: null });
  server.rejectWith(revealWithdrawal, {
    code: 'decryption_failed',
    message: 'This record cannot be decrypted.',
  });
  expect(screen.getByText('The payment details cannot be decrypted')).toBeVisible();
  expect(screen.getByText('Cannot be decrypted')).toBeVisible();
  await person.keyboard('v');
  expect(
    await screen.findByText(/Failed to reveal payment details: This record cannot be decrypted\./),
  ).toBeVisible();
});
