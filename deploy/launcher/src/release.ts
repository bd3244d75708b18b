/** `npm run release -- check|publish|promote|rollback|origin|list|gc|keys ...`: manages releases. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getErrorMessage, StartError } from '@platform/node-utils';
import { readOriginSettings } from '@platform/origin-server';
import {
  addReleaseKey,
  deleteOldReleases,
  describeAuthor,
  findNewestVersion,
  getKeyId,
  getReleaseKeys,
  listVersions,
  promote,
  publish,
  readRegistry,
  removeReleaseKey,
  rollback,
  setOrigin,
} from '@platform/releases';
import { dim, red } from '../progress.mjs';
import { buildFolder } from './building/build-cache.ts';
import { buildSources } from './building/build-sources.ts';
import { checkTarget, checkTargetsInBrowser } from './release-check.ts';
import { findApps } from './workspaces.ts';

const USAGE = `npm run release -- <command>

  check    <app> [version or folder]               check it against what is live (default: the newest version)
  publish  <app> [folder]                          add a build to the store (default: build the current sources)
  promote  <app> [version] [<app> <version> ...]   make versions live, all at once (default: the newest version)
  rollback <app> [version]                         make an earlier live version live again (default: the previous one)
  origin   <app> <url>                             set the address from which the shell loads a live remote
  list     [app]                                   show published versions, the live one and recent changes
  gc       [app] [--keep 5] [--force]              delete old versions, but never the live one, those of the last two
                                                   changes, and (without --force) those in use within the last day

  keys     <app> [--remove <id>]                   make a key: from then on releases of the app must be signed with it
                                                   (publish: RELEASE_SIGNING_KEY); or remove one

publish and promote check too.

  --browser         check and promote also open every page in Chromium (CHROMIUM)
  --origin <url>    the address of the first app of a promotion
  --reason <text>   why; recorded with a promotion or a rollback
  --by <name>       who; default: who started the CI run, or the user and the machine

Apps: ${findApps().join(', ')}. The store is the folder in RELEASE_STORE.`;

const HISTORY_LIMIT = 5;
const DEFAULT_KEEP = 5;

const OPTIONS = {
  origin: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  keep: { type: 'string' },
  force: { type: 'boolean' },
  remove: { type: 'string' },
  browser: { type: 'boolean' },
} as const;

type Options = {
  origin?: string;
  reason?: string;
  by?: string;
  keep?: string;
  force?: boolean;
  remove?: string;
  browser?: boolean;
};
type Command = (args: readonly string[], options: Options) => Promise<void> | void;

const COMMANDS = new Map<string, Command>([
  ['check', runCheck],
  ['publish', runPublish],
  ['promote', runPromote],
  ['rollback', runRollback],
  ['origin', runOrigin],
  ['list', ([app]) => selectApps(app).forEach(printApp)],
  ['gc', ([app], options) => selectApps(app).forEach((name) => runGc(name, options))],
  ['keys', runKeys],
]);

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [name = '', ...args] = positionals;
  const command = COMMANDS.get(name);
  if (!command) throw new StartError(USAGE);
  await command(args, values);
} catch (error) {
  console.error(red(getErrorMessage(error)));
  process.exitCode = 1;
}

async function runCheck([name, folderOrVersion]: readonly string[], { browser }: Options): Promise<void> {
  // A build in a folder can be the first of its app.
  const app = folderOrVersion === undefined ? parseAppName(name) : (name ?? '');
  const target = folderOrVersion ?? findNewestVersion(readStoreFolder(), app);
  const { release } = checkTarget(readStoreFolder(), { app, target });
  if (browser) await checkTargetsInBrowser(readStoreFolder(), [{ app, target }]);
  const pages = browser ? ', and its pages work in a browser' : '';
  console.log(
    `${app} ${release.version} can go live: its files are complete and fit the live releases${pages}.`,
  );
}

async function runPublish([app = '', folder]: readonly string[], options: Options): Promise<void> {
  // A build in a folder can be the first of its app.
  const folders = folder === undefined ? await buildApp(parseAppName(app)) : [resolve(folder)];
  for (const build of folders) {
    const signingKey = process.env.RELEASE_SIGNING_KEY || undefined;
    const details = { ...readDetails(options), signingKey };
    const { release, isNew } = publish(readStoreFolder(), build, 'release', undefined, details);
    if (!isNew) console.log(`${release.app} ${release.version} is already published with the same content.`);
  }
  printApp(app);
}

async function buildApp(app: string): Promise<string[]> {
  const targets = await buildSources([app], () => false, new AbortController().signal);
  return targets.map(buildFolder);
}

async function runPromote(args: readonly string[], options: Options): Promise<void> {
  const versions = parseVersions(args);
  const live = readRegistry(readStoreFolder()).apps;
  const [first = ''] = args;
  const origins = options.origin === undefined ? {} : { [first]: options.origin };
  const targets = Object.entries(versions).map(([app, target]) => ({ app, target }));
  if (options.browser) await checkTargetsInBrowser(readStoreFolder(), targets);
  promote(readStoreFolder(), versions, 'release', { ...readDetails(options), origins });
  for (const [app, version] of Object.entries(versions)) {
    if (live[app]?.version === version) console.log(`${app} ${version} is already live.`);
    printApp(app);
  }
}

function runRollback([name, version]: readonly string[], options: Options): void {
  const app = parseAppName(name);
  rollback(readStoreFolder(), app, 'release', { ...readDetails(options), version });
  printApp(app);
}

function runOrigin([name, origin = '']: readonly string[]): void {
  const app = parseAppName(name);
  setOrigin(readStoreFolder(), app, origin);
  printApp(app);
}

function runGc(app: string, { keep: text, force }: Options): void {
  const keep = text === undefined ? DEFAULT_KEEP : Number(text);
  if (!Number.isInteger(keep) || keep < 1) throw new StartError('--keep must be a whole number from 1.');
  const deleted = deleteOldReleases(readStoreFolder(), app, { keep, force });
  console.log(`${app}: ${deleted.length > 0 ? `deleted ${deleted.join(', ')}` : 'nothing to delete'}`);
}

function runKeys([name]: readonly string[], { remove, by }: Options): void {
  const app = parseAppName(name);
  if (remove === undefined) {
    const { privateKey, id } = addReleaseKey(readStoreFolder(), app, by ?? describeAuthor(process.env));
    console.log(
      `The new key ${id} of ${app}, shown only here: keep it as the secret RELEASE_SIGNING_KEY of what releases ` +
        `${app}.\n\n${privateKey}\n`,
    );
  } else {
    removeReleaseKey(readStoreFolder(), app, remove);
  }
  printApp(app);
}

function readDetails({ reason, by }: Options) {
  return { by: by ?? describeAuthor(process.env), reason: reason?.trim() || undefined };
}

function parseVersions(args: readonly string[]): Record<string, string> {
  const [app] = args;
  if (args.length <= 1)
    return { [parseAppName(app)]: findNewestVersion(readStoreFolder(), parseAppName(app)) };
  if (args.length % 2 === 1)
    throw new StartError(
      `Give a version for each app, e.g. promote shell 1.1.0-ab12cd34 mf-admin 1.1.0-ef56ab78.\n\n${USAGE}`,
    );
  const names = args.filter((_arg, index) => index % 2 === 0).map(parseAppName);
  return Object.fromEntries(names.map((name, index) => [name, args[index * 2 + 1] ?? '']));
}

function printApp(app: string): void {
  const registry = readRegistry(readStoreFolder());
  const { apps, history } = registry;
  const { version: liveVersion, origin } = apps[app] ?? {};
  console.log(origin === undefined ? app : `${app} ${dim(origin)}`);
  for (const { version, release } of listVersions(readStoreFolder(), app)) {
    const state = version === liveVersion ? 'live' : '    ';
    const about = release
      ? `built ${release.builtAt}, contract ${release.contract}`
      : 'damaged: no release.json';
    console.log(`  ${state} ${version}  ${dim(about)}`);
  }
  for (const { publicKey, at, by } of getReleaseKeys(registry, app)) {
    console.log(dim(`       signed with key ${getKeyId(publicKey)} (added ${at} by ${by})`));
  }
  for (const { at, by, action, version, reason } of (history[app] ?? []).slice(-HISTORY_LIMIT)) {
    console.log(dim(`       ${at} ${action} ${version} by ${by}${reason ? `: ${reason}` : ''}`));
  }
}

function selectApps(name: string | undefined): readonly string[] {
  return name === undefined ? listApps() : [parseAppName(name)];
}

/** Checks the name of an app: one of this repository, or one with releases in the store. */
function parseAppName(text = ''): string {
  const apps = listApps();
  if (apps.includes(text) || listVersions(readStoreFolder(), text).length > 0) return text;
  const problem = text ? `Unknown app "${text}"` : 'The name of the app is missing';
  throw new StartError(`${problem}. Use one of ${apps.join(', ')}.\n\n${USAGE}`);
}

function listApps(): string[] {
  return [...new Set([...findApps(), ...Object.keys(readRegistry(readStoreFolder()).apps)])];
}

function readStoreFolder(): string {
  // Only the store folder matters here, so the settings that production requires of servers are not checked.
  return readOriginSettings('shell', { ...process.env, APP_ENV: undefined }).releaseStore;
}
