import { findMailsTo } from '../../../../test/support/captured-mails.ts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  newRegistration,
  PASSWORD,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { enrol, nextCode } from '../../../../test/support/second-factor.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import { DAY_MS } from '../../../platform/clock.ts';

/** A stranger who changes the address of an account does not keep its owner from learning what happens next. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const NEW_PASSWORD = 'another one of the tests';
const PASSWORD_CHANGED = 'Your password was changed';

async function changeEmail(member: LoggedInClient): Promise<string> {
  const { email } = newRegistration();
  const { status } = await member.post('/api/user/profile', { email });
  expect(status).toBe(200);
  return email;
}
const changePassword = (member: LoggedInClient) =>
  member.post('/api/user/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
const subjectsTo = async (email: string) => (await findMailsTo(api, email)).map(({ subject }) => subject);

test('warnings about the login go to the address before a change too', async () => {
  const member = await createMember(api);
  const after = await changeEmail(member);

  const { secret } = await enrol(api, member);
  await member.post('/api/user/second-factor/recovery-codes', { code: nextCode(secret, api) });
  await member.post('/api/user/second-factor/disable', { password: PASSWORD, code: nextCode(secret, api) });
  await changePassword(member);
  const elsewhere = { username: member.user.username, password: NEW_PASSWORD };
  await api.client().post('/api/auth/login', elsewhere, { headers: { 'user-agent': 'Another browser' } });

  const warnings = [
    'Two-factor authentication is on',
    'Your recovery codes were replaced',
    'Two-factor authentication is off',
    PASSWORD_CHANGED,
    'New login to your account',
  ];
  expect(await subjectsTo(member.user.email)).toEqual(
    expect.arrayContaining(['Your email address was changed', ...warnings]),
  );
  expect(await subjectsTo(after)).toEqual(expect.arrayContaining(warnings));
});

test('a second change is announced to both addresses of before, and warnings reach the first for a week', async () => {
  const member = await createMember(api);
  const second = await changeEmail(member);
  const third = await changeEmail(member);

  await changePassword(member);

  const CHANGED = 'Your email address was changed';
  expect((await subjectsTo(member.user.email)).filter((subject) => subject === CHANGED)).toHaveLength(2);
  expect(await subjectsTo(second)).toContain(CHANGED);
  expect(await subjectsTo(third)).not.toContain(CHANGED);
  expect(await subjectsTo(member.user.email)).toContain(PASSWORD_CHANGED);
  api.clock.advance(7 * DAY_MS);
  const { email } = member.user;
  await member.post('/api/user/password', { currentPassword: NEW_PASSWORD, newPassword: PASSWORD });
  expect((await subjectsTo(email)).filter((subject) => subject === PASSWORD_CHANGED)).toHaveLength(1);
  expect((await subjectsTo(third)).filter((subject) => subject === PASSWORD_CHANGED)).toHaveLength(2);
});

test('a request for a payout is announced to the address before a change too, what follows is not', async () => {
  const member = await createMember(api);
  const administrator = await createAdministrator(api);
  await activateBlueprint(api, member, 10);
  for (const taskId of await insertTasks(api, 10, 4)) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  const after = await changeEmail(member);

  const { body } = await member.post('/api/user/withdrawals', {
    amount: 100,
    paymentMethod: 'paypal',
    paymentDetails: 'ada@example.com',
  });
  await administrator.post(`/api/admin/withdrawals/${body.id}/reject`, {
    reason: 'The name does not match.',
  });

  const received = 'Your withdrawal of $100.00 was received';
  const rejected = 'Your withdrawal of $100.00 was rejected';
  expect(await subjectsTo(after)).toEqual(expect.arrayContaining([received, rejected]));
  expect(await subjectsTo(member.user.email)).toContain(received);
  expect(await subjectsTo(member.user.email)).not.toContain(rejected);
});
