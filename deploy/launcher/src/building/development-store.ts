import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PageServerSettings } from '@platform/page-server';
import { DEVELOPMENT_VERSION, developmentStore, releaseFolder, updateRegistry } from '@platform/releases';
import { HOST } from '../workspaces.ts';
import { buildFolder, type BuildTarget } from './build-cache.ts';
import { buildSources } from './build-sources.ts';

/**
 * Prepares the store of `npm run dev`: the hot apps at their development version, the others as `npm start` would
 * release them, from the build cache. Only the shell is built with React's development version, which shows edits of
 * a hot remote without a reload.
 *
 * @returns the folder of the store
 */
export async function prepareDevelopmentStore(
  { dataDir, origins }: Pick<PageServerSettings, 'dataDir' | 'origins'>,
  hot: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const released = Object.keys(origins).filter((app) => !hot.includes(app));
  const isPublished = () => false; // Only the build cache holds them.
  const remotes = released.filter((app) => app !== HOST);
  const targets = [
    ...(await buildSources(remotes, isPublished, signal)),
    ...(released.includes(HOST) ? await buildSources([HOST], isPublished, signal, 'development') : []),
  ];
  const store = developmentStore(dataDir);
  mkdirSync(store, { recursive: true });
  for (const target of targets) linkBuild(store, target);
  const versions = [
    ...hot.map((app) => [app, DEVELOPMENT_VERSION] as const),
    ...targets.map(({ app, version }) => [app.folder, version] as const),
  ];
  const live = versions.map(([app, version]) => {
    const origin = app === HOST ? undefined : origins[app];
    return [app, { version, ...(origin !== undefined && { origin }) }] as const;
  });
  updateRegistry(store, () => ({ apps: Object.fromEntries(live) }));
  return store;
}

/** Links a build in place of a copy: the store is as short-lived as the cache. */
function linkBuild(store: string, target: BuildTarget): void {
  const folder = releaseFolder(store, target.app.folder, target.version);
  mkdirSync(dirname(folder), { recursive: true });
  rmSync(folder, { force: true, recursive: true });
  symlinkSync(buildFolder(target), folder);
}
