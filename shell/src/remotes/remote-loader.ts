import { HOST_CONTRACT, type RemoteModule } from '@platform/kit';
import type { RemoteName } from '@platform/contracts';
import type { LiveRegistry, LiveRemote } from '../page-data.ts';
import { RemoteLoadError } from './remote-load-error.ts';

/** Loads a container into the page. */
export type RemoteRuntime = (name: RemoteName, live: LiveRemote) => Promise<unknown>;

export type RemoteLoader = {
  /**
   * Loads a remote, or returns the one that is loaded.
   *
   * @throws RemoteLoadError; the next call starts over.
   */
  readonly load: (name: RemoteName) => Promise<RemoteModule>;
  /** Returns a remote that is already loaded. */
  readonly getLoaded: (name: RemoteName) => RemoteModule | undefined;
};

type Options = {
  readonly registry: LiveRegistry;
  readonly runtime: RemoteRuntime;
  /** Fetches the current registry; called before the second attempt. */
  readonly refreshRegistry: () => Promise<LiveRegistry>;
  /** Time limit of one attempt in ms (default 5,000). */
  readonly timeoutMs?: number;
};

const ATTEMPTS = 2;

/**
 * Creates a loader that loads each remote on demand and at most once. A load makes two attempts, the second with a
 * fresh registry. A failed load leaves no state behind, so that a retry starts over.
 */
export function createRemoteLoader({
  registry,
  runtime,
  refreshRegistry,
  timeoutMs = 5_000,
}: Options): RemoteLoader {
  const inFlight = new Map<RemoteName, Promise<RemoteModule>>();
  const loadedRemotes = new Map<RemoteName, RemoteModule>();
  let currentRegistry = registry;

  async function loadWithRetry(name: RemoteName): Promise<RemoteModule> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withTimeout(name, timeoutMs, attemptLoad(name, attempt));
      } catch (error) {
        const loadError = toLoadError(name, error);
        if (loadError.reason === 'incompatible' || attempt === ATTEMPTS) throw loadError;
      }
    }
  }

  async function attemptLoad(name: RemoteName, attempt: number): Promise<RemoteModule> {
    if (attempt > 1) currentRegistry = await refreshRegistry();
    const live = requireLoadable(name, currentRegistry.remotes[name]);
    const module = parseRemoteModule(name, await runtime(name, live));
    assertCompatible(name, module.contract, module.version);
    loadedRemotes.set(name, module);
    return module;
  }

  return {
    load(name) {
      const current = inFlight.get(name) ?? loadWithRetry(name);
      inFlight.set(name, current);
      current.catch(() => inFlight.delete(name));
      return current;
    },
    getLoaded: (name) => loadedRemotes.get(name),
  };
}

/**
 * Returns the live remote if it can be loaded.
 *
 * @throws RemoteLoadError before any code is downloaded: no live version, a different contract or no integrity.
 */
function requireLoadable(name: RemoteName, live: LiveRemote | undefined): LiveRemote {
  if (!live) throw new RemoteLoadError(name, 'unreachable', 'no version is live; publish and promote one');
  assertCompatible(name, live.contract, live.version);
  // In development a container changes with every build, so it has no integrity.
  const hasIntegrity = live.integrity.startsWith('sha384-') || process.env.NODE_ENV === 'development';
  if (!hasIntegrity || !URL.canParse(live.entry)) {
    throw new RemoteLoadError(
      name,
      'incompatible',
      `the registry entry of version ${live.version} has no integrity or no absolute URL`,
    );
  }
  return live;
}

function assertCompatible(name: RemoteName, contract: number, version: string): void {
  if (contract === HOST_CONTRACT) return;
  throw new RemoteLoadError(
    name,
    'incompatible',
    `version ${version} was built for contract ${contract}, but this shell has ${HOST_CONTRACT}; rebuild it with this shell's kit`,
  );
}

function parseRemoteModule(name: RemoteName, exposed: unknown): RemoteModule {
  const { remote } = (exposed ?? {}) as { remote?: RemoteModule };
  if (remote && Array.isArray(remote.routes) && Array.isArray(remote.nav)) return remote;
  throw new RemoteLoadError(name, 'incompatible', './remote does not export a `remote` with routes and nav');
}

async function withTimeout<Result>(
  name: RemoteName,
  timeoutMs: number,
  work: Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new RemoteLoadError(name, 'unreachable', `it did not load within ${timeoutMs} ms`));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function toLoadError(name: RemoteName, error: unknown): RemoteLoadError {
  if (error instanceof RemoteLoadError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RemoteLoadError(name, 'unreachable', message, error);
}
