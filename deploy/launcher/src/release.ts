/** `npm run release -- <command>`: manages releases. This file has the commands that need the sources. */
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PageServerSettings, readPageServerSettings } from '@platform/page-server';
import type { PageProblem, StoredRelease } from '@platform/releases';
import { type Command, type ReleaseTool, runReleaseTool } from '@platform/releases/command-line';
import { buildFolder } from './building/build-cache.ts';
import { buildSources } from './building/build-sources.ts';
import { formatOutcome, readBuilds, releaseBuilds } from './building/release-builds.ts';
import { findNextVersion, writeVersion } from './part-version.ts';
import { planReleases } from './release-plan.ts';
import { findApps } from './workspaces.ts';

const USAGE = `  plan     [app]                                   print as JSON which apps to release: those whose sources differ from
                                                   what is live, or the named one
  build    <folder>                                build the current sources of all apps into <folder>/<app>
  version  <part> [--dry-run]                      raise the version of one part by the notes about it and what it contains, and
                                                   move them into its changelog
  deploy   <folder> [--all]                        publish and promote the builds of a folder. Without --all, apps are left
                                                   alone whose live version was last changed by another command
`;

await runReleaseTool({
  apps: findApps(),
  readSettings: readStoreSettings,
  listConfiguredApps: () => Object.keys(readStoreSettings().origins),
  findBuild: buildApp,
  buildSource: 'build the current sources',
  browser: { isAtHand: hasBrowser, check: checkInBrowser },
  commands: (tool) => ({
    plan: createPlan(tool),
    build: createBuild(tool),
    deploy: createDeploy(tool),
    version: createVersion(tool),
  }),
  usage: USAGE,
});

/** A workflow makes a job of each. */
function createPlan({ change }: ReleaseTool): Command {
  return ([app]) => change((store) => JSON.stringify(planReleases(store, app)));
}

/** The store is not needed, so this also runs where there is none: while an image is built. */
function createBuild(tool: ReleaseTool): Command {
  return async ([text]) => {
    const folder = parseFolder(tool, text);
    const targets = await buildSources(findApps(), () => false, new AbortController().signal);
    return targets
      .map((target) => {
        const build = join(folder, target.app.folder);
        rmSync(build, { recursive: true, force: true });
        cpSync(buildFolder(target), build, { recursive: true });
        return `${target.app.folder} ${target.version} is in ${build}.`;
      })
      .join('\n');
  };
}

function createDeploy(tool: ReleaseTool): Command {
  return async ([text], { all }) => {
    const builds = readBuilds(parseFolder(tool, text));
    const { shell: _shell, ...origins } = readStoreSettings().origins;
    const outcomes = await tool.change((store) => releaseBuilds(store, builds, origins, { all }));
    if (outcomes.some(({ state }) => state === 'failed')) process.exitCode = 1;
    return outcomes.map(formatOutcome).join('\n');
  };
}

/** Changes files of the sources; the store is not needed. */
function createVersion({ createUsageError }: ReleaseTool): Command {
  return ([folder], options) => {
    if (folder === undefined) throw createUsageError('The part is missing.');
    const next = findNextVersion(folder);
    const { part, version, notes } = next;
    if (notes.length === 0)
      return Promise.resolve(`${folder} stays ${version}: no note is about it. To write one: npx changeset`);
    if (!options['dry-run']) writeVersion(next);
    const lines = notes.map(({ id, text }) => `  ${id}: ${text.split('\n', 1)[0]}`);
    const last = options['dry-run']
      ? 'Nothing was written.'
      : `Commit this. To release it: npm run release -- publish ${folder}`;
    return Promise.resolve([`${folder} ${part.version} -> ${version}`, ...lines, last].join('\n'));
  };
}

function parseFolder({ createUsageError }: ReleaseTool, text: string | undefined): string {
  if (text === undefined) throw createUsageError('The folder of the builds is missing.');
  return resolve(text);
}

/** Builds the current sources of an app and returns the folder. */
async function buildApp(name: string, { parseAppName, change }: ReleaseTool): Promise<string> {
  const app = await change((store) => parseAppName(store, name));
  const [target] = await buildSources([app], () => false, new AbortController().signal);
  if (!target) throw new Error(`${app} is not in this repository`);
  return buildFolder(target);
}

/** An installation for production does not have what drives a browser, and no other command needs it. */
async function hasBrowser(): Promise<boolean> {
  try {
    const { findBrowser } = await import('./browser-check/check-in-browser.ts');
    return findBrowser() !== undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return false;
    throw error;
  }
}

async function checkInBrowser(
  releases: readonly StoredRelease[],
  apps: readonly string[],
): Promise<PageProblem[]> {
  const module = await import('./browser-check/check-in-browser.ts');
  return module.checkInBrowser(releases, apps);
}

/** Only store and origins matter here, so the settings that production requires of servers are not checked. */
function readStoreSettings(): PageServerSettings {
  return readPageServerSettings('shell', { ...process.env, APP_ENV: undefined });
}
