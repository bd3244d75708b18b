import { MAX_PASSKEYS, type PasskeyChallenge, type PasskeyCreation } from '@platform/contracts';
import { findMailsTo } from '../../../../../test/support/captured-mails.ts';
import {
  createAdministrator,
  createMember,
  PASSWORD,
  type LoggedInClient,
} from '../../../../../test/support/factories.ts';
import { enrol, nextCode } from '../../../../../test/support/second-factor.ts';
import { addPasskeyOf, createAuthenticator } from '../../../../../test/support/software-authenticator.ts';
import { startTestApi, type TestApi } from '../../../../../test/support/test-api.ts';
import type { TestClient } from '../../../../../test/support/test-client.ts';

/** The passkeys of an account: adding, naming and removing them, and proving the second factor again. */

const URL = '/api/user/passkeys';
const FACTOR = '/api/user/second-factor';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const namesOf = async (client: TestClient): Promise<string[]> =>
  (await client.get(URL)).body.passkeys.map(({ name }: { name: string }) => name);
const subjectsTo = async ({ user }: LoggedInClient): Promise<string[]> =>
  (await findMailsTo(api, user.email)).map(({ subject }) => subject);
const challengeOf = async (client: TestClient): Promise<PasskeyCreation> =>
  (await client.post(`${URL}/challenge`)).body as PasskeyCreation;
const sessions = (client: LoggedInClient) => ({ 'session.passport.user.id': client.user.id });

/** Makes the password or the second factor of a user's sessions too old to count as recent. */
async function age(client: LoggedInClient, field: 'signedInAtMs' | 'secondFactorAtMs'): Promise<void> {
  const change = { [`session.${field}`]: Date.now() - 11 * 60_000 };
  await api.database.connection.collection('sessions_member').updateMany(sessions(client), { $set: change });
}

describe('adding', () => {
  test('turns two-factor authentication on, with recovery codes', async () => {
    const member = await createMember(api);

    const { recoveryCodes } = await addPasskeyOf(member, { name: 'Laptop' });

    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await namesOf(member)).toEqual(['Laptop']);
    expect((await member.get(FACTOR)).body).toEqual({
      enabledAt: null,
      hasPasskeys: true,
      recoveryCodesLeft: 10,
    });
    expect(await subjectsTo(member)).toContain('A passkey was added');
    const browser = api.client();
    await browser.post('/api/auth/login', { username: member.user.username, password: PASSWORD });
    expect((await browser.post('/api/auth/second-step', { code: recoveryCodes[0] })).status).toBe(200);
  });

  test('keeps the recovery codes of an account with an app', async () => {
    const member = await createMember(api);
    await enrol(api, member);

    expect((await addPasskeyOf(member)).recoveryCodes).toEqual([]);
    expect((await member.get(FACTOR)).body.recoveryCodesLeft).toBe(10);
  });

  test('needs the password again, and the second factor of those who have one', async () => {
    const member = await createMember(api);
    await age(member, 'signedInAtMs');
    expect((await member.post(`${URL}/challenge`)).body.code).toBe('reauthentication_required');

    const other = await createMember(api);
    await addPasskeyOf(other);
    await age(other, 'secondFactorAtMs');
    expect((await other.post(`${URL}/challenge`)).body.code).toBe('second_factor_again');
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another domain', { domain: 'evil.example' }],
    ['without a check of the person', { isVerified: false }],
  ])('rejects a passkey %s', async (_case, options) => {
    const member = await createMember(api);
    const body = createAuthenticator().create(await challengeOf(member), options);

    expect((await member.post(URL, body)).body.code).toBe('passkey_rejected');
    expect(await namesOf(member)).toEqual([]);
  });

  test('counts a challenge once, and a passkey belongs to one account', async () => {
    const [member, other] = [await createMember(api), await createMember(api)];
    const authenticator = createAuthenticator();
    const body = authenticator.create(await challengeOf(member));
    expect((await member.post(URL, body)).status).toBe(201);

    expect((await member.post(URL, body)).body.code).toBe('passkey_rejected');
    const again = authenticator.create(await challengeOf(other));
    expect((await other.post(URL, again)).body.code).toBe('passkey_rejected');
  });

  test('stops at ten, also when several are added at once', async () => {
    const member = await createMember(api);
    for (let count = 0; count < MAX_PASSKEYS - 1; count += 1) await addPasskeyOf(member);
    const second = api.client();
    const credentials = { username: member.user.username, password: PASSWORD };
    await second.post('/api/auth/login', credentials);
    const { recoveryCodes } = (await member.post(`${URL}/recovery-codes`)).body;
    await second.post('/api/auth/second-step', { code: recoveryCodes[0] });
    const bodies = [
      createAuthenticator().create(await challengeOf(member)),
      createAuthenticator().create(await challengeOf(second)),
    ];

    const results = await Promise.all([member.post(URL, bodies[0]), second.post(URL, bodies[1])]);

    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await member.post(`${URL}/challenge`)).body.code).toBe('too_many_passkeys');
  });
});

describe('changes', () => {
  test('renames a passkey, of the own account only', async () => {
    const member = await createMember(api);
    const { id } = await addPasskeyOf(member);
    const other = await createMember(api);

    expect((await other.post(`${URL}/${id}/rename`, { name: 'Mine' })).status).toBe(404);
    expect((await member.post(`${URL}/${id}/rename`, { name: 'Work phone' })).body.name).toBe('Work phone');
    expect(await namesOf(member)).toEqual(['Work phone']);
  });

  test('removes the last one with the recovery codes, and tells the user', async () => {
    const member = await createMember(api);
    const { id } = await addPasskeyOf(member);

    expect((await member.post(`${URL}/${id}/remove`)).status).toBe(204);

    expect(await namesOf(member)).toEqual([]);
    expect((await member.get(FACTOR)).body.recoveryCodesLeft).toBe(0);
    expect(await subjectsTo(member)).toContain('A passkey was removed');
    const credentials = { username: member.user.username, password: PASSWORD };
    expect((await api.client().post('/api/auth/login', credentials)).status).toBe(200);
  });

  test('keeps passkeys and recovery codes when the app is turned off', async () => {
    const member = await createMember(api);
    const { secret } = await enrol(api, member);
    await addPasskeyOf(member);

    const off = { password: PASSWORD, code: nextCode(secret, api) };
    expect((await member.post(`${FACTOR}/disable`, off)).status).toBe(204);

    expect((await member.get(FACTOR)).body).toEqual({
      enabledAt: null,
      hasPasskeys: true,
      recoveryCodesLeft: 10,
    });
    expect(await subjectsTo(member)).toContain('Your authenticator app was removed');
    const credentials = { username: member.user.username, password: PASSWORD };
    expect((await api.client().post('/api/auth/login', credentials)).body.code).toBe(
      'second_factor_required',
    );
  });

  test('a passkey proves the second factor again, and renews recovery codes', async () => {
    const member = await createMember(api);
    const { authenticator } = await addPasskeyOf(member);
    await age(member, 'secondFactorAtMs');
    expect((await member.post(`${URL}/recovery-codes`)).body.code).toBe('second_factor_again');

    const challenge = (await member.post(`${FACTOR}/passkey/challenge`)).body as PasskeyChallenge;
    expect((await member.post(`${FACTOR}/passkey`, authenticator.sign(challenge))).status).toBe(204);

    expect((await member.post(`${URL}/recovery-codes`)).body.recoveryCodes).toHaveLength(10);
    expect((await member.post(`${FACTOR}/passkey`, authenticator.sign(challenge))).status).toBe(400);
  });
});

describe('where administrators need a second factor', () => {
  beforeEach(async () => {
    await api.stop();
    api = await startTestApi({ requiresAdminSecondFactor: true });
  });

  test.each(['member', 'console'] as const)('a passkey is one in a %s session', async (kind) => {
    const administrator = await createAdministrator(api, kind);
    const { id } = await addPasskeyOf(administrator);

    expect((await administrator.get('/api/auth/me')).body.mustSetUpSecondFactor).toBe(false);
    expect((await administrator.get('/api/admin/counters')).status).toBe(200);
    expect((await administrator.post(`${URL}/${id}/remove`)).body.code).toBe('wrong_state');
  });

  test('the last of app and passkeys stays, also when both are removed at once', async () => {
    const administrator = await createAdministrator(api, 'member');
    const { secret } = await enrol(api, administrator);
    const { id } = await addPasskeyOf(administrator);
    const off = { password: PASSWORD, code: nextCode(secret, api) };

    const results = await Promise.all([
      administrator.post(`${URL}/${id}/remove`),
      administrator.post(`${FACTOR}/disable`, off),
    ]);

    expect(results.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await administrator.get('/api/auth/me')).body.mustSetUpSecondFactor).toBe(false);
  });
});
