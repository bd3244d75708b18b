import type { Notice } from '@platform/contracts';
import {
  activateBlueprint,
  createAdministrator,
  createMember,
  insertTasks,
  PASSWORD,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { DAY_MS } from '../../platform/clock.ts';

let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
});
afterAll(() => api.stop());

async function post(client: TestClient, path: string, body?: object): Promise<{ id: string }> {
  const response = await client.post(path, body);
  if (response.status >= 300) throw new Error(`POST ${path} failed: ${JSON.stringify(response.body)}`);
  api.clock.advance(1_000);
  return response.body as { id: string };
}
const list = async (client: TestClient): Promise<Notice[]> =>
  (await client.get('/api/user/notices')).body.items as Notice[];
const textsOf = async (client: TestClient) => (await list(client)).map(({ text }) => text);
const countUnread = async (client: TestClient) =>
  (await client.get('/api/auth/me')).body.unreadNotices as number;

/** Creates a member with a notice about the bonus, which is read, and then two about messages to support. */
async function createMemberWithNotices(): Promise<LoggedInClient> {
  const member = await createMember(api);
  await post(member, '/api/user/claim-signup-bonus');
  for (const subject of ['A question', 'Another one']) {
    const { id } = await post(member, '/api/user/tickets', { subject, message: 'Why?' });
    await post(administrator, `/api/admin/tickets/${id}/answer`, { text: 'Because.', messagesRead: 1 });
  }
  return member;
}

test('report what happens to requests of the member, newest first', async () => {
  const member = await createMemberWithNotices();
  const verification = await submitIdentityDocuments(member);
  const reason = 'The number is not readable.';
  await post(administrator, `/api/admin/verifications/${verification}/reject`, { reason });
  await activateBlueprint(api, member, 1);
  const purchase = await post(member, '/api/user/blueprints', { blueprintId: 2 });
  await post(administrator, `/api/admin/purchases/${purchase.id}/reject`, { reason });
  await activateBlueprint(api, member, 10);
  for (const taskId of await insertTasks(api, 10, 4)) await post(member, '/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  await api.app.jobs.runNow('release-due-rewards');
  const details = { paymentMethod: 'paypal', paymentDetails: 'payout@example.org' };
  const withdrawal = await post(member, '/api/user/withdrawals', { amount: 50, ...details });
  await post(administrator, `/api/admin/withdrawals/${withdrawal.id}/reject`, { reason });

  expect(await textsOf(member)).toEqual([
    'Your withdrawal of $50.00 was rejected',
    'Your withdrawal of $50.00 was received',
    '$600.00 of your rewards became available. You have $650.00 and can request a withdrawal.',
    expect.stringMatching(/^Your purchase of .* was rejected$/),
    expect.stringMatching(/^Pay for /),
    'Your identity verification was rejected',
    'We have received your identity documents',
    'Support has answered: Another one',
    'Support has answered: A question',
    'Your signup bonus of $50.00 was credited',
  ]);
  expect(await countUnread(member)).toBe(6);
});

test('say how far it is to a withdrawal when rewards become available', async () => {
  const member = await createMember(api);
  await activateBlueprint(api, member, 2);
  const [taskId] = await insertTasks(api, 2, 1);
  await post(member, '/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  await api.app.jobs.runNow('release-due-rewards');
  expect((await textsOf(member))[0]).toBe(
    '$14.00 of your rewards became available. You have $14.00; a withdrawal needs $486.00 more.',
  );
});

test('of what the member did are read from the start', async () => {
  const member = await createMemberWithNotices();
  await submitIdentityDocuments(member);

  expect((await list(member)).map(({ text, unread }) => [text, unread])).toEqual([
    ['We have received your identity documents', false],
    ['Support has answered: Another one', true],
    ['Support has answered: A question', true],
    ['Your signup bonus of $50.00 was credited', false],
  ]);
});

test('report changes of the account', async () => {
  const member = await createMember(api);
  await post(member, '/api/user/password', {
    currentPassword: PASSWORD,
    newPassword: 'another password of the tests',
  });
  await post(member, '/api/user/payout-methods', {
    paymentMethod: 'paypal',
    paymentDetails: 'payout@example.org',
  });
  await post(member, '/api/user/profile', { email: 'another.address@example.com' });

  expect(await textsOf(member)).toEqual([
    'Your email address was changed',
    'A payout method was saved',
    'Your password was changed',
  ]);
  expect((await list(member)).map(({ topic }) => topic)).toEqual(['security', 'security', 'security']);
});

test('lead to pages of this site', async () => {
  const member = await createMemberWithNotices();
  for (const { path } of await list(member)) expect(path).toMatch(/^\/(dashboard|blueprint)(\/[\w-]+)*$/);
});

test('are read and marked by their user only', async () => {
  const member = await createMemberWithNotices();
  const other = await createMember(api);
  const [notice] = await list(member);

  expect(await list(other)).toEqual([]);
  expect((await other.post(`/api/user/notices/${notice!.id}/read`)).status).toBe(404);
  await post(other, '/api/user/notices/read', { until: api.clock.now().toISOString() });
  expect(await countUnread(member)).toBe(2);

  const { body } = await member.post(`/api/user/notices/${notice!.id}/read`);
  expect(body).toEqual({ ...notice, unread: false });
  expect(await countUnread(member)).toBe(1);
});

test('stay unread if they are newer than the last one that was seen', async () => {
  const member = await createMemberWithNotices();
  const [newest, oldest] = await list(member);
  await post(member, '/api/user/notices/read', { until: oldest!.createdAt });

  expect((await list(member)).map(({ id, unread }) => [id, unread])).toEqual([
    [newest!.id, true],
    [oldest!.id, false],
    [expect.any(String), false],
  ]);
});

test('are removed together with the texts of mails', async () => {
  const member = await createMemberWithNotices();
  api.clock.advance(31 * DAY_MS);
  await api.app.jobs.runNow('remove-old-personal-data');
  expect(await list(member)).toEqual([]);
  expect(await countUnread(member)).toBe(0);
});
