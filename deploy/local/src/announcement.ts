import { relative } from 'node:path';
import { DEMO_ACCOUNTS } from '@platform/contracts';
import { dim } from '../progress.mjs';
import type { HeldBack } from './building/releases-of-sources.ts';
import type { LaunchSettings } from './launch-settings.ts';

/** What a person needs to know of a platform that is up; the addresses last, one a line. */
export function announcement(
  { origin, mongodbUri }: LaunchSettings,
  logs: string,
  held: readonly HeldBack[],
): string {
  const { origins, apiOrigin } = origin;
  const accounts = origin.production
    ? []
    : DEMO_ACCOUNTS.map(({ username, password, isAdmin }) =>
        line(isAdmin ? 'administrator' : 'member', `${username} / ${password}`),
      );
  return [
    ...held.map(({ app, live, sources }) => `${app}: ${live} is live by hand; the sources are ${sources}.`),
    '',
    ...accounts,
    line('data', `${short(origin.dataDir)}${mongodbUri ? ' (the database is at MONGODB_URI)' : ''}`),
    line('logs', short(logs)),
    '',
    line('shell', origins.shell),
    line('mf-marketing', origins['mf-marketing']),
    line('mf-dashboard', origins['mf-dashboard']),
    line('mf-admin', `${origins['mf-admin']} ${dim('the administrators’ console')}`),
    line('API', `${apiOrigin} ${dim(`${apiOrigin}/api/docs`)}`),
  ].join('\n');
}

function line(name: string, text: string): string {
  return `${name.padEnd(15)}${text}`;
}

function short(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith('..') ? path : fromHere;
}
