import {
  approveSecondFactorReset,
  cancelSecondFactorReset,
  disableUser,
  enableUser,
  getUser,
  listAllWithdrawals,
  listAudit,
  listPurchases,
  listTickets,
  listUserCompletions,
  listUserEntries,
  listUsers,
  listVerifications,
  openSecondFactorReset,
  revealUser,
  type SecondFactorReset,
  type UserDetail,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { createAdminServer } from '../../testing/admin-server.ts';
import {
  admin,
  createAuditEntry,
  createPage,
  createPurchase,
  toPurchaseRow,
  createTicket,
  toTicketRow,
  createUserDetail,
  toUserRow,
  createVerification,
  toVerificationRow,
  createWithdrawal,
  toWithdrawalRow,
} from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

async function openUser(overrides: Partial<UserDetail> = {}, search = '') {
  const record = createUserDetail(overrides);
  const server = createAdminServer();
  server.respondWith(getUser, record);
  server.respondWith(
    listUserEntries,
    createPage({
      id: 'entry-1',
      at: '2026-03-01T12:00:00.000Z',
      kind: 'signup_bonus' as const,
      account: 'available' as const,
      amount: 50,
      availableAt: null,
      balanceAfter: 50,
    }),
  );
  server.respondWith(
    listUserCompletions,
    createPage({
      id: 'completion-1',
      taskId: 'task-1',
      title: 'Browser Detection Task',
      blueprintId: null,
      reward: 10,
      completionDate: '2026-03-01T12:00:00.000Z',
      available: false,
      availableAt: '2026-03-16T12:00:00.000Z',
      daysLeft: 15,
    }),
  );
  server.respondWith(listVerifications, createPage(toVerificationRow(createVerification())));
  server.respondWith(listPurchases, createPage(toPurchaseRow(createPurchase())));
  server.respondWith(listAllWithdrawals, createPage(toWithdrawalRow(createWithdrawal())));
  server.respondWith(listTickets, createPage(toTicketRow(createTicket())));
  server.respondWith(listAudit, createPage(createAuditEntry({ reason: 'Documents are valid.' })));
  const rendered = await renderScreen(`/users/${record.id}${search}`, server);
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^${record.username}`) });
  return { ...rendered, record, server };
}

test('lists users with their balances and filters them by role', async () => {
  const server = createAdminServer();
  server.respondWith(listUsers, createPage(toUserRow(createUserDetail({ disabled: true }))));
  const { person } = await renderScreen('/users', server);
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(within(table).getByText('$412.50')).toBeVisible();
  expect(within(table).getByText('Disabled')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'User' }));
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.selectOptions(screen.getByLabelText('Role'), 'Administrator');
  await screen.findByText('$412.50');
  expect(server.calls(listUsers).at(-1)?.query).toMatchObject({ role: 'administrator', sort: 'username' });
});

test.each([
  ['Ledger', 'Signup bonus'],
  ['Completions', 'Browser Detection Task'],
  ['Verifications', 'Pending'],
  ['Purchases', 'AI Image Creation'],
  ['Withdrawals', '$120.00'],
  ['Tickets', 'Where is my withdrawal?'],
  ['Audit', 'Documents are valid.'],
])('shows the activity tab %s', async (name, text) => {
  const { person } = await openUser();
  const activity = screen.getByRole('region', { name: 'Activity' });
  await person.click(within(activity).getByRole('tab', { name }));
  expect(await within(activity).findByText(text)).toBeVisible();
});

test('keeps the open activity tab in the URL', async () => {
  const { server, record } = await openUser({}, '?activity=withdrawals');
  expect(await screen.findByRole('tab', { name: 'Withdrawals', selected: true })).toBeVisible();
  await screen.findByText('$120.00');
  expect(server.calls(listAllWithdrawals)[0]?.query).toMatchObject({ userId: record.id });
});

test('says that the member has asked for the deletion of the account, and when it is closed', async () => {
  const times = { requestedAt: '2026-03-01T12:00:00.000Z', nextStepAt: '2026-03-15T12:00:00.000Z' };
  await openUser({ deletion: { state: 'requested', ...times } });
  const notice = screen.getByText('This member has asked to delete the account').closest('[role="status"]');
  expect(notice).toHaveTextContent(
    /Requested Mar 01, 2026.*closed on Mar 15, 2026.*unless its member keeps it/,
  );
});

test('masks the profile until it is revealed', async () => {
  const { person, server } = await openUser();
  server.respondWith(revealUser, {
    fullName: 'Maria Lindqvist',
    email: 'maria@example.com',
    phoneNumber: null,
  });
  expect(screen.getByText('M•••• L••••••')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Reveal profile' }));
  expect(await screen.findByText('Maria Lindqvist')).toBeVisible();
});

test('disables an account with a reason and explains the effect', async () => {
  const { person, server, record } = await openUser();
  server.respondWith(disableUser, { ...record, disabled: true });
  await person.click(screen.getByRole('button', { name: 'Disable the account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disable maria' });
  expect(dialog).toHaveAccessibleDescription(/logged out everywhere.*nothing is paid out/);
  await person.click(within(dialog).getByRole('button', { name: 'Forged documents' }));
  server.respondWith(getUser, { ...record, disabled: true });
  await person.click(within(dialog).getByRole('button', { name: 'Disable the account' }));
  expect(await screen.findByText('Account disabled')).toBeVisible();
  expect(server.calls(disableUser)[0]?.body).toEqual({ reason: 'The identity documents are not genuine.' });
  expect(await screen.findByRole('button', { name: 'Enable the account' })).toBeVisible();
});

test('enables a disabled account', async () => {
  const { person, server, record } = await openUser({ disabled: true });
  server.respondWith(enableUser, { ...record, disabled: false });
  await person.click(screen.getByRole('button', { name: 'Enable the account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enable maria' });
  await person.click(within(dialog).getByRole('button', { name: 'Issue resolved' }));
  await person.click(within(dialog).getByRole('button', { name: 'Enable the account' }));
  expect(await screen.findByText('maria can log in again.')).toBeVisible();
});

test('does not let administrators disable their own account', async () => {
  await openUser({ id: admin.id, username: admin.username, isAdmin: true });
  expect(await screen.findByText('This is your account.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Disable the account' })).not.toBeInTheDocument();
});

test('counts one completed task in the singular', async () => {
  await openUser({ completions: 1 });
  expect(screen.getByText(/^1 task completed/)).toBeVisible();
});

const RESET: SecondFactorReset = {
  state: 'requested',
  openedAt: '2026-03-01T12:00:00.000Z',
  openedBy: 'eva',
  reason: 'Lost the phone; confirmed in a ticket.',
  approvedBy: null,
  removesAt: null,
};

test('opens the reset of a second factor with a reason, and says what follows', async () => {
  const { person, server, record } = await openUser({ hasSecondFactor: true });
  const opened = { ...record, secondFactorReset: { ...RESET, openedBy: admin.username } };
  server.respondWith(openSecondFactorReset, opened);
  await person.click(screen.getByRole('button', { name: 'Open a reset' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reset two-factor authentication of maria' });
  expect(dialog).toHaveAccessibleDescription(/Another administrator has to approve it; then 72 hours pass/);
  await person.click(within(dialog).getByRole('button', { name: 'Lost phone' }));
  server.respondWith(getUser, opened);
  await person.click(within(dialog).getByRole('button', { name: 'Open the reset' }));

  expect(await screen.findByText('A reset waits for a second administrator')).toBeVisible();
  expect(screen.getByText(/^You have opened it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve the reset' })).toBeNull();
  expect(server.calls(openSecondFactorReset)[0]?.body).toEqual({
    reason: 'Lost the phone and the recovery codes; confirmed in a ticket.',
  });
});

test('approves a reset that another administrator has opened', async () => {
  const { person, server, record } = await openUser({ hasSecondFactor: true, secondFactorReset: RESET });
  const removesAt = '2026-03-05T12:00:00.000Z';
  const approved = {
    ...record,
    secondFactorReset: { ...RESET, state: 'waiting' as const, approvedBy: admin.username, removesAt },
  };
  server.respondWith(approveSecondFactorReset, approved);
  await person.click(screen.getByRole('button', { name: 'Approve the reset' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Approve the reset of maria' });
  server.respondWith(getUser, approved);
  await person.click(within(dialog).getByRole('button', { name: 'Approve the reset' }));

  expect(await screen.findByText(/^It is removed on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve the reset' })).toBeNull();
});

test('stops a reset, with a reason', async () => {
  const { person, server, record } = await openUser({ hasSecondFactor: true, secondFactorReset: RESET });
  server.respondWith(cancelSecondFactorReset, { ...record, secondFactorReset: null });
  await person.click(screen.getByRole('button', { name: 'Stop the reset' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop the reset of maria' });
  await person.click(within(dialog).getByRole('button', { name: 'Not the owner' }));
  server.respondWith(getUser, { ...record, secondFactorReset: null });
  await person.click(within(dialog).getByRole('button', { name: 'Stop the reset' }));

  expect(await screen.findByRole('button', { name: 'Open a reset' })).toBeVisible();
  expect(server.calls(cancelSecondFactorReset)).toHaveLength(1);
});

test('offers a reset neither for the own account nor without a second factor', async () => {
  await openUser({ id: admin.id, username: admin.username, isAdmin: true, hasSecondFactor: true });
  expect(screen.getByText('Another administrator can open a reset of yours.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open a reset' })).toBeNull();
});
