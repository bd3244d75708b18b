import { createMember, newRegistration, type LoggedInClient } from '../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import type { TestClient } from '../../test/support/test-client.ts';

let api: TestApi;
let taken: LoggedInClient;
beforeAll(async () => {
  // Outside production, the limits are fifty times higher.
  api = await startTestApi({ production: true });
  taken = await createMember(api);
});
afterAll(() => api.stop());

const from = (address: string) => ({
  headers: { 'x-forwarder-secret': api.settings.forwarderSecret, 'x-forwarded-for': address },
});
const numbers = (length: number) => Array.from({ length }, (_, index) => index);
let count = 0;
const unusedEmail = (): string => `unused-${(count += 1)}@example.com`;

function register(address: string, values: { username?: string; email?: string } = {}) {
  return api.client().post('/api/auth/register', { ...newRegistration(), ...values }, from(address));
}

const changeEmail = (client: TestClient, email: string, address: string) =>
  client.post('/api/user/profile', { email }, from(address));
const invite = (client: TestClient, email: string, address: string) =>
  client.post('/api/user/referrals', { email }, from(address));

async function statusesOf(calls: readonly Promise<{ status: number }>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status).sort();
}

test('a sign-up learns ten times an hour and network who has an account, then nothing about anybody', async () => {
  const { username, email } = taken.user;
  const network = '198.51.100.7';
  // Fewer than the 20 calls an hour that sign-ups have in any case.
  const signUps = numbers(6).map(() => register(network));
  expect(await statusesOf(signUps)).toEqual(Array(6).fill(201));
  const questions = numbers(13).map((index) => register(network, index % 2 ? { username } : { email }));

  expect(await statusesOf(questions)).toEqual([
    ...Array<number>(10).fill(409),
    ...Array<number>(3).fill(429),
  ]);
  expect((await register(network)).status).toBe(429);
  expect((await register('198.51.100.8')).status).toBe(201);
});

test('all networks of one IPv6 site learn it a hundred times together', async () => {
  const ask = (index: number) => register(`2001:db8:9:${index.toString(16)}::1`, { email: taken.user.email });
  const statuses = await statusesOf(numbers(105).map(ask));

  expect(statuses.filter((status) => status === 409)).toHaveLength(100);
});

test('a member learns it 30 times a day, from the profile and from invitations together', async () => {
  const member = await createMember(api);
  const { email } = taken.user;
  const questions = [
    ...numbers(10).map(() => changeEmail(member, email, '192.0.2.1')),
    ...numbers(10).map(() => changeEmail(member, email, '192.0.2.2')),
    ...numbers(10).map(() => invite(member, email, '192.0.2.3')),
  ];
  expect(await statusesOf(questions)).toEqual(Array(30).fill(409));

  const elsewhere = '192.0.2.4';
  for (const address of [email, unusedEmail()]) {
    expect((await changeEmail(member, address, elsewhere)).status).toBe(429);
    expect((await invite(member, address, elsewhere)).status).toBe(429);
  }
  const { status } = await member.post(
    '/api/user/profile',
    { email: member.user.email, fullName: 'Ada' },
    from(elsewhere),
  );
  expect(status).toBe(200);
});
