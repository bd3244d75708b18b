import { StartError } from '@platform/server-kit/node-utils';
import { findCanaryConflicts } from './canary-groups.ts';
import { assertExpected } from './expected-revision.ts';
import { updateCheckedRegistry, updateRegistry } from './registry-file.ts';
import { type Canary, isPercent, type Registry } from './release-format.ts';
import { addToHistory } from './release-history.ts';
import {
  assertMayBeLive,
  assertNoConflicts,
  type ChangeDetails,
  type Command,
  createEntry,
} from './releases.ts';

/**
 * Starts the canary of an app: a part of the visitors gets another version than the live one. Replaces a canary that
 * runs, so this also changes the part. The version is checked like one that is promoted.
 *
 * @throws StartError if the app or the version cannot have a canary, or for the reasons of `promote`.
 */
export function startCanary(
  store: string,
  app: string,
  { version, percent }: Canary,
  through: Command,
  details: ChangeDetails = {},
): Registry {
  return updateCheckedRegistry(store, (registry) => {
    assertExpected(registry, details);
    const live = registry.apps[app];
    if (!live) throw new StartError(`${app} is not live. Promote a version of it first.`);
    if (!isPercent(percent))
      throw new StartError('The part of the visitors must be a whole number of percent from 1 to 100.');
    if (version === live.version)
      throw new StartError(`${app} ${version} is live already. Choose another version for the canary.`);
    if (live.canary?.version === version && live.canary.percent === percent) return () => ({});
    const candidate = { ...registry.apps, [app]: { ...live, version } };
    assertMayBeLive(store, { ...registry, apps: candidate }, [app], 'canary');
    const apps = { ...registry.apps, [app]: { ...live, canary: { version, percent } } };
    const moving = { [app]: version };
    assertNoConflicts(findCanaryConflicts(store, apps, moving), moving, 'canary');
    return ({ revision, history }) => {
      const change = { action: 'canary', revision: revision + 1, version, percent } as const;
      return { apps, history: addToHistory(history, app, createEntry(through, change, details)) };
    };
  });
}

/** Ends the canary of an app: all visitors get the live version. @throws StartError if there is none. */
export function endCanary(
  store: string,
  app: string,
  through: Command,
  details: ChangeDetails = {},
): Registry {
  return updateRegistry(store, (registry) => {
    assertExpected(registry, details);
    const live = registry.apps[app];
    if (!live?.canary) throw new StartError(`${app} has no canary.`);
    const change = {
      action: 'end-canary',
      revision: registry.revision + 1,
      version: live.canary.version,
    } as const;
    const entry = createEntry(through, change, details);
    return {
      apps: { ...registry.apps, [app]: { ...live, canary: undefined } },
      history: addToHistory(registry.history, app, entry),
    };
  });
}
