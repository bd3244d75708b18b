import { contentOf } from '../testing/content.ts';
import { anAdministrator } from '../testing/factories.ts';
import { tokenTo } from '../testing/mailbox.ts';
import { PRIVATE, anOwner, type Owner } from '../testing/records.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

/** What members type, after a life with a bit of everything in it: where it must not be found. */

let api: TestApi;
let owner: Owner;
/** Cookies and links of that life: whoever has one of them is let in. */
let secrets: string[];
beforeAll(async () => {
  api = await startTestApi({ logLevel: 'trace' });
  owner = await anOwner(api);
  secrets = await liveOn(owner);
});
afterAll(() => api.stop());

async function liveOn({ member, ids }: Owner): Promise<string[]> {
  const { email, password } = PRIVATE;
  const { username } = member.user;
  const cookie = member.cookies.get('sid-3000')!;
  const verify = await tokenTo(api, email, '/verify-email');
  await api.client().post('/api/auth/forgot-password', { email });
  await api.app.jobs.runNow('answer-reset-requests');
  const reset = await tokenTo(api, email, '/reset-password');
  await api.client().post('/api/auth/login', { username, password: `${password} and more` });
  await api.client().post('/api/auth/login', { username, password });
  await api.client().post('/api/auth/register', { username, email, password });
  await member.get(`/api/nowhere/${encodeURIComponent(email)}?email=${email}`);
  await member.post(`/api/user/withdrawals`, { amount: 'all', paymentDetails: PRIVATE.paymentDetails });
  const administrator = await anAdministrator(api);
  await administrator.get(`/api/admin/verifications?q=${username}`);
  for (const path of ['/api/admin/verifications', '/api/admin/withdrawals', '/api/admin/tickets'])
    await administrator.get(`${path}/${ids[path]}`);
  for (const path of ['/api/admin/verifications', '/api/admin/withdrawals'])
    await administrator.post(`${path}/${ids[path]}/reveal`);
  // A fault: its cause is logged whole.
  await api.database.connection.collection('balances').deleteMany({});
  expect((await member.get('/api/auth/me')).status).toBe(500);
  return [cookie, decodeURIComponent(cookie), verify, reset];
}

test('is in no line of the log', () => {
  const log = api.logLines.join('');
  const { username } = owner.member.user;

  expect(api.logLines.length).toBeGreaterThan(20);
  for (const word of [...Object.values(PRIVATE), ...secrets, username, 'a.friend@example.net'])
    expect(log).not.toContain(word);
});

test('is sealed in the database where it says who somebody is or where money goes', async () => {
  const content = JSON.stringify(await contentOf(api));
  const { identificationNumber, homeAddress, paymentDetails, password } = PRIVATE;

  for (const word of [identificationNumber, homeAddress, paymentDetails, password])
    expect(content).not.toContain(word);
});

test('gives nobody in who reads the database: links are kept as digests', async () => {
  const content = JSON.stringify(await contentOf(api, ['sessions_member', 'sessions_console']));

  for (const secret of secrets) expect(content).not.toContain(secret);
});
