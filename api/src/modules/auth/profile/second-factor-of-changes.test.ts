import { createAdministrator, createMember, PASSWORD } from '../../../../test/support/factories.ts';
import { enrol, nextCode } from '../../../../test/support/second-factor.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import type { TestClient } from '../../../../test/support/test-client.ts';

/** What the password alone does not do in a stolen session of a user who has a second factor. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NEW_PASSWORD = 'another one of the tests';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type StoredSession = { _id: string; session: { secondFactorAtMs?: number } };
const sessions = () => api.database.connection.collection<StoredSession>('sessions_member');
const filterOf = ({ cookies }: TestClient) => {
  const cookie = decodeURIComponent(cookies.get('sid-3000')!);
  return { _id: /^s:([^.]+)/.exec(cookie)![1]! };
};
/** Sets times of a client's session, as long ago as given. */
async function age(client: TestClient, times: Record<string, number>): Promise<void> {
  const fields = Object.entries(times).map(([name, ms]) => [`session.${name}`, Date.now() - ms] as const);
  await sessions().updateOne(filterOf(client), { $set: Object.fromEntries(fields) });
}
const changePassword = (client: TestClient) =>
  client.post('/api/user/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
const check = (client: TestClient, code: string) => client.post('/api/user/second-factor/check', { code });

test('a new password needs a code of the last 10 minutes, which it makes no younger', async () => {
  const member = await createMember(api);
  const { secret } = await enrol(api, member);
  await age(member, { secondFactorAtMs: 10 * MINUTE_MS });

  const early = await changePassword(member);
  await check(member, nextCode(secret, api));
  await age(member, { secondFactorAtMs: 9 * MINUTE_MS });
  const before = await sessions().findOne(filterOf(member));
  const inTime = await changePassword(member);

  expect([early.status, early.body.code, inTime.status]).toEqual([403, 'second_factor_again', 204]);
  const after = await sessions().findOne(filterOf(member));
  expect(after!._id).not.toBe(before!._id);
  expect(after!.session.secondFactorAtMs).toBe(before!.session.secondFactorAtMs);
});

test('a new password alone brings no rights of an administrator back', async () => {
  const administrator = await createAdministrator(api);
  const { secret } = await enrol(api, administrator);
  await age(administrator, { secondFactorAtMs: 13 * HOUR_MS, signedInAtMs: 13 * HOUR_MS });

  const withoutCode = await changePassword(administrator);
  const counters = await administrator.get('/api/admin/counters');
  await check(administrator, nextCode(secret, api));
  await changePassword(administrator);

  expect([withoutCode.body.code, counters.body.code]).toEqual(['second_factor_again', 'sign_in_again']);
  expect((await administrator.get('/api/admin/counters')).status).toBe(200);
});

test('a new email needs a code of the last 10 minutes, other changes of the profile do not', async () => {
  const member = await createMember(api);
  const { secret } = await enrol(api, member);
  await age(member, { secondFactorAtMs: 10 * MINUTE_MS });
  const save = (body: object) => member.post('/api/user/profile', body);
  const email = `new-${member.user.email}`;

  const early = await save({ email });
  const name = await save({ email: member.user.email, fullName: 'Ada' });
  await check(member, nextCode(secret, api));

  expect([early.status, early.body.code, name.status]).toEqual([403, 'second_factor_again', 200]);
  expect((await save({ email })).body.email).toBe(email);
});

test('roles of others need a code of the last 10 minutes', async () => {
  const [owner, member] = [await createAdministrator(api), await createMember(api)];
  const { secret } = await enrol(api, owner);
  await age(owner, { secondFactorAtMs: 10 * MINUTE_MS });
  const setRoles = () =>
    owner.post(`/api/admin/users/${member.user.id}/roles`, { roles: ['owner'], reason: 'A colleague.' });

  const early = await setRoles();
  await check(owner, nextCode(secret, api));

  expect([early.status, early.body.code]).toEqual([403, 'second_factor_again']);
  expect((await setRoles()).body.adminRoles).toEqual(['owner']);
});

test('a call that lacks both is asked for the password first, and a login proves both', async () => {
  const member = await createMember(api);
  const { secret } = await enrol(api, member);
  await age(member, { secondFactorAtMs: 10 * MINUTE_MS, signedInAtMs: 10 * MINUTE_MS });
  const calls = [
    () => member.post('/api/user/data-export'),
    () => member.post('/api/user/profile', { email: `new-${member.user.email}` }),
  ];
  const early = [];
  for (const call of calls) early.push((await call()).body.code);

  await member.post('/api/auth/login', { username: member.user.username, password: PASSWORD });
  await member.post('/api/auth/second-step', { code: nextCode(secret, api) });

  expect(early).toEqual(['reauthentication_required', 'reauthentication_required']);
  for (const call of calls) expect((await call()).status).toBeLessThan(300);
});
