import { HOST_CONTRACT, type RemoteModule } from '@platform/kit';
import type { RemoteName } from '@platform/contracts';
import type { LiveRegistry, LiveRemote } from '../page-data.ts';
import { RemoteLoadError } from './remote-load-error.ts';

/** How a container gets into the page. */
export type RemoteRuntime = (name: RemoteName, live: LiveRemote) => Promise<unknown>;

export type RemoteLoader = {
  /** @throws RemoteLoadError; the next call tries afresh. */
  readonly load: (name: RemoteName) => Promise<RemoteModule>;
  /** The remote if it is in the page already. */
  readonly loaded: (name: RemoteName) => RemoteModule | undefined;
};

type Options = {
  readonly registry: LiveRegistry;
  readonly runtime: RemoteRuntime;
  /** Asks the server what is live now; used before the second attempt. */
  readonly refreshRegistry: () => Promise<LiveRegistry>;
  /** How long one attempt may take (default 5 s). */
  readonly timeoutMs?: number;
};

const ATTEMPTS = 2;

/**
 * Loads remotes when they are needed: one at a time for each name, two attempts, the second with a fresh look at what
 * is live. What is loaded stays; what failed leaves nothing behind, so that a retry is a real one.
 */
export function createRemoteLoader({
  registry,
  runtime,
  refreshRegistry,
  timeoutMs = 5_000,
}: Options): RemoteLoader {
  const underWay = new Map<RemoteName, Promise<RemoteModule>>();
  const arrived = new Map<RemoteName, RemoteModule>();
  let known = registry;

  async function loadAnew(name: RemoteName): Promise<RemoteModule> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withinTime(name, timeoutMs, attemptOnce(name, attempt));
      } catch (error) {
        const failure = asLoadError(name, error);
        if (failure.reason === 'incompatible' || attempt === ATTEMPTS) throw failure;
      }
    }
  }

  async function attemptOnce(name: RemoteName, attempt: number): Promise<RemoteModule> {
    if (attempt > 1) known = await refreshRegistry();
    const live = checkedForLoading(name, known.remotes[name]);
    const module = remoteModuleOf(name, await runtime(name, live));
    assertCompatible(name, module.contract, module.version);
    arrived.set(name, module);
    return module;
  }

  return {
    load(name) {
      const current = underWay.get(name) ?? loadAnew(name);
      underWay.set(name, current);
      current.catch(() => underWay.delete(name));
      return current;
    },
    loaded: (name) => arrived.get(name),
  };
}

/** Refuses before a byte of the remote's code runs: an unknown version, another contract, no integrity. */
function checkedForLoading(name: RemoteName, live: LiveRemote | undefined): LiveRemote {
  if (!live)
    throw new RemoteLoadError(name, 'unreachable', 'no version of it is live; publish and promote one');
  assertCompatible(name, live.contract, live.version);
  // In development a container changes all the time, so nothing can be said about it beforehand.
  const integral = live.integrity.startsWith('sha384-') || process.env.NODE_ENV === 'development';
  if (!integral || !URL.canParse(live.entry)) {
    throw new RemoteLoadError(
      name,
      'incompatible',
      `the registry's entry of version ${live.version} is not whole`,
    );
  }
  return live;
}

function assertCompatible(name: RemoteName, contract: number, version: string): void {
  if (contract === HOST_CONTRACT) return;
  throw new RemoteLoadError(
    name,
    'incompatible',
    `version ${version} was made for contract ${contract}, this shell has ${HOST_CONTRACT}; build it with this shell's kit`,
  );
}

function remoteModuleOf(name: RemoteName, exposed: unknown): RemoteModule {
  const { remote } = (exposed ?? {}) as { remote?: RemoteModule };
  if (remote && Array.isArray(remote.routes) && Array.isArray(remote.nav)) return remote;
  throw new RemoteLoadError(
    name,
    'incompatible',
    'its ./remote does not export a `remote` with routes and nav',
  );
}

async function withinTime<Result>(
  name: RemoteName,
  timeoutMs: number,
  work: Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new RemoteLoadError(name, 'unreachable', `it did not arrive within ${timeoutMs} ms`));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function asLoadError(name: RemoteName, error: unknown): RemoteLoadError {
  if (error instanceof RemoteLoadError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RemoteLoadError(name, 'unreachable', message, error);
}
