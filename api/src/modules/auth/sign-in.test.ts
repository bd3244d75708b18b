import argon2 from 'argon2';
import { mongo } from 'mongoose';
import { HASH_COST, createPasswords } from '../../platform/crypto/passwords.ts';
import { PASSWORD, aMember, aPerson, type SignedIn } from '../../testing/factories.ts';
import { tokenTo } from '../../testing/mailbox.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const LOGIN = '/api/auth/login';
/** Of the driver, through which everything goes. */
const CALLS = ['find', 'findOne', 'findOneAndUpdate', 'insertOne', 'updateOne'] as const;

test('does the same work for nobody as for somebody with another password', async () => {
  // At the real cost of a hash: that is what takes the time.
  const real = await startTestApi({}, HASH_COST);
  const { user } = await aMember(real);
  // Where the member has signed in before it is known that they exist.
  const fromElsewhere = {
    'x-forwarder-secret': real.settings.forwarderSecret,
    'x-forwarded-for': '192.0.2.1',
  };
  const [hash, verify] = [jest.spyOn(argon2, 'hash'), jest.spyOn(argon2, 'verify')];
  const calls = CALLS.map((method) => jest.spyOn(mongo.Collection.prototype, method));
  const workOf = async (username: string) => {
    for (const spy of [verify, ...calls]) spy.mockClear();
    const guess = { username, password: 'a wrong guess' };
    const { status } = await real.client().post(LOGIN, guess, { headers: fromElsewhere });
    expect(status).toBe(401);
    const asked = calls.flatMap((spy, index) =>
      spy.mock.contexts.map(
        (collection) => `${(collection as mongo.Collection).collectionName}.${CALLS[index]}`,
      ),
    );
    return { asked, verified: verify.mock.calls.map(([of, guess]) => [costOf(of), guess]) };
  };

  // Nobody first: what is only made once is not to take longer either.
  const unknown = await workOf('nobody-at-all');
  const known = await workOf(user.username);

  expect(known.verified).toEqual([['argon2id v=19 m=19456 p=1 t=2, 16 and 32 bytes', 'a wrong guess']]);
  expect(known.asked).toContain('users.findOne');
  expect(unknown).toEqual(known);
  expect(hash).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  await real.stop();
});

test('makes a hash of another cost anew', async () => {
  const { user } = await aMember(api);
  const users = api.database.connection.collection('users');
  const older = createPasswords({ memoryCost: 1_024, timeCost: 3, parallelism: 1 });
  await users.updateOne({ username: user.username }, { $set: { passwordHash: await older.hash(PASSWORD) } });
  const signIn = () => api.client().post(LOGIN, { username: user.username, password: PASSWORD });
  const hash = async () => (await users.findOne({ username: user.username }))!.passwordHash as string;

  expect((await signIn()).status).toBe(200);
  const renewed = await hash();
  expect((await signIn()).status).toBe(200);

  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=1024,p=1,t=2\$/);
  expect(await hash()).toBe(renewed);
});

describe('the audit log', () => {
  const entries = (member: SignedIn) =>
    api.database.connection
      .collection('audit_log')
      .find({ subjectId: { $ne: null } })
      .toArray()
      .then((all) => all.filter(({ subjectId }) => String(subjectId) === member.user.id));

  test('tells of everything that concerns who may sign in: who, when, what, in which request', async () => {
    const member = await aMember(api);
    const { username, email } = member.user;
    const requests = [
      await api.client().post(LOGIN, { username, password: 'a wrong guess' }),
      await member.post(LOGIN, { username, password: PASSWORD }),
      await member.post('/api/auth/verify-email', { token: await tokenTo(api, email, '/verify-email') }),
      await member.post('/api/user/profile', { email: `new.${email}` }),
      await member.post('/api/user/password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` }),
      await reset(`new.${email}`),
    ];
    const found = await entries(member);

    expect(found.map(({ action, by }) => [action, by && String(by)])).toEqual([
      ['user_registered', member.user.id],
      ['user_sign_in_refused', null],
      ['user_signed_in', member.user.id],
      ['user_email_verified', member.user.id],
      ['user_email_changed', member.user.id],
      ['user_password_changed', member.user.id],
      ['user_password_reset', member.user.id],
      ['user_email_verified', member.user.id],
    ]);
    expect(found.map(({ at }) => at as Date)).toEqual(found.map(() => api.clock.now()));
    expect(found.slice(1, 7).map(({ requestId }) => requestId as string)).toEqual(
      requests.map(({ headers }) => headers.get('x-request-id')),
    );
  });

  test('tells of guesses at nobody, without the name', async () => {
    const username = aPerson().username;
    const { headers } = await api.client().post(LOGIN, { username, password: 'a wrong guess' });

    const entry = await api.database.connection
      .collection('audit_log')
      .findOne({ requestId: headers.get('x-request-id') });

    expect(entry).toMatchObject({ action: 'user_sign_in_refused', by: null, subjectId: null });
    expect(JSON.stringify(entry)).not.toContain(username);
  });

  async function reset(email: string) {
    await api.client().post('/api/auth/forgot-password', { email });
    await api.app.jobs.runNow('answer-reset-requests');
    const token = await tokenTo(api, email, '/reset-password');
    return api.client().post('/api/auth/reset-password', { token, password: `${PASSWORD} 3` });
  }
});

/** What it costs to compare with a hash: all that it says, but the salt and the hash themselves. */
function costOf(hash: string): string {
  const [, algorithm, version, parameters, ...values] = hash.split('$');
  const lengths = values.map((value) => Buffer.from(value, 'base64').length);
  return `${algorithm} ${version} ${parameters!.replaceAll(',', ' ')}, ${lengths.join(' and ')} bytes`;
}
