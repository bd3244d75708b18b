import { approvePurchase, getPurchase, getVerification, listPendingVerifications } from '@platform/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createPage, createVerification, toPendingVerification } from '../../testing/records.factory.ts';
import { findUndoBar } from '../../testing/undo-bar.ts';
import { UNDO_SECONDS } from './pending-decisions.ts';
import { openPurchases, approve, readKeepalive } from '../../testing/open-purchases.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const TIME_MS = UNDO_SECONDS * 1_000;
const passTime = () => act(() => jest.advanceTimersByTimeAsync(TIME_MS));
const decisionBar = () => within(screen.getByRole('article').querySelector('footer') as HTMLElement);

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
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

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
