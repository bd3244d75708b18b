import { ENDPOINTS, type Access } from '@platform/contracts';
import { UNKNOWN_ID, endpointPath } from '../../test/support/endpoint-path.ts';
import {
  IDENTITY_DOCUMENTS,
  PASSWORD,
  createMember,
  newRegistration,
  createAdministrator,
  type LoggedInClient,
} from '../../test/support/factories.ts';
import { sampleCases } from '../../test/support/sampled-cases.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import type { TestClient } from '../../test/support/test-client.ts';

let api: TestApi;
let member: LoggedInClient;
const callers = new Map<Access, TestClient>();
beforeAll(async () => {
  // Outside production, limits per address are fifty times higher.
  api = await startTestApi({ production: true });
  member = await createMember(api);
  callers.set('public', api.client());
  callers.set('member', member);
  callers.set('administrator', await createAdministrator(api));
});
afterAll(() => api.stop());

const CSV_ENDPOINTS = ENDPOINTS.filter(({ responseType }) => responseType === 'csv');

type LimitedEndpoint = [
  id: string,
  limit: number,
  call: (client: TestClient) => ReturnType<TestClient['get']>,
];

const LIMITED_ENDPOINTS: LimitedEndpoint[] = [
  [
    'auth.register',
    20,
    (client) => client.post('/api/auth/register', newRegistration(), fromUnusedAddress()),
  ],
  ['auth.forgotPassword', 10, (client) => client.post('/api/auth/forgot-password', uniqueEmail())],
  ['auth.resetPassword', 20, (client) => client.post('/api/auth/reset-password', RESET)],
  ['auth.verifyEmail', 20, (client) => client.post('/api/auth/verify-email', { token: 'guess' })],
  ['auth.stopSecondFactorReset', 20, (client) => client.post('/api/auth/stop-reset', { token: 'guess' })],
  ['personalData.downloadExport', 30, (client) => client.get('/api/user/data-export/file')],
  ['auth.requestLoginLink', 10, (client) => client.post('/api/auth/login-link', uniqueEmail())],
  ['auth.loginWithLink', 20, (client) => client.post('/api/auth/login-with-link', { token: 'guess' })],
  ['auth.resendVerification', 10, (client) => client.post('/api/auth/resend-verification', uniqueEmail())],
  ['auth.updateProfile', 30, (client) => client.post('/api/user/profile', uniqueEmail())],
  ['auth.changePassword', 10, (client) => client.post('/api/user/password', PASSWORD_CHANGE)],
  ['support.openTicket', 10, (client) => client.post('/api/support/tickets', newTicket())],
  ['support.openUserTicket', 10, (client) => client.post('/api/user/tickets', USER_TICKET)],
  ['support.reply', 30, (client) => client.post(`/api/user/tickets/${UNKNOWN_ID}/reply`, { text: 'Why?' })],
  ['ledger.claimSignupBonus', 30, (client) => client.post('/api/user/claim-signup-bonus')],
  ['verification.submit', 30, (client) => client.post('/api/user/verify-free-blueprint', VERIFICATION)],
  ['referrals.checkCode', 60, (client) => client.get('/api/referral-codes/GUESS')],
  ['referrals.invite', 20, (client) => client.post('/api/user/referrals', uniqueEmail())],
  ['blueprints.requestPurchase', 60, (client) => client.post('/api/user/blueprints', { blueprintId: 2 })],
  ['blueprints.reportPayment', 60, (client) => client.post(`${PURCHASE}/payment`, {})],
  ['blueprints.cancelPurchase', 60, (client) => client.post(`${PURCHASE}/cancel`)],
  ['withdrawals.request', 60, (client) => client.post('/api/user/withdrawals', WITHDRAWAL)],
  [
    'withdrawals.requestToPayoutMethod',
    60,
    (client) => client.post(`/api/user/payout-methods/${UNKNOWN_ID}/withdraw`, { amount: 50 }),
  ],
  ['withdrawals.addPayoutMethod', 20, (client) => client.post('/api/user/payout-methods', PAYOUT_METHOD)],
  ['withdrawals.cancel', 60, (client) => client.post(`/api/user/withdrawals/${UNKNOWN_ID}/cancel`)],
  ...CSV_ENDPOINTS.map((endpoint): LimitedEndpoint => [
    endpoint.id,
    endpoint.access === 'member' ? 30 : 60,
    (client) => client.get(endpointPath(endpoint)),
  ]),
];

const PURCHASE = `/api/user/blueprints/${UNKNOWN_ID}`;
const PAYOUT_METHOD = { paymentMethod: 'cash_app', paymentDetails: '$ada' };
const WITHDRAWAL = { amount: 50, paymentMethod: 'cash_app', paymentDetails: '$ada' };
const USER_TICKET = { subject: 'A question', message: 'What?' };
const RESET = { token: 'guess', password: 'a password of the tests' };
const VERIFICATION = { ...IDENTITY_DOCUMENTS, blueprintId: 1 };
const PASSWORD_CHANGE = { currentPassword: 'a wrong guess', newPassword: 'another password' };
const counts = () => api.database.connection.collection('rate_limits');
let count = 0;
/** Registrations of the setup count against the default address, so these requests come from a different one. */
const fromUnusedAddress = () => ({
  headers: { 'x-forwarder-secret': api.settings.forwarderSecret, 'x-forwarded-for': '198.51.100.1' },
});
const uniqueEmail = () => ({ email: `limited-${(count += 1)}@example.com` });
const newTicket = () => ({ name: 'Ada', ...uniqueEmail(), subject: 'A question', message: 'What?' });

function callerOf(id: string): TestClient {
  return callers.get(ENDPOINTS.find((endpoint) => endpoint.id === id)!.access)!;
}

/** Makes the counts of an endpoint, of which there is one for each caller, as after so many calls. */
async function setCount(id: string, points: number): Promise<void> {
  const { matchedCount } = await counts().updateMany(
    { key: new RegExp(`^${id.replace('.', '\\.')}:`) },
    { $set: { points } },
  );
  expect([id, matchedCount]).toEqual([id, 1]);
}

test.each(LIMITED_ENDPOINTS)(
  '%s allows %i calls, then returns 429 with Retry-After',
  async (id, limit, call) => {
    await counts().deleteMany({});
    const client = callerOf(id);
    const first = await call(client);
    await setCount(id, limit - 1);
    const last = await call(client);

    const { status, body, headers } = await call(client);

    expect([first.status, last.status]).not.toContain(429);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  },
);

const COUNTED = LIMITED_ENDPOINTS.filter(([id]) => !id.endsWith('Csv'));

test.each(sampleCases(COUNTED.map((limited) => ({ id: limited[0], limited }))).map(({ limited }) => limited))(
  '%s allows %i of many calls sent at once',
  async (id, limit, call) => {
    await counts().deleteMany({});
    const client = callerOf(id);
    await call(client);
    await setCount(id, limit - 4);
    const responses = await Promise.all(Array.from({ length: 14 }, () => call(client)));

    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
  },
);

test('limits what members write by all calls without a limit of their own together', async () => {
  const writer = await createMember(api);
  const [markRead, seen] = [
    `/api/user/tickets/${UNKNOWN_ID}/read`,
    `/api/user/submissions/${UNKNOWN_ID}/seen`,
  ];
  await writer.post(markRead);
  await counts().updateOne({ key: `memberWrites:${writer.user.id}` }, { $set: { points: 590 } });

  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => writer.post(index % 2 ? markRead : seen)),
  );

  expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
  expect((await writer.get('/api/auth/me')).status).toBe(200);
});

test('does not count requests that fail validation', async () => {
  const otherMember = await createMember(api);
  for (let request = 0; request < 21; request += 1)
    await otherMember.post('/api/user/referrals', { email: 'invalid' });

  expect((await otherMember.post('/api/user/referrals', uniqueEmail())).status).toBe(201);
});

test('spoofed addresses gain no extra attempts; behind a trusted proxy each address has its own limit', async () => {
  const guess = (address: string) =>
    api
      .client()
      .post(
        '/api/auth/login',
        { username: member.user.username, password: 'a wrong guess' },
        { headers: { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` } },
      );
  for (let attempt = 0; attempt < 10; attempt += 1) await guess(`192.0.2.${attempt}`);

  expect((await guess('192.0.2.99')).status).toBe(429);
  const behindProxy = await startTestApi({ production: true, trustedHops: 1 });
  const attempts = Array.from({ length: 12 }, (_, index) =>
    behindProxy
      .client()
      .post(
        '/api/auth/login',
        { username: 'unknown-user', password: PASSWORD },
        { headers: { 'x-forwarded-for': `192.0.2.${index}` } },
      ),
  );
  expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(Array(12).fill(401));
  await behindProxy.stop();
});

test('behind a proxy, counts all networks of one IPv6 site together', async () => {
  const behindProxy = await startTestApi({ production: true, trustedHops: 1 });
  const send = (address: string) =>
    behindProxy
      .client()
      .post('/api/auth/verify-email', { token: 'guess' }, { headers: { 'x-forwarded-for': address } });
  const addresses = Array.from({ length: 210 }, (_, index) => `[2001:db8:5:${index.toString(16)}::1]:4000`);
  const responses = await Promise.all(addresses.map(send));

  expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await send('2001:db8:6::1')).status).toBe(400);
  await behindProxy.stop();
});
