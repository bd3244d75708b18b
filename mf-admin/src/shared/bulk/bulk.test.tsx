import {
  checkDecisions,
  decideCases,
  listPendingPurchases,
  listPendingVerifications,
  listPendingWithdrawals,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import {
  admin,
  createPage,
  createPurchase,
  createVerification,
  createWithdrawal,
  toPendingVerification,
  toPurchaseRow,
  toWithdrawalRow,
} from '../../testing/records.factory.ts';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import { renderScreen } from '../../testing/render-screen.ts';

beforeEach(() => localStorage.clear());

async function openPurchases(user = admin) {
  const [maria, zoe] = ['maria', 'zoe'].map((username) => createPurchase({ username }));
  const server = createAdminServer();
  server.respondWith(
    listPendingPurchases,
    createPage(...[maria!, zoe!].map((record) => toPurchaseRow(record))),
  );
  const rendered = await renderScreen('/blueprints', server, user);
  await screen.findByRole('table', { name: 'Blueprint purchases' });
  return { ...rendered, server, maria: maria!, zoe: zoe! };
}

/** Decides that all cases of a call are as the test expects. */
const respondToAll =
  (status: string) =>
  ({ body }: { body: { ids: string[] } }) => ({
    results: body.ids.map((id) => ({ id, status, error: null })),
  });

/** Rejects all purchases of the page. */
async function rejectAll({ person }: Awaited<ReturnType<typeof openPurchases>>) {
  await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Reject selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 purchases' }));
  await person.click(dialog.getByRole('button', { name: 'Reject 2 purchases' }));
  expect(await dialog.findByText('Please give a reason')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'No payment' }));
  await person.click(dialog.getByRole('button', { name: 'Reject 2 purchases' }));
  return findUndoBar();
}

test('all are selected once each one is, and a click then selects none', async () => {
  const { person } = await openPurchases();
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  const [, one, other] = screen.getAllByRole('checkbox');
  await person.click(one!);
  expect(all).not.toBeChecked();
  await person.click(other!);
  expect(all).toBeChecked();
  await person.click(all);
  expect(one).not.toBeChecked();
  expect(other).not.toBeChecked();
});

test('rejects all pending cases of the page with one reason, which can be undone together', async () => {
  const opened = await openPurchases();
  const { person, server, maria, zoe } = opened;
  expect(screen.getByRole('button', { name: 'Reject selected' })).toBeDisabled();

  const bar = await rejectAll(opened);

  expect(bar.getByText('2 purchases rejected')).toBeVisible();
  expect(screen.getAllByText('Decided')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Decide several purchases' })).toHaveFocus();
  expect(server.calls(checkDecisions)[0]?.body).toEqual({
    ids: [maria.id, zoe.id],
    decision: 'blueprints.rejectPurchase',
    body: { reason: expect.stringContaining('not received a payment') },
  });
  await person.click(bar.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.queryByText('Decided')).not.toBeInTheDocument();
  await leavePage();
  expect(server.calls(decideCases)).toEqual([]);
});

test('sends one call for all cases, and names those that it was not applied to', async () => {
  const opened = await openPurchases();
  const { server, maria, zoe } = opened;
  server.respondWith(decideCases, {
    results: [
      { id: maria.id, status: 'rejected', error: null },
      { id: zoe.id, status: null, error: { code: 'already_decided', message: 'kate was first.' } },
    ],
  });
  await rejectAll(opened);

  await leavePage();

  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('A decision was not applied')).toBeVisible();
  expect(alert.getByRole('listitem')).toHaveTextContent(
    'Your decision about zoe was not applied. kate was first.',
  );
  expect(alert.getByRole('link', { name: 'zoe' })).toHaveAttribute(
    'href',
    `/dashboard/admin/blueprints/${zoe.id}`,
  );
  expect(server.calls(decideCases)).toHaveLength(1);
  expect(server.calls(decideCases)[0]?.body.ids).toEqual([maria.id, zoe.id]);
});

test('says how many approvals of withdrawals need a second one after all', async () => {
  const records = [createWithdrawal(), createWithdrawal({ username: 'zoe' })];
  const server = createAdminServer();
  server.respondWith(listPendingWithdrawals, createPage(...records.map(toWithdrawalRow)));
  server.respondWith(decideCases, ({ body }) => ({
    results: body.ids.map((id, index) => ({
      ...{ id, status: index === 0 ? 'processing' : 'pending', error: null },
    })),
  }));
  const { person } = await renderScreen('/withdrawals', server);
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await person.click(screen.getByRole('button', { name: 'Approve selected' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Approve 2 withdrawals' }));
  await findUndoBar();

  await leavePage();

  expect(await screen.findByText('1 of 2 need a second administrator')).toBeVisible();
});

test('says before a decision whose cases they are and how much money they are together', async () => {
  const records = Array.from({ length: 12 }, (_, index) =>
    createWithdrawal({ username: `member-${index}`, amount: 100.1 + index }),
  );
  const server = createAdminServer();
  server.respondWith(listPendingWithdrawals, createPage(...records.map(toWithdrawalRow)));
  const { person } = await renderScreen('/withdrawals', server);
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await person.click(screen.getByRole('button', { name: 'Approve selected' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 12 withdrawals' }));
  expect(dialog.getByText('$1,267.20')).toBeVisible();
  const [first, ...others] = dialog.getAllByRole('listitem');
  expect(first).toHaveTextContent('member-0, $100.10');
  expect(others).toHaveLength(10);
  expect(others.at(-1)).toHaveTextContent('and 2 others');
});

test('says of each case that could not be decided why', async () => {
  const { person, server, maria, zoe } = await openPurchases();
  server.respondWith(checkDecisions, {
    results: [
      { id: maria.id, status: 'rejected', error: null },
      {
        id: zoe.id,
        status: null,
        error: { code: 'already_decided', message: 'This purchase is already active.' },
      },
    ],
  });
  server.respondWith(decideCases, respondToAll('rejected'));
  for (const name of ['maria', 'zoe'])
    await person.click(screen.getByRole('checkbox', { name: `Select ${name}` }));

  await person.click(screen.getByRole('button', { name: 'Reject selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 purchases' }));
  await person.click(dialog.getByRole('button', { name: 'No payment' }));
  await person.click(dialog.getByRole('button', { name: 'Reject 2 purchases' }));

  const results = within(await screen.findByRole('dialog', { name: '1 of 2 rejected' }));
  expect(results.getByText('zoe')).toBeVisible();
  expect(results.getByText('This purchase is already active.')).toBeVisible();
  expect(results.queryByText('maria')).not.toBeInTheDocument();
  await person.click(results.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Select zoe' })).not.toBeChecked();
  expect((await findUndoBar()).getByText('1 purchase rejected')).toBeVisible();
  await leavePage();
  expect(server.calls(decideCases)[0]?.body.ids).toEqual([maria.id]);
});

test('offers no case that another administrator has claimed, and names who did in between', async () => {
  const claim = { claimedBy: 'kate', claimedUntil: '9999-01-01T00:00:00.000Z' };
  const [claimed, own, free] = [
    createPurchase({ username: 'zoe', ...claim }),
    createPurchase({ username: 'nils', ...claim, claimedBy: admin.username }),
    createPurchase(),
  ];
  const server = createAdminServer();
  server.respondWith(listPendingPurchases, createPage(...[claimed, own, free].map(toPurchaseRow)));
  const message = 'kate has claimed it until 12:30 UTC.';
  server.respondWith(checkDecisions, ({ body }) => ({
    results: body.ids.map((id) => ({ id, status: null, error: { code: 'claimed', message } })),
  }));
  const { person } = await renderScreen('/blueprints', server);
  expect(await screen.findByRole('checkbox', { name: 'Select maria' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Select zoe' })).not.toBeInTheDocument();

  await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await person.click(screen.getByRole('button', { name: 'Reject selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 purchases' }));
  await person.click(dialog.getByRole('button', { name: 'No payment' }));
  await person.click(dialog.getByRole('button', { name: 'Reject 2 purchases' }));

  const results = within(await screen.findByRole('dialog', { name: '0 of 2 rejected' }));
  expect(results.getAllByText(message)).toHaveLength(2);
  expect(server.calls(checkDecisions)[0]?.body.ids).toEqual([own.id, free.id]);
});

test('decides on documents that were not viewed only by an explicit choice', async () => {
  const record = createVerification();
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(record)));
  server.respondWith(decideCases, respondToAll('active'));
  const { person } = await renderScreen('/verifications', server);
  await person.click(await screen.findByRole('checkbox', { name: 'Select maria' }));
  await person.click(screen.getByRole('button', { name: 'Approve selected' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Approve 1 verification' })).toBeDisabled();

  await person.click(dialog.getByRole('checkbox', { name: 'Decide without viewing the documents' }));
  await person.click(dialog.getByRole('button', { name: 'Approve 1 verification' }));

  expect((await findUndoBar()).getByText('1 verification approved')).toBeVisible();
});

test('is not offered to roles that only read', async () => {
  await openPurchases({ ...admin, adminRoles: ['support'] });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
