import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteRuntime } from './remote-loader.ts';

const SCRIPT_TIMEOUT_MS = 5_000;
/** Integrity of each container by URL, for `createScript` below. */
const integrities = new Map<string, string>();

/**
 * Loads the container's script without credentials, like the preload hint in the page, and only with the integrity of
 * its release. A script without a known integrity is rejected.
 */
registerPlugins([
  {
    name: 'platform-container-script',
    createScript({ url }) {
      const integrity = integrities.get(url);
      if (integrity === undefined) throw new Error(`${url} has no known integrity`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  },
]);

/** The registered URL of each container. A second attempt may use the URL of another version. */
const registeredEntries = new Map<string, string>();

/**
 * Loads a container directly by URL. No federation manifest is fetched, because the page data contains the same
 * information.
 */
export const federationRuntime: RemoteRuntime = async (_name, { container, entry, integrity }) => {
  integrities.set(entry, integrity);
  if (registeredEntries.get(container) !== entry) {
    const force = registeredEntries.has(container);
    registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }], { force });
    registeredEntries.set(container, entry);
  }
  return loadRemote(`${container}/remote`);
};
