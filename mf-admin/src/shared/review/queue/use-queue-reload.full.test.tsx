import {
  getAdminCounters,
  getPurchase,
  getTicket,
  listPendingPurchases,
  listTickets,
  type PurchaseDetail,
} from '@platform/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createAdminServer, EMPTY_QUEUES } from '../../../testing/admin-server.ts';
import {
  createPage,
  createPurchase,
  createTicket,
  toPurchaseRow,
  toTicketRow,
} from '../../../testing/records.factory.ts';
import { renderScreen } from '../../../testing/render-screen.ts';

beforeEach(() => localStorage.clear());

const toDecided = (record: PurchaseDetail): PurchaseDetail => ({
  ...record,
  status: 'active',
  approved: true,
  decidedAt: '2026-03-02T09:00:00.000Z',
  decidedBy: 'kate',
});

/** A queue with one purchase, which another administrator decides when the test says so. */
function createQueueServer() {
  const server = createAdminServer();
  const record = createPurchase();
  const state = { isDecided: false };
  const readQueue = () => createPage(...(state.isDecided ? [] : [toPurchaseRow(record)]));
  const readRecord = () => (state.isDecided ? toDecided(record) : record);
  server.respondWith(listPendingPurchases, readQueue);
  server.respondWith(getPurchase, readRecord);
  return { server, record, state, readQueue, readRecord };
}

/** Holds a response back, with the content it has now, until `release` is called. */
function holdBack<Body>(body: Body): { response: Promise<Body>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<Body>();
  return { response: promise, release: () => resolve(body) };
}

test('reloads the queue again when an earlier, slow request returns what was there before the decision', async () => {
  const { server, state, readQueue } = createQueueServer();
  const { person } = await renderScreen('/blueprints', server);
  const view = await screen.findByRole('link', { name: /^View / });
  const slow = holdBack(readQueue());
  server.respondWith(listPendingPurchases, () => slow.response);
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  state.isDecided = true;

  await person.click(view);
  expect(await screen.findByText(/by kate on/)).toBeVisible();
  expect(screen.queryByText('This queue is empty.')).not.toBeInTheDocument();
  server.respondWith(listPendingPurchases, readQueue);
  act(() => slow.release());

  expect(await screen.findByText('This queue is empty.')).toBeInTheDocument();
});

test('reloads the open record when the queue knows a newer status', async () => {
  const server = createAdminServer();
  const record = createTicket({ status: 'open' });
  const answered = { ...record, status: 'answered' } as const;
  server.respondWith(listTickets, createPage(toTicketRow(answered)));
  server.respondWith(getTicket, () => (server.calls(getTicket).length > 1 ? answered : record));
  await renderScreen(`/tickets/${record.id}?status=answered`, server);

  const panel = await screen.findByRole('article');
  expect((await within(panel).findAllByText('Answered'))[0]).toBeVisible();
  expect(server.calls(getTicket)).toHaveLength(2);
});

test('stops after a few reloads if the queue and the record never agree', async () => {
  const server = createAdminServer();
  const record = createTicket({ status: 'closed' });
  server.respondWith(listTickets, createPage(toTicketRow({ ...record, status: 'open' })));
  server.respondWith(getTicket, record);
  await renderScreen(`/tickets/${record.id}`, server);
  await screen.findByRole('article');
  let calls = 0;
  while (server.calls(listTickets).length > calls) {
    calls = server.calls(listTickets).length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }

  expect(calls).toBe(4);
  // Even then there is a way out of the record.
  expect(screen.getByRole('button', { name: 'Back to the list' })).toBeVisible();
});

test('reloads the counters with the queue', async () => {
  const { server, state } = createQueueServer();
  server.respondWith(getAdminCounters, () => ({ ...EMPTY_QUEUES, purchases: state.isDecided ? 0 : 1 }));
  const { person } = await renderScreen('/blueprints', server);
  const view = await screen.findByRole('link', { name: /^View / });
  expect(await screen.findByRole('link', { name: /^Purchases ?1 pending$/ })).toBeVisible();

  state.isDecided = true;
  await person.click(view);

  expect(await screen.findByText('This queue is empty.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^Purchases$/ })).toBeVisible();
});

test('reloads the counters when the list is refreshed', async () => {
  const { server } = createQueueServer();
  const { person } = await renderScreen('/blueprints', server);
  await screen.findByRole('link', { name: /^View / });
  server.respondWith(getAdminCounters, { ...EMPTY_QUEUES, purchases: 5 });

  await person.click(screen.getByRole('button', { name: 'Refresh' }));

  expect(await screen.findByRole('link', { name: /^Purchases ?5 pending$/ })).toBeVisible();
});

/** Delays every response by a different time, so that they overtake each other in a different way for each seed. */
function createDelays(seed: number): () => Promise<void> {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return new Promise((resolve) => setTimeout(resolve, (state >> 16) % 30));
  };
}

test.each(Array.from({ length: 25 }, (_, index) => index + 1))(
  'always ends with an action on the record or an empty queue, whatever response comes first (seed %i)',
  async (seed) => {
    const { server, state, readQueue, readRecord } = createQueueServer();
    const delay = createDelays(seed);
    let waiting = 0;
    const respondLate =
      <Body,>(read: () => Body) =>
      async () => {
        const body = read();
        waiting += 1;
        await delay();
        waiting -= 1;
        return body;
      };
    await renderScreen('/blueprints', server);
    const view = await screen.findByRole('link', { name: /^View / });
    server.respondWith(listPendingPurchases, respondLate(readQueue));
    server.respondWith(getPurchase, respondLate(readRecord));
    void delay().then(() => {
      state.isDecided = true;
    });
    // Both at once, before any response arrives.
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    fireEvent.click(view);

    await waitFor(() => {
      const empty = screen.queryByText('This queue is empty.');
      const approve = screen.queryByRole('button', { name: 'Approve' });
      expect([state.isDecided, waiting, Boolean(empty ?? approve)]).toEqual([true, 0, true]);
    });
  },
);
