import { getPurchase, listPendingPurchases, listUsers, type PurchaseDetail } from '@platform/contracts';
import { screen } from '@testing-library/react';
import { createAdminServer } from './admin-server.ts';
import { createPage, createPurchase, toPurchaseRow } from './records.factory.ts';
import { renderScreen } from './render-screen.ts';
import { findUndoBar } from './undo-bar.ts';

export function createServer(record: PurchaseDetail) {
  const server = createAdminServer();
  server.respondWith(listPendingPurchases, createPage(toPurchaseRow(record)));
  server.respondWith(getPurchase, record);
  server.respondWith(listUsers, createPage());
  return server;
}

/** Approves a purchase and goes to another page of the console. */
export async function approveAndLeave() {
  const record = createPurchase();
  const server = createServer(record);
  const rendered = await renderScreen(`/blueprints/${record.id}`, server);
  const { person, goTo } = rendered;
  await person.click(await screen.findByRole('button', { name: 'Approve' }));
  await person.type(await screen.findByLabelText('Paid from'), 'maria@example.com');
  await person.click(screen.getByRole('button', { name: /^Approve, / }));
  await findUndoBar();
  await goTo('/dashboard/admin/users');
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  return { ...rendered, record, server };
}
