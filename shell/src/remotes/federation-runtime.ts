import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteRuntime } from './remote-loader.ts';

/** Integrity of each container by URL, for `createScript` below. */
const integrities = new Map<string, string>();
/** URLs of the containers that were requested before. */
const requestedUrls = new Set<string>();

/**
 * Loads the container's script without credentials, like the preload hint in the page, and only with the integrity of
 * its release. A script without a known integrity is rejected. A second request has another address, because the
 * browser may have kept a broken response or a failed preload for the first one. The loader limits the time.
 */
registerPlugins([
  {
    name: 'platform-container-script',
    createScript({ url }) {
      const integrity = integrities.get(url);
      if (integrity === undefined) throw new Error(`${url} has no known integrity`);
      const script = document.createElement('script');
      script.src = requestedUrls.has(url) ? `${url}?retry=${Date.now()}` : url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      requestedUrls.add(url);
      return script;
    },
  },
]);

/** The registered URL of each container. A second attempt may use the URL of another version. */
const registeredEntries = new Map<string, string>();

/**
 * Loads a container directly by URL. No federation manifest is fetched, because the page data contains the same
 * information.
 */
export const federationRuntime: RemoteRuntime = {
  async load({ container, entry, integrity }) {
    integrities.set(entry, integrity);
    if (registeredEntries.get(container) !== entry) {
      const force = registeredEntries.has(container);
      registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }], { force });
      registeredEntries.set(container, entry);
    }
    return loadRemote(`${container}/remote`);
  },

  runsOtherVersion: ({ container, entry }) =>
    container in globalThis && registeredEntries.get(container) !== entry,

  forgetFailure({ entry }) {
    const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
    const shares = findLoadingShares();
    for (const script of [...document.scripts]) {
      const isPending = script.src.startsWith(folder) || (shares.length > 0 && isShellChunk(script));
      if (isPending) script.dispatchEvent(new Event('error'));
    }
    for (const share of shares) share.loading = null;
  },
};

/** Finds the shared packages that are loading or did not load: the runtime keeps their promises, also rejected ones. */
function findLoadingShares() {
  return Object.values(getInstance()?.shareScopeMap ?? {})
    .flatMap((packages) => Object.values(packages))
    .flatMap((versions) => Object.values(versions))
    .filter(({ loading, loaded }) => loading && !loaded);
}

/** Whether an element downloads a chunk of the shell, such as the overlays. webpack marks its elements with a name. */
function isShellChunk({ dataset }: HTMLScriptElement): boolean {
  return dataset.webpack?.startsWith('shell:') ?? false;
}
