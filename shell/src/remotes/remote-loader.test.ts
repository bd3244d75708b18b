import { HOST_CONTRACT, type RemoteModule } from '@platform/kit';
import type { LiveRegistry, LiveRemote } from '../page-data.ts';
import { loadInitialPage } from './page-routes.tsx';
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
    exposed: [],
    pageFiles: [],
    paths: [],
    nav: [],
    ...changes,
  };
}

function createRegistry(remote: LiveRemote | null): LiveRegistry {
  return {
    revision: 1,
    shellVersion: '1.0.0',
    sections: {},
    remotes: remote ? { 'mf-dashboard': remote } : {},
  };
}

function createLoader(
  load: RemoteRuntime['load'],
  first: LiveRemote | null = createLiveRemote(),
  second = first,
  timeoutMs = 1_000,
) {
  const refreshRegistry = jest.fn(() => Promise.resolve(createRegistry(second)));
  const runtime = { load, runsOtherVersion: jest.fn(() => false), forgetFailure: jest.fn() };
  return {
    loader: createRemoteLoader({ registry: createRegistry(first), runtime, refreshRegistry, timeoutMs }),
    refreshRegistry,
    runtime,
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
  expect(loader.getLoaded('mf-dashboard')).toEqual(REMOTE);
});

test('refreshes the registry before the second attempt', async () => {
  const runtime = jest.fn(({ version }: LiveRemote) =>
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

test('tries the remote again although the registry does not respond', async () => {
  jest.useFakeTimers();
  const runtime = jest
    .fn<Promise<unknown>, [LiveRemote]>()
    .mockRejectedValueOnce(new Error('connection reset'))
    .mockResolvedValue({ remote: REMOTE });
  const { loader, refreshRegistry } = createLoader(runtime);
  refreshRegistry.mockReturnValue(new Promise(() => undefined));

  const loaded = loader.load('mf-dashboard');
  await jest.advanceTimersByTimeAsync(300);

  await expect(loaded).resolves.toEqual(REMOTE);
  expect(runtime).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('fails after two attempts and starts over on the next call', async () => {
  let down = true;
  const runtime = jest.fn(() =>
    down ? Promise.reject(new Error('connection reset')) : Promise.resolve({ remote: REMOTE }),
  );
  const { loader } = createLoader(runtime);

  const failure = await getLoadError(loader.load('mf-dashboard'));
  down = false;

  expect(failure).toMatchObject({
    reason: 'unreachable',
    message: 'mf-dashboard: connection reset (container, version 1.0.0-a)',
  });
  expect(runtime).toHaveBeenCalledTimes(2);
  await expect(loader.load('mf-dashboard')).resolves.toEqual(REMOTE);
});

test('reports the first cause, with the version that failed', async () => {
  const runtime = jest.fn(({ version }: LiveRemote) => Promise.reject(new Error(`${version} is gone`)));
  const { loader } = createLoader(runtime, createLiveRemote(), createLiveRemote({ version: '1.0.0-b' }));

  const failure = await getLoadError(loader.load('mf-dashboard'));

  expect(runtime).toHaveBeenCalledTimes(2);
  expect(failure).toMatchObject({ phase: 'container', version: '1.0.0-a' });
  expect(failure.message).toContain('1.0.0-a is gone');
});

test('ends the downloads of an attempt that times out, and fails after the second one', async () => {
  const { loader, runtime } = createLoader(
    () => new Promise(() => undefined),
    createLiveRemote(),
    createLiveRemote(),
    20,
  );

  const failure = await getLoadError(loader.load('mf-dashboard'));

  expect(failure.message).toContain('did not load within 20 ms');
  expect(runtime.forgetFailure.mock.calls).toEqual([[createLiveRemote()], [createLiveRemote()]]);
});

test('makes the second attempt with the known registry if the shell does not respond', async () => {
  const load = jest.fn<Promise<unknown>, []>(() => Promise.resolve({ remote: REMOTE }));
  load.mockRejectedValueOnce(new Error('connection reset'));
  const { loader, refreshRegistry } = createLoader(load);
  refreshRegistry.mockRejectedValue(new Error('the shell is down'));

  await expect(loader.load('mf-dashboard')).resolves.toEqual(REMOTE);
});

test('does not mix versions: if another one already runs in the page, the document has to be reloaded', async () => {
  const load = jest.fn(() => Promise.reject(new Error('the module crashed')));
  const { loader, runtime } = createLoader(
    load,
    createLiveRemote(),
    createLiveRemote({ version: '1.0.0-b' }),
  );
  runtime.runsOtherVersion.mockReturnValue(true);

  const failure = await getLoadError(loader.load('mf-dashboard'));

  expect(failure).toMatchObject({ reason: 'outdated', version: '1.0.0-a' });
  expect(failure.message).toContain('the module crashed');
  expect(load).toHaveBeenCalledTimes(1);
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

test('loads a remote without integrity from the machine of a developer, for whom the server has named it', async () => {
  const own = createLiveRemote({ integrity: '', override: 'http://localhost:3002' });
  const { loader } = createLoader(() => Promise.resolve({ remote: REMOTE }), own);

  await expect(loader.load('mf-dashboard')).resolves.toEqual(REMOTE);
});

test('rejects a remote without a live version', async () => {
  const { loader } = createLoader(() => Promise.resolve({ remote: REMOTE }), null);

  expect((await getLoadError(loader.load('mf-dashboard'))).message).toContain('no version is live');
});

describe('the code of a page', () => {
  const chunkError = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const Component = () => null;

  /** Loads a remote with one lazy page, and returns a function that visits the page. */
  async function loadRemoteWithPage(lazy: () => Promise<{ Component: () => null }>, second?: LiveRemote) {
    const remote: RemoteModule = { ...REMOTE, routes: [{ id: 'page', path: '/dashboard', lazy }] };
    const { loader, ...rest } = createLoader(
      () => Promise.resolve({ remote }),
      createLiveRemote(),
      second ?? createLiveRemote(),
      20,
    );
    const { routes } = await loader.load('mf-dashboard');
    return { ...rest, visit: () => loadInitialPage([...routes], { pathname: '/dashboard' }), routes };
  }

  test('is requested twice, and again on the next visit', async () => {
    const lazy = jest.fn(() => Promise.reject(chunkError()));
    const { visit, runtime } = await loadRemoteWithPage(lazy);

    const failure = await getLoadError(visit());

    expect(failure).toMatchObject({ reason: 'unreachable', phase: 'page', version: '1.0.0-a' });
    expect(failure.message).toBe('mf-dashboard: Loading chunk 7 failed (page, version 1.0.0-a)');
    expect(lazy).toHaveBeenCalledTimes(2);
    expect(runtime.forgetFailure).toHaveBeenCalledTimes(2);
    await getLoadError(visit());
    expect(lazy).toHaveBeenCalledTimes(4);
  });

  test('loads in the second attempt without a sign of the first', async () => {
    const lazy = jest.fn(() => Promise.resolve({ Component }));
    lazy.mockRejectedValueOnce(chunkError());
    const { visit, routes } = await loadRemoteWithPage(lazy);

    await visit();

    expect(routes[0]).toMatchObject({ id: 'page', Component });
  });

  test('has a time limit', async () => {
    const { visit } = await loadRemoteWithPage(() => new Promise(() => undefined));

    expect((await getLoadError(visit())).message).toContain('did not load within 20 ms');
  });

  test('is outdated if it does not load and another version is live', async () => {
    const lazy = jest.fn(() => Promise.reject(chunkError()));
    const { visit } = await loadRemoteWithPage(lazy, createLiveRemote({ version: '1.0.0-b' }));

    const failure = await getLoadError(visit());

    expect(failure).toMatchObject({ reason: 'outdated', phase: 'page', version: '1.0.0-a' });
    expect(failure.message).toContain('Loading chunk 7 failed');
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  test('that crashes is not a download error and is not retried', async () => {
    const lazy = jest.fn(() => Promise.reject(new TypeError('x is not a function')));
    const { visit } = await loadRemoteWithPage(lazy);

    await expect(visit()).rejects.toThrow(TypeError);
    expect(lazy).toHaveBeenCalledTimes(1);
  });
});
