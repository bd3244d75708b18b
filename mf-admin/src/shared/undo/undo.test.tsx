import { approvePurchase, checkDecision } from '@platform/contracts';
import { act, screen, within } from '@testing-library/react';
import { findUndoBar, leavePage } from '../../testing/undo-bar.ts';
import { UNDO_SECONDS } from './pending-decisions.ts';
import { openPurchases, type Opened, approve, readKeepalive } from '../../testing/open-purchases.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const TIME_MS = UNDO_SECONDS * 1_000;
const passTime = () => act(() => jest.advanceTimersByTimeAsync(TIME_MS));
const decisionBar = () => within(screen.getByRole('article').querySelector('footer') as HTMLElement);

test('a decision is checked, waits with its name and the seconds left, and is then sent once', async () => {
  const opened = await openPurchases();
  const { server, maria } = opened;

  const bar = await approve(opened);

  expect(server.calls(checkDecision)[0]?.body).toEqual({
    ...{ decision: 'blueprints.approvePurchase', id: maria.id, body: { payer: 'maria@example.com' } },
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
  expect(screen.getByText('1 done')).toBeInTheDocument();
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

test('leaving the page sends it, in a request that outlives the page', async () => {
  const opened = await openPurchases();
  await approve(opened);

  await leavePage();

  expect(readKeepalive(opened.maria)).toEqual([true]);
  await passTime();
  expect(readKeepalive(opened.maria)).toHaveLength(1);
});
