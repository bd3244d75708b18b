import { approvePurchase, getPurchase, listPendingPurchases, type PurchaseDetail } from '@platform/contracts';
import { screen, waitFor } from '@testing-library/react';
import { createAdminServer } from './admin-server.ts';
import { createPage, createPurchase, toPurchaseRow } from './records.factory.ts';
import { renderScreen } from './render-screen.ts';
import { findUndoBar } from './undo-bar.ts';

/** Opens the first of two purchases on a server that applies decisions. */
export async function openPurchases(overrides: Partial<PurchaseDetail> = {}) {
  const records = new Map(
    ['maria', 'zoe'].map((username) => {
      const record = createPurchase({ username, ...overrides });
      return [record.id, record];
    }),
  );
  const [maria, zoe] = [...records.values()] as [PurchaseDetail, PurchaseDetail];
  const server = createAdminServer();
  const find = (id: string) => records.get(id) as PurchaseDetail;
  server.respondWith(listPendingPurchases, () =>
    createPage(...[...records.values()].filter(({ status }) => status === 'pending').map(toPurchaseRow)),
  );
  server.respondWith(getPurchase, ({ params }) => find(params.id));
  server.respondWith(approvePurchase, ({ params }) => {
    const decided = { decidedBy: 'admin', decidedAt: '2026-03-02T12:00:00.000Z' };
    records.set(params.id, { ...find(params.id), ...decided, status: 'active' });
    return find(params.id);
  });
  const rendered = await renderScreen(`/blueprints/${maria.id}`, server);
  await screen.findByRole('heading', { level: 1, name: 'maria' });
  return { ...rendered, server, maria, zoe };
}

export type Opened = Awaited<ReturnType<typeof openPurchases>>;

export async function approve({ person }: Opened) {
  await person.click(await screen.findByRole('button', { name: 'Approve' }));
  await person.type(await screen.findByLabelText('Paid from'), 'maria@example.com');
  await person.click(screen.getByRole('button', { name: /^Approve, / }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return findUndoBar();
}

/** Whether each request that sent the decision about a case outlives its page. */
export const readKeepalive = ({ id }: PurchaseDetail) =>
  (globalThis.fetch as jest.Mock<Promise<Response>, [string, RequestInit]>).mock.calls
    .filter(([url]) => url === `/api/admin/purchases/${id}/approve`)
    .map(([, { keepalive }]) => keepalive);
