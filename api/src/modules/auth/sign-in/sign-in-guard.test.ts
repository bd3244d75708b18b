import type { Services } from '../../../services.ts';
import type { KnownClients } from './known-clients.ts';
import { createSignInGuard } from './sign-in-guard.ts';

/** More than go ahead at once and may wait. */
const FLOOD = 110;

/** A guard without limits of failures, so that only the pace counts. */
function createGuard() {
  const done = () => Promise.resolve();
  const limits = {
    consume: done,
    consumeForAddress: done,
    consumeAll: done,
    giveBack: done,
    reset: done,
  };
  const known = new Set<string>();
  const knownClients: KnownClients = {
    find: (keys) => Promise.resolve(new Set(keys.filter((key) => known.has(key)))),
    remember: (keys) => {
      for (const key of keys) known.add(key);
      return done();
    },
  };
  return createSignInGuard({ limits } as unknown as Services, knownClients);
}

test('rejects checks above the pace of a network before they run, and lets others go ahead', async () => {
  const guard = createGuard();
  const check = jest.fn(() => Promise.resolve('user'));
  const run = (address: string) => guard.runCheck({ username: 'a', address, deviceId: undefined }, check);
  const rejected = await Promise.any(
    Array.from({ length: FLOOD }, () =>
      run('192.0.2.1').then(
        () => Promise.reject(new Error('it ran')),
        (error: unknown) => error,
      ),
    ),
  );

  expect(rejected).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 10 });
  expect(check.mock.calls.length).toBeLessThan(FLOOD / 2);
  await expect(run('192.0.2.2')).resolves.toBe('user');
});

test('lets a device of the user go ahead of a flood behind the same address', async () => {
  const guard = createGuard();
  const run = (deviceId: string | undefined) =>
    guard.runCheck({ username: 'a', address: '192.0.2.1', deviceId }, () => Promise.resolve('user'));
  await guard.recordSuccess({ username: 'a', address: '192.0.2.1', deviceId: 'own' });
  let served = 0;
  const flood = Array.from({ length: FLOOD }, () =>
    run(undefined).then(
      () => (served += 1),
      () => undefined,
    ),
  );

  await expect(run('own')).resolves.toBe('user');
  expect(served).toBeLessThan(FLOOD / 2);
  await Promise.any(flood);
});
