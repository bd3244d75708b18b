import { dumpDatabase } from '../../test/support/dump-database.ts';
import { createAdministrator } from '../../test/support/factories.ts';
import { findMailedToken } from '../../test/support/captured-mails.ts';
import { PRIVATE_DATA, createRecordOwner, type RecordOwner } from '../../test/support/record-owner.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';

/** Where a member's private data must not appear after they have used most features of the platform. */

let api: TestApi;
let owner: RecordOwner;
/** Session cookies and emailed tokens; each of them grants access to the account. */
let secrets: string[];
beforeAll(async () => {
  api = await startTestApi({ logLevel: 'trace' });
  owner = await createRecordOwner(api);
  secrets = await useEveryFeature(owner);
});
afterAll(() => api.stop());

async function useEveryFeature({ member, ids }: RecordOwner): Promise<string[]> {
  const { email, password } = PRIVATE_DATA;
  const { username } = member.user;
  const cookie = member.cookies.get('sid-3000')!;
  const verify = await findMailedToken(api, email, '/verify-email');
  await api.client().post('/api/auth/forgot-password', { email });
  await api.app.jobs.runNow('answer-reset-requests');
  const reset = await findMailedToken(api, email, '/reset-password');
  await api.client().post('/api/auth/login', { username, password: `${password} and more` });
  await api.client().post('/api/auth/login', { username, password });
  await api.client().post('/api/auth/register', { username, email, password });
  await member.get(`/api/nowhere/${encodeURIComponent(email)}?email=${email}`);
  await member.post(`/api/user/withdrawals`, { amount: 'all', paymentDetails: PRIVATE_DATA.paymentDetails });
  const administrator = await createAdministrator(api);
  await administrator.get(`/api/admin/verifications?q=${username}`);
  for (const path of ['/api/admin/verifications', '/api/admin/withdrawals', '/api/admin/tickets'])
    await administrator.get(`${path}/${ids[path]}`);
  for (const path of ['/api/admin/verifications', '/api/admin/withdrawals'])
    await administrator.post(`${path}/${ids[path]}/reveal`);
  // Causes an internal error, whose cause is logged in full.
  await api.database.connection.collection('balances').deleteMany({});
  expect((await member.get('/api/auth/me')).status).toBe(500);
  return [cookie, decodeURIComponent(cookie), verify, reset];
}

test('does not appear in the log', () => {
  const log = api.logLines.join('');
  const { username } = owner.member.user;

  expect(api.logLines.length).toBeGreaterThan(20);
  for (const value of [...Object.values(PRIVATE_DATA), ...secrets, username, 'a.friend@example.net'])
    expect(log).not.toContain(value);
});

test('is encrypted in the database if it identifies a person or a payout destination', async () => {
  const dump = JSON.stringify(await dumpDatabase(api));
  const { identificationNumber, homeAddress, paymentDetails, password } = PRIVATE_DATA;

  for (const value of [identificationNumber, homeAddress, paymentDetails, password])
    expect(dump).not.toContain(value);
});

test('stores emailed tokens as digests only, so a database leak does not grant access', async () => {
  const dump = JSON.stringify(await dumpDatabase(api, ['sessions_member', 'sessions_console']));

  for (const secret of secrets) expect(dump).not.toContain(secret);
});
