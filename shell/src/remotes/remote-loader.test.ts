import { HOST_CONTRACT, type RemoteModule } from '@platform/kit';
import type { LiveRegistry, LiveRemote } from '../page-data.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { createRemoteLoader, type RemoteRuntime } from './remote-loader.ts';

const REMOTE: RemoteModule = { contract: HOST_CONTRACT, version: '1.0.0-a', routes: [], nav: [] };

function live(changes: Partial<LiveRemote> = {}): LiveRemote {
  return {
    version: '1.0.0-a',
    contract: HOST_CONTRACT,
    entry: 'http://remote.example/1.0.0-a/remoteEntry.js',
    integrity: 'sha384-abc',
    container: 'mf_dashboard',
    paths: [],
    nav: [],
    ...changes,
  };
}

function registryOf(remote: LiveRemote | null): LiveRegistry {
  return { revision: 1, remotes: remote ? { 'mf-dashboard': remote } : {} };
}

function loaderWith(
  runtime: RemoteRuntime,
  first: LiveRemote | null = live(),
  second = first,
  timeoutMs = 1_000,
) {
  const refreshRegistry = jest.fn(() => Promise.resolve(registryOf(second)));
  return {
    loader: createRemoteLoader({ registry: registryOf(first), runtime, refreshRegistry, timeoutMs }),
    refreshRegistry,
  };
}

async function failureOf(attempt: Promise<unknown>): Promise<RemoteLoadError> {
  const failure: unknown = await attempt.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteLoadError);
  return failure as RemoteLoadError;
}

test('loads once, whoever asks', async () => {
  const runtime = jest.fn(() => Promise.resolve({ remote: REMOTE }));
  const { loader } = loaderWith(runtime);
  expect(loader.loaded('mf-dashboard')).toBeUndefined();

  await Promise.all([loader.load('mf-dashboard'), loader.load('mf-dashboard')]);
  await loader.load('mf-dashboard');

  expect(runtime).toHaveBeenCalledTimes(1);
  expect(loader.loaded('mf-dashboard')).toBe(REMOTE);
});

test('looks afresh at what is live before its second attempt', async () => {
  const runtime = jest.fn((_: string, { version }: LiveRemote) =>
    version === '1.0.0-b' ? Promise.resolve({ remote: REMOTE }) : Promise.reject(new Error('gone')),
  );
  const { loader, refreshRegistry } = loaderWith(runtime, live(), live({ version: '1.0.0-b' }));

  await loader.load('mf-dashboard');

  expect(refreshRegistry).toHaveBeenCalledTimes(1);
  expect(runtime).toHaveBeenCalledTimes(2);
});

test('gives up after two attempts and begins anew when asked again', async () => {
  let down = true;
  const runtime = jest.fn(() =>
    down ? Promise.reject(new Error('connection refused')) : Promise.resolve({ remote: REMOTE }),
  );
  const { loader } = loaderWith(runtime);

  const failure = await failureOf(loader.load('mf-dashboard'));
  down = false;

  expect(failure).toMatchObject({ reason: 'unreachable', message: 'mf-dashboard: connection refused' });
  expect(runtime).toHaveBeenCalledTimes(2);
  await expect(loader.load('mf-dashboard')).resolves.toBe(REMOTE);
});

test('does not wait for ever', async () => {
  const { loader } = loaderWith(() => new Promise(() => undefined), live(), live(), 20);

  const failure = await failureOf(loader.load('mf-dashboard'));

  expect(failure.message).toContain('did not arrive within 20 ms');
});

test.each([
  ['another contract', live({ contract: HOST_CONTRACT + 1 })],
  ['no integrity', live({ integrity: '' })],
  ['no whole address', live({ entry: '/remoteEntry.js' })],
])('refuses a remote with %s before a byte of it is loaded', async (_, remote) => {
  const runtime = jest.fn(() => Promise.resolve({ remote: REMOTE }));
  const { loader } = loaderWith(runtime, remote);

  const failure = await failureOf(loader.load('mf-dashboard'));

  expect(failure.reason).toBe('incompatible');
  expect(runtime).not.toHaveBeenCalled();
});

test.each([
  ['is not a remote', { routes: [] }],
  ['says another contract than its release', { remote: { ...REMOTE, contract: HOST_CONTRACT + 1 } }],
])('refuses a module that %s', async (_, exposed) => {
  const { loader } = loaderWith(() => Promise.resolve(exposed));

  expect((await failureOf(loader.load('mf-dashboard'))).reason).toBe('incompatible');
});

test('says that nothing is live', async () => {
  const { loader } = loaderWith(() => Promise.resolve({ remote: REMOTE }), null);

  expect((await failureOf(loader.load('mf-dashboard'))).message).toContain('no version of it is live');
});
