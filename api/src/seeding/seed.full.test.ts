import { DEMO_ACCOUNTS } from '@platform/contracts';
import { findMailsTo } from '../../test/support/captured-mails.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';

const FIRST_ADMINISTRATOR = {
  username: 'The Boss',
  email: 'boss@example.org',
  password: 'correct-horse-staple',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ firstAdministrator: FIRST_ADMINISTRATOR });
});
afterAll(() => api.stop());

test.each([...DEMO_ACCOUNTS, { ...FIRST_ADMINISTRATOR, isAdmin: true }])(
  '$username can log in',
  async ({ username, password, isAdmin }) => {
    const { status, body } = await api.client().post('/api/auth/login', { username, password });

    expect([status, body.isAdmin]).toEqual([200, isAdmin]);
    // Payouts to a demo account can be approved, although no email reaches it.
    expect(body.emailVerified).toBe(username !== FIRST_ADMINISTRATOR.username);
  },
);

test.each(['qwerty123456', 'the boss'])(
  'does not start with the weak password %j of the first administrator',
  async (password) => {
    const start = startTestApi({ firstAdministrator: { ...FIRST_ADMINISTRATOR, password } });

    await expect(start).rejects.toThrow(/^ADMIN_PASSWORD is not accepted\. .+ Choose another one\.$/);
  },
);

test('restarting changes nothing, even with two starts at once', async () => {
  const { connection } = api.database;
  await connection.collection('users').updateOne({ usernameKey: 'demo' }, { $set: { fullName: 'Changed' } });
  const count = () =>
    Promise.all(['users', 'balances', 'tasks'].map((name) => connection.collection(name).countDocuments()));
  const before = await count();

  await Promise.all([api.app.prepare(), api.app.prepare()]);

  expect(await count()).toEqual(before);
  expect((await connection.collection('users').findOne({ usernameKey: 'demo' }))?.fullName).toBe('Changed');
  expect((await api.app.reconcile()).problems).toEqual([]);
});

describe('a first administrator whose data an account has already', () => {
  const restart = async (firstAdministrator: typeof FIRST_ADMINISTRATOR) => {
    const users = api.database.connection.collection('users');
    const before = await users.find({}).sort({ _id: 1 }).toArray();
    const again = await api.startSecondInstance({ firstAdministrator });
    await again.stop();
    expect(await users.find({}).sort({ _id: 1 }).toArray()).toEqual(before);
    return again.logLines.filter((line) => line.includes('first administrator'));
  };

  test.each([
    [
      'email',
      { username: 'another-boss', email: 'BOSS@example.org' },
      'ADMIN_EMAIL belongs to another account',
    ],
    [
      'username',
      { username: 'demo', email: 'new@example.org' },
      'ADMIN_USERNAME is the username of a member',
    ],
  ])('does not stop the start, warns and gives no rights: its %s', async (_field, data, warning) => {
    expect(await restart({ ...FIRST_ADMINISTRATOR, ...data })).toEqual([expect.stringContaining(warning)]);
  });

  test('is not reported if it is the administrator itself', async () => {
    expect(await restart(FIRST_ADMINISTRATOR)).toEqual([]);
  });
});

test('a first administrator is recorded as an owner, and told to the owners that there are', async () => {
  const [boss, newcomer] = ['boss@example.org', 'newcomer@example.org'];
  const told = async () =>
    (await findMailsTo(api, boss)).filter(({ subject }) => subject === 'An administrator is now an owner');
  const before = (await told()).length;
  const firstAdministrator = { ...FIRST_ADMINISTRATOR, username: 'newcomer', email: newcomer };
  const again = await api.startSecondInstance({ firstAdministrator });
  await again.stop();

  const mails = await told();
  expect(mails).toHaveLength(before + 1);
  expect(mails.at(-1)!.text).toContain('The account "newcomer" was given the role of owner');
  const record = await api.database.connection.collection('users').findOne({ usernameKey: 'newcomer' });
  const entry = await api.database.connection
    .collection('audit_log')
    .findOne({ action: 'user_roles_changed', userId: record!._id });
  expect(entry).toMatchObject({ reason: 'Roles: owner (before: none). Created by ADMIN_USERNAME.' });
});

test('a later start with other values creates another owner, who can take the roles of one that is lost', async () => {
  const rescue = { username: 'rescue-owner', email: 'rescue@example.org', password: 'battery-staple-horse' };
  const again = await api.startSecondInstance({ firstAdministrator: rescue });
  const client = again.client();
  const { body } = await client.post('/api/auth/login', {
    username: rescue.username,
    password: rescue.password,
  });
  expect(body.adminRoles).toEqual(['owner']);

  const users = api.database.connection.collection('users');
  const lost = await users.findOne({ username: FIRST_ADMINISTRATOR.username });
  const path = `/api/admin/users/${String(lost!._id)}/roles`;
  const response = await client.post(path, { roles: [], reason: 'The owner has lost the second factor.' });

  expect([response.status, response.body.isAdmin]).toEqual([200, false]);
  await users.updateOne({ _id: lost!._id }, { $set: { isAdmin: true, adminRoles: ['owner'] } });
  await again.stop();
});

test('two first starts at once create each account once', async () => {
  const { connection } = api.database;
  for (const name of ['users', 'balances', 'tasks', 'encryption_keys'])
    await connection.collection(name).deleteMany({});

  await Promise.all([api.app.prepare(), api.app.prepare()]);

  expect(await connection.collection('users').countDocuments()).toBe(DEMO_ACCOUNTS.length + 1);
  expect(await connection.collection('balances').countDocuments()).toBe(DEMO_ACCOUNTS.length + 1);
});
