/** A page server without pages, in a process of its own: it forwards calls to the API as every other does. */
import { runPageServer, startPageServer } from '@platform/page-server';
import { openReleaseStore } from '@platform/releases';

await runPageServer('shell', (settings, log, telemetry) =>
  startPageServer({
    settings,
    log,
    ...telemetry,
    files: { releases: openReleaseStore(settings.dataDir, log), app: 'shell', prefix: '/assets/' },
    pages: () => undefined,
  }),
);
