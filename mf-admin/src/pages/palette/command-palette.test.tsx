import {
  listAllWithdrawals,
  listPendingVerifications,
  listPurchases,
  listUsers,
  listVerifications,
  type User,
} from '@platform/contracts';
import { Outlet } from '@platform/kit/router';
import { renderPage } from '@platform/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import {
  admin,
  createPage,
  createPurchase,
  createUserDetail,
  createVerification,
  toPendingVerification,
  toPurchaseRow,
  toUserRow,
  toVerificationRow,
} from '../../testing/records.factory.ts';
import { hasCmdKey } from './modifier-key.ts';
import { PaletteButton } from './palette-button.tsx';

function Layout() {
  return (
    <>
      <PaletteButton />
      <Outlet />
    </>
  );
}

async function openPalette(user: User = admin) {
  const server = createAdminServer();
  const nothing = { items: [], next: null };
  server.respondWith(listUsers, nothing);
  server.respondWith(listVerifications, nothing);
  server.respondWith(listPurchases, nothing);
  server.respondWith(listAllWithdrawals, nothing);
  const rendered = renderPage({
    routes: [{ Component: Layout, children: [{ path: '*', element: <h1>Page</h1> }] }],
    path: '/dashboard/admin',
    user,
    server,
  });
  await rendered.person.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search the console' }));
  return { ...rendered, server, dialog, input: dialog.getByRole('combobox') };
}

test('opens pages by name with the keyboard alone', async () => {
  const { person, path, dialog, input } = await openPalette();
  expect(input).toHaveFocus();

  await person.keyboard('l');
  await person.keyboard('edger');
  const option = dialog.getByRole('option', { name: /^Ledger/ });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveAttribute('aria-activedescendant', option.id);
  await person.keyboard('{Enter}');

  await waitFor(() => expect(path()).toBe('/dashboard/admin/ledger'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['during', { isComposing: true }],
  ['in Safari, after', { keyCode: 229 }],
])('takes keys %s the composition of a word for a part of it', async (_, composing) => {
  const { person, path, dialog, input } = await openPalette();
  await person.keyboard('l');
  const first = dialog.getAllByRole('option')[0]!;

  fireEvent.keyDown(input, { key: 'ArrowDown', ...composing });
  fireEvent.keyDown(input, { key: 'Enter', ...composing });
  await person.keyboard('{Shift}');

  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(path()).toBe('/dashboard/admin');
  await person.keyboard('edger');
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(path()).toBe('/dashboard/admin/ledger'));
});

test('moves through the results with the arrow keys, around the ends, and closes with Escape', async () => {
  const { person, dialog } = await openPalette();
  const selected = () => dialog.getByRole('option', { selected: true });
  const options = dialog.getAllByRole('option');
  expect(selected()).toBe(options[0]);
  await person.keyboard('{ArrowDown}');
  expect(selected()).toBe(options[1]);
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toBe(options.at(-1));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
});

test('finds users and cases of a name', async () => {
  const { person, server, dialog, path } = await openPalette();
  const purchase = createPurchase();
  server.respondWith(listUsers, createPage(toUserRow(createUserDetail({ username: 'maria' }))));
  server.respondWith(listVerifications, createPage(toVerificationRow(createVerification())));
  server.respondWith(listPurchases, createPage(toPurchaseRow(purchase)));

  await person.keyboard('maria');

  const found = await dialog.findByRole('option', { name: /^maria, AI Image Creation.*Purchase$/ });
  expect(dialog.getByRole('option', { name: /^maria.*User$/ })).toBeVisible();
  expect(dialog.getByRole('option', { name: /^maria, pending.*Verification$/ })).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent('3 results');
  expect(server.calls(listUsers).at(-1)?.query).toEqual({ q: 'maria', limit: 5 });
  await person.click(found);
  expect(path()).toBe(`/dashboard/admin/blueprints/${purchase.id}`);
});

test('opens the verification that has waited longest, or says that none waits', async () => {
  const { person, server, path } = await openPalette();
  const record = createVerification();
  server.respondWith(listPendingVerifications, createPage());
  await person.keyboard('next due ver{Enter}');
  expect(await screen.findByText('Next due verification: none')).toBeVisible();

  server.respondWith(listPendingVerifications, createPage(toPendingVerification(record)));
  await person.click(screen.getByRole('button', { name: 'Search' }));
  await person.type(await screen.findByRole('combobox'), 'next due ver{Enter}');
  await waitFor(() => expect(path()).toBe(`/dashboard/admin/verifications/${record.id}`));
});

test('offers only what the roles of the administrator include', async () => {
  const { person, server, dialog } = await openPalette({ ...admin, adminRoles: ['support'] });
  // Until the roles are known, everything is offered.
  await waitFor(() =>
    expect(dialog.queryByRole('option', { name: /verification|Audit log|Ledger/i })).not.toBeInTheDocument(),
  );
  expect(dialog.getByRole('option', { name: /^Tickets/ })).toBeVisible();

  await person.keyboard('maria');

  expect(await dialog.findByText('Nothing found')).toBeVisible();
  expect(server.calls(listVerifications)).toHaveLength(0);
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
])('names the key of the platform: %s', (userAgent, expected) => {
  expect(hasCmdKey(userAgent)).toBe(expected);
});
