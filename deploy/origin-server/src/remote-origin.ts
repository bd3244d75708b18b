/** Entry point of a remote's page server: `node deploy/origin-server/src/remote-origin.ts mf-dashboard`. */
import { REMOTES, type RemoteName } from '@platform/contracts';
import { openReleaseStore } from '@platform/releases';
import { runOrigin } from './origin-process.ts';
import { startOriginServer } from './origin-server.ts';
import { createStandalonePage } from './standalone-page.ts';

const name = process.argv[2] ?? '';

if (isRemote(name)) {
  await runOrigin(name, (settings, log) => {
    const releases = openReleaseStore(settings.releaseStore, log);
    return startOriginServer({
      settings,
      log,
      files: { releases, app: name, prefix: '/' },
      pages: createStandalonePage(releases, name, settings.origins.shell),
      ...(name === 'mf-admin' && { audience: 'console' }),
    });
  });
} else {
  process.stderr.write(
    `Unknown remote "${name}". Use one of ${Object.keys(REMOTES).join(', ')}, e.g. remote-origin.ts mf-dashboard\n`,
  );
  process.exitCode = 1;
}

function isRemote(text: string): text is RemoteName {
  return Object.hasOwn(REMOTES, text);
}
