import {
  approvePurchase,
  checkDecision,
  getPurchase,
  getVerification,
  listPendingPurchases,
  listPendingVerifications,
  type PurchaseDetail,
} from '@platform/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import {
  createPage,
  createPurchase,
  createVerification,
  toPendingVerification,
  toPurchaseRow,
} from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import { UNDO_SECONDS } from './pending-decisions.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const TIME_MS = UNDO_SECONDS * 1_000;
const passTime = () => act(() => jest.advanceTimersByTimeAsync(TIME_MS));
const decisionBar = () => within(screen.getByRole('article').querySelector('footer') as HTMLElement);

/** Opens the first of two purchases on a server that applies decisions. */
async function openPurchases(overrides: Partial<PurchaseDetail> = {}) {
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

type Opened = Awaited<ReturnType<typeof openPurchases>>;

async function approve({ person }: Opened) {
  await person.click(await screen.findByRole('button', { name: 'Approve' }));
  await person.click(await screen.findByRole('button', { name: /^Approve, / }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  return findUndoBar();
}

test('a decision is checked, waits with its name and the seconds left, and is then sent once', async () => {
  const opened = await openPurchases();
  const { server, maria } = opened;

  const bar = await approve(opened);

  expect(server.calls(checkDecision)[0]?.body).toEqual({
    ...{ decision: 'blueprints.approvePurchase', id: maria.id, body: {} },
  });
  expect(bar.getByText(/maria · sent in \d+ s/)).toBeVisible();
  expect(decisionBar().getByText(/sent in \d+ s/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next in the queue' })).toHaveFocus();
  const announced = 'Purchase approved: maria. You can undo it for 10 seconds.';
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(announced);
  expect(server.calls(approvePurchase)).toEqual([]);

  await passTime();

  expect(await decisionBar().findByText(/by admin on/)).toBeVisible();
  expect(screen.queryByRole('group', { name: /not sent yet/ })).not.toBeInTheDocument();
  await passTime();
  expect(server.calls(approvePurchase).map(({ params }) => params.id)).toEqual([maria.id]);
});

test.each<[string, (opened: Opened) => Promise<void>]>([
  [
    'the button of the bar',
    async ({ person }) => person.click((await findUndoBar()).getByRole('button', { name: 'Undo' })),
  ],
  [
    'the button of the record',
    ({ person }) => person.click(decisionBar().getByRole('button', { name: 'Undo' })),
  ],
  ['its key', ({ person }) => person.keyboard('z')],
])('undone by %s, it is never sent, and the case can be decided again', async (_, undo) => {
  const opened = await openPurchases();
  const { server } = opened;
  await approve(opened);

  await undo(opened);

  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.queryByRole('group', { name: /not sent yet/ })).not.toBeInTheDocument();
  await passTime();
  expect(server.calls(approvePurchase)).toEqual([]);
  await approve(opened);
  await passTime();
  expect(server.calls(approvePurchase)).toHaveLength(1);
});

test('several decisions wait at once, and the key undoes the last one', async () => {
  const opened = await openPurchases();
  const { person, server, maria } = opened;
  await approve(opened);
  await person.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'zoe' });

  const bar = await approve(opened);

  expect(bar.getAllByText('Purchase approved')).toHaveLength(2);
  await person.keyboard('z');
  expect(bar.getAllByText('Purchase approved')).toHaveLength(1);
  expect(bar.getByText(/maria/)).toBeVisible();
  await passTime();
  expect(server.calls(approvePurchase).map(({ params }) => params.id)).toEqual([maria.id]);
});

test('a navigation inside the console neither sends nor loses it', async () => {
  const opened = await openPurchases();
  const { goTo, server } = opened;
  const verification = createVerification();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(verification)));
  server.respondWith(getVerification, verification);
  await approve(opened);

  await goTo(`/dashboard/admin/verifications/${verification.id}`);

  await screen.findByRole('heading', { level: 1, name: verification.username });
  expect((await findUndoBar()).getByText(/maria/)).toBeVisible();
  expect(server.calls(approvePurchase)).toEqual([]);
  await passTime();
  expect(server.calls(approvePurchase)).toHaveLength(1);
});

/** Whether each request that sent the decision about a case outlives its page. */
const readKeepalive = ({ id }: PurchaseDetail) =>
  (globalThis.fetch as jest.Mock<Promise<Response>, [string, RequestInit]>).mock.calls
    .filter(([url]) => url === `/api/admin/purchases/${id}/approve`)
    .map(([, { keepalive }]) => keepalive);

test('leaving the page sends it, in a request that outlives the page', async () => {
  const opened = await openPurchases();
  await approve(opened);

  await leavePage();

  expect(readKeepalive(opened.maria)).toEqual([true]);
  await passTime();
  expect(readKeepalive(opened.maria)).toHaveLength(1);
});

test.each([
  ['sends it on a phone, which may end the page', true],
  ['leaves it where another tab may be looked at', false],
])('hiding the page %s', async (_, isPhone) => {
  const opened = await openPurchases();
  await approve(opened);
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });

  expect(readKeepalive(opened.maria)).toEqual(isPhone ? [true] : []);
  visibility.mockRestore();
});

describe('until the case is loaded again', () => {
  test('no decision is offered', async () => {
    const opened = await openPurchases();
    const { person, server, maria } = opened;
    await approve(opened);
    let answer: (() => void) | undefined;
    server.respondWith(
      getPurchase,
      () => new Promise((resolve) => (answer = () => resolve({ ...maria, status: 'active' }))),
    );

    await passTime();

    expect(await decisionBar().findByText('The case is loaded again...')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Approve|Reject)$/ })).not.toBeInTheDocument();
    await person.keyboard('a');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    await waitFor(() => expect(answer).toBeDefined());
    answer!();
    expect(await decisionBar().findByText('Approved')).toBeVisible();
  });

  test('it can be loaded after a failure', async () => {
    const opened = await openPurchases();
    const { person, server, maria } = opened;
    await approve(opened);
    server.rejectWith(getPurchase, { code: 'unavailable' });

    await passTime();

    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('button', { name: /^(Approve|Reject)$/ })).not.toBeInTheDocument();
    server.respondWith(getPurchase, { ...maria, status: 'active' });
    await person.click(retry);
    expect(await decisionBar().findByText('Approved')).toBeVisible();
  });
});

test('the claim of the case is kept meanwhile', async () => {
  const opened = await openPurchases({ claimedBy: 'admin', claimedUntil: '9999-01-01T00:00:00.000Z' });
  expect(await screen.findByRole('button', { name: 'Release' })).toBeVisible();

  await approve(opened);

  expect(screen.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument();
});
