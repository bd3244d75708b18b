import {
  addCaseNote,
  claimCase,
  getCase,
  getPurchase,
  getVerification,
  getWithdrawal,
  listDueCases,
  listPendingPurchases,
  listPendingVerifications,
  listPendingWithdrawals,
  unclaimCase,
  takeOverCase,
  type CaseDetail,
  type VerificationDetail,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createAdminServer } from '../../../testing/admin-server.ts';
import {
  createCase,
  createPage,
  createPurchase,
  createVerification,
  createWithdrawal,
  toPendingVerification,
  toPurchaseRow,
  toWithdrawalRow,
} from '../../../testing/records.factory.ts';
import { renderScreen } from '../../../testing/render-screen.ts';
import { describePace } from './risk-signals.tsx';
import { describeDue, findHolder } from './case-times.ts';

beforeEach(() => localStorage.clear());

const NEVER_ENDS = '2099-01-01T00:00:00.000Z';
const claimedBy = (name: string) => ({ claimedBy: name, claimedUntil: NEVER_ENDS });

async function openVerification(
  overrides: Partial<VerificationDetail> = {},
  details: Partial<CaseDetail> = {},
) {
  const record = createVerification(overrides);
  const server = createAdminServer();
  server.respondWith(listPendingVerifications, createPage(toPendingVerification(record)));
  server.respondWith(getVerification, record);
  server.respondWith(getCase, createCase({ id: record.id, ...details }));
  const rendered = await renderScreen(`/verifications/${record.id}`, server);
  await screen.findByRole('heading', { level: 1, name: record.username });
  return { ...rendered, record, server };
}

const findClaimBar = () => screen.findByRole('group', { name: 'Claim' });

test('claims a free case, and can renew and release the claim', async () => {
  const { person, server, record } = await openVerification();
  server.respondWith(claimCase, () => {
    server.respondWith(getVerification, { ...record, ...claimedBy('admin') });
    return createCase({ id: record.id });
  });
  await person.click(within(await findClaimBar()).getByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('Claimed by you')).toBeVisible();
  expect(server.calls(claimCase)[0]?.params).toEqual({ kind: 'verification', id: record.id });
  expect(screen.getByRole('button', { name: 'Renew' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();

  server.respondWith(unclaimCase, () => {
    server.respondWith(getVerification, record);
    return createCase({ id: record.id });
  });
  await person.click(screen.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText(/^Unclaimed\./)).toBeVisible();
});

test('offers no decision while another administrator has the claim, and a take-over to owners', async () => {
  const { person, server, record } = await openVerification(claimedBy('kate'));
  const bar = await findClaimBar();
  expect(bar).toHaveTextContent(/Claimed by kate until .* you can read it and add notes/);
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();

  server.respondWith(takeOverCase, () => {
    server.respondWith(getVerification, { ...record, ...claimedBy('admin') });
    return createCase({ id: record.id });
  });
  await person.click(within(bar).getByRole('button', { name: 'Take over' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
});

test('says that another administrator was faster, until the case was taken over', async () => {
  const { person, server, record } = await openVerification();
  server.rejectWith(claimCase, { code: 'claimed', message: 'kate has claimed it until 12:30 UTC.' });
  server.respondWith(getVerification, { ...record, ...claimedBy('kate') });
  await person.click(within(await findClaimBar()).getByRole('button', { name: 'Claim' }));
  expect(await screen.findByText(/kate has claimed it until 12:30 UTC/)).toBeVisible();

  server.respondWith(takeOverCase, () => {
    server.respondWith(getVerification, { ...record, ...claimedBy('admin') });
    return createCase({ id: record.id });
  });
  await person.click(await screen.findByRole('button', { name: 'Take over' }));
  expect(await screen.findByText('Claimed by you')).toBeVisible();
  expect(screen.queryByText(/kate has claimed it/)).not.toBeInTheDocument();
});

test('keeps the focus at the claim when it takes away the button that had it', async () => {
  const { person, server, record } = await openVerification();
  server.respondWith(claimCase, () => {
    server.respondWith(getVerification, { ...record, ...claimedBy('admin') });
    return createCase({ id: record.id });
  });
  await person.click(within(await findClaimBar()).getByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('Claimed by you')).toBeVisible();
  await waitFor(async () => expect(await findClaimBar()).toHaveFocus());
});

test('claims a free case with a key, once', async () => {
  const { person, server, record } = await openVerification();
  server.respondWith(claimCase, () => {
    server.respondWith(getVerification, { ...record, ...claimedBy('admin') });
    return createCase({ id: record.id });
  });
  await findClaimBar();
  await person.keyboard('c');
  expect(await screen.findByText('Claimed by you')).toBeVisible();
  await person.keyboard('c');
  expect(server.calls(claimCase)).toHaveLength(1);
});

test('promises no notes to an administrator who has an interest in the member', async () => {
  await openVerification({ ...claimedBy('kate'), conflictOfInterest: 'referral' });
  expect(await findClaimBar()).toHaveTextContent(/Until then you can read it\./);
});

test('lists risk signals with links to the other accounts, and leaves out what the roles do not allow', async () => {
  const { riskSignals } = createCase();
  await openVerification(
    {},
    {
      riskSignals: {
        ...riskSignals,
        recentPace: { tasks: 35, days: 7 },
        sameDevice: [{ userId: 'user-7', username: 'jonas', disabled: true }],
        samePayoutDetails: null,
        rejections: [
          {
            ...{ kind: 'withdrawal', id: 'w-1', at: '2026-02-01T12:00:00.000Z', reason: 'Wrong address.' },
            ...{ outcome: 'bounced', sameDestination: true },
          },
        ],
      },
    },
  );
  const section = await screen.findByRole('region', { name: 'Facts about the member' });
  expect(
    within(section).getByText('5 tasks a day in the last 7 days, 0.5 tasks a day in the 28 days before'),
  ).toBeVisible();
  expect(within(section).getByRole('link', { name: 'Account of jonas' })).toHaveAttribute(
    'href',
    '/dashboard/admin/users/user-7',
  );
  // With the same identity number, network, or referral tree.
  expect(within(section).getAllByText('No other account')).toHaveLength(3);
  expect(within(section).queryByText('Same payout details')).not.toBeInTheDocument();
  expect(within(section).getByText(/to the same destination/)).toHaveTextContent('Came back');
  expect(within(section).getByRole('link', { name: 'Withdrawal' })).toHaveAttribute(
    'href',
    '/dashboard/admin/withdrawals/w-1',
  );
  expect(within(section).getByText('Wrong address.')).toBeVisible();
});

test('adds a note below those of others, and rejects one of two characters', async () => {
  const notes = [{ id: 'n-1', at: '2026-03-01T13:00:00.000Z', by: 'kate', text: 'Called the member.' }];
  const { person, server, record } = await openVerification({}, { notes });
  expect(await screen.findByText('Called the member.')).toBeVisible();
  const field = screen.getByLabelText('New note');
  await person.type(field, 'ab');
  await person.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText('Please enter at least 3 characters')).toBeVisible();

  server.respondWith(addCaseNote, ({ body }) => {
    const note = { id: 'n-2', at: '2026-03-01T14:00:00.000Z', by: 'admin', text: body.text };
    const changed = createCase({ id: record.id, notes: [...notes, note] });
    server.respondWith(getCase, changed);
    return changed;
  });
  await person.type(field, 'c is on the invoice');
  await person.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText('abc is on the invoice')).toBeVisible();
  expect(field).toHaveValue('');
});

test('shows neither risk signals nor notes of an own case', async () => {
  const { server } = await openVerification({ conflictOfInterest: 'own_record' });
  expect(screen.queryByRole('region', { name: 'Notes' })).not.toBeInTheDocument();
  expect(server.calls(getCase)).toHaveLength(0);
});

test('purchases and withdrawals have risk signals, notes and a claim too', async () => {
  const server = createAdminServer();
  const [purchase, withdrawal] = [createPurchase(claimedBy('kate')), createWithdrawal()];
  server.respondWith(listPendingPurchases, createPage(toPurchaseRow(purchase)));
  server.respondWith(getPurchase, purchase);
  server.respondWith(listPendingWithdrawals, createPage(toWithdrawalRow(withdrawal)));
  server.respondWith(getWithdrawal, withdrawal);
  const { unmount } = await renderScreen(`/blueprints/${purchase.id}`, server);
  expect(await findClaimBar()).toHaveTextContent('Claimed by kate');
  expect(await screen.findByRole('region', { name: 'Notes' })).toBeVisible();
  unmount();
  await renderScreen(`/withdrawals/${withdrawal.id}`, server);
  expect(within(await findClaimBar()).getByRole('button', { name: 'Claim' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Facts about the member' })).toBeVisible();
  expect(server.calls(getCase).map(({ params }) => params.kind)).toEqual(['purchase', 'withdrawal']);
});

test('the home lists what is due next, with links and claims', async () => {
  const server = createAdminServer();
  const due = {
    username: 'maria',
    dueAt: '2026-03-02T12:00:00.000Z',
    claimedBy: null,
    claimedUntil: null,
    memberDisabled: false,
    isIdentityCheck: false,
  };
  server.respondWith(listDueCases, {
    items: [
      { ...due, kind: 'purchase', id: 'p-1', memberDisabled: true },
      { ...due, kind: 'verification', id: 'v-2', username: 'zoe', isIdentityCheck: true },
      { ...due, kind: 'verification', id: 'v-1', username: 'jonas', ...claimedBy('kate') },
    ],
  });
  await renderScreen('', server);
  const link = await screen.findByRole('link', { name: 'Purchase of maria' });
  expect(link).toHaveAttribute('href', '/dashboard/admin/blueprints/p-1');
  expect(screen.getByText('Identity verification, claimed by kate')).toBeVisible();
  expect(screen.getAllByText('Disabled')).toHaveLength(1);
  expect(screen.getByText('Identity to check before a payout')).toBeVisible();
});

test.each([
  ['2026-03-01T15:00:00.000Z', 'Due in 3 h', 'locked'],
  ['2026-03-02T12:00:00.000Z', 'Due in 24 h', 'neutral'],
  ['2026-03-04T12:00:00.000Z', 'Due in 3 days', 'neutral'],
  ['2026-03-01T10:00:00.000Z', 'Overdue by 2 h', 'danger'],
])('describes %s as "%s"', (dueAt, text, tone) => {
  expect(describeDue(dueAt, '2026-03-01T12:00:00.000Z')).toEqual({ text, tone });
});

test('a claim that has ended holds nothing', () => {
  const claim = { claimedBy: 'kate', claimedUntil: '2026-03-01T12:00:00.000Z' };
  expect(findHolder(claim, '2026-03-01T11:59:59.000Z')).toBe('kate');
  expect(findHolder(claim, '2026-03-01T12:00:00.000Z')).toBeUndefined();
});

test('a new account has no earlier pace', () => {
  expect(describePace({ tasks: 1, days: 1 }, { tasks: 0, days: 0 })).toBe('1 task a day in the last 1 day');
});
