import { StartError } from '@platform/node-utils';
import { readRegistry } from '@platform/releases';
import { findTargets } from './building/build-sources.ts';
import { findApps } from './workspaces.ts';

/**
 * Returns the apps of this repository to release, the shell first: those whose sources differ from what is live, or the
 * named one.
 *
 * @throws StartError if the repository has no app of that name.
 */
export function planReleases(store: string, app?: string): string[] {
  const apps = findApps();
  if (app !== undefined) {
    if (!apps.includes(app)) throw new StartError(`Unknown app "${app}". Use one of ${apps.join(', ')}.`);
    return [app];
  }
  const live = readRegistry(store).apps;
  const changed = findTargets(apps, 'production').filter(
    (target) => live[target.app.folder]?.version !== target.version,
  );
  return apps.filter((name) => changed.some((target) => target.app.folder === name));
}
