import { PAYOUT_METHODS_MAX, type AuditEntry } from '@platform/contracts';
import { findMailsTo } from '../../../../test/support/captured-mails.ts';
import { expectReconciledAfterEach } from '../../../../test/support/expect-reconciled.ts';
import {
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  PASSWORD,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { createFundedMember } from '../../../../test/support/funded-member.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { DAY_MS } from '../../../platform/clock.ts';

let api: TestApi;
let administrator: LoggedInClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
  tasks = await insertTasks(api, 10, 4);
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START_TIME);
});

const HOUR_MS = 3_600_000;
const METHODS = '/api/user/payout-methods';
const BITCOIN = { paymentMethod: 'btc', paymentDetails: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
const PAYPAL = { paymentMethod: 'paypal', paymentDetails: 'payout@example.org' };
const collection = (name: string) => api.database.connection.collection(name);
const list = async (member: LoggedInClient) => (await member.get(METHODS)).body.items;
const add = async (member: LoggedInClient, body: object = BITCOIN) => {
  const response = await member.post(METHODS, body);
  expect(response.status).toBe(201);
  return response.body;
};
const approve = ({ id }: { id: string }) => administrator.post(`/api/admin/withdrawals/${id}/approve`);
const request = async (member: LoggedInClient, destination: object) =>
  (await member.post('/api/user/withdrawals', { amount: 50, ...destination })).body;

/** Creates a member with $600, whose payouts can be approved. */
async function createPayableMember(): Promise<LoggedInClient> {
  const member = await createFundedMember(api, tasks);
  await makePayable(api, member);
  return member;
}

/** Moves the login of the member into the past. */
const ageSession = ({ user }: LoggedInClient) =>
  collection('sessions_member').updateMany(
    { 'session.passport.user.id': user.id },
    { $set: { 'session.signedInAtMs': Date.now() - 10 * 60_000 } },
  );

describe('saving a payout method', () => {
  test('masks and encrypts it, makes the first one the default, and tells the member', async () => {
    const member = await createMember(api);

    const first = await add(member);
    const second = await add(member, PAYPAL);

    expect(first).toEqual({
      id: expect.any(String),
      paymentMethod: 'btc',
      paymentDetails: '••••••f3t4',
      isDefault: true,
      createdAt: START_TIME,
      cooldownUntil: '2026-03-12T12:00:00.000Z',
    });
    expect(await list(member)).toEqual([first, second]);
    const stored = JSON.stringify(await collection('payout_methods').find().toArray());
    expect(stored).not.toContain(BITCOIN.paymentDetails);
    const [, mail] = await findMailsTo(api, member.user.email);
    expect(mail!.subject).toBe('A payout method was saved');
    expect(mail!.text).toContain('Bitcoin (BTC), ••••••f3t4');
    expect(mail!.text).toContain('until Mar 12, 2026, 12:00');
    expect(mail!.text).not.toContain(BITCOIN.paymentDetails);
  });

  test.each([
    [
      'an address with a typing error',
      { ...BITCOIN, paymentDetails: BITCOIN.paymentDetails.replace('f3t4', 'f3t5') },
    ],
    ['fields of another method', { ...BITCOIN, paymentMethod: 'paypal' }],
    ['an unknown method', { ...BITCOIN, paymentMethod: 'cash' }],
  ])('rejects %s', async (_, body) => {
    const member = await createMember(api);
    expect((await member.post(METHODS, body)).body.code).toBe('invalid_request');
    expect(await list(member)).toEqual([]);
  });

  test('rejects the same destination in another spelling, and more than the limit', async () => {
    const member = await createMember(api);
    await add(member, PAYPAL);

    const same = { paymentMethod: 'zelle', paymentDetails: 'Ada Lovelace, Payout@Example.org' };
    expect((await member.post(METHODS, same)).body.code).toBe('payout_method_exists');
    for (let count = 1; count < PAYOUT_METHODS_MAX; count += 1)
      await add(member, { ...PAYPAL, paymentDetails: `payout-${count}@example.org` });
    expect((await member.post(METHODS, BITCOIN)).body.code).toBe('too_many_payout_methods');
  });
});

test('every change requires a recently entered password; listing does not', async () => {
  const member = await createPayableMember();
  const { id } = await add(member);
  await ageSession(member);

  const rejections = [
    await member.post(METHODS, PAYPAL),
    await member.post(`${METHODS}/${id}/default`),
    await member.post(`${METHODS}/${id}/remove`),
  ];
  for (const { body } of rejections) expect(body.code).toBe('reauthentication_required');
  expect(await list(member)).toMatchObject([{ id }]);
});

describe('a withdrawal requires a recently entered password', () => {
  const toSaved = (member: LoggedInClient, id: string) =>
    member.post(`${METHODS}/${id}/withdraw`, { amount: 50 });
  const NEEDS_PASSWORD = 'reauthentication_required';

  test('to a destination that is not saved, with or without other saved ones', async () => {
    for (const saved of [[], [BITCOIN]]) {
      const member = await createPayableMember();
      for (const method of saved) await add(member, method);
      api.clock.advance(48 * HOUR_MS);
      await ageSession(member);

      expect(await request(member, PAYPAL)).toMatchObject({ code: NEEDS_PASSWORD });
      await member.post('/api/auth/login', { username: member.user.username, password: PASSWORD });
      expect(await request(member, PAYPAL)).toMatchObject({ status: 'pending' });
    }
  });

  test('to a saved destination until its cooldown ends, whether it is chosen or typed', async () => {
    const member = await createPayableMember();
    const { id } = await add(member);
    await ageSession(member);
    api.clock.advance(48 * HOUR_MS - 1);

    expect((await toSaved(member, id)).body.code).toBe(NEEDS_PASSWORD);
    expect(await request(member, BITCOIN)).toMatchObject({ code: NEEDS_PASSWORD });
    api.clock.advance(1);
    expect((await toSaved(member, id)).status).toBe(201);
    expect(await request(member, BITCOIN)).toMatchObject({ status: 'pending' });
  });
});

test('the default moves on request, and to the oldest other one when it is removed', async () => {
  const member = await createMember(api);
  const [first, second] = [await add(member), await add(member, PAYPAL)];
  const makeDefault = () => member.post(`${METHODS}/${second.id}/default`);

  expect((await makeDefault()).body).toMatchObject({ isDefault: true });
  expect((await makeDefault()).body).toMatchObject({ isDefault: true });
  expect(await list(member)).toMatchObject([{ id: second.id }, { id: first.id, isDefault: false }]);
  const changed = (await findMailsTo(api, member.user.email)).filter(
    ({ subject }) => subject === 'Your default payout method was changed',
  );
  expect(changed.map(({ text }) => text)).toEqual([expect.stringContaining('PayPal, p••••@e••••')]);
  const { items } = (await administrator.get(`/api/admin/audit?userId=${member.user.id}`)).body;
  const entries = (items as AuditEntry[]).filter(
    ({ action }) => action === 'user_payout_method_made_default',
  );
  expect(entries.map(({ by }) => by)).toEqual([member.user.username]);
  expect((await member.post(`${METHODS}/${second.id}/remove`)).status).toBe(204);

  expect(await list(member)).toMatchObject([{ id: first.id, isDefault: true }]);
  expect((await findMailsTo(api, member.user.email)).at(-1)!.subject).toBe('A payout method was removed');
});

describe('a payout has a cooldown of 48 hours', () => {
  const expectCooldown = async (withdrawal: { id: string }, start: number) => {
    api.clock.set(new Date(start + 48 * HOUR_MS - 1).toISOString());
    const early = await approve(withdrawal);
    expect([early.status, early.body.code]).toEqual([409, 'payout_cooldown']);
    const detail = await administrator.get(`/api/admin/withdrawals/${withdrawal.id}`);
    expect(detail.body.cooldownUntil).toBe(new Date(start + 48 * HOUR_MS).toISOString());
    api.clock.advance(1);
    expect((await approve(withdrawal)).body).toMatchObject({ status: 'processing', cooldownUntil: null });
  };

  test('after its destination was saved, whether it is chosen or typed', async () => {
    const member = await createPayableMember();
    const start = api.clock.now().getTime();
    const { id } = await add(member);
    api.clock.advance(HOUR_MS);
    const chosen = (await member.post(`${METHODS}/${id}/withdraw`, { amount: 50 })).body;
    const typed = await request(member, { ...BITCOIN, paymentDetails: BITCOIN.paymentDetails.toUpperCase() });

    await expectCooldown(chosen, start);
    expect((await approve(typed)).status).toBe(200);
  });

  test('if a destination is typed that was never used', async () => {
    const member = await createPayableMember();
    await add(member);
    api.clock.advance(10 * DAY_MS);

    await expectCooldown(await request(member, PAYPAL), api.clock.now().getTime());
  });

  test('anew if it was removed or its withdrawal rejected, and not a second time', async () => {
    const member = await createPayableMember();
    const { id } = await add(member);
    api.clock.advance(10 * DAY_MS);
    await member.post(`${METHODS}/${id}/remove`);
    const first = await request(member, BITCOIN);
    expect(first.cooldownUntil).not.toBeNull();
    await administrator.post(`/api/admin/withdrawals/${first.id}/reject`, { reason: 'Not yours.' });
    api.clock.advance(10 * DAY_MS);
    const start = api.clock.now().getTime();
    await expectCooldown(await request(member, BITCOIN), start);
    expect((await approve(await request(member, BITCOIN))).status).toBe(200);
  });
});
