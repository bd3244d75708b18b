import { REMOTES, type RemoteName } from '@platform/contracts';
import type { PageHandle, RemoteModule } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import type { Logger, OriginSettings } from '@platform/origin-server';
import type { ReleaseStore } from '@platform/releases';
import type { LiveRegistry, LiveRemote } from '../page-data.ts';
import { readRemoteBundle, readShellBundle, type ShellBundle } from './bundles.ts';
import { readInlineScripts, type InlineScripts } from './inline-scripts.ts';
import { readLiveRelease, type LiveRelease } from './live-release.ts';

/** A live remote with its pages. */
export type RemoteManifest = {
  readonly name: RemoteName;
  readonly release: LiveRelease;
  /** Base URL of its files, with a trailing slash. */
  readonly baseUrl: string;
  readonly module: RemoteModule;
  /** Its pages as a flat list with absolute paths. */
  readonly pages: readonly PageManifest[];
};

export type PageManifest = {
  readonly id: string | undefined;
  readonly path: string;
  readonly handle: Partial<PageHandle>;
};

/** The live releases of shell and remotes, read together: the input of all documents. */
export type ReleaseManifests = {
  readonly shell: LiveRelease;
  readonly inlineScripts: InlineScripts;
  readonly bundle: ShellBundle;
  readonly remotes: readonly RemoteManifest[];
  readonly registry: LiveRegistry;
  /** Public origin of the shell. */
  readonly origin: string;
};

/**
 * Reads the live releases. A remote that cannot be read is logged and left out; only its section is affected.
 *
 * @throws Error if the shell's release cannot be read.
 */
export function readManifests(
  releases: ReleaseStore,
  settings: OriginSettings,
  log: Logger,
): ReleaseManifests {
  const { revision } = releases.registry();
  const shell = readLiveRelease(releases, 'shell');
  const inlineScripts = readInlineScripts(releases.releaseFolder('shell', shell.version));
  const bundle = readShellBundle(shell.serverFile);
  const remotes = (Object.keys(REMOTES) as RemoteName[]).flatMap((name) => {
    try {
      return [readRemoteManifest(name, readLiveRelease(releases, name), settings, bundle)];
    } catch (error) {
      log.error({ remote: name, err: error }, 'remote skipped');
      return [];
    }
  });
  const liveRemotes = Object.fromEntries(remotes.map((remote) => [remote.name, toLiveRemote(remote)]));
  const registry = { revision, remotes: liveRemotes };
  return { shell, inlineScripts, bundle, remotes, registry, origin: settings.origins.shell };
}

function readRemoteManifest(
  name: RemoteName,
  release: LiveRelease,
  settings: OriginSettings,
  bundle: ShellBundle,
): RemoteManifest {
  const module = readRemoteBundle(release.serverFile, bundle);
  const baseUrl = `${settings.origins[name]}/${release.version}/`;
  return { name, release, baseUrl, module, pages: flattenPages(module.routes) };
}

function toLiveRemote({ name, release, baseUrl, module, pages }: RemoteManifest): LiveRemote {
  const { container } = release.assets;
  if (!container) throw new Error(`the release of ${name} has no container`);
  return {
    version: release.version,
    contract: release.contract,
    entry: baseUrl + container.entry,
    integrity: container.integrity,
    container: container.name,
    paths: pages.map(({ path }) => path),
    nav: module.nav,
  };
}

/** Flattens nested routes. A route with a path is a page; layouts have none. */
function flattenPages(routes: readonly RouteObject[]): PageManifest[] {
  return routes.flatMap(({ id, path, handle, children = [] }) => [
    ...(path === undefined ? [] : [{ id, path, handle: (handle ?? {}) as Partial<PageHandle> }]),
    ...flattenPages(children),
  ]);
}
