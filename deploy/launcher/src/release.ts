/** `npm run release -- publish|promote|rollback|list ...`: manages the release store and the live versions. */
import { resolve } from 'node:path';
import { APPS, type AppName } from '@platform/contracts';
import { getErrorMessage, StartError } from '@platform/node-utils';
import { readOriginSettings } from '@platform/origin-server';
import {
  findNewestVersion,
  listReleases,
  promote,
  publish,
  readHistory,
  readRegistry,
  rollback,
} from '@platform/releases';
import { dim, red } from '../progress.mjs';
import { buildFolder } from './building/build-cache.ts';
import { buildSources } from './building/build-sources.ts';

const USAGE = `npm run release -- <command>

  publish  <app> [folder]                          add a build to the store (default: build the current sources)
  promote  <app> [version] [<app> <version> ...]   make versions live, all at once (default: the newest version)
  rollback <app>                                   make the previously live version live again
  list     [app]                                   show published versions, the live one and recent changes

Apps: ${APPS.join(', ')}. The store is the folder in RELEASE_STORE.`;

const HISTORY_LIMIT = 5;

const [command = '', ...args] = process.argv.slice(2);
try {
  await run(command, args);
} catch (error) {
  console.error(red(getErrorMessage(error)));
  process.exitCode = 1;
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const [app = '', second] = args;
  if (!['publish', 'promote', 'rollback', 'list'].includes(command)) throw new StartError(USAGE);
  if (command === 'list') {
    (app ? [parseAppName(app)] : APPS).forEach(printApp);
    return;
  }
  parseAppName(app);
  if (command === 'publish') await publishApp(app, second);
  if (command === 'promote') promote(readStoreFolder(), parseVersions(app, args), 'release');
  if (command === 'rollback') rollback(readStoreFolder(), app, 'release');
  printApp(app);
}

async function publishApp(app: string, folder: string | undefined): Promise<void> {
  if (folder !== undefined) {
    publish(readStoreFolder(), resolve(folder), 'release');
    return;
  }
  const targets = await buildSources([app], () => false, new AbortController().signal);
  for (const target of targets) publish(readStoreFolder(), buildFolder(target), 'release');
}

function parseVersions(app: string, args: readonly string[]): Record<string, string> {
  if (args.length === 1) return { [app]: findNewestVersion(readStoreFolder(), app) };
  if (args.length % 2 === 1)
    throw new StartError(
      `Give a version for each app, e.g. promote shell 1.1.0-ab12cd34 mf-admin 1.1.0-ef56ab78.\n\n${USAGE}`,
    );
  const names = args.filter((_arg, index) => index % 2 === 0).map(parseAppName);
  return Object.fromEntries(names.map((name, index) => [name, args[index * 2 + 1] ?? '']));
}

function printApp(app: string): void {
  const liveVersion = readRegistry(readStoreFolder()).apps[app]?.version;
  console.log(app);
  for (const { version, builtAt, contract } of listReleases(readStoreFolder(), app)) {
    console.log(
      `  ${version === liveVersion ? 'live' : '    '} ${version}  ${dim(`built ${builtAt}, contract ${contract}`)}`,
    );
  }
  for (const { at, by, action, version } of readHistory(readStoreFolder(), app).slice(-HISTORY_LIMIT)) {
    console.log(dim(`       ${at} ${action} ${version} by ${by}`));
  }
}

function parseAppName(text: string): AppName {
  const app = APPS.find((name) => name === text);
  if (app) return app;
  const problem = text ? `Unknown app "${text}"` : 'The name of the app is missing';
  throw new StartError(`${problem}. Use one of ${APPS.join(', ')}.\n\n${USAGE}`);
}

function readStoreFolder(): string {
  // Only the store folder matters here, so the settings that production requires of servers are not checked.
  return readOriginSettings('shell', { ...process.env, APP_ENV: undefined }).releaseStore;
}
