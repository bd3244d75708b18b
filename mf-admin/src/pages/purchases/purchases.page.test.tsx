import {
  approvePurchase,
  getPurchase,
  listPendingPurchases,
  listPurchases,
  rejectPurchase,
  type PurchaseCase,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.ts';
import { staffServer } from '../../testing/staff-server.ts';
import { page, purchase, purchaseRow } from '../../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

async function openCase(facts: Partial<PurchaseCase> = {}) {
  const record = purchase(facts);
  const server = staffServer();
  server.answer(listPendingPurchases, page(purchaseRow(record)));
  server.answer(getPurchase, record);
  const rendered = await renderScreen(`/blueprints/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.username });
  return { ...rendered, record, server };
}

test('lists the pending purchases, and others by blueprint', async () => {
  const server = staffServer();
  server.answer(listPendingPurchases, ({ query }) =>
    query?.blueprintId === 3 ? page() : page(purchaseRow(purchase())),
  );
  const { person, path } = await renderScreen('/blueprints', server);
  const table = await screen.findByRole('table', { name: 'Blueprint Purchases' });
  expect(within(table).getByText('$69.99')).toBeVisible();
  expect(within(table).getByText('PayPal')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.selectOptions(screen.getByLabelText('Blueprint'), 'AI Video Creation');
  expect(await screen.findByText('No purchases match')).toBeVisible();
  expect(path()).toContain('blueprintId=3');
  expect(server.calls(listPurchases)).toHaveLength(0);
});

test('approves after asking whether the payment has arrived', async () => {
  const { person, server, record } = await openCase();
  server.answer(approvePurchase, { ...record, status: 'active', approved: true });
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Has $69.99 arrived?' });
  expect(dialog).toHaveAccessibleDescription(
    /\$69\.99 by PayPal, transaction TX-77 is on our side.*for life/,
  );
  await person.click(within(dialog).getByRole('button', { name: 'Approve, $69.99 has arrived' }));
  expect(await screen.findByText('AI Image Creation is active for maria.')).toBeVisible();
});

test('a member who has told nothing of a payment yet is shown so', async () => {
  await openCase({ paymentMethod: null, transactionReference: null });
  expect(screen.getByText('Not chosen yet')).toBeVisible();
  expect(screen.getByText('Not given yet')).toBeVisible();
});

test('rejects with a reason', async () => {
  const { person, server, record } = await openCase();
  server.answer(rejectPurchase, { ...record, status: 'rejected' });
  await person.keyboard('r');
  await person.click(await screen.findByRole('button', { name: 'No payment' }));
  await person.click(screen.getByRole('button', { name: 'Reject the purchase' }));
  expect(await screen.findByText('Purchase rejected')).toBeVisible();
  expect(server.calls(rejectPurchase)[0]?.body.reason).toMatch(/No payment with this reference/);
});

test('tells who was faster', async () => {
  const { person, server } = await openCase();
  server.refuse(approvePurchase, {
    code: 'already_decided',
    decision: 'active',
    by: 'kate',
    at: '2026-03-02T09:00:00.000Z',
  });
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  await person.click(await screen.findByRole('button', { name: 'Approve, $69.99 has arrived' }));
  expect(await screen.findByText(/Approved by kate on/)).toBeVisible();
});
