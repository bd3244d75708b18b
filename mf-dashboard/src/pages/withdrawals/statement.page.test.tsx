import { listStatementEvents, type StatementEvent } from '@platform/contracts';
import { readTimeZone } from '@platform/design-system';
import type { RenderedPage } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { NO_TOTALS, renderAsMember } from '../../testing/render-as-member.tsx';
import { createEntry, createEvent } from '../../testing/statement-event.factory.ts';

const PAGE = '/dashboard/withdrawals?tab=statement';
const MEMBER = { createdAt: '2025-11-20T08:00:00.000Z', now: '2026-01-20T12:00:00.000Z' };

const LOCKED_REWARD = createEvent({
  kind: 'task_reward',
  amount: 31,
  change: { available: 0, locked: 31 },
  task: { id: 'b03-edit', title: 'Edit a clip', blueprintId: 3, availableAt: '2026-01-31T12:00:00.000Z' },
  entries: [createEntry({ availableAt: '2026-01-31T12:00:00.000Z' })],
});
const REJECTED = {
  id: 'w2',
  status: 'rejected',
  paymentMethod: 'btc',
  reason: 'The name does not match.',
  transactionReference: null,
} as const;
const EVENTS: StatementEvent[] = [
  LOCKED_REWARD,
  createEvent({
    kind: 'reward_unlocked',
    amount: 10,
    change: { available: 10, locked: -10 },
    task: {
      id: 'free-a',
      title: 'Write a brief',
      blueprintId: null,
      availableAt: '2026-01-19T12:00:00.000Z',
    },
    entries: [
      createEntry({ kind: 'reward_unlocked', account: 'available', amount: 10, balanceAfter: 60 }),
      createEntry({ kind: 'reward_unlocked', account: 'locked', amount: -10, balanceAfter: 0 }),
    ],
  }),
  createEvent({
    kind: 'withdrawal',
    amount: -120.5,
    change: { available: -120.5, locked: 0 },
    withdrawal: {
      id: 'w1',
      status: 'completed',
      paymentMethod: 'paypal',
      reason: null,
      transactionReference: '4f1c8f07',
    },
  }),
  createEvent({
    kind: 'withdrawal',
    amount: -60,
    change: { available: -60, locked: 0 },
    withdrawal: REJECTED,
  }),
  createEvent({
    kind: 'withdrawal_released',
    amount: 60,
    change: { available: 60, locked: 0 },
    withdrawal: REJECTED,
  }),
  createEvent({
    kind: 'referral_reward',
    amount: 25,
    change: { available: 25, locked: 0 },
    referral: { username: 'noor' },
  }),
  createEvent({
    kind: 'blueprint_purchase',
    amount: -69.99,
    change: { available: 0, locked: 0 },
    purchase: { blueprintId: 2, name: 'AI Image Creation', reference: 'BP-1A2B3C' },
  }),
  createEvent(),
];

async function openStatement(path = PAGE) {
  const page = await renderAsMember(path, { user: MEMBER });
  page.server.respondWith(listStatementEvents, ({ query }) =>
    query?.month === '2026-01' && query.timeZone === readTimeZone()
      ? {
          items: EVENTS,
          next: null,
          totals: {
            ...{ earned: 116, unlocked: 10, withdrawn: 120.5, purchases: 69.99 },
            ...{ opening: { available: 300, locked: 10 }, closing: { available: 264.5, locked: 31 } },
          },
        }
      : { items: [], next: null, totals: NO_TOTALS },
  );
  return page;
}

async function findRows(): Promise<string[]> {
  const table = within(await screen.findByRole('table', { name: 'Statement, newest first' }));
  return table.getAllByRole('row').map(({ textContent }) => textContent);
}

async function openDetails({ person }: RenderedPage, name: RegExp): Promise<void> {
  await person.click(await screen.findByRole('button', { name }));
}

test('lists one event per row, with what it was for, its state and its amount', async () => {
  await openStatement();
  const [, locked, unlocked, paid, rejected, returned, referral, purchase, bonus, ...more] = await findRows();

  expect(locked).toMatch(/^Jan 02.*Task reward: Edit a clipLocked\+\$31\.00–$/);
  expect(unlocked).toMatch(/Reward unlocked: Write a briefAvailable−\$10\.00\+\$10\.00$/);
  expect(paid).toMatch(/Withdrawal: PayPalCompleted–−\$120\.50$/);
  expect(rejected).toMatch(/Withdrawal: Bitcoin \(BTC\)Rejected–−\$60\.00$/);
  expect(returned).toMatch(/Withdrawal released: Bitcoin \(BTC\)Available–\+\$60\.00$/);
  expect(referral).toMatch(/Referral reward: noorAvailable–\+\$25\.00$/);
  expect(purchase).toMatch(/Blueprint: AI Image CreationPaid from outside −\$69\.99––−\$69\.99$/);
  expect(bonus).toMatch(/Signup bonusAvailable–\+\$50\.00$/);
  expect(more).toEqual([]);
});

test.each([
  [/^Details .*Edit a clip$/, 'Task reward: Edit a clipLocked until Jan 31, 2026'],
  [/^Details .*Write a brief$/, 'Reward unlocked: Write a briefAvailable since Jan 19, 2026'],
  [/^Details Withdrawal: PayPal$/, 'Withdrawal: PayPalTransaction reference 4f1c8f07'],
  [/^Details Withdrawal: Bitcoin/, 'Withdrawal: Bitcoin (BTC)The name does not match.'],
  [/^Details Blueprint: AI Image/, 'Blueprint: AI Image CreationReference BP-1A2B3C'],
])('opens the details of an event below its row, and closes them: %s', async (name, details) => {
  const page = await openStatement();
  await openDetails(page, name);
  const toggle = screen.getByRole('button', { name });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect((await findRows()).filter((row) => row.startsWith(details))).toHaveLength(1);

  await page.person.click(toggle);
  expect((await findRows()).filter((row) => row.startsWith(details))).toEqual([]);
});

test('links each event to what it was about if a page shows it, and shows its ledger entries', async () => {
  const page = await openStatement();
  const links = [
    ['PayPal', '/dashboard/withdrawals'],
    ['noor', '/dashboard/referrals'],
    ['AI Image Creation', '/blueprint/2'],
  ] as const;
  for (const [name, path] of links) {
    await openDetails(page, new RegExp(`^Details .*${name}$`));
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await openDetails(page, /^Details .*Write a brief$/);
  expect(screen.queryByRole('link', { name: 'Write a brief' })).not.toBeInTheDocument();
  expect(screen.getByText(/Reward unlocked, Available/)).toBeVisible();
});

test('keeps the transaction reference and the reason of a withdrawal apart', async () => {
  const page = await renderAsMember(PAGE, { user: MEMBER });
  const withdrawal = {
    id: 'w3',
    status: 'rejected',
    paymentMethod: 'btc',
    reason: 'The payment came back.',
    transactionReference: '4f1c8f07',
  } as const;
  page.server.respondWith(listStatementEvents, {
    items: [createEvent({ kind: 'withdrawal', amount: -60, withdrawal })],
    next: null,
    totals: NO_TOTALS,
  });
  await openDetails(page, /^Details/);
  expect(screen.getByText('4f1c8f07').parentElement).toHaveTextContent(/^Transaction reference 4f1c8f07$/);
  expect(screen.getByText('The payment came back.')).toBeVisible();
});

test('the link of a withdrawal leads to the history', async () => {
  const page = await openStatement();
  await openDetails(page, /PayPal$/);
  await page.person.click(screen.getByRole('link', { name: 'PayPal' }));
  expect(await screen.findByText('No withdrawals yet')).toBeVisible();
});

test('shows the totals of the month and goes from month to month', async () => {
  const { server, person, path } = await openStatement();
  const totals = await screen.findByLabelText('Totals of the month');
  expect(totals).toHaveTextContent(
    'Opening balance$300.00$10.00 lockedEarned$116.00Unlocked$10.00Paid out$120.50Blueprints$69.99' +
      'Balance now$264.50$31.00 locked',
  );
  expect(screen.getByLabelText(`Month (${readTimeZone()})`)).toHaveValue('2026-01');
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();

  await person.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByText('No transactions in this month')).toBeVisible();
  expect(screen.getByText('Closing balance')).toBeVisible();
  expect(path()).toBe(`${PAGE}&month=2025-12`);
  await person.selectOptions(screen.getByLabelText(`Month (${readTimeZone()})`), 'November 2025');
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await screen.findByText('No transactions in this month');
  expect(server.calls(listStatementEvents).map(({ query }) => query?.month)).toEqual([
    '2026-01',
    '2025-12',
    '2025-11',
  ]);
});

test.each([
  ['2025-12', '2025-12'],
  ['2020-01', '2026-01'],
])('opens for month=%s the month %s', async (month, shown) => {
  await openStatement(`${PAGE}&month=${month}`);
  expect(await screen.findByLabelText(`Month (${readTimeZone()})`)).toHaveValue(shown);
});

test('loads further events of a month with Show more', async () => {
  const { server, person } = await openStatement();
  server.respondWith(listStatementEvents, ({ query }) =>
    query?.cursor === 'second'
      ? { items: [createEvent()], next: null, totals: null }
      : { items: [LOCKED_REWARD], next: 'second', totals: NO_TOTALS },
  );
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('cell', { name: 'Signup bonus' })).toBeVisible();
  expect(server.calls(listStatementEvents).at(-1)?.query).toEqual({
    ...{ month: '2026-01', timeZone: readTimeZone(), cursor: 'second' },
  });
});

test('offers the events of the month, of all months, and all entries as files', async () => {
  await openStatement();
  await screen.findByRole('navigation', { name: 'Downloads' });
  const targets = ['CSV of this month', 'CSV of all months', 'CSV of all ledger entries'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(targets).toEqual([
    `/api/user/statement/events.csv?month=2026-01&timeZone=${encodeURIComponent(readTimeZone())}`,
    '/api/user/statement/events.csv',
    '/api/user/statement.csv',
  ]);
});

test('reloads a statement that failed to load with Retry', async () => {
  const { server, person } = await renderAsMember(PAGE, { user: MEMBER });
  server.rejectWith(listStatementEvents, { code: 'internal_error', message: 'Something broke.' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load your statement');
  server.respondWith(listStatementEvents, { items: [createEvent()], next: null, totals: NO_TOTALS });
  await person.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('cell', { name: 'Signup bonus' })).toBeVisible();
});
