import { findMailsTo } from '../../../../test/support/captured-mails.ts';
import { dumpDatabase } from '../../../../test/support/dump-database.ts';
import {
  createAdministrator,
  createMember,
  PASSWORD,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { codeOf, enrol, nextCode } from '../../../../test/support/second-factor.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { requireId } from '../../../platform/ids.ts';

/** Turning two-factor authentication on and off, recovery codes, and proving the factor again. */

const URL = '/api/user/second-factor';
const HOUR_MS = 3_600_000;

/** Ways in which keyboards and copies write the digits of a code. */
const DIGITS: Readonly<Record<string, (code: string) => string>> = {
  'full width': (code) => mapDigits(code, 0xff10),
  'Arabic digits': (code) => mapDigits(code, 0x0660),
  'Bengali digits in two groups': (code) => mapDigits(code, 0x09e6).replace(/^.../u, '$&\u00a0'),
  'ASCII digits between invisible characters': (code) => `\u202a${code.replace(/^.../u, '$&\u200b')}\u202c`,
};

function mapDigits(text: string, zero: number): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

async function subjectsTo({ user }: LoggedInClient): Promise<string[]> {
  return (await findMailsTo(api, user.email)).map(({ subject }) => subject);
}

async function actionsOf({ user }: LoggedInClient): Promise<string[]> {
  const log = api.database.connection.collection('audit_log');
  const entries = await log.find({ userId: requireId(user.id) }).toArray();
  return entries
    .map(({ action }) => action as string)
    .filter((action) => /second_factor|recovery/.test(action));
}

/** Lets the proof of the second factor in a client's session become old. */
async function forgetProof(): Promise<void> {
  const sessions = api.database.connection.collection('sessions_member');
  await sessions.updateMany({}, { $set: { 'session.secondFactorAtMs': Date.now() - 10 * 60_000 } });
}

describe('turning it on', () => {
  test('asks for the password, shows a secret and a QR code, and takes a code of it', async () => {
    const member = await createMember(api);
    expect((await member.get(URL)).body).toEqual({
      enabledAt: null,
      hasPasskeys: false,
      recoveryCodesLeft: 0,
    });

    const wrong = await member.post(`${URL}/setup`, { password: 'a wrong password' });
    const { body: setup } = await member.post(`${URL}/setup`, { password: PASSWORD });
    const before = await member.get(URL);
    const { body } = await member.post(`${URL}/confirm`, { code: codeOf(setup.secret, api) });

    expect([wrong.status, wrong.body.code]).toEqual([400, 'current_password_wrong']);
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.uri).toContain(`otpauth://totp/AI%20Skill:${member.user.username}?`);
    expect(setup.qrCode.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect(before.body.enabledAt).toBeNull();
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(body.recoveryCodes[0]).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect((await member.get(URL)).body).toEqual({
      enabledAt: api.clock.now().toISOString(),
      hasPasskeys: false,
      recoveryCodesLeft: 10,
    });
    expect(await subjectsTo(member)).toContain('Two-factor authentication is on');
    expect(await actionsOf(member)).toEqual(['user_second_factor_enabled']);
  });

  test('stores neither the secret nor a recovery code in clear text', async () => {
    const { secret, recoveryCodes } = await enrol(api, await createMember(api));

    const dump = JSON.stringify(await dumpDatabase(api));

    for (const value of [secret, recoveryCodes[0]!, recoveryCodes[0]!.replaceAll('-', '')])
      expect(dump).not.toContain(value);
  });

  test('rejects a wrong code, a code without a setup, and a setup of an hour ago', async () => {
    const member = await createMember(api);
    const confirm = (code: string) => member.post(`${URL}/confirm`, { code });

    const early = await confirm('123456');
    const { body: setup } = await member.post(`${URL}/setup`, { password: PASSWORD });
    const right = codeOf(setup.secret, api);
    const wrong = await confirm(right === '123456' ? '654321' : '123456');
    api.clock.advance(HOUR_MS);
    const late = await confirm(codeOf(setup.secret, api));

    expect([early.body.code, wrong.body.code, late.body.code]).toEqual([
      'wrong_state',
      'code_wrong',
      'wrong_state',
    ]);
    expect((await member.get(URL)).body.enabledAt).toBeNull();
  });

  test.each(['12345\u00e9', '\u00e9'.repeat(6), '\ud83d\ude00'.repeat(3), '12345\u2460', '1234567', '-'])(
    'rejects %p as a wrong code',
    async (code) => {
      const member = await createMember(api);
      await member.post(`${URL}/setup`, { password: PASSWORD });

      const { status, body } = await member.post(`${URL}/confirm`, { code });

      expect([status, body.code]).toEqual([400, 'code_wrong']);
    },
  );

  test.each(Object.entries(DIGITS))('takes a code in %s', async (_, write) => {
    const member = await createMember(api);
    const { body: setup } = await member.post(`${URL}/setup`, { password: PASSWORD });

    const confirmed = await member.post(`${URL}/confirm`, { code: write(codeOf(setup.secret, api)) });
    const checked = await member.post(`${URL}/check`, { code: write(nextCode(setup.secret, api)) });

    expect([confirmed.status, checked.status]).toEqual([200, 204]);
  });

  test.each([
    [60, 'about 1 minute slow'],
    [90, 'about 2 minutes slow'],
    [-60, 'about 1 minute fast'],
    [-10 * 60, 'about 10 minutes fast'],
    [HOUR_MS / 1_000, 'may be wrong'],
  ])(
    'says that the clock of a phone is wrong that is %d s behind, and what time it is',
    async (seconds, text) => {
      const member = await createMember(api);
      const { body: setup } = await member.post(`${URL}/setup`, { password: PASSWORD });
      api.clock.advance(-seconds * 1_000);
      const code = codeOf(setup.secret, api);
      api.clock.advance(seconds * 1_000);

      const { body } = await member.post(`${URL}/confirm`, { code });

      expect(body.code).toBe('code_wrong');
      expect(body.message).toContain(text);
      expect(body.message).toContain(`It is ${api.clock.now().toISOString().slice(11, 19)} UTC.`);
      expect(body.details).toEqual([{ path: 'code', message: body.message }]);
    },
  );

  test('replaces an earlier secret only after a code of the new one, and the recovery codes with it', async () => {
    const member = await createMember(api);
    const { secret: old, recoveryCodes } = await enrol(api, member);

    const { body: setup } = await member.post(`${URL}/setup`, { password: PASSWORD });
    const withOld = await member.post(`${URL}/check`, { code: nextCode(old, api) });
    const confirmed = await member.post(`${URL}/confirm`, { code: nextCode(setup.secret, api) });

    expect([withOld.status, confirmed.status]).toEqual([204, 200]);
    expect((await member.post(`${URL}/check`, { code: nextCode(old, api) })).body.code).toBe('code_wrong');
    expect((await member.post(`${URL}/check`, { code: recoveryCodes[0] })).body.code).toBe('code_wrong');
    expect((await member.post(`${URL}/check`, { code: nextCode(setup.secret, api) })).status).toBe(204);
    expect(await subjectsTo(member)).toContain('Your authenticator app was replaced');
  });

  test('needs a recent code to replace a secret, not only the password', async () => {
    const member = await createMember(api);
    const { secret } = await enrol(api, member);
    await forgetProof();

    const setup = await member.post(`${URL}/setup`, { password: PASSWORD });
    await member.post(`${URL}/check`, { code: nextCode(secret, api) });

    expect([setup.status, setup.body.code]).toEqual([403, 'second_factor_again']);
    expect((await member.post(`${URL}/setup`, { password: PASSWORD })).status).toBe(200);
  });
});

describe('turning it off', () => {
  test('needs the password and a code, and is told by mail', async () => {
    const member = await createMember(api);
    const { secret } = await enrol(api, member);
    const disable = (password: string, code: string) => member.post(`${URL}/disable`, { password, code });

    const noPassword = await disable('a wrong password', nextCode(secret, api));
    const noCode = await disable(PASSWORD, '12345');
    const done = await disable(PASSWORD, nextCode(secret, api));

    expect([noPassword.body.code, noCode.body.code, done.status]).toEqual([
      'current_password_wrong',
      'code_wrong',
      204,
    ]);
    expect((await member.get(URL)).body.enabledAt).toBeNull();
    expect((await disable(PASSWORD, nextCode(secret, api))).body.code).toBe('wrong_state');
    expect(await subjectsTo(member)).toContain('Two-factor authentication is off');
    expect(await actionsOf(member)).toContain('user_second_factor_disabled');
    const credentials = { username: member.user.username, password: PASSWORD };
    expect((await api.client().post('/api/auth/login', credentials)).status).toBe(200);
  });
});

test('two administrators remove it 72 hours after the second one approved', async () => {
  const member = await createMember(api);
  await enrol(api, member);
  const [opener, approver] = [await createAdministrator(api), await createAdministrator(api)];
  api.clock.advance(HOUR_MS);
  const path = `/api/admin/users/${member.user.id}`;
  await opener.post(`${path}/second-factor-reset`, { reason: 'Lost the phone, as a ticket says.' });
  await approver.post(`${path}/second-factor-reset/approve`);

  api.clock.advance(72 * HOUR_MS);
  await api.app.jobs.runNow('finish-second-factor-resets');

  expect((await opener.get(path)).body).toMatchObject({ hasSecondFactor: false, secondFactorReset: null });
});

describe('recovery codes', () => {
  test('count once each, also two at once, however they are typed', async () => {
    const member = await createMember(api);
    const { recoveryCodes } = await enrol(api, member);
    const check = (code: string) => member.post(`${URL}/check`, { code });

    const typed = await check(recoveryCodes[0]!.toLowerCase().replaceAll('-', ' '));
    const again = await check(recoveryCodes[0]!);
    const both = await Promise.all([check(recoveryCodes[1]!), check(recoveryCodes[1]!)]);

    expect([typed.status, again.body.code]).toEqual([204, 'code_wrong']);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect((await member.get(URL)).body.recoveryCodesLeft).toBe(8);
    const mails = await findMailsTo(api, member.user.email);
    expect(mails.filter(({ subject }) => subject === 'A recovery code was used')).toHaveLength(2);
  });

  test.each(['\u2013', '\u2011', '\u2212', '\u30fc', '\u200b', '\u00a0', '\u00ad'])(
    'count with %p in place of the dashes',
    async (dash) => {
      const member = await createMember(api);
      const { recoveryCodes } = await enrol(api, member);

      const { status } = await member.post(`${URL}/check`, { code: recoveryCodes[0]!.replaceAll('-', dash) });

      expect(status).toBe(204);
    },
  );

  test('count in full width', async () => {
    const member = await createMember(api);
    const { recoveryCodes } = await enrol(api, member);
    const code = recoveryCodes[0]!.replaceAll(/./g, (character) =>
      String.fromCodePoint(character.charCodeAt(0) + 0xfee0),
    );

    expect((await member.post(`${URL}/check`, { code })).status).toBe(204);
  });

  test('are replaced as a whole, after a code', async () => {
    const member = await createMember(api);
    const { secret, recoveryCodes } = await enrol(api, member);

    const { body } = await member.post(`${URL}/recovery-codes`, { code: nextCode(secret, api) });

    expect(body.recoveryCodes).toHaveLength(10);
    expect((await member.post(`${URL}/check`, { code: recoveryCodes[3] })).body.code).toBe('code_wrong');
    expect((await member.post(`${URL}/check`, { code: body.recoveryCodes[3] })).status).toBe(204);
    expect(await subjectsTo(member)).toContain('Your recovery codes were replaced');
  });
});

const WALLET = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('a withdrawal', () => {
  test('needs a code of the last 10 minutes when it is on, and nothing when it is off', async () => {
    const member = await createMember(api);
    const request = { amount: 100, paymentMethod: 'btc', paymentDetails: WALLET };
    const withdraw = async () => (await member.post('/api/user/withdrawals', request)).body.code as string;
    expect(await withdraw()).toBe('pending_requirement');
    const { secret } = await enrol(api, member);
    await forgetProof();

    const asked = await withdraw();
    await member.post(`${URL}/check`, { code: nextCode(secret, api) });

    expect([asked, await withdraw()]).toEqual(['second_factor_again', 'pending_requirement']);
  });

  test('to a saved payout method needs one too, and so does a change of the payout methods', async () => {
    const member = await createMember(api);
    const { body: saved } = await member.post('/api/user/payout-methods', {
      paymentMethod: 'btc',
      paymentDetails: WALLET,
    });
    const { secret } = await enrol(api, member);
    await forgetProof();
    const calls = [
      () => member.post(`/api/user/payout-methods/${saved.id}/withdraw`, { amount: 100 }),
      () =>
        member.post('/api/user/payout-methods', {
          paymentMethod: 'paypal',
          paymentDetails: 'ada@example.com',
        }),
      () => member.post(`/api/user/payout-methods/${saved.id}/default`),
      () => member.post(`/api/user/payout-methods/${saved.id}/remove`),
    ];

    for (const call of calls) expect((await call()).body.code).toBe('second_factor_again');
    await member.post(`${URL}/check`, { code: nextCode(secret, api) });

    const statuses = [];
    for (const call of calls) statuses.push((await call()).status);
    expect(statuses).toEqual([409, 201, 200, 204]);
  });
});
