import { REMOTES, type RemoteName } from '@platform/contracts';
import type { PageHandle, RemoteModule } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import type { Log, OriginSettings, ReleaseStore } from '@platform/origin-server';
import type { LiveRegistry, LiveRemote } from '../page-data.ts';
import { readRemoteBundle, readShellBundle, type ShellBundle } from './bundles.ts';
import { readLiveRelease, type LiveRelease } from './live-release.ts';

/** One remote of a composition. */
export type ComposedRemote = {
  readonly name: RemoteName;
  readonly release: LiveRelease;
  /** Where its files are, with a slash at the end. */
  readonly address: string;
  readonly module: RemoteModule;
  /** Its pages, flat, with whole paths. */
  readonly pages: readonly ComposedPage[];
};

export type ComposedPage = {
  readonly id: string | undefined;
  readonly path: string;
  readonly handle: Partial<PageHandle>;
};

/** The live versions of shell and remotes, read together: everything that documents are made of. */
export type Composition = {
  readonly shell: LiveRelease;
  readonly bundle: ShellBundle;
  readonly remotes: readonly ComposedRemote[];
  readonly registry: LiveRegistry;
  /** Public address of the shell. */
  readonly origin: string;
};

/**
 * Reads what is live. A remote that cannot be read is left out and logged: its section says so, the rest stands.
 *
 * @throws Error if the shell's own release cannot be read.
 */
export function compose(releases: ReleaseStore, settings: OriginSettings, log: Log): Composition {
  const { revision } = releases.registry();
  const shell = readLiveRelease(releases, 'shell');
  const bundle = readShellBundle(shell.serverFile);
  const remotes = (Object.keys(REMOTES) as RemoteName[]).flatMap((name) => {
    try {
      return [composeRemote(name, readLiveRelease(releases, name), settings, bundle)];
    } catch (error) {
      log.error('remote left out', {
        remote: name,
        reason: error instanceof Error ? error.message : String(error),
      });
      return [];
    }
  });
  const live = Object.fromEntries(remotes.map((remote) => [remote.name, liveRemote(remote)]));
  const registry = { revision, remotes: live };
  return { shell, bundle, remotes, registry, origin: settings.origins.shell };
}

function composeRemote(
  name: RemoteName,
  release: LiveRelease,
  settings: OriginSettings,
  bundle: ShellBundle,
): ComposedRemote {
  const module = readRemoteBundle(release.serverFile, bundle);
  const address = `${settings.origins[name]}/${release.version}/`;
  return { name, release, address, module, pages: pagesOf(module.routes) };
}

function liveRemote({ name, release, address, module, pages }: ComposedRemote): LiveRemote {
  const { container } = release.assets;
  if (!container) throw new Error(`the release of ${name} has no container`);
  return {
    version: release.version,
    contract: release.contract,
    entry: address + container.entry,
    integrity: container.integrity,
    container: container.name,
    paths: pages.map(({ path }) => path),
    nav: module.nav,
  };
}

/** Routes may be nested under layouts without a path; a page is what has one. */
function pagesOf(routes: readonly RouteObject[]): ComposedPage[] {
  return routes.flatMap(({ id, path, handle, children = [] }) => [
    ...(path === undefined ? [] : [{ id, path, handle: (handle ?? {}) as Partial<PageHandle> }]),
    ...pagesOf(children),
  ]);
}
