/** Entry point of a remote's page server: `node deploy/origin-server/src/remote-origin.ts mf-dashboard`. */
import { StartError } from '@platform/node-utils';
import {
  findRetirement,
  followStore,
  isAppName,
  openReleaseStore,
  type ReleaseStore,
} from '@platform/releases';
import type { Section } from '@platform/releases/section';
import { runOrigin } from './origin-process.ts';
import { startOriginServer } from './origin-server.ts';
import { createStandalonePage } from './standalone-page.ts';

const name = process.argv[2] ?? '';

if (isAppName(name) && name !== 'shell') {
  await runOrigin(name, async (settings, log, telemetry) => {
    const store = followStore(settings, log);
    await store.ready;
    const releases = openReleaseStore(store.folder, log);
    const { visibility } = readSection(releases);
    return startOriginServer({
      settings,
      log,
      ...telemetry,
      store,
      files: { releases, app: name, prefix: '/' },
      pages: createStandalonePage(releases, name, settings.origins.shell),
      ...(visibility === 'administrators' && { audience: 'console' }),
    });
  });
} else {
  process.stderr.write(
    `"${name}" is not a remote. Give the name of one, e.g. remote-origin.ts mf-dashboard\n`,
  );
  process.exitCode = 1;
}

/**
 * Reads the section of the remote's live version, which says for whom its pages are. A retired remote has that of its
 * last version: it has no page, but tabs that were opened before still load its files.
 */
function readSection(releases: ReleaseStore): Section {
  const registry = releases.registry();
  const { apps } = registry;
  const version = apps[name]?.version ?? findRetirement(registry, name)?.version;
  if (version === undefined) {
    const remotes = Object.keys(apps).filter((app) => app !== 'shell');
    throw new StartError(
      `No version of ${name} is live in ${releases.folder}. Publish and promote one, or use one of ${remotes.join(', ')}.`,
    );
  }
  const { section } = releases.release(name, version);
  if (!section)
    throw new StartError(
      `${name} ${version} was built before releases had a section. Build it again, and promote that version.`,
    );
  return section;
}
