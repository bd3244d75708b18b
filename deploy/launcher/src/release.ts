/** `npm run release -- <command>`: manages releases; `release-usage.ts` lists the commands. */
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getErrorMessage, StartError } from '@platform/node-utils';
import { type OriginSettings, readOriginSettings } from '@platform/origin-server';
import {
  addReleaseKey,
  deleteOldReleases,
  describeAuthor,
  endCanary,
  findNewestVersion,
  listVersions,
  promote,
  publish,
  readRegistry,
  removeReleaseKey,
  retire,
  rollback,
  setOrigin,
  startCanary,
  changeStore,
} from '@platform/releases';
import { red } from '../progress.mjs';
import { describeApp } from './describe-app.ts';
import { buildFolder } from './building/build-cache.ts';
import { buildSources } from './building/build-sources.ts';
import { formatOutcome, readBuilds, releaseBuilds } from './building/release-builds.ts';
import { planReleases } from './release-plan.ts';
import { checkTarget, checkTargetsInBrowser } from './release-check.ts';
import { USAGE } from './release-usage.ts';
import { findApps } from './workspaces.ts';

const DEFAULT_KEEP = 5;

const OPTIONS = {
  origin: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  keep: { type: 'string' },
  force: { type: 'boolean' },
  remove: { type: 'string' },
  browser: { type: 'boolean' },
  end: { type: 'boolean' },
  yes: { type: 'boolean' },
  quiet: { type: 'boolean' },
  all: { type: 'boolean' },
} as const;

type Options = {
  origin?: string;
  reason?: string;
  by?: string;
  keep?: string;
  force?: boolean;
  remove?: string;
  browser?: boolean;
  end?: boolean;
  yes?: boolean;
  quiet?: boolean;
  all?: boolean;
};
/** Returns what to print: only a change that has been made is reported. */
type Command = (args: readonly string[], options: Options) => Promise<string>;

const COMMANDS = new Map<string, Command>([
  // A workflow makes a job of each.
  ['plan', ([app]) => change((store) => JSON.stringify(planReleases(store, app)))],
  ['build', runBuild],
  ['check', runCheck],
  ['publish', runPublish],
  ['promote', runPromote],
  ['rollback', runRollback],
  ['canary', runCanary],
  ['retire', runRetire],
  ['origin', runOrigin],
  ['list', runList],
  ['gc', runGc],
  ['keys', runKeys],
  ['deploy', runDeploy],
]);

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [name = '', ...args] = positionals;
  const command = COMMANDS.get(name);
  if (!command) throw new StartError(USAGE);
  console.log(await command(args, values));
} catch (error) {
  console.error(red(getErrorMessage(error)));
  process.exitCode = 1;
}

function runCheck([name, folderOrVersion]: readonly string[], { browser }: Options): Promise<string> {
  return change(async (store) => {
    // A build in a folder can be the first of its app.
    const app = folderOrVersion === undefined ? parseAppName(store, name) : (name ?? '');
    const target = folderOrVersion ?? findNewestVersion(store, app);
    const { release } = checkTarget(store, { app, target });
    if (browser) await checkTargetsInBrowser(store, [{ app, target }]);
    const pages = browser ? ', and its pages work in a browser' : '';
    return `${app} ${release.version} can go live: its files are complete and fit the live releases${pages}.`;
  });
}

async function runPublish([app = '', folder]: readonly string[], options: Options): Promise<string> {
  // A build in a folder can be the first of its app. Others do not wait for a build of the sources.
  const folders = folder === undefined ? await buildApp(app) : [resolve(folder)];
  const details = { ...readDetails(options), signingKey: process.env.RELEASE_SIGNING_KEY || undefined };
  return change((store) => {
    const published = folders.map((build) => publish(store, build, 'release', undefined, details));
    if (options.quiet) return published.map(({ release }) => release.version).join('\n');
    const known = published
      .filter(({ isNew }) => !isNew)
      .map(({ release }) => `${release.app} ${release.version} is already published with the same content.`);
    const next = published.map(
      ({ release }) => `To make it live: npm run release -- promote ${release.app} ${release.version}`,
    );
    return [...known, describeApp(store, app), ...next].join('\n');
  });
}

/** The store is not needed, so this also runs where there is none: while an image is built. */
async function runBuild([text]: readonly string[]): Promise<string> {
  const folder = parseFolder(text);
  const targets = await buildSources(findApps(), () => false, new AbortController().signal);
  return targets
    .map((target) => {
      const build = join(folder, target.app.folder);
      rmSync(build, { recursive: true, force: true });
      cpSync(buildFolder(target), build, { recursive: true });
      return `${target.app.folder} ${target.version} is in ${build}.`;
    })
    .join('\n');
}

async function runDeploy([text]: readonly string[], { all }: Options): Promise<string> {
  const builds = readBuilds(parseFolder(text));
  const { shell: _shell, ...origins } = readStoreSettings().origins;
  const outcomes = await change((store) => releaseBuilds(store, builds, origins, { all }));
  if (outcomes.some(({ state }) => state === 'failed')) process.exitCode = 1;
  return outcomes.map(formatOutcome).join('\n');
}

function parseFolder(text: string | undefined): string {
  if (text === undefined) throw new StartError(`The folder of the builds is missing.\n\n${USAGE}`);
  return resolve(text);
}

async function buildApp(name: string): Promise<string[]> {
  const app = await change((store) => parseAppName(store, name));
  const targets = await buildSources([app], () => false, new AbortController().signal);
  return targets.map(buildFolder);
}

function runPromote(args: readonly string[], options: Options): Promise<string> {
  return change(async (store) => {
    const versions = parseVersions(store, args);
    const live = readRegistry(store).apps;
    const [first = ''] = args;
    const origins = options.origin === undefined ? {} : { [first]: options.origin };
    const targets = Object.entries(versions).map(([app, target]) => ({ app, target }));
    if (options.browser) await checkTargetsInBrowser(store, targets);
    promote(store, versions, 'release', { ...readDetails(options), origins });
    return Object.entries(versions)
      .flatMap(([app, version]) => [
        ...(live[app]?.version === version ? [`${app} ${version} is already live.`] : []),
        describeApp(store, app),
      ])
      .join('\n');
  });
}

function runRollback([name, version]: readonly string[], options: Options): Promise<string> {
  return change((store) => {
    const app = parseAppName(store, name);
    rollback(store, app, 'release', { ...readDetails(options), version });
    return describeApp(store, app);
  });
}

function runCanary([name, text = '', version]: readonly string[], options: Options): Promise<string> {
  return change(async (store) => {
    const app = parseAppName(store, name);
    if (options.end) {
      endCanary(store, app, 'release', readDetails(options));
      return describeApp(store, app);
    }
    const target = version ?? findNewestVersion(store, app);
    const percent = /^\d+%?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
    if (options.browser) await checkTargetsInBrowser(store, [{ app, target }]);
    startCanary(store, app, { version: target, percent }, 'release', readDetails(options));
    return describeApp(store, app);
  });
}

function runRetire([name]: readonly string[], options: Options): Promise<string> {
  const details = readDetails(options);
  return change((store) => {
    const app = parseAppName(store, name);
    if (details.reason === undefined)
      throw new StartError('Give the reason for the history: --reason <text>.');
    if (!options.yes)
      throw new StartError(
        `This takes ${app} away from all visitors: ${describeTerritory(store, app)}. Add --yes to do it.`,
      );
    retire(store, app, 'release', details);
    return describeApp(store, app);
  });
}

function describeTerritory(store: string, app: string): string {
  const version = readRegistry(store).apps[app]?.version;
  const released = listVersions(store, app).find((stored) => stored.version === version);
  return released?.release?.section?.territory.join(', ') ?? 'nothing of it is live';
}

function runOrigin([name, origin = '']: readonly string[]): Promise<string> {
  return change((store) => {
    const app = parseAppName(store, name);
    setOrigin(store, app, origin);
    return describeApp(store, app);
  });
}

function runList([name]: readonly string[]): Promise<string> {
  return change((store) =>
    selectApps(store, name)
      .map((app) => describeApp(store, app))
      .join('\n'),
  );
}

function runGc([name]: readonly string[], { keep: text, force }: Options): Promise<string> {
  const keep = text === undefined ? DEFAULT_KEEP : Number(text);
  if (!Number.isInteger(keep) || keep < 1) throw new StartError('--keep must be a whole number from 1.');
  return change((store) =>
    selectApps(store, name)
      .map((app) => {
        const deleted = deleteOldReleases(store, app, { keep, force });
        return `${app}: ${deleted.length > 0 ? `deleted ${deleted.join(', ')}` : 'nothing to delete'}`;
      })
      .join('\n'),
  );
}

function runKeys([name]: readonly string[], { remove, by }: Options): Promise<string> {
  return change((store) => {
    const app = parseAppName(store, name);
    if (remove !== undefined) {
      removeReleaseKey(store, app, remove);
      return describeApp(store, app);
    }
    const { privateKey, id } = addReleaseKey(store, app, by ?? describeAuthor(process.env));
    return (
      `The new key ${id} of ${app}, shown only here: keep it as the secret RELEASE_SIGNING_KEY of what releases ` +
      `${app}.\n\n${privateKey}\n\n${describeApp(store, app)}`
    );
  });
}

function readDetails({ reason, by }: Options) {
  return { by: by ?? describeAuthor(process.env), reason: reason?.trim() || undefined };
}

function parseVersions(store: string, args: readonly string[]): Record<string, string> {
  const parseName = (text?: string) => parseAppName(store, text);
  if (args.length <= 1) {
    const app = parseName(args[0]);
    return { [app]: findNewestVersion(store, app) };
  }
  if (args.length % 2 === 1)
    throw new StartError(
      `Give a version for each app, e.g. promote shell 1.1.0-ab12cd34 mf-admin 1.1.0-ef56ab78.\n\n${USAGE}`,
    );
  const names = args.filter((_arg, index) => index % 2 === 0).map(parseName);
  return Object.fromEntries(names.map((name, index) => [name, args[index * 2 + 1] ?? '']));
}

function selectApps(store: string, name: string | undefined): readonly string[] {
  return name === undefined ? listApps(store) : [parseAppName(store, name)];
}

/** Checks the name of an app: one of this repository, or one with releases in the store. */
function parseAppName(store: string, text = ''): string {
  const apps = listApps(store);
  if (apps.includes(text) || listVersions(store, text).length > 0) return text;
  const problem = text ? `Unknown app "${text}"` : 'The name of the app is missing';
  throw new StartError(`${problem}. Use one of ${apps.join(', ')}.\n\n${USAGE}`);
}

function listApps(store: string): string[] {
  const { apps, history } = readRegistry(store);
  return [...new Set([...findApps(), ...Object.keys(apps), ...Object.keys(history)])];
}

function change<T>(action: (store: string) => T | Promise<T>): Promise<T> {
  return changeStore(readStoreSettings(), action);
}

/** Only store and origins matter here, so the settings that production requires of servers are not checked. */
function readStoreSettings(): OriginSettings {
  return readOriginSettings('shell', { ...process.env, APP_ENV: undefined });
}
