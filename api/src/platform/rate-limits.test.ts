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
  ...CSV_ENDPOINTS.map((endpoint): LimitedEndpoint => [
    endpoint.id,
    endpoint.access === 'member' ? 30 : 60,
    (client) => client.get(endpointPath(endpoint)),
  ]),
];

const USER_TICKET = { subject: 'A question', message: 'What?' };
const RESET = { token: 'guess', password: 'a password of the tests' };
const VERIFICATION = { ...IDENTITY_DOCUMENTS, blueprintId: 1 };
const PASSWORD_CHANGE = { currentPassword: 'a wrong guess', newPassword: 'another password' };
let count = 0;
/** Registrations of the setup count against the default address, so these requests come from a different one. */
const fromUnusedAddress = () => ({
  headers: { 'x-forwarder-secret': api.settings.forwarderSecret, 'x-forwarded-for': '198.51.100.1' },
});
const uniqueEmail = () => ({ email: `limited-${(count += 1)}@example.com` });
const newTicket = () => ({ name: 'Ada', ...uniqueEmail(), subject: 'A question', message: 'What?' });

test.each(LIMITED_ENDPOINTS)(
  '%s allows %i calls, then returns 429 with Retry-After',
  async (id, limit, call) => {
    const client = callers.get(ENDPOINTS.find((endpoint) => endpoint.id === id)!.access)!;
    const statuses: number[] = [];
    while (statuses.length < limit) {
      const responses = await Promise.all(Array.from({ length: 10 }, () => call(client)));
      statuses.push(...responses.map(({ status }) => status));
    }

    const { status, body, headers } = await call(client);

    expect(statuses).not.toContain(429);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  },
);

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
