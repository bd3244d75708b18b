import { StartError } from '@platform/node-utils';
import { RegistryChangedError } from '../expected-revision.ts';
import {
  findVersionCheck,
  findPageCheck,
  listPagesOfMove,
  type PagesInShell,
  recordPageChecks,
  werePagesOpened,
} from '../page-checks.ts';
import { readRegistry } from '../registry-file.ts';
import { readStoredRelease } from '../release-folders.ts';
import type { PageCheck, Registry } from '../release-format.ts';
import { assertPublishable } from '../releases.ts';
import {
  type BrowserCheck,
  checkBuildInBrowser,
  type CheckTarget,
  checkTargetsInBrowser,
} from './check-targets.ts';
import type { Options, ReleaseTool } from './command.ts';

const ELSEWHERE = 'only the repository of the platform can run the shell';
const NO_BROWSER = 'there is no Chromium; install it, or set CHROMIUM';

/** A version of an app in the store. */
type Moving = { readonly app: string; readonly target: string };
type PageOptions = Pick<Options, 'browser'> & { readonly by: string };

/**
 * Opens the pages of releases in a browser.
 *
 * @param apps names of the apps whose pages are opened
 * @returns the pages that were opened, to be recorded if the releases are published
 * @throws StartError with one line per problem, or if there is no browser.
 */
export async function openPages(
  tool: ReleaseTool,
  store: string,
  targets: readonly CheckTarget[],
  apps: readonly string[] = targets.map(({ app }) => app),
): Promise<readonly PagesInShell[]> {
  return checkTargetsInBrowser(store, targets, apps, getBrowserCheck(tool));
}

/**
 * Opens the pages of a build in the live shell, if it can be published and they have not been opened before.
 *
 * @returns the pages that were opened
 * @throws StartError with one line per problem, or if there is no browser.
 */
export async function openPagesOfBuild(
  tool: ReleaseTool,
  store: string,
  folder: string,
): Promise<readonly PagesInShell[]> {
  const check = getBrowserCheck(tool);
  assertPublishable(store, folder);
  const { app, version } = readStoredRelease(folder).release;
  return werePagesOpened(readRegistry(store), app, version) ? [] : checkBuildInBrowser(store, folder, check);
}

function getBrowserCheck({ browser }: ReleaseTool): BrowserCheck {
  if (!browser) throw new StartError(`Pages cannot be opened in a browser: ${ELSEWHERE}.`);
  return browser.check;
}

/** @throws StartError if pages cannot be opened here. */
export async function assertBrowser({ browser }: ReleaseTool): Promise<void> {
  if (browser && (await browser.isAtHand())) return;
  throw new StartError(`Pages cannot be opened in a browser: ${browser ? NO_BROWSER : ELSEWHERE}.`);
}

/**
 * Opens the pages that visitors have not had yet if versions move, where there is a browser, and moves them. Both are
 * done again if others have changed meanwhile what is live, because pages are opened together with that.
 *
 * @param options with `--browser` they must have been opened, with `--no-browser` they are not
 * @param move throws RegistryChangedError if the registry has another revision than the given one
 * @returns sentences that say who opened them before, or why they were not opened
 */
export async function openPagesAndMove(
  tool: ReleaseTool,
  store: string,
  targets: readonly Moving[],
  options: PageOptions,
  move: (expectedRevision: number) => unknown,
): Promise<readonly string[]> {
  for (;;) {
    const registry = readRegistry(store);
    const moving = targets.filter(({ app, target }) => registry.apps[app]?.version !== target);
    const notes = await openMovedPages(tool, store, registry, moving, options);
    try {
      move(registry.revision);
      return notes;
    } catch (error) {
      if (!(error instanceof RegistryChangedError)) throw error;
    }
  }
}

/** Opens pages among what is live in a registry, and records that. What is recorded is not opened again. */
async function openMovedPages(
  tool: ReleaseTool,
  store: string,
  registry: Registry,
  targets: readonly Moving[],
  { browser, by }: PageOptions,
): Promise<string[]> {
  if (browser === false || targets.length === 0) return [];
  const moved = Object.fromEntries(targets.map(({ app, target }) => [app, target]));
  const pages = listPagesOfMove(registry, moved);
  const missing = pages.filter((page) => !findPageCheck(registry, page));
  const known = pages.flatMap((page) => describeCheck(page, findPageCheck(registry, page)));
  if (pages.length > 0 && missing.length === 0) return known;
  if (!browser) {
    if (pages.length === 0) return ['Pages were not opened in a browser: no shell is live.'];
    if (!tool.browser) return [...known, ...missing.map((page) => describeMissing(registry, page))];
    if (!(await tool.browser.isAtHand())) return [`Pages were not opened in a browser: ${NO_BROWSER}.`];
  }
  const apps = missing.map(({ app }) => app);
  recordPageChecks(store, await openPages(tool, store, targets, apps), by);
  return known;
}

function describeCheck({ app, version }: PagesInShell, check: PageCheck | undefined): string[] {
  if (!check) return [];
  return [`Pages of ${app} ${version} are not opened again: they were opened ${formatCheck(check)}.`];
}

function describeMissing(registry: Registry, { app, version, shell }: PagesInShell): string {
  const last = findVersionCheck(registry, app, version);
  return (
    `Pages of ${app} ${version} were not opened in a browser in shell ${shell}` +
    `${last ? `, but ${formatCheck(last)}` : ''}. The repository of the platform can do it: ` +
    `npm run release -- check ${app} ${version} --browser`
  );
}

function formatCheck({ shell, at, by }: PageCheck): string {
  return `in shell ${shell} at ${at} by ${by}`;
}
