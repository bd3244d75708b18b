import {
  getLedgerHealth,
  getMail,
  getReleases,
  listAudit,
  listOutbox,
  type LedgerHealth,
} from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.ts';
import { staffServer } from '../testing/staff-server.ts';
import { auditEntry, mail, page } from '../testing/records.factory.ts';

beforeEach(() => localStorage.clear());

const HEALTHY: LedgerHealth = {
  at: '2026-03-01T12:00:00.000Z',
  accounts: [
    { account: 'available', total: 60 },
    { account: 'rewards', total: -60 },
  ],
  sum: 0,
  journals: 48213,
  lastReconciliation: {
    at: '2026-03-01T11:00:00.000Z',
    journals: 48190,
    members: 312,
    milliseconds: 840,
    problems: [],
  },
};

describe('the outbox', () => {
  test('lists every mail with its state', async () => {
    const server = staffServer();
    const { text: _text, ...row } = mail({ state: 'failed' });
    server.answer(listOutbox, page(row));
    await renderScreen('/outbox', server);
    const table = await screen.findByRole('table', { name: 'Outbox' });
    expect(within(table).getByText('Failed')).toBeVisible();
    expect(within(table).getByText('m•••@example.com')).toBeVisible();
  });

  test('shows a mail and what the mail server said', async () => {
    const server = staffServer();
    const { text: _text, ...row } = mail();
    server.answer(listOutbox, page(row));
    server.answer(getMail, mail({ state: 'failed', attempts: 5, lastError: '550 no such mailbox' }));
    await renderScreen('/outbox/mail-1', server);
    expect(await screen.findByText(/you are verified/)).toBeVisible();
    expect(screen.getByText('550 no such mailbox')).toBeVisible();
    expect(screen.getByText(/no further attempt is made/)).toBeVisible();
  });
});

test('the audit log says who did what to whom, and why', async () => {
  const server = staffServer();
  server.answer(listAudit, page(auditEntry({ reason: 'Papers were fine.' }), auditEntry({ by: null })));
  const { person } = await renderScreen('/audit', server);
  const table = await screen.findByRole('table', { name: 'Audit log' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/kateApproved a verificationmaria.*Papers were fine\./);
  expect(second).toHaveTextContent('the platform');
  expect(within(first!).getByRole('link', { name: 'maria' })).toHaveAttribute(
    'href',
    '/dashboard/admin/users/user-1',
  );
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  await person.type(screen.getByLabelText('By (username)'), 'k');
  await screen.findAllByText('Papers were fine.');
  expect(server.calls(listAudit).at(-1)?.query).toMatchObject({ by: 'k', sort: 'newest' });
});

describe('ledger health', () => {
  test('says that the books are right', async () => {
    const server = staffServer();
    server.answer(getLedgerHealth, HEALTHY);
    await renderScreen('/ledger', server);
    expect(await screen.findByText('The books are right')).toBeVisible();
    expect(screen.getByText('48,190 journals of 312 members in 840 ms')).toBeVisible();
    expect(screen.getByText('−$60.00')).toBeVisible();
  });

  test('says that they are not, and where', async () => {
    const server = staffServer();
    const problems = ['Member 7: available is stored as 1200, the journals give 1100.'];
    server.answer(getLedgerHealth, {
      ...HEALTHY,
      sum: 1,
      lastReconciliation: { ...HEALTHY.lastReconciliation!, problems },
    });
    await renderScreen('/ledger', server);
    expect(await screen.findByText('The books are not right')).toBeVisible();
    expect(screen.getByText(problems[0]!)).toBeVisible();
  });

  test('says that nothing is proved before the first reconciliation', async () => {
    const server = staffServer();
    server.answer(getLedgerHealth, { ...HEALTHY, lastReconciliation: null });
    await renderScreen('/ledger', server);
    expect(await screen.findByText('Not proved yet')).toBeVisible();
  });
});

test('releases says which version of each app is live', async () => {
  const server = staffServer();
  server.answer(getReleases, {
    revision: 17,
    apps: [
      {
        app: 'mf-admin',
        version: '1.0.0-ab12cd34',
        contract: 1,
        builtAt: '2026-03-01T11:00:00.000Z',
        liveSince: null,
        by: null,
      },
    ],
  });
  await renderScreen('/releases', server);
  expect(await screen.findByText('1.0.0-ab12cd34')).toBeVisible();
  expect(screen.getByText(/Registry revision 17/)).toBeVisible();
});

test.each([
  ['/ledger', getLedgerHealth, 'Failed to load the ledger'],
  ['/releases', getReleases, 'Failed to load the releases'],
])('%s says that it did not load', async (path, endpoint, words) => {
  const server = staffServer();
  server.refuse(endpoint, { code: 'unavailable' });
  await renderScreen(path, server);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
