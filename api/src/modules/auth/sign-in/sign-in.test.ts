import argon2 from 'argon2';
import { mongo } from 'mongoose';
import { HASH_COST, createPasswords } from '../../../platform/crypto/passwords.ts';
import {
  PASSWORD,
  createMember,
  newRegistration,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { findMailedToken } from '../../../../test/support/captured-mails.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const LOGIN = '/api/auth/login';
/** Methods of the MongoDB driver that every database access goes through. */
const DRIVER_METHODS = ['find', 'findOne', 'findOneAndUpdate', 'insertOne', 'updateOne'] as const;

test('does the same work for an unknown user as for a wrong password', async () => {
  // Uses the production hash cost, because hashing takes most of the time.
  const real = await startTestApi({}, HASH_COST);
  const { user } = await createMember(real);
  // The guesses come from an address that is not known: a known one skips a rate limit of the user.
  const fromElsewhere = {
    'x-forwarder-secret': real.settings.forwarderSecret,
    'x-forwarded-for': '192.0.2.1',
  };
  const [hash, verify] = [jest.spyOn(argon2, 'hash'), jest.spyOn(argon2, 'verify')];
  const calls = DRIVER_METHODS.map((method) => jest.spyOn(mongo.Collection.prototype, method));
  const workOf = async (username: string) => {
    for (const spy of [verify, ...calls]) spy.mockClear();
    const guess = { username, password: 'a wrong guess' };
    const { status } = await real.client().post(LOGIN, guess, { headers: fromElsewhere });
    expect(status).toBe(401);
    const commands = calls.flatMap((spy, index) =>
      spy.mock.contexts.map(
        (collection) => `${(collection as mongo.Collection).collectionName}.${DRIVER_METHODS[index]}`,
      ),
    );
    return { commands, verified: verify.mock.calls.map(([of, guess]) => [costOf(of), guess]) };
  };

  // The unknown user goes first, so that one-time work would show up there.
  const unknown = await workOf('unknown-user');
  const known = await workOf(user.username);

  expect(known.verified).toEqual([['argon2id v=19 m=19456 p=1 t=2, 16 and 32 bytes', 'a wrong guess']]);
  expect(known.commands).toContain('users.findOne');
  expect(unknown).toEqual(known);
  expect(hash).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  await real.stop();
});

test('rehashes a password whose hash has another cost', async () => {
  const { user } = await createMember(api);
  const users = api.database.connection.collection('users');
  const older = createPasswords({ memoryCost: 1_024, timeCost: 3, parallelism: 1 });
  await users.updateOne({ username: user.username }, { $set: { passwordHash: await older.hash(PASSWORD) } });
  const signIn = () => api.client().post(LOGIN, { username: user.username, password: PASSWORD });
  const hash = async () => (await users.findOne({ username: user.username }))!.passwordHash as string;

  expect((await signIn()).status).toBe(200);
  const rehashed = await hash();
  expect((await signIn()).status).toBe(200);

  expect(rehashed).toMatch(/^\$argon2id\$v=19\$m=1024,p=1,t=2\$/);
  expect(await hash()).toBe(rehashed);
});

describe('the audit log', () => {
  const entries = (member: LoggedInClient) =>
    api.database.connection
      .collection('audit_log')
      .find({ subjectId: { $ne: null } })
      .toArray()
      .then((all) => all.filter(({ subjectId }) => String(subjectId) === member.user.id));

  test('records every event about who may sign in, with actor, time and request', async () => {
    const member = await createMember(api);
    const { username, email } = member.user;
    const requests = [
      await api.client().post(LOGIN, { username, password: 'a wrong guess' }),
      await member.post(LOGIN, { username, password: PASSWORD }),
      await member.post('/api/auth/verify-email', {
        token: await findMailedToken(api, email, '/verify-email'),
      }),
      await member.post('/api/user/profile', { email: `new.${email}` }),
      await member.post('/api/user/password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` }),
      await reset(`new.${email}`),
    ];
    const recorded = await entries(member);

    expect(recorded.map(({ action, by }) => [action, by && String(by)])).toEqual([
      ['user_registered', member.user.id],
      ['user_sign_in_rejected', null],
      ['user_signed_in', member.user.id],
      ['user_email_verified', member.user.id],
      ['user_email_changed', member.user.id],
      ['user_password_changed', member.user.id],
      ['user_password_reset', member.user.id],
      ['user_email_verified', member.user.id],
    ]);
    expect(recorded.map(({ at }) => at as Date)).toEqual(recorded.map(() => api.clock.now()));
    expect(recorded.slice(1, 7).map(({ requestId }) => requestId as string)).toEqual(
      requests.map(({ headers }) => headers.get('x-request-id')),
    );
  });

  test('records guesses at unknown users without the username', async () => {
    const username = newRegistration().username;
    const { headers } = await api.client().post(LOGIN, { username, password: 'a wrong guess' });

    const entry = await api.database.connection
      .collection('audit_log')
      .findOne({ requestId: headers.get('x-request-id') });

    expect(entry).toMatchObject({ action: 'user_sign_in_rejected', by: null, subjectId: null });
    expect(JSON.stringify(entry)).not.toContain(username);
  });

  async function reset(email: string) {
    await api.client().post('/api/auth/forgot-password', { email });
    await api.app.jobs.runNow('answer-reset-requests');
    const token = await findMailedToken(api, email, '/reset-password');
    return api.client().post('/api/auth/reset-password', { token, password: `${PASSWORD} 3` });
  }
});

/** Returns what determines the cost of verifying a hash: algorithm, parameters, and the lengths of salt and hash. */
function costOf(hash: string): string {
  const [, algorithm, version, parameters, ...values] = hash.split('$');
  const lengths = values.map((value) => Buffer.from(value, 'base64').length);
  return `${algorithm} ${version} ${parameters!.replaceAll(',', ' ')}, ${lengths.join(' and ')} bytes`;
}
