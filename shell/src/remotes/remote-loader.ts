import { HOST_CONTRACT, type RemoteModule } from '@platform/kit';
import type { LiveRemote } from '../page-data.ts';
import { createDownload, type DownloadOptions } from './downloader.ts';
import { createPageRoutes } from './page-routes.tsx';
import { RemoteLoadError } from './remote-load-error.ts';

/** Loads containers into the page. */
export type RemoteRuntime = Pick<DownloadOptions, 'forgetFailure'> & {
  /** Loads a container and returns its `./remote` module. */
  readonly load: (live: LiveRemote) => Promise<unknown>;
  /** Whether code of another version of the remote already runs in this page. Two versions would mix. */
  readonly runsOtherVersion: (live: LiveRemote) => boolean;
};

export type RemoteLoader = {
  /**
   * Loads a remote, or returns the one that is loaded. The code of its pages loads when they are visited, with the same
   * attempts and the same errors.
   *
   * @throws RemoteLoadError; the next call starts over.
   */
  readonly load: (name: string) => Promise<RemoteModule>;
  /** Returns a remote that is already loaded. */
  readonly getLoaded: (name: string) => RemoteModule | undefined;
};

type Options = Omit<DownloadOptions, 'forgetFailure'> & { readonly runtime: RemoteRuntime };

/**
 * Creates a loader that loads each remote and each of its pages on demand and at most once. A load makes two attempts;
 * one that follows a failure starts with a fresh registry. A failed load leaves no state behind, so that a retry starts
 * over.
 */
export function createRemoteLoader({ runtime, ...options }: Options): RemoteLoader {
  const inFlight = new Map<string, Promise<RemoteModule>>();
  const loadedRemotes = new Map<string, RemoteModule>();
  const download = createDownload({ ...options, forgetFailure: runtime.forgetFailure });

  async function loadRemote(name: string): Promise<RemoteModule> {
    const remote = await download({
      name,
      phase: 'container',
      choose: (current) => requireLoadable(name, current),
      isOutdated: runtime.runsOtherVersion,
      download: async (live) =>
        withRetryingPages(name, live, parseRemoteModule(name, await runtime.load(live))),
    });
    loadedRemotes.set(name, remote);
    return remote;
  }

  /** The pages load from the version whose container runs, as long as their files are there. */
  function withRetryingPages(name: string, live: LiveRemote, remote: RemoteModule): RemoteModule {
    assertCompatible(name, remote.contract, remote.version);
    const routes = createPageRoutes(remote.routes, (lazy) =>
      download({
        name,
        phase: 'page',
        choose: () => live,
        isOutdated: ({ version }) => version !== live.version,
        download: lazy,
      }),
    );
    return { ...remote, routes };
  }

  return {
    load(name) {
      const current = inFlight.get(name) ?? loadRemote(name);
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
function requireLoadable(name: string, live: LiveRemote | undefined): LiveRemote {
  if (!live) throw new RemoteLoadError(name, 'unreachable', 'no version is live; publish and promote one');
  assertCompatible(name, live.contract, live.version);
  // In development a container changes with every build, so it has no integrity.
  const isDevelopment = process.env.NODE_ENV === 'development' || live.override !== undefined;
  const hasIntegrity = live.integrity.startsWith('sha384-') || isDevelopment;
  if (!hasIntegrity || !URL.canParse(live.entry)) {
    throw new RemoteLoadError(
      name,
      'incompatible',
      `the registry entry of version ${live.version} has no integrity or no absolute URL`,
    );
  }
  return live;
}

function assertCompatible(name: string, contract: number, version: string): void {
  if (contract === HOST_CONTRACT) return;
  throw new RemoteLoadError(
    name,
    'incompatible',
    `version ${version} was built for contract ${contract}, but this shell has ${HOST_CONTRACT}; rebuild it with this shell's kit`,
  );
}

function parseRemoteModule(name: string, exposed: unknown): RemoteModule {
  const { remote } = (exposed ?? {}) as { remote?: RemoteModule };
  if (remote && Array.isArray(remote.routes) && Array.isArray(remote.nav)) return remote;
  throw new RemoteLoadError(name, 'incompatible', './remote does not export a `remote` with routes and nav');
}
