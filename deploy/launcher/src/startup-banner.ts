import { relative } from 'node:path';
import { DEMO_ACCOUNTS } from '@platform/contracts';
import { EMBEDDED_DATABASE_MEANING } from '@platform/server-kit/settings';
import { dim } from '../progress.mjs';
import { type BuildOutcome, formatOutcome } from './building/release-builds.ts';
import type { LaunchSettings } from './launch-settings.ts';

/** Formats what the user needs once the platform is running. Ends with the addresses, one per line. */
export function formatStartupBanner(
  { pageServer, mongodbUri }: LaunchSettings,
  logs: string,
  outcomes: readonly BuildOutcome[],
): string {
  const { origins, apiOrigins } = pageServer;
  const [apiOrigin = ''] = apiOrigins;
  const accounts = pageServer.production
    ? []
    : DEMO_ACCOUNTS.map(({ username, password, isAdmin }) =>
        formatLine(isAdmin ? 'administrator' : 'member', `${username} / ${password}`),
      );
  return [
    ...outcomes.filter(({ state }) => state !== 'live').map(formatOutcome),
    '',
    ...accounts,
    ...(pageServer.production ? [] : [formatLine('tour', 'docs/tour.md')]),
    formatLine('data', `${shortenPath(pageServer.dataDir)}${mongodbUri ? ' (database: MONGODB_URI)' : ''}`),
    ...(pageServer.production && !mongodbUri
      ? [formatLine('database', `embedded: ${EMBEDDED_DATABASE_MEANING}`)]
      : []),
    formatLine('logs', shortenPath(logs)),
    '',
    ...Object.entries(origins).map(([app, address]) =>
      formatLine(app, app === 'mf-admin' ? `${address} ${dim('admin console')}` : address),
    ),
    formatLine('API', `${apiOrigin} ${dim(`${apiOrigin}/api/docs`)}`),
  ].join('\n');
}

function formatLine(name: string, text: string): string {
  return `${name.padEnd(15)}${text}`;
}

function shortenPath(path: string): string {
  const relativePath = relative(process.cwd(), path);
  return relativePath.startsWith('..') ? path : relativePath;
}
