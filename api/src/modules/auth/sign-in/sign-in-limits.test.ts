import { availableParallelism } from 'node:os';
import argon2 from 'argon2';
import { PASSWORD, createAdministrator, newRegistration } from '../../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import type { TestClient } from '../../../../test/support/test-client.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ production: true });
});
afterAll(() => api.stop());

const LOGIN = '/api/auth/login';
const WRONG = 'a wrong guess';

/** Logs in from an address, as a front-end server forwards it. */
function logIn(username: string, password: string, address: string, client: TestClient = api.client()) {
  const headers = { 'x-forwarder-secret': api.settings.forwarderSecret, 'x-forwarded-for': address };
  return client.post(LOGIN, { username, password }, { headers });
}

function countByStatus(responses: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

/** Creates a member who has logged in on one device from one address. */
async function createOwner() {
  const registration = newRegistration();
  const device = api.client();
  const headers = { 'x-forwarder-secret': api.settings.forwarderSecret, 'x-forwarded-for': nextAddress() };
  await device.post('/api/auth/register', registration, { headers });
  return { username: registration.username, device };
}

let count = 0;
const nextAddress = () => `198.18.${Math.floor((count += 1) / 250)}.${count % 250}`;

describe('guesses sent at once', () => {
  test('at one user from one address are worth ten', async () => {
    const { username } = await createOwner();
    const guesses = numbers(100).map((index) => logIn(username, `guess ${index}`, '203.0.113.1'));

    expect(countByStatus(await Promise.all(guesses))).toEqual({ 401: 10, 429: 90 });
  });

  test('at many users from one address are worth a hundred', async () => {
    const guesses = numbers(150).map((index) => logIn(`many-${index}`, WRONG, '127.0.0.2'));

    expect(countByStatus(await Promise.all(guesses))).toEqual({ 401: 100, 429: 50 });
  });

  test('at one user from many addresses are worth fifty', async () => {
    const { username } = await createOwner();
    const guesses = numbers(100).map(() => logIn(username, WRONG, nextAddress()));

    expect(countByStatus(await Promise.all(guesses))).toEqual({ 401: 50, 429: 50 });
  });

  test('from many forms of one address count as one address', async () => {
    const forms = ['203.0.113.3', '::ffff:203.0.113.3', '203.0.113.3:50124', '[::FFFF:cb00:7103]:443'];
    const guesses = numbers(40).map((index) => logIn('unknown-one', WRONG, forms[index % forms.length]!));

    expect(countByStatus(await Promise.all(guesses))).toEqual({ 401: 10, 429: 30 });
  });

  test('from many addresses of one IPv6 network count as one address', async () => {
    const guesses = numbers(40).map((index) => logIn('unknown-two', WRONG, `2001:db8:1:1::${index + 1}`));

    expect(countByStatus(await Promise.all(guesses))).toEqual({ 401: 10, 429: 30 });
  });
});

test('limits failures of one IPv6 site, whichever of its networks they come from', async () => {
  const guess = (index: number) => logIn(`site-${index}`, WRONG, `2001:db8:2:${index.toString(16)}::1`);
  await guess(0);
  await setCounts('signInSite', 990);

  expect(countByStatus(await Promise.all(numbers(30).map(guess)))).toEqual({ 401: 10, 429: 20 });
  expect((await logIn('site-0', WRONG, '2001:db8:3::1')).status).toBe(401);
});

test('right passwords sent at once are given back, and a later one passes', async () => {
  const { username } = await createOwner();
  const address = nextAddress();
  const attempts = await Promise.all(numbers(10).map(() => logIn(username, PASSWORD, address)));

  expect(countByStatus(attempts)).toEqual({ 200: 10 });
  for (const index of numbers(9)) await logIn(username, `guess ${index}`, address);
  expect((await logIn(username, PASSWORD, address)).status).toBe(200);
});

test('limits logins from one address although every password is right', async () => {
  const { username } = await createOwner();
  const send = () => logIn(username, PASSWORD, '203.0.113.9');
  await send();
  await setCounts('signInCalls', 595);

  expect(countByStatus(await Promise.all(numbers(9).map(send)))).toEqual({ 200: 5, 429: 4 });
  await setCounts('signInCalls', 0);
});

describe('a device on which the owner has logged in', () => {
  test('stays open at a new address while strangers guess from everywhere', async () => {
    const { username, device } = await createOwner();
    const address = nextAddress();
    await Promise.all(numbers(60).map(() => logIn(username, WRONG, nextAddress())));
    await Promise.all(numbers(10).map(() => logIn(username, WRONG, address)));

    expect((await logIn(username, PASSWORD, address)).status).toBe(429);
    expect((await logIn(username, PASSWORD, address, device)).status).toBe(200);
  });

  test('has ten guesses of its own, also at once', async () => {
    const { username, device } = await createOwner();
    const guesses = numbers(30).map((index) => logIn(username, `guess ${index}`, nextAddress(), device));

    expect(countByStatus(await Promise.all(guesses))).toEqual({ 401: 10, 429: 20 });
    expect((await logIn(username, PASSWORD, nextAddress(), device)).status).toBe(429);
    expect((await logIn(username, PASSWORD, nextAddress())).status).toBe(200);
  });

  test('gains nothing for other users, or with a forged cookie', async () => {
    const { device } = await createOwner();
    const { username } = await createOwner();
    const value = device.cookies.get('__Host-device')!;
    const forged = api.client();
    forged.cookies.set(
      '__Host-device',
      value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    const address = nextAddress();
    const guesses = [device, forged].flatMap((client) =>
      numbers(10).map(() => logIn(username, WRONG, address, client)),
    );

    expect(countByStatus(await Promise.all(guesses))).toEqual({ 401: 10, 429: 10 });
  });

  test('is recognized by a signed cookie that scripts cannot read, stored as a digest only', async () => {
    const { username, device } = await createOwner();
    const { cookies } = await logIn(username, PASSWORD, nextAddress(), device);
    const value = device.cookies.get('__Host-device')!;
    const stored = await api.database.connection.collection('known_clients').find().toArray();

    expect(value).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
    expect(cookies.find((line) => line.startsWith('__Host-device='))).toMatch(
      /Max-Age=7776000; Path=\/;.*HttpOnly; Secure; SameSite=Lax/,
    );
    expect(JSON.stringify(stored)).not.toContain(value.split('.')[0]);
  });

  test('keeps its id at every login, and the console has a cookie of its own', async () => {
    const { username, device } = await createOwner();
    const before = device.cookies.get('__Host-device');
    await logIn(username, PASSWORD, nextAddress(), device);
    const console = await createAdministrator(api, 'console');
    const crossed = api.client();
    crossed.cookies.set('__Host-device', console.cookies.get('__Host-device')!);
    await logIn(console.user.username, PASSWORD, nextAddress(), crossed);

    expect(device.cookies.get('__Host-device')).toBe(before);
    expect(crossed.cookies.get('__Host-device')).not.toBe(console.cookies.get('__Host-device'));
  });
});

test('answers 503 with Retry-After to logins that would wait too long for their hash', async () => {
  const end = Promise.withResolvers<boolean>();
  const verify = jest.spyOn(argon2, 'verify').mockImplementation(() => end.promise);
  const concurrency = Math.max(1, availableParallelism() - 1);
  const attempts = numbers(128 + concurrency + 5).map((index) =>
    logIn(`flood-${index}`, WRONG, nextAddress()),
  );
  // Those that wait are answered only after the first rejections.
  const first = await Promise.race(attempts);
  end.resolve(false);
  verify.mockRestore();

  expect(first).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(first.headers.get('retry-after')).toBe('5');
  expect(countByStatus(await Promise.all(attempts))).toEqual({ 401: 128 + concurrency, 503: 5 });
});

/** Sets all counts of a limit, as if so many calls had been made before. */
async function setCounts(name: string, points: number): Promise<void> {
  const counts = api.database.connection.collection('rate_limits');
  for (const { _id, key } of await counts.find().toArray())
    if (String(key).startsWith(`${name}:`)) await counts.updateOne({ _id }, { $set: { points } });
}
