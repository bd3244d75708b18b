import { StartError } from '@platform/server-kit/node-utils';
import { assertExpected } from './expected-revision.ts';
import { updateRegistry } from './registry-file.ts';
import { HOST, type Registry } from './release-format.ts';
import { addToHistory, findRetirement } from './release-history.ts';
import { type ChangeDetails, type Command, createEntry } from './releases.ts';

/**
 * Takes a remote out of what is live, with its canary: its pages are gone, and so are its menu entries. Its releases
 * stay in the store, and promoting one brings it back. A remote that is retired already is left alone.
 *
 * @throws StartError if the app is the shell or was never live.
 */
export function retire(store: string, app: string, through: Command, details: ChangeDetails = {}): Registry {
  return updateRegistry(store, (registry) => {
    if (app === HOST)
      throw new StartError(
        'The shell cannot be retired: it serves every page. Promote another version of it.',
      );
    assertExpected(registry, details);
    if (findRetirement(registry, app)) return {};
    const { [app]: live, ...others } = registry.apps;
    if (!live) throw new StartError(`${app} is not live, so there is nothing to retire.`);
    const { version, origin } = live;
    const entry = {
      ...createEntry(through, { action: 'retire', revision: registry.revision + 1, version }, details),
      ...(origin && { origin }),
    };
    return { apps: others, history: addToHistory(registry.history, app, entry) };
  });
}
