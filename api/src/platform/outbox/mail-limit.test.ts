import { findMailsTo } from '../../../test/support/captured-mails.ts';
import {
  confirmAddress,
  createMember,
  newRegistration,
  PASSWORD,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  // Outside production, the limit is fifty times higher.
  api = await startTestApi({ production: true });
});
afterAll(() => api.stop());

const PER_DAY = 20;
const numbers = (length: number) => Array.from({ length }, (_, index) => index);
let count = 0;
/** Each call comes from a network of its own, because calls have other limits for networks. */
const fromElsewhere = () => ({
  headers: {
    'x-forwarder-secret': api.settings.forwarderSecret,
    'x-forwarded-for': `198.18.0.${(count += 1)}`,
  },
});

function write(email: string) {
  const message = { name: 'Ada', email, subject: 'A question', message: 'What?' };
  return api.client().post('/api/support/tickets', message, fromElsewhere());
}

async function logInOnNewDevices({ user }: LoggedInClient): Promise<number> {
  const credentials = { username: user.username, password: PASSWORD };
  for (let device = 0; device < PER_DAY + 3; device += 1)
    expect((await api.client().post('/api/auth/login', credentials, fromElsewhere())).status).toBe(200);
  const mails = await findMailsTo(api, user.email);
  return mails.filter(({ subject }) => subject === 'New login to your account').length;
}

test('a mailbox gets 20 emails a day that strangers cause, however it is spelled, and others get theirs', async () => {
  const spellings = numbers(PER_DAY).map((index) =>
    index % 2 ? `Victim+${index}@example.org` : 'victim@example.org',
  );
  const statuses = await Promise.all(spellings.map(async (email) => (await write(email)).status));
  expect(statuses).toEqual(Array(PER_DAY).fill(201));

  const rejected = await write('victim@example.org');
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '3600']);
  const member = await createMember(api);
  const invitation = await member.post('/api/user/referrals', { email: 'victim+friend@example.org' });
  expect(invitation.status).toBe(429);
  const change = { email: 'victim@example.org' };
  expect((await member.post('/api/user/profile', change)).status).toBe(429);
  expect((await member.get('/api/auth/me')).body.email).toBe(member.user.email);
  expect((await write('another@example.org')).status).toBe(201);
});

test('an account whose address is not confirmed emails it 20 times a day, and lists the rest', async () => {
  const member = await createMember(api, newRegistration());
  expect(await logInOnNewDevices(member)).toBe(PER_DAY);
  // The logins have ended the member's first session.
  const device = api.client();
  await device.post(
    '/api/auth/login',
    { username: member.user.username, password: PASSWORD },
    fromElsewhere(),
  );
  const { body } = await device.get('/api/user/notices?limit=100');
  expect((body.items as unknown[]).length).toBeGreaterThanOrEqual(PER_DAY + 3);
});

test('an account whose address is confirmed gets every email', async () => {
  const member = await createMember(api);
  await confirmAddress(api, member);
  expect(await logInOnNewDevices(member)).toBe(PER_DAY + 3);
});
