import { resolve } from 'node:path';
import { StartError } from '@platform/server-kit/node-utils';
import { endCanary, startCanary } from '../canary.ts';
import { deleteOldReleases } from '../old-releases.ts';
import { readRegistry } from '../registry-file.ts';
import { listVersions, readRelease } from '../release-folders.ts';
import { HOST, isVersion, type Registry } from '../release-format.ts';
import { describeAuthor, findRetirement } from '../release-history.ts';
import { findNewestVersion, promote, publish, rollback, setOrigin } from '../releases.ts';
import { retire } from '../retire.ts';
import { checkTarget } from './check-targets.ts';
import type { Command, Options, ReleaseTool } from './command.ts';
import { describeApp } from './describe-app.ts';
import { openPages, openPagesAndMove, openPagesOfBuild } from './page-check.ts';
import { checkPending } from './pending-check.ts';

const DEFAULT_KEEP = 5;

/** Creates the commands that every repository has. */
export function createCommands(tool: ReleaseTool): Readonly<Record<string, Command>> {
  return {
    check: createCheck(tool),
    publish: createPublish(tool),
    promote: createPromote(tool),
    rollback: createRollback(tool),
    canary: createCanary(tool),
    retire: createRetire(tool),
    origin: createOrigin(tool),
    list: createList(tool),
    gc: createGc(tool),
  };
}

function createCheck(tool: ReleaseTool): Command {
  return async ([name, folderOrVersion], options) => {
    if (options.pending) return checkPending(tool, (store) => selectApps(tool, store, name));
    return tool.change(async (store) => {
      // A build in a folder can be the first of its app.
      const app = folderOrVersion === undefined ? tool.parseAppName(store, name) : (name ?? '');
      const target = folderOrVersion ?? findNewestVersion(store, app);
      const { release } = checkTarget(store, { app, target });
      if (options.browser) await openPages(tool, store, [{ app, target }]);
      const pages = options.browser ? ', and its pages work in a browser' : '';
      return [
        `${app} ${release.version} can go live: its files are complete and fit the live releases${pages}.`,
        folderOrVersion !== undefined && !isVersion(folderOrVersion)
          ? nameNext('To publish it', `publish ${app} ${folderOrVersion}`)
          : nameNext('To make it live', `promote ${app} ${release.version}`),
      ].join('\n');
    });
  };
}

function createPublish(tool: ReleaseTool): Command {
  return async ([app = '', folder], options) => {
    // A build in a folder can be the first of its app. Others do not wait for a build of the sources.
    const build = folder === undefined ? await tool.findBuild(app, tool) : resolve(folder);
    assertBuildOf(build, app);
    const details = readDetails(options);
    return tool.change(async (store) => {
      if (options.browser) await openPagesOfBuild(tool, store, build);
      const { release, isNew } = publish(store, build, 'release', undefined, details);
      const { version } = release;
      if (options.quiet) return version;
      return [
        ...(isNew ? [] : [`${app} ${version} is already published with the same content.`]),
        describeApp(store, app),
        nameNext('To make it live', `promote ${app} ${version}`),
      ].join('\n');
    });
  };
}

function assertBuildOf(folder: string, app: string): void {
  const release = readRelease(folder);
  if (release.app !== app) throw new StartError(`${folder} is a release of ${release.app}, not of ${app}.`);
}

function createPromote(tool: ReleaseTool): Command {
  return (args, options) =>
    tool.change(async (store) => {
      const versions = parseVersions(tool, store, args);
      const live = readRegistry(store).apps;
      const [first = ''] = args;
      const origins = options.origin === undefined ? {} : { [first]: options.origin };
      assertReachable(tool, readRegistry(store), Object.keys(versions), origins);
      const targets = Object.entries(versions).map(([app, target]) => ({ app, target }));
      const details = { ...readDetails(options), origins };
      const notes = await openPagesAndMove(tool, store, targets, options, (revision) =>
        promote(store, versions, 'release', { ...details, expectedRevision: revision }),
      );
      const lines = Object.entries(versions).flatMap(([app, version]) => [
        ...(live[app]?.version === version ? [`${app} ${version} is already live.`] : []),
        describeApp(store, app),
      ]);
      const way = live[first] ? `rollback ${first}` : `retire ${first} --reason <text> --yes`;
      return [...lines, ...notes, nameNext('To take it back', way)].join('\n');
    });
}

/** A remote that becomes live for the first time needs an address: without one its pages are answered with 503. */
function assertReachable(
  { listConfiguredApps = () => [] }: ReleaseTool,
  registry: Registry,
  apps: readonly string[],
  origins: Readonly<Record<string, string>>,
): void {
  const configured = listConfiguredApps();
  const unreachable = apps.find(
    (app) =>
      app !== HOST &&
      !registry.apps[app] &&
      findRetirement(registry, app)?.origin === undefined &&
      origins[app] === undefined &&
      !configured.includes(app),
  );
  if (unreachable === undefined) return;
  throw new StartError(
    `${unreachable} has no address yet. Give the public origin of its page server, e.g. ` +
      `--origin https://${unreachable}.example.org. No live version has changed.`,
  );
}

function createRollback({ change, parseAppName }: ReleaseTool): Command {
  return ([name, version], options) => {
    // A change of a bucket runs again, even if only the response to it was lost. It must not go back a second version.
    let from: string | undefined;
    return change((store) => {
      const app = parseAppName(store, name);
      from ??= readRegistry(store).apps[app]?.version;
      rollback(store, app, 'release', { ...readDetails(options), version, from });
      const next = from === undefined ? [] : [nameNext('To go forward again', `promote ${app} ${from}`)];
      return [describeApp(store, app), ...next].join('\n');
    });
  };
}

function createCanary(tool: ReleaseTool): Command {
  return ([name, text = '', version], options) =>
    tool.change(async (store) => {
      const app = tool.parseAppName(store, name);
      if (options.end) {
        const ended = readRegistry(store).apps[app]?.canary?.version;
        endCanary(store, app, 'release', readDetails(options));
        return [describeApp(store, app), nameNext('To make it live for all', `promote ${app} ${ended}`)].join(
          '\n',
        );
      }
      const target = version ?? findNewestVersion(store, app);
      const percent = /^\d+%?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
      const details = readDetails(options);
      const targets = [{ app, target }];
      const notes = await openPagesAndMove(tool, store, targets, options, (revision) =>
        startCanary(store, app, { version: target, percent }, 'release', {
          ...details,
          expectedRevision: revision,
        }),
      );
      return [
        describeApp(store, app),
        ...notes,
        nameNext('To make it live for all', `promote ${app} ${target}`),
        nameNext('To end it', `canary ${app} --end`),
      ].join('\n');
    });
}

function createRetire({ change, parseAppName }: ReleaseTool): Command {
  return ([name], options) => {
    const details = readDetails(options);
    return change((store) => {
      const app = parseAppName(store, name);
      if (details.reason === undefined)
        throw new StartError('Give the reason for the history: --reason <text>.');
      if (!options.yes)
        throw new StartError(
          `This takes ${app} away from all visitors: ${describeOwnedPaths(store, app)}. Add --yes to do it.`,
        );
      const version = readRegistry(store).apps[app]?.version;
      retire(store, app, 'release', details);
      const next = version === undefined ? [] : [nameNext('To bring it back', `promote ${app} ${version}`)];
      return [describeApp(store, app), ...next].join('\n');
    });
  };
}

function describeOwnedPaths(store: string, app: string): string {
  const version = readRegistry(store).apps[app]?.version;
  const released = listVersions(store, app).find((stored) => stored.version === version);
  return released?.release?.section?.ownedPaths.join(', ') ?? 'nothing of it is live';
}

function createOrigin({ change, parseAppName }: ReleaseTool): Command {
  return ([name, origin = ''], options) =>
    change((store) => {
      const app = parseAppName(store, name);
      setOrigin(store, app, origin, 'release', readDetails(options));
      return [describeApp(store, app), nameNext('To see all apps', 'list')].join('\n');
    });
}

function createList(tool: ReleaseTool): Command {
  return ([name]) =>
    tool.change((store) =>
      selectApps(tool, store, name)
        .map((app) => describeApp(store, app))
        .join('\n'),
    );
}

function createGc(tool: ReleaseTool): Command {
  return async ([name], { keep: text, force }) => {
    const keep = text === undefined ? DEFAULT_KEEP : Number(text);
    if (!Number.isInteger(keep) || keep < 1) throw new StartError('--keep must be a whole number from 1.');
    return tool.change((store) =>
      selectApps(tool, store, name)
        .map((app) => {
          const deleted = deleteOldReleases(store, app, { keep, force });
          return `${app}: ${deleted.length > 0 ? `deleted ${deleted.join(', ')}` : 'nothing to delete'}`;
        })
        .join('\n'),
    );
  };
}

/** What the next command probably is. */
function nameNext(purpose: string, command: string): string {
  return `${purpose}: npm run release -- ${command}`;
}

function readDetails({ reason, by }: Options) {
  return { by: by ?? describeAuthor(process.env), reason: reason?.trim() || undefined };
}

function parseVersions(
  { parseAppName, createUsageError }: ReleaseTool,
  store: string,
  args: readonly string[],
): Record<string, string> {
  const parseName = (text?: string) => parseAppName(store, text);
  if (args.length <= 1) {
    const app = parseName(args[0]);
    return { [app]: findNewestVersion(store, app) };
  }
  if (args.length % 2 === 1)
    throw createUsageError(
      'Give a version for each app, e.g. promote shell 1.1.0-ab12cd34 mf-admin 1.1.0-ef56ab78.',
    );
  const names = args.filter((_arg, index) => index % 2 === 0).map(parseName);
  return Object.fromEntries(names.map((name, index) => [name, args[index * 2 + 1] ?? '']));
}

function selectApps(
  { parseAppName, listApps }: ReleaseTool,
  store: string,
  name: string | undefined,
): readonly string[] {
  return name === undefined ? listApps(store) : [parseAppName(store, name)];
}
