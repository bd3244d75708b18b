import {
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
  revealUser,
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
      reward: 10,
      completionDate: '2026-03-01T12:00:00.000Z',
      available: false,
      availableAt: '2026-03-16T12:00:00.000Z',
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
  expect(dialog).toHaveAccessibleDescription(/logged out everywhere.*Money, tasks and records stay/);
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
