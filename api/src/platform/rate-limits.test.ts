import { ENDPOINTS, type Access } from '@platform/contracts';
import { addressOf } from '../testing/calls.ts';
import { PAPERS, PASSWORD, aMember, aPerson, anAdministrator, type SignedIn } from '../testing/factories.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import type { TestClient } from '../testing/test-client.ts';

let api: TestApi;
let member: SignedIn;
const callers = new Map<Access, TestClient>();
beforeAll(async () => {
  // Outside production addresses may call fifty times as often.
  api = await startTestApi({ production: true });
  member = await aMember(api);
  callers.set('public', api.client());
  callers.set('member', member);
  callers.set('administrator', await anAdministrator(api));
});
afterAll(() => api.stop());

const CSV = ENDPOINTS.filter(({ responseType }) => responseType === 'csv');

/** Calls that others would suffer from, how often they may be made, and what is sent. */
const LIMITED: [name: string, points: number, call: (client: TestClient) => ReturnType<TestClient['get']>][] =
  [
    ['auth.register', 20, (client) => client.post('/api/auth/register', aPerson(), fromElsewhere())],
    ['auth.forgotPassword', 10, (client) => client.post('/api/auth/forgot-password', aMail())],
    ['auth.resetPassword', 20, (client) => client.post('/api/auth/reset-password', aReset())],
    ['auth.verifyEmail', 20, (client) => client.post('/api/auth/verify-email', { token: 'guess' })],
    ['auth.updateProfile', 30, (client) => client.post('/api/user/profile', aMail())],
    ['auth.changePassword', 10, (client) => client.post('/api/user/password', aChange())],
    ['support.openTicket', 10, (client) => client.post('/api/support/tickets', aTicket())],
    ['ledger.claimSignupBonus', 30, (client) => client.post('/api/user/claim-signup-bonus')],
    ['verification.submit', 30, (client) => client.post('/api/user/verify-free-blueprint', aForm())],
    ['referrals.checkCode', 60, (client) => client.get('/api/referral-codes/GUESS')],
    ['referrals.invite', 20, (client) => client.post('/api/user/referrals', aMail())],
    ...CSV.map(
      (endpoint) =>
        [
          endpoint.id,
          endpoint.access === 'member' ? 30 : 60,
          (client: TestClient) => client.get(addressOf(endpoint)),
        ] as (typeof LIMITED)[number],
    ),
  ];

let count = 0;
/** From where nobody has signed up yet. */
const fromElsewhere = () => ({
  headers: { 'x-forwarder-secret': api.settings.forwarderSecret, 'x-forwarded-for': '198.51.100.1' },
});
const aMail = () => ({ email: `limited-${(count += 1)}@example.com` });
const aReset = () => ({ token: 'guess', password: 'a password of the tests' });
const aForm = () => ({ ...PAPERS, blueprintId: 1 });
const aChange = () => ({ currentPassword: 'a wrong guess', newPassword: 'another password' });
const aTicket = () => ({ name: 'Ada', ...aMail(), subject: 'A question', message: 'What?' });

test.each(LIMITED)('%s may be called %i times, then it says when again', async (id, points, call) => {
  const client = callers.get(ENDPOINTS.find((endpoint) => endpoint.id === id)!.access)!;
  const statuses: number[] = [];
  while (statuses.length < points) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(client)));
    statuses.push(...answers.map(({ status }) => status));
  }

  const { status, body, headers } = await call(client);

  expect(statuses).not.toContain(429);
  expect([status, body.code]).toEqual([429, 'rate_limited']);
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(body.message).toMatch(/Please try again in \d+ (seconds|minutes)\./);
});

test('what is refused for its form is not counted', async () => {
  const other = await aMember(api);
  for (let turn = 0; turn < 21; turn += 1) await other.post('/api/user/referrals', { email: 'nobody' });

  expect((await other.post('/api/user/referrals', aMail())).status).toBe(201);
});

test('a stranger who makes up addresses gains no attempts; behind a trusted proxy each address has its own', async () => {
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
  const trusting = await startTestApi({ production: true, trustedHops: 1 });
  const attempts = Array.from({ length: 12 }, (_, index) =>
    trusting
      .client()
      .post(
        '/api/auth/login',
        { username: 'somebody', password: PASSWORD },
        { headers: { 'x-forwarded-for': `192.0.2.${index}` } },
      ),
  );
  expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(Array(12).fill(401));
  await trusting.stop();
});
