import { HOST_CONTRACT, type RemoteModule } from '@platform/kit';
import type { LiveRegistry, LiveRemote } from '../page-data.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { createRemoteLoader, type RemoteRuntime } from './remote-loader.ts';

const REMOTE: RemoteModule = { contract: HOST_CONTRACT, version: '1.0.0-a', routes: [], nav: [] };

function createLiveRemote(changes: Partial<LiveRemote> = {}): LiveRemote {
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

function createRegistry(remote: LiveRemote | null): LiveRegistry {
  return { revision: 1, remotes: remote ? { 'mf-dashboard': remote } : {} };
}

function createLoader(
  runtime: RemoteRuntime,
  first: LiveRemote | null = createLiveRemote(),
  second = first,
  timeoutMs = 1_000,
) {
  const refreshRegistry = jest.fn(() => Promise.resolve(createRegistry(second)));
  return {
    loader: createRemoteLoader({ registry: createRegistry(first), runtime, refreshRegistry, timeoutMs }),
    refreshRegistry,
  };
}

async function getLoadError(attempt: Promise<unknown>): Promise<RemoteLoadError> {
  const failure: unknown = await attempt.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteLoadError);
  return failure as RemoteLoadError;
}

test('loads a remote once, even for concurrent callers', async () => {
  const runtime = jest.fn(() => Promise.resolve({ remote: REMOTE }));
  const { loader } = createLoader(runtime);
  expect(loader.getLoaded('mf-dashboard')).toBeUndefined();

  await Promise.all([loader.load('mf-dashboard'), loader.load('mf-dashboard')]);
  await loader.load('mf-dashboard');

  expect(runtime).toHaveBeenCalledTimes(1);
  expect(loader.getLoaded('mf-dashboard')).toBe(REMOTE);
});

test('refreshes the registry before the second attempt', async () => {
  const runtime = jest.fn((_: string, { version }: LiveRemote) =>
    version === '1.0.0-b' ? Promise.resolve({ remote: REMOTE }) : Promise.reject(new Error('gone')),
  );
  const { loader, refreshRegistry } = createLoader(
    runtime,
    createLiveRemote(),
    createLiveRemote({ version: '1.0.0-b' }),
  );

  await loader.load('mf-dashboard');

  expect(refreshRegistry).toHaveBeenCalledTimes(1);
  expect(runtime).toHaveBeenCalledTimes(2);
});

test('fails after two attempts and starts over on the next call', async () => {
  let down = true;
  const runtime = jest.fn(() =>
    down ? Promise.reject(new Error('connection reset')) : Promise.resolve({ remote: REMOTE }),
  );
  const { loader } = createLoader(runtime);

  const failure = await getLoadError(loader.load('mf-dashboard'));
  down = false;

  expect(failure).toMatchObject({ reason: 'unreachable', message: 'mf-dashboard: connection reset' });
  expect(runtime).toHaveBeenCalledTimes(2);
  await expect(loader.load('mf-dashboard')).resolves.toBe(REMOTE);
});

test('rejects when an attempt times out', async () => {
  const { loader } = createLoader(
    () => new Promise(() => undefined),
    createLiveRemote(),
    createLiveRemote(),
    20,
  );

  const failure = await getLoadError(loader.load('mf-dashboard'));

  expect(failure.message).toContain('did not load within 20 ms');
});

test.each([
  ['a different contract', createLiveRemote({ contract: HOST_CONTRACT + 1 })],
  ['no integrity', createLiveRemote({ integrity: '' })],
  ['a relative URL', createLiveRemote({ entry: '/remoteEntry.js' })],
])('rejects a remote with %s without downloading it', async (_, remote) => {
  const runtime = jest.fn(() => Promise.resolve({ remote: REMOTE }));
  const { loader } = createLoader(runtime, remote);

  const failure = await getLoadError(loader.load('mf-dashboard'));

  expect(failure.reason).toBe('incompatible');
  expect(runtime).not.toHaveBeenCalled();
});

test.each([
  ['exports no remote', { routes: [] }],
  ['has a different contract than its release', { remote: { ...REMOTE, contract: HOST_CONTRACT + 1 } }],
])('rejects a module that %s', async (_, exposed) => {
  const { loader } = createLoader(() => Promise.resolve(exposed));

  expect((await getLoadError(loader.load('mf-dashboard'))).reason).toBe('incompatible');
});

test('rejects a remote without a live version', async () => {
  const { loader } = createLoader(() => Promise.resolve({ remote: REMOTE }), null);

  expect((await getLoadError(loader.load('mf-dashboard'))).message).toContain('no version is live');
});
