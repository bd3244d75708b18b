import { getAdminCounters, getMe, listPendingPurchases } from '@platform/contracts';
import { watchSession } from '@platform/kit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createAdminServer, EMPTY_QUEUES } from '../testing/admin-server.ts';
import { admin, createPage, createPurchase, toPurchaseRow } from '../testing/records.factory.ts';
import { renderScreen } from '../testing/render-screen.ts';

const INTERVAL_MS = 30_000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const touch = () => fireEvent.pointerMove(document.body);

/** The list of purchases, with one that comes when the test says so. */
async function openList() {
  const server = createAdminServer();
  const [first, second] = [createPurchase(), createPurchase()];
  const rows = [toPurchaseRow(first)];
  server.respondWith(listPendingPurchases, () => createPage(...rows));
  server.respondWith(getAdminCounters, () => ({ ...EMPTY_QUEUES, purchases: rows.length }));
  const { person, store } = await renderScreen('/blueprints', server);
  await screen.findByRole('link', { name: /^View / });
  const rowsShown = () => screen.getAllByRole('link', { name: /^View / }).length;
  return { server, person, store, rowsShown, add: () => rows.push(toPurchaseRow(second)) };
}

test('a case that comes is on the open list within half a minute, and is asked for once', async () => {
  const { server, rowsShown, add } = await openList();
  const lists = server.calls(listPendingPurchases).length;
  await pass(INTERVAL_MS);
  expect(server.calls(listPendingPurchases)).toHaveLength(lists);

  add();
  await pass(INTERVAL_MS);

  await waitFor(() => expect(rowsShown()).toBe(2));
  expect(screen.getByRole('link', { name: /^Purchases ?2 pending$/ })).toBeVisible();
  expect(server.calls(listPendingPurchases)).toHaveLength(lists + 1);
});

test('rows that have the focus wait until it leaves them', async () => {
  const { person, rowsShown, add } = await openList();
  await person.keyboard('{Tab}');
  act(() => screen.getByRole('link', { name: /^View / }).focus());
  add();
  await pass(INTERVAL_MS);
  expect(rowsShown()).toBe(1);

  act(() => screen.getByRole('button', { name: 'Refresh' }).focus());
  touch();
  await pass(0);

  await waitFor(() => expect(rowsShown()).toBe(2));
});

test('a page that no one touches keeps no session alive, and asks as soon as someone is back', async () => {
  const { server, rowsShown, add } = await openList();
  jest.setSystemTime(Date.now() + 6 * 60_000);
  const asked = server.calls(getAdminCounters).length;
  add();
  await pass(2 * INTERVAL_MS);
  expect(server.calls(getAdminCounters)).toHaveLength(asked);

  touch();
  await pass(0);

  await waitFor(() => expect(rowsShown()).toBe(2));
});

test('a new notice shows what it is about', async () => {
  const { server, store, rowsShown, add } = await openList();
  add();
  server.respondWith(getMe, { ...admin, unreadNotices: admin.unreadNotices + 1 });
  const stop = watchSession(store);
  fireEvent(window, new Event('focus'));

  await waitFor(() => expect(rowsShown()).toBe(2));
  stop();
});
