import {
  getPurchase,
  holdPurchase,
  listHeldDecisions,
  listPendingPurchases,
  undoHeldDecisions,
  type HeldDecision,
  type PurchaseDetail,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createHeld, createPage, createPurchase, toPurchaseRow } from '../../testing/records.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';

beforeEach(() => localStorage.clear());

/** Opens a purchase on a server that holds decisions until the test applies them. */
async function openPurchase(initial: HeldDecision[] = [], overrides: Partial<PurchaseDetail> = {}) {
  const record = createPurchase(overrides);
  const state = { record, held: initial.map((held) => ({ ...held, caseId: record.id })) };
  const server = createAdminServer();
  server.respondWith(listPendingPurchases, () => createPage(toPurchaseRow(state.record)));
  server.respondWith(getPurchase, () => state.record);
  server.respondWith(listHeldDecisions, () => ({ items: state.held, reviews: [], next: null }));
  server.respondWith(holdPurchase, ({ body }) => {
    const held = createHeld('purchase', record, { decision: body.decision, secondsLeft: 7 });
    state.held = [held];
    return held;
  });
  server.respondWith(undoHeldDecisions, () => {
    state.held = [];
    return { results: [{ caseId: record.id, outcome: 'undone' as const }] };
  });
  const rendered = await renderScreen(`/blueprints/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.username });
  const approve = async () => {
    await rendered.person.click(await screen.findByRole('button', { name: 'Approve' }));
    await rendered.person.click(await screen.findByRole('button', { name: /^Approve, / }));
    await screen.findByText(/by admin, applied in 7 s/);
  };
  return { ...rendered, server, state, approve };
}

const decisionBar = () => within(screen.getByRole('article').querySelector('footer') as HTMLElement);

test('shows a held decision with the seconds left instead of the buttons, and undoes it there', async () => {
  const { person, server, state, approve } = await openPurchase();
  await approve();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to the list' })).toHaveFocus();

  await person.click(decisionBar().getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Undone')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(server.calls(undoHeldDecisions)[0]?.body).toEqual({ ids: [state.record.id] });
});

test('is undone by the toast as well', async () => {
  const { person, approve } = await openPurchase();
  await approve();

  const toast = (await screen.findByText('Applied in 10 seconds.')).closest('li') as HTMLElement;
  await person.click(within(toast).getByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
});

test('says that it was too late to undo', async () => {
  const { person, server, state, approve } = await openPurchase();
  await approve();
  server.respondWith(undoHeldDecisions, {
    results: [{ caseId: state.record.id, outcome: 'not_held' }],
  });

  await person.click(decisionBar().getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Too late to undo')).toBeVisible();
});

test('shows the decision once it is applied', async () => {
  const { state, approve } = await openPurchase();
  await approve();
  state.held = [];
  state.record = {
    ...state.record,
    status: 'active',
    decidedBy: 'admin',
    decidedAt: state.record.purchaseDate,
  };

  await waitFor(() => expect(decisionBar().getByText(/by admin on/)).toBeVisible(), { timeout: 4_000 });
});

test('offers no decision after it is applied until the case is loaded again', async () => {
  const { person, server, state, approve } = await openPurchase();
  await approve();
  let answer: (() => void) | undefined;
  server.respondWith(
    getPurchase,
    () => new Promise((resolve) => (answer = () => resolve({ ...state.record, status: 'active' }))),
  );
  state.held = [];

  expect(await decisionBar().findByText('The case is loaded again...')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Approve|Reject)$/ })).not.toBeInTheDocument();
  await person.keyboard('a');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  await waitFor(() => expect(answer).toBeDefined());
  answer!();
  expect(await decisionBar().findByText('Approved')).toBeVisible();
});

test('offers no decision if the case cannot be loaded again, but to load it', async () => {
  const { person, server, state, approve } = await openPurchase();
  await approve();
  server.rejectWith(getPurchase, { code: 'unavailable' });
  state.held = [];

  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('button', { name: /^(Approve|Reject)$/ })).not.toBeInTheDocument();

  server.respondWith(getPurchase, state.record);
  await person.click(retry);
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
});

test('of another administrator can be neither undone nor decided', async () => {
  const { person } = await openPurchase([createHeld('purchase', { id: '' }, { by: 'kate' })]);

  expect(await screen.findByText(/by kate, applied in 10 s/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Undo|Approve|Reject)$/ })).not.toBeInTheDocument();
  await person.keyboard('a');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
