import { ENDPOINTS } from '@platform/contracts';
import { UNKNOWN_ID, endpointPath } from '../../test/support/endpoint-path.ts';
import { createAdministrator, PASSWORD, type LoggedInClient } from '../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { REVEALS } from './reveal-limit.ts';

let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
});
afterAll(() => api.stop());

/** Makes the administrator's sessions as old as if the password had been entered 10 minutes ago. */
async function age(): Promise<void> {
  const signedInAtMs = Date.now() - 10 * 60_000;
  const { modifiedCount } = await api.database.connection
    .collection('sessions_member')
    .updateMany({}, { $set: { 'session.signedInAtMs': signedInAtMs } });
  expect(modifiedCount).toBeGreaterThan(0);
}

const PAYOUTS = ['withdrawals.approve', 'withdrawals.process'];
const APPROVAL = { decision: 'withdrawals.approve', body: {} };
const CALLS = [
  ...ENDPOINTS.filter(({ id }) => REVEALS.has(id) || PAYOUTS.includes(id)).map(
    (endpoint) =>
      [
        endpoint.id,
        endpointPath(endpoint),
        endpoint.id === 'withdrawals.process' ? { transactionReference: 'TX-1' } : undefined,
      ] as const,
  ),
  ['the check of an approval', '/api/admin/decisions/check', { ...APPROVAL, id: UNKNOWN_ID }],
  ['the check of several approvals', '/api/admin/decisions/check-many', { ...APPROVAL, ids: [UNKNOWN_ID] }],
  ['several approvals', '/api/admin/decisions', { ...APPROVAL, ids: [UNKNOWN_ID] }],
] as const;

test.each(CALLS)('%s needs a password entered in the last ten minutes', async (_name, path, body) => {
  await age();
  const late = await administrator.post(path, body);
  const { username } = administrator.user;
  await administrator.post('/api/auth/login', { username, password: PASSWORD });
  const { status } = await administrator.post(path, body);

  expect([late.status, late.body.code]).toEqual([403, 'reauthentication_required']);
  // A case that does not exist.
  expect([200, 404]).toContain(status);
});

test('a rejection of a payout, which moves nothing out, does not', async () => {
  await age();
  const body = { decision: 'withdrawals.reject', body: { reason: 'The details are wrong.' }, id: UNKNOWN_ID };

  expect((await administrator.post('/api/admin/decisions/check', body)).status).toBe(404);
});
