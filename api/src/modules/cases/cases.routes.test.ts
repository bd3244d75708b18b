import { CASE_NOTES_MAX, DUE_CASES_MAX, type CaseKind, type User } from '@platform/contracts';
import {
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  newRegistration,
  refer,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { createFundedMember } from '../../../test/support/funded-member.ts';
import { settleDestinations } from '../../../test/support/settle-destinations.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

const MINUTE_MS = 60_000;
let api: TestApi;
let owner: LoggedInClient;
let kate: LoggedInClient;
let omar: LoggedInClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  owner = await createAdministrator(api, 'console');
  kate = await createAdministrator(api, 'member', ['reviewer', 'cashier']);
  omar = await createAdministrator(api, 'console', ['reviewer', 'cashier']);
  tasks = await insertTasks(api, 10, 4);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

const pathOf = (kind: CaseKind, id: string): string => `/api/admin/cases/${kind}/${id}`;
const read = (by: LoggedInClient, id: string, kind: CaseKind = 'verification') => by.get(pathOf(kind, id));
const act = (by: LoggedInClient, id: string, action: string, kind: CaseKind = 'verification') =>
  by.post(`${pathOf(kind, id)}/${action}`);
const claim = (by: LoggedInClient, id: string, kind?: CaseKind) => act(by, id, 'claim', kind);
const note = (by: LoggedInClient, id: string, text: string) =>
  by.post(`${pathOf('verification', id)}/notes`, { text });
const reveal = (by: LoggedInClient, id: string) => by.post(`/api/admin/verifications/${id}/reveal`);
const approve = (by: LoggedInClient, id: string) => by.post(`/api/admin/approve-verification/${id}`);
const minutesLater = (minutes: number): string =>
  new Date(Date.parse(START_TIME) + minutes * MINUTE_MS).toISOString();
const names = (links: { username: string }[]) => links.map(({ username }) => username);

async function createVerification(documents: object = {}) {
  const member = await createMember(api);
  return { member, id: await submitIdentityDocuments(member, documents) };
}

async function createPurchase() {
  const member = await createMember(api);
  await makePayable(api, member);
  const { body } = await member.post('/api/user/blueprints', { blueprintId: 2, paymentMethod: 'paypal' });
  const report = () =>
    member.post(`/api/user/blueprints/${body.id}/payment`, { transactionReference: `TX-${body.id}` });
  return { member, id: body.id as string, report };
}

async function requestWithdrawal(paymentDetails: string) {
  const member = await createFundedMember(api, tasks);
  await makePayable(api, member);
  const request = { amount: 60, paymentMethod: 'paypal', paymentDetails };
  const { status, body } = await member.post('/api/user/withdrawals', request);
  expect(status).toBe(201);
  return { member, id: body.id as string };
}

describe('a claim', () => {
  test('keeps others from deciding, and ends with the decision of its holder', async () => {
    const { id } = await createVerification();
    await claim(kate, id);
    expect((await read(omar, id)).body.claim).toMatchObject({ by: kate.user.username, isMine: false });
    for (const attempt of [
      await approve(omar, id),
      await omar.post(`/api/admin/verifications/${id}/reject`, { reason: 'The numbers differ.' }),
    ])
      expect([attempt.status, attempt.body.code, attempt.body.by]).toEqual([
        409,
        'claimed',
        kate.user.username,
      ]);
    await reveal(kate, id);
    expect((await approve(kate, id)).body).toMatchObject({ status: 'active', claimedBy: null });
    expect((await read(omar, id)).body).toMatchObject({ isOpen: false, claim: null });
    expect((await claim(omar, id)).body.code).toBe('wrong_state');
  });

  test('ends after 30 minutes of the clock, and each renewal starts them again', async () => {
    const { id } = await createVerification();
    await claim(kate, id);
    api.clock.advance(20 * MINUTE_MS);
    expect((await claim(kate, id)).body.claim.until).toBe(minutesLater(50));
    api.clock.advance(10 * MINUTE_MS);
    await note(kate, id, 'Called the member.');
    expect((await read(kate, id)).body.claim.until).toBe(minutesLater(60));
    await kate.post(`/api/admin/verifications/${id}/reveal`);
    api.clock.advance(30 * MINUTE_MS - 1);
    expect((await approve(omar, id)).body.code).toBe('claimed');
    api.clock.advance(1);
    expect((await read(omar, id)).body.claim).toBeNull();
    expect((await approve(omar, id)).status).toBe(200);
  });

  test('can be released by its holder only', async () => {
    const { id } = await createVerification();
    await claim(kate, id);
    expect((await act(omar, id, 'unclaim')).body.code).toBe('wrong_state');
    expect((await act(kate, id, 'unclaim')).body.claim).toBeNull();
    expect((await claim(omar, id)).status).toBe(200);
  });

  test('can be taken over by an owner, which the audit log records', async () => {
    const { id } = await createVerification();
    await claim(kate, id);
    expect((await act(omar, id, 'take-over')).body.code).toBe('forbidden');
    expect((await act(owner, id, 'take-over')).body.claim.isMine).toBe(true);
    expect((await approve(kate, id)).body.by).toBe(owner.user.username);
    const { items } = (await owner.get(`/api/admin/audit?q=${id}&sort=oldest&subject=case`)).body;
    expect(items.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
      ['case_claimed', kate.user.username],
      ['case_taken_over', owner.user.username],
    ]);
  });
});

describe('who may work on a case', () => {
  test('depends on the roles for its kind', async () => {
    const { id } = await createVerification();
    const { id: purchaseId } = await createPurchase();
    const cashier = await createAdministrator(api, 'member', ['cashier']);
    const support = await createAdministrator(api, 'member', ['support']);
    for (const response of [
      await read(cashier, id),
      await claim(cashier, id),
      await note(cashier, id, 'Hi.'),
    ])
      expect([response.status, response.body.code]).toEqual([403, 'forbidden']);
    const { body } = await read(cashier, purchaseId, 'purchase');
    expect([body.riskSignals.sameIdentityNumber, body.riskSignals.samePayoutDetails]).toEqual([null, []]);
    expect((await claim(cashier, purchaseId, 'purchase')).status).toBe(200);
    expect((await read(support, purchaseId, 'purchase')).status).toBe(200);
    expect((await claim(support, purchaseId, 'purchase')).body.code).toBe('forbidden');
  });

  test('is no administrator who referred the member', async () => {
    const { member, id } = await createVerification();
    await refer(api, kate, member);
    for (const response of [await read(kate, id), await claim(kate, id), await note(kate, id, 'A friend.')])
      expect(response.body.code).toBe('not_allowed_to_review');
  });
});

describe('notes', () => {
  test.each(['', ' a ', 'ab', 'x'.repeat(2_001)])('are rejected if they are %j', async (text) => {
    const { id } = await createVerification();
    expect((await note(kate, id, text)).body.code).toBe('invalid_request');
  });

  test('have an upper bound for each case, also at once', async () => {
    const { id } = await createVerification();
    await note(kate, id, 'The first one.');
    const notes = api.database.connection.collection('case_notes');
    const { _id, ...template } = (await notes.find().sort({ _id: -1 }).limit(1).toArray())[0]!;
    await notes.insertMany(Array.from({ length: CASE_NOTES_MAX - 2 }, () => ({ ...template })));
    const responses = await Promise.all([note(kate, id, 'The last one.'), note(omar, id, 'Too many.')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await notes.countDocuments({ caseId: template.caseId })).toBe(CASE_NOTES_MAX);
  });
});

describe('risk signals', () => {
  test('link accounts with the same identity number, payout destination and browser, without the values', async () => {
    const number = 'SHARED-77-0042';
    const first = await createVerification({ identificationNumber: number });
    const second = await createVerification({ identificationNumber: number });
    const paid = await requestWithdrawal('shared.wallet@example.com');
    const saved = await requestWithdrawal('shared.wallet@example.com');

    const identity = await read(kate, second.id);
    expect(names(identity.body.riskSignals.sameIdentityNumber)).toEqual([first.member.user.username]);
    expect(JSON.stringify(identity.body)).not.toContain('0042');
    const payout = await read(kate, saved.id, 'withdrawal');
    expect(names(payout.body.riskSignals.samePayoutDetails)).toEqual([paid.member.user.username]);
    expect(JSON.stringify(payout.body)).not.toContain('wallet');

    const browser = api.client();
    const accounts = [];
    for (const username of ['on-one-browser', 'on-one-browser-too']) {
      const registration = {
        username,
        email: `${username}@example.com`,
        password: 'a password of the tests',
      };
      await browser.post('/api/auth/register', registration);
      accounts.push(await submitIdentityDocuments(browser));
      await browser.post('/api/auth/logout');
    }
    expect(names((await read(kate, accounts[0]!)).body.riskSignals.sameDevice)).toEqual([
      'on-one-browser-too',
    ]);
    const devices = await api.database.connection.collection('user_traces').find().toArray();
    expect(devices.every(({ digest }) => /^[\w-]{43}$/.test(digest as string))).toBe(true);
  });

  test('link accounts from one network, and those of one tree of referrals', async () => {
    const behindProxy = await api.startSecondInstance({ trustedHops: 1 });
    const register = async (address: string, referralCode?: string) => {
      const client = behindProxy.client();
      const headers = { 'x-forwarded-for': address };
      const { body } = await client.post(
        '/api/auth/register',
        { ...newRegistration(), referralCode },
        { headers },
      );
      return { client, user: body as User };
    };
    const root = await register('198.51.100.7');
    const child = await register('203.0.113.9', root.user.referralCode);
    const sibling = await register('203.0.113.10', root.user.referralCode);
    const grandchild = await register('198.51.100.7', child.user.referralCode);

    const { riskSignals } = (await read(kate, await submitIdentityDocuments(grandchild.client))).body;
    expect(names(riskSignals.sameNetwork)).toEqual([root.user.username]);
    const tree = [root, child, sibling].map(({ user }) => user.username);
    expect(names(riskSignals.referralTree)).toEqual(tree);
    const stored = JSON.stringify(await api.database.connection.collection('user_traces').find().toArray());
    expect(stored).not.toMatch(/198\.51|203\.0/);
    await behindProxy.stop();
  });

  test('see through letters and digits of identity numbers that look alike', async () => {
    const first = await createVerification({ identificationNumber: 'LO-1180-IL' });
    const second = await createVerification({ identificationNumber: 'l0 118O 1\u0406' });
    expect(names((await read(kate, second.id)).body.riskSignals.sameIdentityNumber)).toEqual([
      first.member.user.username,
    ]);
  });
});

describe('what is due', () => {
  const listIds = async (path: string): Promise<string[]> =>
    (await owner.get(path)).body.items.map(({ id }: { id: string }) => id);

  test('comes first: by the promise of its kind, with the claim, on pages that do not overlap', async () => {
    await api.database.connection.collection('user_blueprints').deleteMany({ status: 'pending' });
    const late = await createPurchase();
    api.clock.advance(MINUTE_MS);
    const early = await createPurchase();
    await early.report();
    api.clock.advance(MINUTE_MS);
    const { id } = await createVerification();
    await late.report();
    await claim(kate, early.id, 'purchase');

    const pending = '/api/admin/blueprints/pending';
    expect(await listIds(pending)).toEqual([early.id, late.id]);
    const first = (await owner.get(`${pending}?limit=1`)).body;
    expect(first.items[0]).toMatchObject({
      dueAt: minutesLater(24 * 60 + 1),
      claimedBy: kate.user.username,
      claimedUntil: minutesLater(32),
    });
    expect(await listIds(`${pending}?limit=1&cursor=${first.next}`)).toEqual([late.id]);
    const due = (await owner.get('/api/admin/due-cases')).body.items;
    const ids = due.map((row: { id: string }) => row.id);
    expect(ids.filter((dueId: string) => [early.id, late.id, id].includes(dueId))).toEqual([
      early.id,
      ...[id, late.id].sort((one, other) => ids.indexOf(one) - ids.indexOf(other)),
    ]);
    const cashier = await createAdministrator(api, 'member', ['cashier']);
    const kinds = (await cashier.get('/api/admin/due-cases')).body.items.map(
      (row: { kind: string }) => row.kind,
    );
    expect(kinds).not.toContain('verification');
  });

  test('is listed although as many cases of disabled accounts as the list has are due before', async () => {
    api.clock.advance(-24 * 60 * MINUTE_MS);
    const disabled: string[] = [];
    for (let count = 0; count < DUE_CASES_MAX; count += 1)
      disabled.push((await createVerification()).member.user.username);
    const { id } = await createVerification();
    const users = api.database.connection.collection('users');
    await users.updateMany({ username: { $in: disabled } }, { $set: { isDisabled: true } });

    expect((await listIds('/api/admin/due-cases'))[0]).toBe(id);
  });

  test('is nothing while a payment is awaited, and the payout three business days after an approval', async () => {
    const { id, report } = await createPurchase();
    const get = async () => (await kate.get(`/api/admin/purchases/${id}`)).body.dueAt;
    expect(await get()).toBeNull();
    await report();
    expect(await get()).toBe(minutesLater(24 * 60));

    const withdrawal = await requestWithdrawal('payout@example.com');
    // 2026-03-25 is a Wednesday: the payout is due on Monday.
    api.clock.set('2026-03-25T12:00:00.000Z');
    await settleDestinations(api);
    const { body } = await kate.post(`/api/admin/withdrawals/${withdrawal.id}/approve`);
    expect([body.status, body.dueAt]).toEqual(['processing', '2026-03-30T12:00:00.000Z']);
    await kate.post(`/api/admin/withdrawals/${withdrawal.id}/process`, { transactionReference: 'TX-1' });
    expect((await kate.get(`/api/admin/withdrawals/${withdrawal.id}`)).body.dueAt).toBeNull();
  });
});
