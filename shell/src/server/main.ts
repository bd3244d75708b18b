import { getErrorMessage, StartError } from '@platform/server-kit/node-utils';
import { runPageServer, startPageServer } from '@platform/page-server';
import { followStore, openReleaseStore } from '@platform/releases';
import { createVisitorGroups, findUnusable } from './canaries.ts';
import { createFormHandler } from './form-posts.ts';
import { MemberPages } from './member-pages/member-pages.ts';
import { createPageHandler } from './page-handler.ts';
import { openSnapshot } from './snapshot.ts';

/**
 * Entry point of the shell's page server: documents, the shell's files, and the proxy to the API. An optional
 * argument overrides SHELL_PORT: in development webpack's server listens there and forwards requests.
 */
const [, , portOverride] = process.argv;

await runPageServer('shell', async (settings, log, telemetry) => {
  const store = followStore(settings, log);
  await store.ready;
  const releases = openReleaseStore(store.folder, log);
  const getSnapshots = await openSnapshot({ releases, settings, log }).catch((error: unknown) => {
    throw new StartError(
      `The shell's live release cannot be used: ${getErrorMessage(error)}. Publish and promote a complete release.`,
      { cause: error },
    );
  });
  const visitors = createVisitorGroups(getSnapshots, settings);
  const count = telemetry.metrics?.addCounter(
    'member_pages_total',
    'Signed-in pages by whether the server rendered them or left them to the browser.',
    ['remote', 'result'],
  );
  const memberPages = new MemberPages({ log, count });
  return startPageServer({
    settings: portOverride === undefined ? settings : { ...settings, port: Number(portOverride) },
    log,
    ...telemetry,
    store,
    files: { releases, app: 'shell', prefix: '/assets/' },
    pages: visitors.assign(createPageHandler(visitors.getSnapshot, settings, memberPages)),
    pathOfNoPage: '/404',
    pageSources: () => ({ origins: Object.values(getSnapshots().live.manifests.remoteOrigins) }),
    getServedRevision: () => getSnapshots().live.manifests.registry.revision,
    findUnusable: () => findUnusable(getSnapshots()),
    forms: createFormHandler(visitors.getSnapshot, settings),
  });
});
