import {
  holdPurchases,
  holdVerifications,
  listHeldDecisions,
  listPendingPurchases,
  listPendingVerifications,
  listPendingWithdrawals,
  undoHeldDecisions,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import {
  admin,
  createHeld,
  createPage,
  createPurchase,
  createVerification,
  createWithdrawal,
  toPendingVerification,
  toPurchaseRow,
  toWithdrawalRow,
} from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';

beforeEach(() => localStorage.clear());

async function openPurchases(user = admin) {
  const [maria, zoe, held] = ['maria', 'zoe', 'nils'].map((username) => createPurchase({ username }));
  const server = createAdminServer();
  server.respondWith(
    listPendingPurchases,
    createPage(...[maria!, zoe!, held!].map((record) => toPurchaseRow(record))),
  );
  server.respondWith(listHeldDecisions, { items: [createHeld('purchase', held!)], reviews: [], next: null });
  const rendered = await renderScreen('/blueprints', server, user);
  await screen.findByRole('table', { name: 'Blueprint purchases' });
  return { ...rendered, server, maria: maria!, zoe: zoe! };
}

test('rejects all pending cases of the page with one reason, which can be undone together', async () => {
  const { person, server, maria, zoe } = await openPurchases();
  expect(await screen.findByText('Held')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reject selected' })).toBeDisabled();
  server.respondWith(holdPurchases, ({ body }) => ({
    results: body.ids.map((id) => ({
      ...({ caseId: id, outcome: 'held', message: null } as const),
      held: createHeld('purchase', { id }, { decision: 'reject' }),
    })),
  }));

  await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Reject selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 purchases' }));
  await person.click(dialog.getByRole('button', { name: 'Reject 2 purchases' }));
  expect(await dialog.findByText('Please give a reason')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'No payment' }));
  await person.click(dialog.getByRole('button', { name: 'Reject 2 purchases' }));

  expect(await screen.findByText('2 purchases rejected')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Decide several purchases' })).toHaveFocus();
  expect(server.calls(holdPurchases)[0]?.body).toEqual({
    ids: [maria.id, zoe.id],
    decision: 'reject',
    reason: expect.stringContaining('not received a payment'),
  });
  server.respondWith(undoHeldDecisions, ({ body }) => ({
    results: body.ids.map((caseId) => ({ caseId, outcome: 'undone' as const })),
  }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(server.calls(undoHeldDecisions)[0]?.body).toEqual({ ids: [maria.id, zoe.id] });
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
  server.respondWith(holdPurchases, {
    results: [
      { caseId: maria.id, outcome: 'held', message: null, held: createHeld('purchase', maria) },
      {
        ...{ caseId: zoe.id, outcome: 'already_decided', held: null },
        message: 'This purchase is already active.',
      },
    ],
  });
  for (const name of ['maria', 'zoe'])
    await person.click(screen.getByRole('checkbox', { name: `Select ${name}` }));

  await person.click(screen.getByRole('button', { name: 'Approve selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 purchases' }));
  await person.click(dialog.getByRole('button', { name: 'Approve 2 purchases' }));

  const results = within(await screen.findByRole('dialog', { name: '1 of 2 approved' }));
  expect(results.getByText('zoe')).toBeVisible();
  expect(results.getByText('This purchase is already active.')).toBeVisible();
  expect(results.queryByText('maria')).not.toBeInTheDocument();
  await person.click(results.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Select maria' })).not.toBeChecked();
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
  server.respondWith(holdPurchases, ({ body }) => ({
    results: body.ids.map((caseId) => ({
      ...({ caseId, outcome: 'claimed', held: null } as const),
      message,
    })),
  }));
  const { person } = await renderScreen('/blueprints', server);
  expect(await screen.findByRole('checkbox', { name: 'Select maria' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Select zoe' })).not.toBeInTheDocument();

  await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await person.click(screen.getByRole('button', { name: 'Approve selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 purchases' }));
  await person.click(dialog.getByRole('button', { name: 'Approve 2 purchases' }));

  const results = within(await screen.findByRole('dialog', { name: '0 of 2 approved' }));
  expect(results.getAllByText(message)).toHaveLength(2);
  expect(server.calls(holdPurchases)[0]?.body.ids).toEqual([own.id, free.id]);
});

test('decides on documents that were not viewed only by an explicit choice', async () => {
  const record = createVerification();
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(record)));
  server.respondWith(holdVerifications, {
    results: [
      { caseId: record.id, outcome: 'held', message: null, held: createHeld('verification', record) },
    ],
  });
  const { person } = await renderScreen('/verifications', server);
  await person.click(await screen.findByRole('checkbox', { name: 'Select maria' }));
  await person.click(screen.getByRole('button', { name: 'Approve selected' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Approve 1 verification' })).toBeDisabled();

  await person.click(dialog.getByRole('checkbox', { name: 'Decide without viewing the documents' }));
  await person.click(dialog.getByRole('button', { name: 'Approve 1 verification' }));

  expect(await screen.findByText('1 verification approved')).toBeVisible();
});

test('is not offered to roles that only read', async () => {
  await openPurchases({ ...admin, adminRoles: ['support'] });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
