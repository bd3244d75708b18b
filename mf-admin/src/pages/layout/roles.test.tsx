import {
  checkSecondFactor,
  confirmUserRoles,
  getUser,
  getWithdrawal,
  listPendingWithdrawals,
  listTickets,
  listUserCompletions,
  listUserEntries,
  login,
  setUserRoles,
  type AdminRole,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import {
  admin,
  createPage,
  createUserDetail,
  createWithdrawal,
  toWithdrawalRow,
} from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const withRoles = (...adminRoles: AdminRole[]) => ({ ...admin, adminRoles });

describe('an administrator', () => {
  test.each([
    [
      'reviewer',
      ['Overview', 'Verifications', 'Reviews', 'Item reports', 'Users', 'Learning', 'Pay per hour'],
    ],
    ['cashier', ['Overview', 'Purchases', 'Withdrawals', 'Users', 'Ledger']],
    ['support', ['Overview', 'Purchases', 'Withdrawals', 'Tickets', 'Users', 'Outbox']],
  ] as const)('with the role %s sees its sections only', async (role, sections) => {
    await renderScreen('', createAdminServer(), withRoles(role));

    const nav = await screen.findByRole('navigation', { name: 'Admin' });
    await waitFor(() =>
      expect(
        within(nav)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(sections),
    );
  });

  test('learns which role a page needs', async () => {
    const server = createAdminServer();
    server.respondWith(listTickets, createPage());
    await renderScreen('/tickets', server, withRoles('cashier'));

    expect(await screen.findByRole('heading', { name: 'Your roles do not include this page' })).toBeVisible();
    expect(screen.getByText(/Tickets needs the role support or owner/)).toBeVisible();
  });

  test('from support reads withdrawals, and is offered no decision, reveal or export', async () => {
    const record = createWithdrawal();
    const server = createAdminServer();
    server.respondWith(listPendingWithdrawals, createPage(toWithdrawalRow(record)));
    server.respondWith(getWithdrawal, record);
    const list = await renderScreen('/withdrawals', server, withRoles('support'));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'CSV' })).not.toBeInTheDocument();
    list.unmount();

    await renderScreen(`/withdrawals/${record.id}`, server, withRoles('support'));
    expect(await screen.findByRole('heading', { name: 'maria' })).toBeVisible();
    for (const name of [/^Approve/, /^Reject/, /^Reveal/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('the roles of a user', () => {
  function openUser(user = admin, changes = {}) {
    const record = createUserDetail(changes);
    const server = createAdminServer();
    server.respondWith(getUser, record);
    server.respondWith(listUserEntries, createPage());
    server.respondWith(listUserCompletions, createPage());
    return { server, record, rendered: renderScreen(`/users/${record.id}`, server, user) };
  }

  test('are changed by an owner, with a reason', async () => {
    const { server, record, rendered } = openUser(admin, { isAdmin: true, adminRoles: ['cashier'] });
    const { person } = await rendered;
    server.respondWith(setUserRoles, { ...record, adminRoles: ['cashier', 'support'] });

    await person.click(await screen.findByRole('button', { name: 'Change the roles' }));
    const dialog = await screen.findByRole('dialog', { name: 'Roles of maria' });
    expect(within(dialog).getByLabelText('Cashier')).toBeChecked();
    expect(within(dialog).getByRole('button', { name: 'Change the roles' })).toBeDisabled();
    await person.click(within(dialog).getByLabelText('Support'));
    await person.click(within(dialog).getByRole('button', { name: 'Joins the team' }));
    await person.click(within(dialog).getByRole('button', { name: 'Change the roles' }));

    await waitFor(() =>
      expect(server.calls(setUserRoles)[0]?.body).toEqual({
        roles: ['cashier', 'support'],
        reason: 'Joins the team with these tasks.',
      }),
    );
  });

  test('need a code and the password, which the page asks for one after the other', async () => {
    const { server, record, rendered } = openUser();
    const { person } = await rendered;
    server.rejectWith(setUserRoles, { code: 'second_factor_again' });
    server.respondWith(checkSecondFactor, () => {
      server.rejectWith(setUserRoles, { code: 'reauthentication_required' });
      return undefined;
    });
    server.respondWith(login, () => {
      server.respondWith(setUserRoles, { ...record, adminRoles: ['support'] });
      return admin;
    });
    await person.click(await screen.findByRole('button', { name: 'Change the roles' }));
    const roles = within(await screen.findByRole('dialog', { name: 'Roles of maria' }));
    await person.click(roles.getByLabelText('Support'));
    await person.click(roles.getByRole('button', { name: 'Joins the team' }));
    await person.click(roles.getByRole('button', { name: 'Change the roles' }));

    const code = within(await screen.findByRole('dialog', { name: 'Enter your code' }));
    await person.type(code.getByLabelText('Code'), '123456');
    await person.click(code.getByRole('button', { name: 'Continue' }));
    const password = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
    await person.type(password.getByLabelText('Password'), 'check-the-line-20');
    await person.click(password.getByRole('button', { name: 'Continue' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.calls(setUserRoles)).toHaveLength(3);
  });

  test('are confirmed by another owner than the one who gave them, and the page says since when they count', async () => {
    const grant = {
      ...{ role: 'cashier', at: '2026-03-09T12:00:00.000Z', by: 'kate', confirmedBy: null },
      ...{ countsFrom: '2999-03-12T12:00:00.000Z', awaitsConfirmation: true },
    } as const;
    const changes = { isAdmin: true, adminRoles: ['cashier'], roleGrants: [grant] };
    const { server, record, rendered } = openUser(admin, changes);
    const { person, unmount } = await rendered;
    server.respondWith(confirmUserRoles, record);
    expect(await screen.findByText(/^kate gave the role on/)).toHaveTextContent(
      /It counts from .*, once another owner has confirmed it\./,
    );

    await person.click(screen.getByRole('button', { name: 'Confirm the roles' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm the roles of maria' }));
    await person.click(dialog.getByRole('button', { name: 'Confirm the roles' }));

    await waitFor(() => expect(server.calls(confirmUserRoles)[0]?.body).toEqual({ roles: ['cashier'] }));
    unmount();

    await openUser({ ...admin, username: 'kate' }, changes).rendered;
    expect(await screen.findByText(/^kate gave the role on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm the roles' })).not.toBeInTheDocument();
  });

  test('are not offered for the own account, and not by others than owners', async () => {
    const own = openUser(admin, { id: admin.id, isAdmin: true, adminRoles: ['owner'] });
    const first = await own.rendered;
    expect(await screen.findByText('Another owner can change your roles.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the roles' })).not.toBeInTheDocument();
    first.unmount();

    await openUser(withRoles('support'), { isAdmin: true, adminRoles: ['owner'] }).rendered;
    expect(await screen.findByRole('heading', { name: /^maria/ })).toBeVisible();
    for (const name of ['Change the roles', 'Disable the account'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});
