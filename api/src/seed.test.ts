import { DEMO_ACCOUNTS } from '@platform/contracts';
import { startTestApi, type TestApi } from '../test/support/test-api.ts';

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

test('two first starts at once create each account once', async () => {
  const { connection } = api.database;
  for (const name of ['users', 'balances', 'tasks']) await connection.collection(name).deleteMany({});

  await Promise.all([api.app.prepare(), api.app.prepare()]);

  expect(await connection.collection('users').countDocuments()).toBe(DEMO_ACCOUNTS.length + 1);
  expect(await connection.collection('balances').countDocuments()).toBe(DEMO_ACCOUNTS.length + 1);
});
