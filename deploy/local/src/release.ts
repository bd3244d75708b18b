/** `npm run release -- publish|promote|rollback|list ...`: what is in the release store, and what of it is live. */
import { resolve } from 'node:path';
import { readOriginSettings, StartError } from '@platform/origin-server';
import { dim, red } from '../progress.mjs';
import { buildFolder } from './building/build-cache.ts';
import { buildSources } from './building/build-sources.ts';
import { APPS } from './building/releases-of-sources.ts';
import { readRegistry } from './releases/registry-file.ts';
import { publishedReleases } from './releases/release-folders.ts';
import { historyOf } from './releases/release-history.ts';
import { newestVersion, promote, publish, rollback } from './releases/releases.ts';

const USAGE = `npm run release -- <command>

  publish  <app> [folder]                          puts a built folder into the store; without one it builds the sources
  promote  <app> [version] [<app> <version> ...]   makes versions live together; without a version the newest
  rollback <app>                                   makes the version live again that was live before
  list     [app]                                   what is in the store, what is live, who moved it

Apps: ${APPS.join(', ')}. The store is RELEASE_STORE.`;

const SHOWN_HISTORY = 5;

const [command = '', ...args] = process.argv.slice(2);
try {
  await run(command, args);
} catch (error) {
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const [app = '', second] = args;
  if (!['publish', 'promote', 'rollback', 'list'].includes(command)) throw new StartError(USAGE);
  if (command === 'list') {
    (app ? [appNamed(app)] : APPS).forEach(printApp);
    return;
  }
  appNamed(app);
  if (command === 'publish') await publishApp(app, second);
  if (command === 'promote') promote(store(), versionsOf(app, args), 'release');
  if (command === 'rollback') rollback(store(), app, 'release');
  printApp(app);
}

async function publishApp(app: string, folder: string | undefined): Promise<void> {
  if (folder !== undefined) {
    publish(store(), resolve(folder), 'release');
    return;
  }
  const targets = await buildSources([app], () => false, new AbortController().signal);
  for (const target of targets) publish(store(), buildFolder(target), 'release');
}

function versionsOf(app: string, args: readonly string[]): Record<string, string> {
  if (args.length === 1) return { [app]: newestVersion(store(), app) };
  if (args.length % 2 === 1) throw new StartError(`Each app needs its version.\n\n${USAGE}`);
  const names = args.filter((_arg, index) => index % 2 === 0).map(appNamed);
  return Object.fromEntries(names.map((name, index) => [name, args[index * 2 + 1] ?? '']));
}

function printApp(app: string): void {
  const live = readRegistry(store()).apps[app]?.version;
  console.log(app);
  for (const { version, builtAt, contract } of publishedReleases(store(), app)) {
    console.log(
      `  ${version === live ? 'live' : '    '} ${version}  ${dim(`built ${builtAt}, contract ${contract}`)}`,
    );
  }
  for (const { at, by, action, version } of historyOf(store(), app).slice(-SHOWN_HISTORY)) {
    console.log(dim(`       ${at} ${action} ${version} by ${by}`));
  }
}

function appNamed(text: string): string {
  if (!APPS.includes(text)) throw new StartError(`Which app? One of ${APPS.join(', ')}.\n\n${USAGE}`);
  return text;
}

function store(): string {
  // The store alone is of interest: the secret that servers need in production is not.
  return readOriginSettings('shell', { ...process.env, APP_ENV: undefined }).releaseStore;
}
