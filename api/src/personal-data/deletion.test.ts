import {
  activateBlueprint,
  createAdministrator,
  createMember,
  newRegistration,
  PASSWORD,
  type LoggedInClient,
} from '../../test/support/factories.ts';
import { createRecordOwner, PRIVATE_DATA } from '../../test/support/record-owner.ts';
import { readDatabase } from '../../test/support/decrypted-database.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { DAY_MS } from '../platform/clock.ts';
import { requireId } from '../platform/ids.ts';
import { MEMBER_COLLECTIONS, OTHER_COLLECTIONS } from './collections.ts';

let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
});
afterEach(async () => expect((await api.app.reconcile()).problems).toEqual([]));
afterAll(() => api.stop());

const PATH = '/api/user/deletion';
const REQUEST = { givesUpBalance: true };
const collection = (name: string) => api.database.connection.collection(name);
const findUser = ({ user }: LoggedInClient) => collection('users').findOne({ _id: requireId(user.id) });
const runJob = () => api.app.jobs.runNow('delete-accounts');

const confirmAddress = ({ user }: LoggedInClient) =>
  collection('users').updateOne({ _id: requireId(user.id) }, { $set: { emailVerified: true } });

/** Lets the days of the deletion pass, and the minute between its two steps. */
async function passDays(days: number): Promise<void> {
  api.clock.advance(days * DAY_MS);
  await runJob();
  api.clock.advance(60_000);
  await runJob();
}

/** Creates a member with records of every kind, none of which waits for a decision. */
async function createSettledOwner(): Promise<LoggedInClient> {
  const { member, ids } = await createRecordOwner(api);
  const userId = requireId(member.user.id);
  await member.post(`/api/user/blueprints/${ids['/api/user/blueprints']}/cancel`);
  await member.post(`/api/user/withdrawals/${ids['/api/user/withdrawals']}/cancel`);
  // The documents with the private values were submitted by another member.
  const _id = requireId(ids['/api/admin/verifications']!);
  const rejected = {
    userId,
    status: 'rejected',
    open: false,
    reason: PRIVATE_DATA.fullName,
    decidedAt: api.clock.now(),
  };
  await collection('user_blueprints').updateOne({ _id }, { $set: rejected });
  await collection('identity_documents').updateOne({ _id }, { $set: { userId } });
  api.clock.advance(4 * DAY_MS);
  await api.app.jobs.runNow('decide-overdue-work');
  return member;
}

test('every collection of the database is known to the deletion of accounts', async () => {
  const known = [...Object.keys(MEMBER_COLLECTIONS), ...OTHER_COLLECTIONS];
  const models = Object.values(api.database.connection.models);
  const stored = (await api.database.connection.listCollections()).map(({ name }) => name);
  const names = [...models.map((model) => model.collection.collectionName), ...stored];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);

  const withOwner = models.filter(({ schema }) => 'userId' in schema.paths || 'referrerId' in schema.paths);
  const unhandled = withOwner
    .map((model) => model.collection.collectionName)
    .filter((name) => !(name in MEMBER_COLLECTIONS));
  expect(unhandled).toEqual([]);
});

test('is shown to administrators with the date of its next step, until the member keeps the account', async () => {
  const member = await createMember(api);
  const read = async () => (await administrator.get(`/api/admin/users/${member.user.id}`)).body.deletion;
  expect(await read()).toBeNull();
  const requestedAt = api.clock.now();

  await member.post(PATH, REQUEST);

  const nextStepAt = new Date(requestedAt.getTime() + 14 * DAY_MS).toISOString();
  expect(await read()).toEqual({ state: 'requested', requestedAt: requestedAt.toISOString(), nextStepAt });
  await member.post(`${PATH}/cancel`);
  expect(await read()).toBeNull();
});

test('leaves no name, address, phone number or username in the whole database', async () => {
  const member = await createSettledOwner();
  const { fullName, email, phoneNumber, identificationNumber, homeAddress, paymentDetails } = PRIVATE_DATA;
  const values = [fullName, email, phoneNumber, identificationNumber, homeAddress, paymentDetails];
  const texts = [
    ...values,
    'augusta.earlier@example.net',
    'a.friend@example.net',
    'notes.txt',
    'What about it?',
    'They ask too much.',
  ];
  const needles = [...texts.map(toPattern), new RegExp(`\\b${member.user.username}\\b`, 'i')];

  // A role that was given, and taken because administrators cannot delete their account: owners were told.
  for (const roles of [['owner'], []])
    expect(
      (
        await administrator.post(`/api/admin/users/${member.user.id}/roles`, {
          roles,
          reason: 'For a while.',
        })
      ).status,
    ).toBe(200);

  await confirmAddress(member);
  // What was entered without the account, in another spelling.
  await api.client().post('/api/support/tickets', {
    ...{ name: 'Ada', subject: 'A question', message: 'What about it?' },
    email: email.toUpperCase(),
  });
  await (await createMember(api)).post('/api/user/referrals', { email: 'Augusta.Earlier@Example.net' });
  const { status, body } = await member.post(PATH, { ...REQUEST, reason: 'They ask too much.' });
  expect([status, body]).toEqual([
    201,
    { deletesAt: new Date(api.clock.now().getTime() + 14 * DAY_MS).toISOString() },
  ]);
  // As after a change of the address in the last week of the account.
  const earlier = {
    email: 'augusta.earlier@example.net',
    until: new Date(api.clock.now().getTime() + 15 * DAY_MS),
  };
  await collection('users').updateOne(
    { _id: requireId(member.user.id) },
    { $set: { previousEmail: earlier } },
  );
  const before = await readDatabase(api);
  expect(needles.filter((needle) => !needle.test(before))).toEqual([]);
  await passDays(14);

  const after = await readDatabase(api);
  expect(after.split('\n').filter((line) => needles.some((needle) => needle.test(line)))).toEqual([]);
  const { body: record } = await administrator.get(`/api/admin/users/${member.user.id}`);
  expect(record).toMatchObject({ username: 'Deleted member', fullName: null, balance: 0, disabled: true });
  expect(record.timeline.map(({ action }: { action: string }) => action)).toContain('user_deleted');
});

function toPattern(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
}

test('gives up the balance, and rewards once their lock has ended', async () => {
  const member = await createMember(api);
  await member.post('/api/user/claim-signup-bonus');
  await member.post(PATH, REQUEST);
  api.clock.advance(10 * DAY_MS);
  await member.post('/api/user/tasks', { taskId: 'free-browser-detection' });
  const readBalance = async () => {
    const { body } = await administrator.get(`/api/admin/users/${member.user.id}`);
    return [body.balance, body.lockedBalance] as unknown;
  };
  expect(await readBalance()).toEqual([50, 10]);

  await passDays(4);
  expect(await readBalance()).toEqual([0, 10]);
  await passDays(11);

  expect(await readBalance()).toEqual([0, 0]);
  const { body } = await administrator.get(`/api/admin/users/${member.user.id}/entries`);
  const losses = (body.items as { kind: string; amount: number }[]).filter(
    ({ kind }) => kind === 'balance_given_up',
  );
  expect(losses.map(({ amount }) => amount)).toEqual([-10, -50]);
});

test('happens after 14 days, not earlier, and once in two processes', async () => {
  const member = await createMember(api);
  const second = await api.startSecondInstance();
  await member.post(PATH, REQUEST);

  await passDays(13);
  expect((await member.get('/api/auth/me')).body.deletesAt).toEqual(expect.any(String));
  api.clock.advance(DAY_MS);
  await Promise.all([api, second].map(({ app }) => app.jobs.runNow('delete-accounts')));
  expect((await member.get('/api/auth/me')).status).toBe(401);
  expect(await findUser(member)).toMatchObject({ username: member.user.username, isDisabled: true });
  api.clock.advance(60_000);
  await Promise.all([api, second].map(({ app }) => app.jobs.runNow('delete-accounts')));

  expect(await findUser(member)).toMatchObject({ username: 'Deleted member' });
  expect(
    await collection('audit_log').countDocuments({
      action: 'user_deleted',
      userId: requireId(member.user.id),
    }),
  ).toBe(1);
  const login = { username: member.user.username, password: PASSWORD };
  expect((await api.client().post('/api/auth/login', login)).body.code).toBe('invalid_credentials');
  expect(
    (await api.client().post('/api/auth/register', { ...newRegistration(), username: login.username }))
      .status,
  ).toBe(201);
  const enabled = await administrator.post(`/api/admin/users/${member.user.id}/enable`, {
    reason: 'A mistake.',
  });
  expect(enabled.body.message).toMatch(/deleted by its member/);
  await second.stop();
});

test('waits while something is open, at the request and on the day', async () => {
  const member = await createMember(api);
  await activateBlueprint(api, member, 1);
  const buy = async () => (await member.post('/api/user/blueprints', { blueprintId: 2 })).body.id as string;
  const cancel = (id: string) => member.post(`/api/user/blueprints/${id}/cancel`);
  const first = await buy();
  expect((await member.get(PATH)).body).toEqual({
    withdrawals: 0,
    purchases: 1,
    verifications: 0,
    submissions: 0,
  });
  expect((await member.post(PATH, REQUEST)).body.code).toBe('wrong_state');
  await cancel(first);
  expect((await member.post(PATH, REQUEST)).status).toBe(201);

  api.clock.advance(13 * DAY_MS);
  const later = await buy();
  await passDays(1);
  expect((await member.get('/api/auth/me')).status).toBe(200);
  await cancel(later);
  await passDays(1);

  expect(await findUser(member)).toMatchObject({ username: 'Deleted member' });
});

test('needs the password, the words about the balance, and an account that is not an administrator’s', async () => {
  const member = await createMember(api);
  expect((await member.post(PATH, { givesUpBalance: false })).body.code).toBe('invalid_request');
  expect((await administrator.post(PATH, REQUEST)).body.code).toBe('wrong_state');
  const session = { 'session.passport.user.id': member.user.id };
  await collection('sessions_member').updateOne(session, {
    $set: { 'session.signedInAtMs': 1 + Date.now() - 601_000 },
  });
  expect((await member.post(PATH, REQUEST)).body.code).toBe('reauthentication_required');
});

test('gives no role from the request on, and deletes no administrator', async () => {
  const [member, early] = [await createMember(api), await createMember(api)];
  const setRoles = ({ user }: LoggedInClient) =>
    administrator.post(`/api/admin/users/${user.id}/roles`, { roles: ['owner'], reason: 'A colleague.' });
  for (const client of [member, early]) await client.post(PATH, REQUEST);
  const requested = await setRoles(member);
  // The API rejects this; the job looks again all the same.
  const roles = { isAdmin: true, adminRoles: ['owner'] };
  await collection('users').updateOne({ _id: requireId(early.user.id) }, { $set: roles });

  await passDays(15);

  expect([requested.status, requested.body.code]).toEqual([409, 'wrong_state']);
  expect((await setRoles(member)).body.message).toMatch(/is deleted, or will be/);
  expect((await early.get('/api/auth/me')).body).toMatchObject({ adminRoles: ['owner'] });
  expect((await early.post(`${PATH}/cancel`)).status).toBe(204);
  expect((await setRoles(early)).body.message).toMatch(/already has these roles/);
});
