/** Entry point of a remote's page server: `node deploy/page-server/src/serve-remote.ts mf-dashboard`. */
import type { Logger } from '@platform/server-kit/logging';
import { StartError } from '@platform/server-kit/node-utils';
import {
  findRetirement,
  followStore,
  isAppName,
  listVersions,
  openReleaseStore,
  type ReleaseStore,
} from '@platform/releases';
import type { Section } from '@platform/releases/section';
import { runPageServer } from './page-server-process.ts';
import { startPageServer } from './page-server.ts';
import { createStandalonePage } from './standalone-page.ts';

const name = process.argv[2] ?? '';

if (isAppName(name) && name !== 'shell') {
  await runPageServer(name, async (settings, log, telemetry) => {
    const store = followStore(settings, log, name);
    await store.ready;
    const releases = openReleaseStore(store.folder, log);
    const getAudience = createAudience(releases, log);
    if (releases.liveVersion(name) === undefined)
      log.warn({ folder: releases.folder }, 'no version is live: files are served, and no page');
    return startPageServer({
      settings,
      log,
      ...telemetry,
      store,
      files: { releases, app: name, prefix: '/' },
      pages: createStandalonePage(releases, name, settings),
      getAudience,
    });
  });
} else {
  process.stderr.write(
    `"${name}" is not a remote. Give the name of one, e.g. serve-remote.ts mf-dashboard\n`,
  );
  process.exitCode = 1;
}

/**
 * Reads the section of the remote's live version, which says for whom its pages are. Without one the server sends files
 * only: of a retired remote to tabs that were opened before, of a new one to those who try it before it is live.
 */
function readSection(releases: ReleaseStore): Section {
  const version = findVersion(releases);
  const { section } = releases.release(name, version);
  if (!section) throw new StartError(`${name} ${version} has no section. Promote another version.`);
  return section;
}

/** Returns the live version; without one the last live one of a retired remote, or the newest published one. */
function findVersion(releases: ReleaseStore): string {
  const registry = releases.registry();
  const version = registry.apps[name]?.version ?? findRetirement(registry, name)?.version;
  const newest = version ?? listVersions(releases.folder, name)[0]?.version;
  if (newest !== undefined) return newest;
  const remotes = Object.keys(registry.apps).filter((app) => app !== 'shell');
  throw new StartError(
    `No version of ${name} is in ${releases.folder}. Publish one, or use one of ${remotes.join(', ')}.`,
  );
}

/** Returns a function that says whose session the API looks at. It follows the live version, which may come later. */
function createAudience(releases: ReleaseStore, log: Logger): () => 'console' | undefined {
  let registry = releases.registry();
  let { visibility } = readSection(releases);

  function update(): void {
    if (registry === releases.registry()) return;
    registry = releases.registry();
    try {
      ({ visibility } = readSection(releases));
    } catch (error) {
      log.warn({ err: error }, 'section of the live version cannot be read, keeping the one of before');
    }
  }

  return () => {
    update();
    return visibility === 'administrators' ? 'console' : undefined;
  };
}
