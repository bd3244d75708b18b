import { openReleaseStore, runOrigin, startOriginServer, StartError } from '@platform/origin-server';
import { pageHandler } from './page-handler.ts';
import { openSite } from './site.ts';

/**
 * The process of the shell's own origin: documents, the shell's files, the way to the API. An argument is a port to
 * listen on in place of SHELL_PORT: in development something else listens there and passes on.
 */
const [, , behindPort] = process.argv;

await runOrigin('shell', async (settings, log) => {
  const releases = openReleaseStore(settings.releaseStore, log);
  const site = await openSite({ releases, settings, log }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The live release of the shell cannot be used: ${reason}. Publish and promote one that is whole.`,
      { cause: error },
    );
  });
  const { shell: _own, ...remotes } = settings.origins;
  return startOriginServer({
    settings: behindPort === undefined ? settings : { ...settings, port: Number(behindPort) },
    log,
    files: { releases, app: 'shell', prefix: '/assets/' },
    pages: pageHandler(site, settings),
    pageSources: { origins: Object.values(remotes) },
  });
});
