import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteRuntime } from './remote-loader.ts';

const SCRIPT_TIMEOUT_MS = 5_000;
/** By address, so that the hook below knows what a script must hash to. */
const integrities = new Map<string, string>();

/**
 * The container's script is fetched without credentials, like the preload hint in the page, and only runs if it is the
 * file that was released: one without a known hash is not loaded at all.
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

/** The address under which a container is registered; a second attempt may bring another version's. */
const registered = new Map<string, string>();

/** Loads a container by its address: no manifest is fetched, the page already holds all that one would say. */
export const federationRuntime: RemoteRuntime = async (_name, { container, entry, integrity }) => {
  integrities.set(entry, integrity);
  if (registered.get(container) !== entry) {
    const force = registered.has(container);
    registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }], { force });
    registered.set(container, entry);
  }
  return loadRemote(`${container}/remote`);
};
