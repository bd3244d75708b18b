import { StartError } from '@platform/server-kit/node-utils';
import { findRetirement, isMove, readRegistry, type Registry } from '@platform/releases';
import { findTargets } from './building/build-sources.ts';
import { findApps } from './workspaces.ts';

/**
 * Returns the apps of this repository to release, the shell first: those whose sources differ from what is live, or
 * the named one. Without a name, retired apps are left out, and sources whose version was rolled back.
 *
 * @throws StartError if the repository has no app of that name.
 */
export function planReleases(store: string, app?: string): string[] {
  const apps = findApps();
  if (app !== undefined) {
    if (!apps.includes(app)) throw new StartError(`Unknown app "${app}". Use one of ${apps.join(', ')}.`);
    return [app];
  }
  const registry = readRegistry(store);
  const changed = findTargets(apps, 'production').filter(
    ({ app: { folder }, version }) =>
      registry.apps[folder]?.version !== version &&
      !findRetirement(registry, folder) &&
      !wasRolledBack(registry, folder, version),
  );
  return apps.filter((name) => changed.some((target) => target.app.folder === name));
}

function wasRolledBack({ history }: Registry, app: string, version: string): boolean {
  const lastMove = history[app]?.findLast(isMove);
  return lastMove?.action === 'rollback' && lastMove.previous === version;
}
