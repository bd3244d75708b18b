import { styleText } from 'node:util';
import { findFailedCheck } from '../failed-checks.ts';
import { picturesFolder } from '../layout.ts';
import { readRegistry } from '../registry-file.ts';
import { listVersions } from '../release-folders.ts';
import { findRetirement } from '../release-history.ts';

/** The latest changes of an app that are shown. */
const HISTORY_LIMIT = 5;

/** Lists an app's published versions and its latest changes, for a terminal. */
export function describeApp(store: string, app: string): string {
  const registry = readRegistry(store);
  const { apps, history } = registry;
  const { version: liveVersion, origin, canary } = apps[app] ?? {};
  const versions = listVersions(store, app).map(({ version, release }) => {
    const percent = version === canary?.version ? `${canary.percent}%` : '';
    const state = version === liveVersion ? 'live' : percent.padStart(4);
    const check = findFailedCheck(registry, app, version);
    const pictures = picturesFolder('', app, version);
    const failed = check ? `, failed in a browser in shell ${check.shell} at ${check.at} (${pictures})` : '';
    const about = release
      ? `built ${release.builtAt}, contract ${release.contract}${failed}`
      : 'damaged: no release.json';
    return `  ${state} ${version}  ${dim(about)}`;
  });
  const changes = (history[app] ?? [])
    .slice(-HISTORY_LIMIT)
    .map(({ at, by, action, version, origin, reason }) =>
      dim(
        `       ${at} ${action} ${version}${origin ? ` at ${origin}` : ''} by ${by}${reason ? `: ${reason}` : ''}`,
      ),
    );
  const name = [
    app,
    ...(origin === undefined ? [] : [dim(origin)]),
    ...(findRetirement(registry, app) ? ['retired'] : []),
  ].join(' ');
  return [name, ...versions, ...changes].join('\n');
}

function dim(text: string): string {
  return styleText('dim', text, { stream: process.stdout });
}
