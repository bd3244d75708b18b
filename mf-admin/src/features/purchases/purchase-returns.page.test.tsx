import {
  approveReturn,
  completeReturn,
  getPurchase,
  listPurchases,
  rejectReturn,
  revealPayer,
  type PurchaseDetail,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createPage, createPurchase, toPurchaseRow } from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const CHECKED = { emailConfirmed: true, identity: 'checked', verificationId: 'v-1' } as const;
const RETURN_CASE = {
  requestedAt: '2026-03-02T12:00:00.000Z',
  payer: 'm••••@e••••',
  needsTwo: false,
  firstApproval: null,
  requirements: CHECKED,
  transactionReference: null,
  paidAt: null,
  paidBy: null,
} as const satisfies PurchaseDetail['returnCase'];

beforeEach(() => localStorage.clear());

async function openReturn(returnCase: Partial<NonNullable<PurchaseDetail['returnCase']>> = {}) {
  const record = createPurchase({
    status: 'returning',
    payment: null,
    returnRequestedAt: RETURN_CASE.requestedAt,
    returnCase: { ...RETURN_CASE, ...returnCase },
  });
  const server = createAdminServer();
  server.respondWith(listPurchases, createPage(toPurchaseRow(record)));
  server.respondWith(getPurchase, record);
  const rendered = await renderScreen(`/blueprints/${record.id}?status=returning`, server);
  await screen.findByRole('heading', { level: 1, name: record.username });
  return { ...rendered, record, server };
}

test('shows until when an active blueprint can be returned', async () => {
  const record = createPurchase({
    status: 'active',
    payment: null,
    returnableUntil: '2026-05-09T12:00:00.000Z',
  });
  const server = createAdminServer();
  server.respondWith(listPurchases, createPage(toPurchaseRow(record)));
  server.respondWith(getPurchase, record);
  await renderScreen(`/blueprints/${record.id}?status=active`, server);

  expect((await screen.findByText('Can be returned until')).nextElementSibling).toHaveTextContent(
    /May 09, 2026/,
  );
});

test('shows who paid, and records the payment', async () => {
  const { person, server, record } = await openReturn();
  expect(screen.getAllByText('Being returned')[0]).toBeVisible();
  expect(screen.getByText('m••••@e••••')).toBeVisible();
  server.respondWith(revealPayer, { payer: 'maria@example.com' });
  await person.click(screen.getByRole('button', { name: 'Reveal payer' }));
  expect(await screen.findByText('maria@example.com')).toBeVisible();

  const paid = { paidAt: '2026-03-03T12:00:00.000Z', paidBy: 'admin', transactionReference: 'BACK-1' };
  server.respondWith(completeReturn, {
    ...record,
    status: 'returned',
    returnCase: { ...RETURN_CASE, ...paid },
  });
  await person.click(screen.getByRole('button', { name: 'Mark as paid back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Have you sent $69.99 back?' }));
  await person.type(dialog.getByLabelText('Transaction reference'), 'BACK-1');
  await person.click(dialog.getByRole('button', { name: '$69.99 was sent' }));

  expect(await screen.findByText('$69.99 is recorded as paid back.')).toBeVisible();
  expect(server.calls(completeReturn)[0]?.body).toEqual({ transactionReference: 'BACK-1' });
});

test('rejects with a reason', async () => {
  const { person, server, record } = await openReturn();
  server.respondWith(rejectReturn, { ...record, status: 'active', returnCase: null });
  await person.keyboard('x');
  await person.click(await screen.findByRole('button', { name: 'Already refunded' }));
  await person.click(screen.getByRole('button', { name: 'Reject the return' }));
  expect(await screen.findByText('maria has AI Image Creation again.')).toBeVisible();
  expect(server.calls(rejectReturn)[0]?.body.reason).toMatch(/cannot pay it back a second time/);
});

test('above the limit offers the first approval, and does not show who paid before', async () => {
  const { person, server, record } = await openReturn({ needsTwo: true });
  expect(screen.getByText('Two administrators have to approve it')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Reveal|Mark as/ })).not.toBeInTheDocument();
  server.respondWith(approveReturn, record);
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  await person.click(await screen.findByRole('button', { name: 'Approve $69.99' }));
  expect(await screen.findByText('Another administrator pays it back.')).toBeVisible();
});

test.each([
  ['admin', false],
  ['kate', true],
])('with the first approval of %s, paying it back is offered: %s', async (by, isOffered) => {
  await openReturn({ needsTwo: true, firstApproval: { at: '2026-03-03T12:00:00.000Z', by } });
  expect(screen.getByText('It needs a second administrator')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /Reveal|Mark as/ })).toHaveLength(isOffered ? 2 : 0);
});

test('says what is missing before it can be paid back', async () => {
  await openReturn({ requirements: { ...CHECKED, emailConfirmed: false, identity: 'approved' } });
  expect(screen.getByText('It cannot be paid back yet')).toBeVisible();
  expect(screen.getByText(/has not confirmed their email address/)).toBeVisible();
  expect(screen.getByText(/No administrator has checked the identity/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Reveal|Mark as/ })).not.toBeInTheDocument();
});
