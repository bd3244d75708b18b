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
  type UserCase,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { staffServer } from '../../testing/staff-server.ts';
import {
  admin,
  auditEntry,
  page,
  purchase,
  purchaseRow,
  ticket,
  ticketRow,
  userCase,
  userRow,
  verification,
  verificationRow,
  withdrawal,
  withdrawalRow,
} from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

async function openUser(facts: Partial<UserCase> = {}, search = '') {
  const record = userCase(facts);
  const server = staffServer();
  server.answer(getUser, record);
  server.answer(
    listUserEntries,
    page({
      id: 'entry-1',
      at: '2026-03-01T12:00:00.000Z',
      kind: 'signup_bonus' as const,
      account: 'available' as const,
      amount: 50,
      availableAt: null,
      balanceAfter: 50,
    }),
  );
  server.answer(
    listUserCompletions,
    page({
      id: 'completion-1',
      taskId: 'task-1',
      title: 'Browser Detection Task',
      reward: 10,
      completionDate: '2026-03-01T12:00:00.000Z',
      available: false,
      availableAt: '2026-03-16T12:00:00.000Z',
    }),
  );
  server.answer(listVerifications, page(verificationRow(verification())));
  server.answer(listPurchases, page(purchaseRow(purchase())));
  server.answer(listAllWithdrawals, page(withdrawalRow(withdrawal())));
  server.answer(listTickets, page(ticketRow(ticket())));
  server.answer(listAudit, page(auditEntry({ reason: 'Papers were fine.' })));
  const rendered = await renderScreen(`/users/${record.id}${search}`, server);
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^${record.username}`) });
  return { ...rendered, record, server };
}

test('lists users with their money, and narrows by role', async () => {
  const server = staffServer();
  server.answer(listUsers, page(userRow(userCase({ disabled: true }))));
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
  ['Audit', 'Papers were fine.'],
])('tells the part %s of the story', async (part, found) => {
  const { person } = await openUser();
  const story = screen.getByRole('region', { name: 'Story' });
  await person.click(within(story).getByRole('tab', { name: part }));
  expect(await within(story).findByText(found)).toBeVisible();
});

test('keeps the open part in the address', async () => {
  const { server, record } = await openUser({}, '?story=withdrawals');
  expect(await screen.findByRole('tab', { name: 'Withdrawals', selected: true })).toBeVisible();
  await screen.findByText('$120.00');
  expect(server.calls(listAllWithdrawals)[0]?.query).toMatchObject({ userId: record.id });
});

test('masks the profile until it is revealed', async () => {
  const { person, server } = await openUser();
  server.answer(revealUser, { fullName: 'Maria Lindqvist', email: 'maria@example.com', phoneNumber: null });
  expect(screen.getByText('M•••• L••••••')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Reveal profile' }));
  expect(await screen.findByText('Maria Lindqvist')).toBeVisible();
});

test('disables an account with a reason, and says what that means', async () => {
  const { person, server, record } = await openUser();
  server.answer(disableUser, { ...record, disabled: true });
  await person.click(screen.getByRole('button', { name: 'Disable the account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disable maria' });
  expect(dialog).toHaveAccessibleDescription(/signed out everywhere.*Money, tasks and records stay/);
  await person.click(within(dialog).getByRole('button', { name: 'False papers' }));
  server.answer(getUser, { ...record, disabled: true });
  await person.click(within(dialog).getByRole('button', { name: 'Disable the account' }));
  expect(await screen.findByText('Account disabled')).toBeVisible();
  expect(server.calls(disableUser)[0]?.body).toEqual({ reason: 'The identity papers are not genuine.' });
  expect(await screen.findByRole('button', { name: 'Enable the account' })).toBeVisible();
});

test('enables a disabled account', async () => {
  const { person, server, record } = await openUser({ disabled: true });
  server.answer(enableUser, { ...record, disabled: false });
  await person.click(screen.getByRole('button', { name: 'Enable the account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enable maria' });
  await person.click(within(dialog).getByRole('button', { name: 'Cleared up' }));
  await person.click(within(dialog).getByRole('button', { name: 'Enable the account' }));
  expect(await screen.findByText('maria can sign in again.')).toBeVisible();
});

test('nobody can disable themselves', async () => {
  await openUser({ id: admin.id, username: admin.username, isAdmin: true });
  expect(await screen.findByText('This is you.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Disable the account' })).not.toBeInTheDocument();
});
