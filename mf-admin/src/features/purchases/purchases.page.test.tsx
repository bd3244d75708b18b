import {
  approvePurchase,
  checkDecision,
  getPurchase,
  listPendingPurchases,
  listPurchases,
  rejectPurchase,
  type PurchaseDetail,
} from '@platform/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createPage, createPurchase, toPurchaseRow } from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

async function openPurchase(overrides: Partial<PurchaseDetail> = {}) {
  const record = createPurchase(overrides);
  const server = createAdminServer();
  server.respondWith(listPendingPurchases, createPage(toPurchaseRow(record)));
  server.respondWith(getPurchase, record);
  const rendered = await renderScreen(`/blueprints/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.username });
  return { ...rendered, record, server };
}

test('lists the pending purchases and filters them by blueprint', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingPurchases, ({ query }) =>
    query?.blueprintId === 3 ? createPage() : createPage(toPurchaseRow(createPurchase())),
  );
  const { person, path } = await renderScreen('/blueprints', server);
  const table = await screen.findByRole('table', { name: 'Blueprint purchases' });
  expect(within(table).getByText('$69.99')).toBeVisible();
  expect(within(table).getByText('PayPal')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.selectOptions(screen.getByLabelText('Blueprint'), 'AI Video Creation');
  expect(await screen.findByText('No purchases match')).toBeVisible();
  expect(path()).toContain('blueprintId=3');
  expect(server.calls(listPurchases)).toHaveLength(0);
});

test('a click anywhere in a row opens its record, unless text is selected to copy it', async () => {
  const record = createPurchase();
  const server = createAdminServer();
  server.respondWith(listPendingPurchases, createPage(toPurchaseRow(record)));
  server.respondWith(getPurchase, record);
  const { path } = await renderScreen('/blueprints', server);
  const table = await screen.findByRole('table', { name: 'Blueprint purchases' });
  const cell = within(table).getByText('PayPal');

  getSelection()!.selectAllChildren(cell);
  fireEvent.click(cell);
  expect(path()).not.toContain(record.id);
  getSelection()!.removeAllRanges();
  fireEvent.click(cell);

  expect(await screen.findByRole('heading', { level: 1, name: record.username })).toBeVisible();
  expect(path()).toContain(record.id);
});

test('asks whether the payment has arrived before approving', async () => {
  const { person, server, record } = await openPurchase();
  server.respondWith(approvePurchase, { ...record, status: 'active' });
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Has $69.99 arrived?' });
  expect(dialog).toHaveAccessibleDescription(/\$69\.99 by PayPal, transaction TX-77, has arrived/);
  await person.click(within(dialog).getByRole('button', { name: 'Approve, $69.99 has arrived' }));
  expect(await within(dialog).findByText('Enter where the payment came from')).toBeVisible();
  await person.type(within(dialog).getByLabelText('Paid from'), 'maria@example.com');
  await person.click(within(dialog).getByRole('button', { name: 'Approve, $69.99 has arrived' }));
  expect((await findUndoBar()).getByText('Purchase approved')).toBeVisible();
  expect((await findUndoBar()).getByText(/maria · sent in \d+ s/)).toBeVisible();
});

test('shows that no payment was reported and when it expires, and says so before an approval', async () => {
  const { person } = await openPurchase({
    paymentMethod: null,
    transactionReference: null,
    payment: 'awaiting',
    expiresAt: '2026-03-08T12:00:00.000Z',
  });
  expect(screen.getByText('Not chosen yet')).toBeVisible();
  expect(screen.getByText('Not provided yet')).toBeVisible();
  expect(screen.getAllByText('Awaiting payment')[0]).toBeVisible();
  expect(screen.getByText(/the purchase is canceled on/)).toHaveTextContent(/canceled on Mar 08, 2026/);

  await person.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    /^The member has not reported a payment\. Approve only if/,
  );
});

test('filters the pending purchases by whether their payment was reported', async () => {
  const server = createAdminServer();
  server.respondWith(listPendingPurchases, ({ query }) =>
    query?.payment === 'awaiting' ? createPage() : createPage(toPurchaseRow(createPurchase())),
  );
  const { person, path } = await renderScreen('/blueprints', server);
  const table = await screen.findByRole('table', { name: 'Blueprint purchases' });
  expect(within(table).getByText('Payment reported')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.selectOptions(screen.getByLabelText('Payment'), 'Awaiting payment');
  expect(await screen.findByText('No purchases match')).toBeVisible();
  expect(path()).toContain('payment=awaiting');
});

test('rejects with a reason', async () => {
  const { person, server, record } = await openPurchase();
  server.respondWith(rejectPurchase, { ...record, status: 'rejected' });
  await person.keyboard('x');
  await person.click(await screen.findByRole('button', { name: 'No payment' }));
  await person.click(screen.getByRole('button', { name: 'Reject the purchase' }));
  expect((await findUndoBar()).getByText('Purchase rejected')).toBeVisible();
  await leavePage();
  expect(server.calls(rejectPurchase)[0]?.body.reason).toMatch(/not received a payment with this reference/);
});

test('reloads the queue when another administrator has decided the open record', async () => {
  const record = createPurchase({ status: 'active', decidedBy: 'kate' });
  const server = createAdminServer();
  const cached = createPage(toPurchaseRow({ ...record, status: 'pending' }));
  server.respondWith(listPendingPurchases, () =>
    server.calls(listPendingPurchases).length > 1 ? createPage() : cached,
  );
  server.respondWith(getPurchase, record);
  await renderScreen(`/blueprints/${record.id}`, server);
  expect(await screen.findByText('This queue is empty.')).toBeInTheDocument();
  expect(server.calls(listPendingPurchases)).toHaveLength(2);
});

test('shows which administrator decided first', async () => {
  const { person, server } = await openPurchase();
  server.rejectWith(checkDecision, {
    code: 'already_decided',
    decision: 'active',
    by: 'kate',
    at: '2026-03-02T09:00:00.000Z',
  });
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  await person.type(await screen.findByLabelText('Paid from'), 'maria@example.com');
  await person.click(screen.getByRole('button', { name: 'Approve, $69.99 has arrived' }));
  expect(await screen.findByText(/Approved by kate on/)).toBeVisible();
});

test("offers no decision about the administrator's own purchase, and says why", async () => {
  const { person } = await openPurchase({ conflictOfInterest: 'own_record' });
  expect(screen.getByText('This is your own record')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve|Reject/ })).not.toBeInTheDocument();
  await person.keyboard('a');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows other purchases with the same transaction reference', async () => {
  await openPurchase({
    repeats: [
      {
        id: 'p-9',
        userId: 'user-9',
        username: 'zoe',
        disabled: false,
        status: 'active',
        at: '2026-02-01T12:00:00.000Z',
      },
    ],
  });
  // In the notice, and where it is decided: approving is not the expected step then.
  expect(screen.getAllByText('The same transaction reference is in 1 other purchase')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Purchase of zoe' })).toHaveAttribute(
    'href',
    '/dashboard/admin/blueprints/p-9',
  );
});
