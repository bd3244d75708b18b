import type { PasskeyChallenge } from '@platform/contracts';
import { findMailedToken, findMailsTo } from '../../../../../test/support/captured-mails.ts';
import {
  confirmAddress,
  createAdministrator,
  createMember,
  PASSWORD,
  type LoggedInClient,
} from '../../../../../test/support/factories.ts';
import { enrol, nextCode } from '../../../../../test/support/second-factor.ts';
import {
  addPasskeyOf,
  createAuthenticator,
  type Authenticator,
} from '../../../../../test/support/software-authenticator.ts';
import { startTestApi, type TestApi } from '../../../../../test/support/test-api.ts';
import type { TestClient } from '../../../../../test/support/test-client.ts';

/** Logging in with a passkey: alone, and as the second step. */

const LOGIN = '/api/auth/passkey';
const STEP = '/api/auth/second-step/passkey';
const REJECTED = [400, 'passkey_rejected'];

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

async function createOwner(): Promise<{ member: LoggedInClient; authenticator: Authenticator; id: string }> {
  const member = await createMember(api);
  return { member, ...(await addPasskeyOf(member)) };
}

async function start(client: TestClient, path = LOGIN): Promise<PasskeyChallenge> {
  const { status, body } = await client.post(`${path}/challenge`);
  expect(status).toBe(200);
  return body as PasskeyChallenge;
}

async function enterPassword({ user }: LoggedInClient): Promise<TestClient> {
  const client = api.client();
  const { body } = await client.post('/api/auth/login', { username: user.username, password: PASSWORD });
  expect(body.code).toBe('second_factor_required');
  return client;
}

async function post(client: TestClient, path: string, payload: object): Promise<[number, string]> {
  const { status, body } = await client.post(path, payload);
  return [status, body.code];
}

describe('alone', () => {
  test('logs in without a password or a code, and proves both', async () => {
    const { member, authenticator } = await createOwner();
    const browser = api.client();
    const challenge = await start(browser);
    expect(challenge).toMatchObject({ domain: 'localhost', allowed: [] });
    const pending = browser.cookies.get('sid-3000');

    const { status, body } = await browser.post(LOGIN, authenticator.sign(challenge));

    expect([status, body.username]).toEqual([200, member.user.username]);
    expect(browser.cookies.get('sid-3000')).not.toBe(pending);
    expect((await browser.post('/api/user/passkeys/challenge')).status).toBe(200);
    const { body: list } = await browser.get('/api/user/passkeys');
    expect(list.passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: api.clock.now().toISOString() }]);
  });

  test('opens a console session for administrators only', async () => {
    const administrator = await createAdministrator(api, 'console');
    const { authenticator } = await addPasskeyOf(administrator);
    const { authenticator: ofMember } = await createOwner();
    const [console, other] = [api.client('console'), api.client('console')];

    expect(await post(other, LOGIN, ofMember.sign(await start(other)))).toEqual([403, 'forbidden']);
    expect((await console.post(LOGIN, authenticator.sign(await start(console)))).status).toBe(200);
    expect((await console.get('/api/admin/counters')).status).toBe(200);
  });

  test('counts a challenge once, also when two answers come at once', async () => {
    const { authenticator } = await createOwner();
    const browser = api.client();
    const challenge = await start(browser);
    const proofs = [authenticator.sign(challenge), authenticator.sign(challenge)];

    const statuses = await Promise.all(
      proofs.map(async (proof) => (await browser.post(LOGIN, proof)).status),
    );
    const again = await post(browser, LOGIN, authenticator.sign(challenge));

    expect(statuses.sort()).toEqual([200, 400]);
    expect(again).toEqual(REJECTED);
  });

  test('rejects the challenge of another browser, a late one and one for another purpose', async () => {
    const { member, authenticator } = await createOwner();
    const [browser, stranger] = [api.client(), api.client()];
    const challenge = await start(browser);
    await start(stranger);
    expect(await post(stranger, LOGIN, authenticator.sign(challenge))).toEqual(REJECTED);

    const late = await start(browser);
    api.clock.advance(5 * 60_000);
    expect(await post(browser, LOGIN, authenticator.sign(late))).toEqual(REJECTED);

    const pending = await enterPassword(member);
    expect(await post(pending, LOGIN, authenticator.sign(await start(pending, STEP)))).toEqual(REJECTED);
    expect(await post(pending, STEP, authenticator.sign(await start(pending)))).toEqual(REJECTED);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another domain', { domain: 'evil.example' }],
    ['without a check of the person', { isVerified: false }],
  ])('rejects a signature %s', async (_case, options) => {
    const { authenticator } = await createOwner();
    const browser = api.client();

    expect(await post(browser, LOGIN, authenticator.sign(await start(browser), options))).toEqual(REJECTED);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
  });

  test('rejects an unknown passkey, a changed signature, and the name of another account', async () => {
    const { authenticator } = await createOwner();
    const browser = api.client();
    const unknown = createAuthenticator().sign(await start(browser));
    expect(await post(browser, LOGIN, unknown)).toEqual(REJECTED);

    const { signature } = authenticator.sign(await start(browser));
    const changed = { ...authenticator.sign(await start(browser)), signature };
    expect(await post(browser, LOGIN, changed)).toEqual(REJECTED);

    const misnamed = { ...authenticator.sign(await start(browser)), userHandle: 'AAAAAAAAAAAAAAAA' };
    expect(await post(browser, LOGIN, misnamed)).toEqual(REJECTED);
  });

  test('needs the new password first once the password was set by a link, until it was used after that', async () => {
    const { member, authenticator } = await createOwner();
    await confirmAddress(api, member);
    const { email } = member.user;
    await api.client().post('/api/auth/forgot-password', { email });
    await api.app.jobs.runNow('answer-reset-requests');
    const token = await findMailedToken(api, email, '/reset-password');
    const set = await api.client().post('/api/auth/reset-password', { token, password: PASSWORD });
    expect(set.status).toBe(204);

    const browser = api.client();
    const { status, body } = await browser.post(LOGIN, authenticator.sign(await start(browser)));
    expect([status, body.code]).toEqual(REJECTED);
    expect(body.message).toContain('Log in with the new password');
    expect((await browser.get('/api/auth/me')).status).toBe(401);

    const pending = await enterPassword(member);
    expect((await pending.post(STEP, authenticator.sign(await start(pending, STEP)))).status).toBe(200);
    expect((await browser.post(LOGIN, authenticator.sign(await start(browser)))).status).toBe(200);
  });

  test('rejects a counter that has gone back, and tells the user', async () => {
    const { member, authenticator } = await createOwner();
    const browser = api.client();
    await browser.post(LOGIN, authenticator.sign(await start(browser), { counter: 7 }));
    const copy = api.client();

    expect(await post(copy, LOGIN, authenticator.sign(await start(copy), { counter: 7 }))).toEqual(REJECTED);
    expect(await post(copy, LOGIN, authenticator.sign(await start(copy), { counter: 0 }))).toEqual(REJECTED);

    const subjects = (await findMailsTo(api, member.user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was rejected');
    expect((await copy.post(LOGIN, authenticator.sign(await start(copy), { counter: 8 }))).status).toBe(200);
  });

  test('accepts an authenticator that does not count', async () => {
    const member = await createMember(api);
    const { authenticator } = await addPasskeyOf(member, {
      authenticator: createAuthenticator({ counts: false }),
    });
    for (const browser of [api.client(), api.client()])
      expect((await browser.post(LOGIN, authenticator.sign(await start(browser)))).status).toBe(200);
  });

  test('rejects the passkey of a disabled account', async () => {
    const { member, authenticator } = await createOwner();
    const administrator = await createAdministrator(api);
    const path = `/api/admin/users/${member.user.id}/disable`;
    expect((await administrator.post(path, { reason: 'It was shared with others.' })).status).toBe(200);
    const browser = api.client();

    const result = await post(browser, LOGIN, authenticator.sign(await start(browser)));

    expect(result).toEqual([403, 'account_disabled']);
  });
});

describe('as the second step', () => {
  test('completes a login instead of a code', async () => {
    const { member, authenticator } = await createOwner();
    const browser = await enterPassword(member);
    expect((await browser.get('/api/auth/second-step')).body).toEqual({ hasApp: false, hasPasskeys: true });
    const challenge = await start(browser, STEP);
    expect(challenge.allowed).toEqual([{ id: authenticator.id, transports: ['internal', 'hybrid'] }]);

    const { status, body } = await browser.post(STEP, authenticator.sign(challenge));

    expect([status, body.username]).toEqual([200, member.user.username]);
  });

  test('accepts only passkeys of the user whose password was entered', async () => {
    const { member } = await createOwner();
    const { authenticator: other } = await createOwner();
    const browser = await enterPassword(member);

    expect(await post(browser, STEP, other.sign(await start(browser, STEP)))).toEqual(REJECTED);
  });

  test('wrong passkeys keep out neither a code nor a passkey', async () => {
    const { member, authenticator } = await createOwner();
    const { secret } = await enrol(api, member);
    const browser = await enterPassword(member);
    for (let attempt = 0; attempt < 11; attempt += 1)
      await browser.post(STEP, authenticator.sign(await start(browser, STEP), { isVerified: false }));

    expect((await browser.post('/api/auth/second-step', { code: nextCode(secret, api) })).status).toBe(200);
    const again = await enterPassword(member);
    expect((await again.post(STEP, authenticator.sign(await start(again, STEP)))).status).toBe(200);
  });

  test('offers nothing without a login that waits, and no passkey to accounts without one', async () => {
    const stranger = api.client();
    expect((await stranger.get('/api/auth/second-step')).body).toEqual({ hasApp: false, hasPasskeys: false });
    expect(await post(stranger, `${STEP}/challenge`, {})).toEqual([403, 'login_expired']);
    const member = await createMember(api);
    await enrol(api, member);
    const browser = await enterPassword(member);

    expect((await browser.get('/api/auth/second-step')).body).toEqual({ hasApp: true, hasPasskeys: false });
    expect(await post(browser, `${STEP}/challenge`, {})).toEqual([409, 'wrong_state']);
  });
});
