/** A page server without pages, in a process of its own: it forwards calls to the API as every other does. */
import { runOrigin, startOriginServer } from '@platform/origin-server';
import { openReleaseStore } from '@platform/releases';

await runOrigin('shell', (settings, log, telemetry) =>
  startOriginServer({
    settings,
    log,
    ...telemetry,
    files: { releases: openReleaseStore(settings.dataDir, log), app: 'shell', prefix: '/assets/' },
    pages: () => undefined,
  }),
);
