import {
  approveWithdrawal,
  failWithdrawal,
  getWithdrawal,
  listAllWithdrawals,
  listPendingWithdrawals,
  processWithdrawal,
  rejectWithdrawal,
  revealWithdrawal,
  bounceWithdrawal,
} from '@platform/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createPage, createWithdrawal, toWithdrawalRow, admin } from '../../testing/records.factory.ts';
import { openWithdrawal } from '../../testing/open-withdrawal.ts';

beforeEach(() => localStorage.clear());

test('lists the pending requests with their amounts, and filters and sorts them', async () => {
  const server = createAdminServer();
  server.respondWith(
    listPendingWithdrawals,
    createPage(toWithdrawalRow(createWithdrawal({ amount: 1234567.89 }))),
  );
  server.respondWith(
    listAllWithdrawals,
    createPage(toWithdrawalRow(createWithdrawal({ status: 'processing', amount: 50 }))),
  );
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

test('shows above the rows which status they have, and how many wait', async () => {
  const server = createAdminServer({ withdrawals: 5, payouts: 3 });
  server.respondWith(listPendingWithdrawals, createPage());
  server.respondWith(listAllWithdrawals, createPage(toWithdrawalRow(createWithdrawal({ amount: 50 }))));
  const { person } = await renderScreen('/withdrawals', server);
  const views = within(await screen.findByRole('group', { name: 'Status of the rows' }));
  expect(await views.findByRole('radio', { name: 'Pending 5 waiting' })).toBeChecked();

  await person.click(views.getByText('Processing'));
  expect(await screen.findByText('$50.00')).toBeVisible();
  expect(server.calls(listAllWithdrawals).at(-1)?.query).toMatchObject({ status: 'processing' });
  expect(views.getByRole('radio', { name: 'Processing 3 waiting' })).toBeChecked();
  await person.click(views.getByText('All'));
  await waitFor(() => expect(server.calls(listAllWithdrawals).at(-1)?.query).not.toHaveProperty('status'));

  await person.click(screen.getByRole('button', { name: /^Filters/ }));
  await person.selectOptions(screen.getByLabelText('Status'), 'Rejected');
  expect(await views.findByRole('radio', { name: 'Rejected' })).toBeChecked();
});

test('says before approving that the money stays set aside', async () => {
  const { person, server, record } = await openWithdrawal();
  server.respondWith(approveWithdrawal, { ...record, status: 'processing', approved: true });
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('group', { name: 'Approve $120.00 for maria?' });
  expect(dialog).toHaveAccessibleDescription(/stays set aside until you mark it as paid out/);
  await person.click(within(dialog).getByRole('button', { name: 'Approve $120.00' }));
  expect((await findUndoBar()).getByText('Withdrawal approved')).toBeVisible();
  await leavePage();
  expect(server.calls(approveWithdrawal)).toHaveLength(1);
  expect(screen.queryByText(/needs a second administrator/)).not.toBeInTheDocument();
});

test('is approved in place by pressing A twice, after Escape has taken the first one back', async () => {
  const { person, server, record } = await openWithdrawal();
  server.respondWith(approveWithdrawal, { ...record, status: 'processing', approved: true });
  const confirmation = () => screen.queryByRole('group', { name: 'Approve $120.00 for maria?' });
  await person.keyboard('a');
  expect(within(confirmation()!).getByRole('button', { name: 'Approve $120.00' })).toHaveFocus();
  expect(screen.getByText('Payment details')).toBeVisible();
  await person.keyboard('{Escape}');
  expect(confirmation()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus();

  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  expect(confirmation()).toBeVisible();
  await person.keyboard('a');
  expect((await findUndoBar()).getByText('Withdrawal approved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to the list' })).toHaveFocus();
});

test('asks whether the payment was sent before marking it as paid out', async () => {
  const { person, server, record } = await openWithdrawal({ status: 'processing', approved: true });
  server.respondWith(processWithdrawal, { ...record, status: 'completed', processed: true });
  await person.keyboard('p');
  const dialog = await screen.findByRole('dialog', { name: 'Have you sent $120.00?' });
  expect(dialog).toHaveAccessibleDescription(/permanently\. This cannot be undone\./);
  const confirm = within(dialog).getByRole('button', { name: 'Mark $120.00 as paid out' });
  await person.click(confirm);
  expect(await within(dialog).findByText('Enter the transaction reference')).toBeVisible();
  expect(server.calls(processWithdrawal)).toEqual([]);
  await person.type(within(dialog).getByLabelText('Transaction reference'), ' 4f1c8f07 ');
  await person.click(confirm);
  expect(await screen.findByText('Withdrawal completed')).toBeVisible();
  expect(server.calls(processWithdrawal)[0]?.body).toEqual({ transactionReference: '4f1c8f07' });
});

describe('a withdrawal that needs two administrators', () => {
  const AT = '2026-03-02T12:00:00.000Z';

  test('stays pending after the first approval, which names a second administrator', async () => {
    const { person, server, record } = await openWithdrawal({ secondApprovalCause: 'above_limit' });
    expect(screen.getByText('Two administrators have to approve it')).toBeVisible();
    const approved = { ...record, firstApproval: { at: AT, by: 'admin' } };
    server.respondWith(approveWithdrawal, approved);
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('group', { name: /^Approve/ });
    expect(dialog).toHaveAccessibleDescription(/first of two approvals/);
    server.respondWith(getWithdrawal, approved);
    await person.click(within(dialog).getByRole('button', { name: 'Approve $120.00' }));

    expect((await findUndoBar()).getByText('First approval given')).toBeVisible();
    await leavePage();
    expect(await screen.findByText('It needs a second administrator')).toBeVisible();
    expect(await screen.findByText(/admin approved it on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
  });
});

test('shows where the money is from and when it was earned, and why that needs two administrators', async () => {
  const times = { from: '2026-01-05T12:00:00.000Z', to: '2026-02-10T12:00:00.000Z' };
  await openWithdrawal({
    secondApprovalCause: 'little_reviewed_work',
    composition: [
      { source: 'clicks', amount: 80, left: 0, from: times.from, to: times.from },
      { source: 'reviewed_work', amount: 40, left: 60, ...times },
    ],
  });

  const composition = within(screen.getByRole('region', { name: 'Where the money is from' }));
  expect(composition.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Tasks completed by a click',
    'Reviewed work',
  ]);
  expect(composition.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$80.00, earned Jan 05, 2026',
    '$40.00, and $60.00 left in the balance, earned Jan 05, 2026 to Feb 10, 2026',
  ]);
  expect(screen.getByText('Less than half of it is reviewed work.')).toBeVisible();
});

test('returns the amount of a failed payment, with a reason', async () => {
  const { person, server, record } = await openWithdrawal({ status: 'processing', approved: true });
  server.respondWith(failWithdrawal, { ...record, status: 'failed' });
  await person.click(screen.getByRole('button', { name: 'Mark as failed' }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    /\$120\.00 goes back to the available balance of maria/,
  );
  await person.click(screen.getByRole('button', { name: 'Payment returned' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as failed' }));
  expect(await screen.findByText('Withdrawal marked as failed')).toBeVisible();
  expect(server.calls(failWithdrawal)[0]?.body.reason).toMatch(/was returned to us/);
});

test('returns the amount of a rejected request, with a reason', async () => {
  const { person, server, record } = await openWithdrawal();
  server.respondWith(rejectWithdrawal, { ...record, status: 'rejected' });
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  await person.type(await screen.findByLabelText('Reason'), 'Another name.');
  await person.click(screen.getByRole('button', { name: 'Reject the withdrawal' }));
  expect((await findUndoBar()).getByText('Withdrawal rejected')).toBeVisible();
  await leavePage();
  expect(server.calls(rejectWithdrawal)[0]?.body).toEqual({ reason: 'Another name.' });
});

test('masks the payment details until they are revealed', async () => {
  const { person, server } = await openWithdrawal();
  server.respondWith(revealWithdrawal, { paymentDetails: 'maria@example.com' });
  expect(screen.getByText('m•••@e•••.com')).toBeVisible();
  await person.keyboard('v');
  expect(await screen.findByText('maria@example.com')).toBeVisible();
});

test.each(['pending', 'processing'] as const)(
  'offers no decision about the %s withdrawal of a member whom the administrator referred, and says why',
  async (status) => {
    await openWithdrawal({ status, conflictOfInterest: 'referral' });
    expect(screen.getByText('You are connected to this member by a referral')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Approve|Reject|Mark/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to the list' })).toBeVisible();
  },
);

test('says what is missing before an approval, with a link to the verification', async () => {
  const { person } = await openWithdrawal({
    requirements: { emailConfirmed: false, identity: 'approved', verificationId: 'verification-7' },
  });
  const notice = screen.getByText('It cannot be approved yet').closest('div')!.parentElement!;
  expect(notice).toHaveTextContent('The member has not confirmed their email address.');
  expect(notice).toHaveTextContent('No administrator has checked the identity');
  expect(screen.getByRole('link', { name: 'Open the verification' })).toHaveAttribute(
    'href',
    '/dashboard/admin/verifications/verification-7',
  );
  await person.keyboard('a');
  expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
});

describe('a withdrawal of a disabled account', () => {
  test('is marked, and can only be rejected while it is pending', async () => {
    await openWithdrawal({ memberDisabled: true });
    expect(screen.getByText('Disabled')).toBeVisible();
    expect(screen.getByText('The account of this member is disabled')).toBeVisible();
    expect(screen.getByText(/can be approved once the account is enabled/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
  });

  test('names no decision while another administrator has claimed it', async () => {
    const claim = { claimedBy: 'kate', claimedUntil: '2099-01-01T00:00:00.000Z' };
    await openWithdrawal({ memberDisabled: true, ...claim });
    expect(screen.getByText(/^Nothing of this member is approved or paid out/)).toBeVisible();
    expect(screen.queryByText(/You can reject it/)).not.toBeInTheDocument();
  });
});

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
