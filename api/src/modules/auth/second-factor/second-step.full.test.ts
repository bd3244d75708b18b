import { findMailedToken, findMailsTo } from '../../../../test/support/captured-mails.ts';
import {
  createAdministrator,
  createMember,
  PASSWORD,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { codeOf, enrol, nextCode } from '../../../../test/support/second-factor.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import type { TestClient } from '../../../../test/support/test-client.ts';
import { createEncryptor, contextOf } from '../../../platform/crypto/encryptor.ts';
import { ENCRYPTED_FIELDS } from '../../../encryption/encrypted-fields.ts';
import { requireId } from '../../../platform/ids.ts';

/** Logging in with two-factor authentication: the second step and what it guards against. */

const STEP = '/api/auth/second-step';
const MINUTE_MS = 60_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

/** Enters the password in a new browser. */
async function enterPassword({ user }: LoggedInClient, client = api.client()): Promise<TestClient> {
  const credentials = { username: user.username, password: PASSWORD };
  const { status, body } = await client.post('/api/auth/login', credentials);
  expect([status, body.code]).toEqual([403, 'second_factor_required']);
  return client;
}

/** The secret and the codes of RFC 6238, appendix B, for SHA-1: the last six of the eight digits. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('accepts the code of RFC 6238 at %i seconds', async (seconds, code) => {
  const member = await createMember(api);
  await enrol(api, member);
  const field = ENCRYPTED_FIELDS.totpSecret;
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'; // cspell:disable-line
  const encryptedSecret = createEncryptor(api.settings.encryptionKeys).encrypt(
    secret,
    contextOf(field, member.user.id),
  );
  await api.database.connection
    .collection(field.collection)
    .updateOne({ _id: requireId(member.user.id) }, { $set: { encryptedSecret, lastStep: 0 } });
  api.clock.set(new Date(seconds * 1_000).toISOString());
  const browser = await enterPassword(member);

  const { status, body } = await browser.post(STEP, { code });

  expect([status, body.username]).toEqual([200, member.user.username]);
});

test('starts no session before the second step, and one under a new id after it', async () => {
  const member = await createMember(api);
  const { secret } = await enrol(api, member);
  const browser = await enterPassword(member);
  const pending = browser.cookies.get('sid-3000');
  expect(browser.cookies.has('signed-in-3000')).toBe(false);
  expect(browser.cookies.has('device-3000')).toBe(false);
  expect((await browser.get('/api/auth/me')).status).toBe(401);

  const { status } = await browser.post(STEP, { code: nextCode(secret, api) });

  expect(status).toBe(200);
  expect((await browser.get('/api/auth/me')).body.username).toBe(member.user.username);
  expect(browser.cookies.get('sid-3000')).not.toBe(pending);
  // The login counts as a recent proof.
  expect((await browser.post('/api/user/second-factor/setup', { password: PASSWORD })).status).toBe(200);
});

test('accepts a code of the step before and after, and of no other', async () => {
  const member = await createMember(api);
  const { secret } = await enrol(api, member);
  const at = (ms: number): string => {
    api.clock.advance(ms);
    const code = codeOf(secret, api);
    api.clock.advance(-ms);
    return code;
  };
  const tryCode = async (code: string) => (await (await enterPassword(member)).post(STEP, { code })).status;
  api.clock.advance(10 * MINUTE_MS);

  expect(await tryCode(at(-MINUTE_MS))).toBe(400);
  expect(await tryCode(at(MINUTE_MS))).toBe(400);
  expect(await tryCode(at(-30_000))).toBe(200);
  expect(await tryCode(at(30_000))).toBe(200);
});

test('accepts a code once, also when it is sent twice at once', async () => {
  const member = await createMember(api);
  const { secret } = await enrol(api, member);
  const browsers = [await enterPassword(member), await enterPassword(member)];
  const code = nextCode(secret, api);

  const statuses = await Promise.all(
    browsers.map(async (browser) => (await browser.post(STEP, { code })).status),
  );
  const again = await (await enterPassword(member)).post(STEP, { code });

  expect(statuses.sort()).toEqual([200, 400]);
  expect(again.body).toMatchObject({ code: 'code_wrong', details: [{ path: 'code' }] });
});

const otherThan = (code: string): string => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');

/** Ends the limit of 15 minutes, which counts with the system clock. */
const endQuarterOfHour = ({ user }: LoggedInClient) =>
  api.database.connection
    .collection<{ key: string }>('rate_limits')
    .deleteOne({ key: `secondFactor:${user.id}` });

test('limits guesses per account, in all browsers together and sent at once', async () => {
  const member = await createMember(api);
  const { secret } = await enrol(api, member);
  const browsers = await Promise.all(Array.from({ length: 4 }, () => enterPassword(member)));

  const wrong = otherThan(codeOf(secret, api));
  const guesses = browsers.flatMap((browser) =>
    Array.from({ length: 5 }, async () => (await browser.post(STEP, { code: wrong })).body.code),
  );
  const codes = (await Promise.all(guesses)) as string[];
  const right = await browsers[0]!.post(STEP, { code: nextCode(secret, api) });

  expect(codes.filter((code) => code === 'code_wrong').length).toBeLessThanOrEqual(10);
  expect(codes.filter((code) => code === 'rate_limited').length).toBeGreaterThanOrEqual(10);
  expect([right.status, right.headers.has('retry-after')]).toEqual([429, true]);
});

test('made-up recovery codes keep out neither a code of the app nor a recovery code', async () => {
  const member = await createMember(api);
  const { secret, recoveryCodes } = await enrol(api, member);
  const browser = await enterPassword(member);
  const guesses = Array.from({ length: 30 }, async (_, index) =>
    browser.post(STEP, { code: `made-up-${index}` }),
  );
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code as string);

  expect(new Set(codes)).toEqual(new Set(['code_wrong']));
  expect((await browser.post(STEP, { code: nextCode(secret, api) })).status).toBe(200);
  expect((await (await enterPassword(member)).post(STEP, { code: recoveryCodes[0] })).status).toBe(200);
});

test('limits guesses of six digits within a day, and lets the owner in with a recovery code', async () => {
  const member = await createMember(api);
  const { secret, recoveryCodes } = await enrol(api, member);
  const browser = await enterPassword(member);
  const right = nextCode(secret, api);
  const wrong = otherThan(right);
  const outcomes: string[] = [];
  for (let guess = 0; guess < 52; guess += 1) {
    if (guess % 10 === 0) await endQuarterOfHour(member);
    outcomes.push((await browser.post(STEP, { code: wrong })).body.code as string);
  }
  await endQuarterOfHour(member);
  const rejected = await browser.post(STEP, { code: right });

  expect(outcomes.filter((code) => code === 'code_wrong')).toHaveLength(50);
  expect([rejected.status, rejected.body.code]).toEqual([429, 'rate_limited']);
  expect(rejected.body.message).toContain('A recovery code or a passkey still works.');
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
  expect((await browser.post(STEP, { code: recoveryCodes[0] })).status).toBe(200);
});

test('warns of the fifth wrong code in a day, once a day: someone else may know the password', async () => {
  const member = await createMember(api);
  const { secret } = await enrol(api, member);
  const browser = await enterPassword(member);
  const tryCodes = async (count: number) => {
    for (let index = 0; index < count; index += 1) await browser.post(STEP, { code: `no-code-${index}` });
    const mails = await findMailsTo(api, member.user.email);
    return mails.filter(({ subject }) => subject === 'Wrong codes were entered for your account').length;
  };

  expect([await tryCodes(4), await tryCodes(1), await tryCodes(2)]).toEqual([0, 1, 1]);
  api.clock.advance(24 * 60 * MINUTE_MS);
  expect(await tryCodes(1)).toBe(2);
  expect((await browser.post(STEP, { code: nextCode(secret, api) })).status).toBe(200);
  const { body } = await browser.get('/api/user/notices');
  const texts = (body.items as { text: string }[]).map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith('Wrong codes'))).toHaveLength(2);
});

test('needs the browser that entered the password, within 10 minutes', async () => {
  const member = await createMember(api);
  const { secret } = await enrol(api, member);
  const stranger = await api.client().post(STEP, { code: nextCode(secret, api) });
  const browser = await enterPassword(member);
  const sessions = api.database.connection.collection('sessions_member');
  const pending = { 'session.pendingLogin': { $exists: true } };
  await sessions.updateOne(pending, { $set: { 'session.pendingLogin.untilMs': Date.now() } });

  const late = await browser.post(STEP, { code: nextCode(secret, api) });

  for (const { status, body } of [stranger, late])
    expect([status, body.code]).toEqual([403, 'login_expired']);
});

test('ends with a new password, and with the account', async () => {
  const member = await createMember(api);
  const { secret } = await enrol(api, member);
  const [first, second] = [await enterPassword(member), await enterPassword(member)];
  const users = api.database.connection.collection('users');
  const _id = requireId(member.user.id);

  await users.updateOne({ _id }, { $inc: { sessionVersion: 1 } });
  const changed = await first.post(STEP, { code: nextCode(secret, api) });
  await users.updateOne({ _id }, { $set: { isDisabled: true } });
  const disabled = await second.post(STEP, { code: nextCode(secret, api) });

  expect([changed.body.code, disabled.body.code]).toEqual(['login_expired', 'account_disabled']);
});

test('is needed after a mailed link and after a password reset too', async () => {
  const member = await createMember(api);
  const { email } = member.user;
  const { secret } = await enrol(api, member);
  const browser = api.client();
  await browser.post('/api/auth/login-link', { email });
  await api.app.jobs.runNow('answer-login-link-requests');
  const link = await findMailedToken(api, email, '/login-with-link');

  const opened = await browser.post('/api/auth/login-with-link', { token: link });
  expect([opened.status, opened.body.code]).toEqual([403, 'second_factor_required']);
  expect((await browser.post(STEP, { code: nextCode(secret, api) })).status).toBe(200);

  await browser.post('/api/auth/forgot-password', { email });
  await api.app.jobs.runNow('answer-reset-requests');
  const token = await findMailedToken(api, email, '/reset-password');
  await browser.post('/api/auth/reset-password', { token, password: PASSWORD });
  await enterPassword(member);
});

describe('of an address that its user never confirmed', () => {
  async function resetByMail(email: string): Promise<void> {
    await api.client().post('/api/auth/forgot-password', { email });
    await api.app.jobs.runNow('answer-reset-requests');
    const token = await findMailedToken(api, email, '/reset-password');
    const reset = await api.client().post('/api/auth/reset-password', { token, password: PASSWORD });
    expect(reset.status).toBe(204);
  }
  const logIn = ({ user }: LoggedInClient) =>
    api.client().post('/api/auth/login', { username: user.username, password: PASSWORD });

  test('keeps out no owner of it who sets a new password by email', async () => {
    const stranger = await createMember(api);
    await enrol(api, stranger);
    expect((await logIn(stranger)).body.code).toBe('second_factor_required');

    await resetByMail(stranger.user.email);

    expect(await logIn(stranger)).toMatchObject({ status: 200, body: { emailVerified: true } });
    expect((await stranger.get('/api/auth/me')).status).toBe(401);
    const subjects = (await findMailsTo(api, stranger.user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Two-factor authentication is off');
  });

  test('was another one before, which its user had confirmed', async () => {
    const stranger = await createMember(api);
    const token = await findMailedToken(api, stranger.user.email, '/verify-email');
    await api.client().post('/api/auth/verify-email', { token });
    const { secret } = await enrol(api, stranger);
    await stranger.post('/api/user/second-factor/check', { code: nextCode(secret, api) });
    const email = `foreign.${stranger.user.email}`;
    expect((await stranger.post('/api/user/profile', { email })).status).toBe(200);

    await resetByMail(email);

    expect((await logIn(stranger)).status).toBe(200);
  });

  test('keeps it if its user is an administrator', async () => {
    const administrator = await createAdministrator(api);
    await enrol(api, administrator);
    const users = api.database.connection.collection('users');
    await users.updateOne({ _id: requireId(administrator.user.id) }, { $set: { emailVerified: false } });

    await resetByMail(administrator.user.email);

    expect((await logIn(administrator)).body.code).toBe('second_factor_required');
  });
});

test('keeps a running session, which the same user confirms with the password again', async () => {
  const administrator = await createAdministrator(api);
  const { secret } = await enrol(api, administrator);

  await enterPassword(administrator, administrator);
  const meanwhile = await administrator.get('/api/admin/counters');
  const { status } = await administrator.post(STEP, { code: nextCode(secret, api) });

  expect([meanwhile.status, status]).toEqual([200, 200]);
  expect((await administrator.get('/api/admin/counters')).status).toBe(200);
});

test('guards the console, which a login of the other kind of session does not open', async () => {
  const administrator = await createAdministrator(api);
  const { secret } = await enrol(api, administrator);
  const console = await enterPassword(administrator, api.client('console'));
  const crossed = api.client('console');
  const member = await enterPassword(administrator);
  crossed.cookies.set('console-3003', member.cookies.get('sid-3000')!);

  const wrongKind = await crossed.post(STEP, { code: nextCode(secret, api) });
  const { status } = await console.post(STEP, { code: nextCode(secret, api) });

  expect([wrongKind.body.code, status]).toEqual(['login_expired', 200]);
  expect((await console.get('/api/admin/counters')).status).toBe(200);
});

test('records wrong codes and the login in the audit log', async () => {
  const member = await createMember(api);
  const { secret } = await enrol(api, member);
  const browser = await enterPassword(member);
  await browser.post(STEP, { code: 'wrong' });
  await browser.post(STEP, { code: nextCode(secret, api) });

  const log = api.database.connection.collection('audit_log');
  const entries = await log.find({ userId: requireId(member.user.id) }).toArray();

  expect(entries.map(({ action }) => action as string).filter((action) => action.includes('sign'))).toEqual([
    'user_sign_in_rejected',
    'user_signed_in',
  ]);
});
