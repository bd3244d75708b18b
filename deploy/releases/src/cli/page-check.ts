import { StartError } from '@platform/server-kit/node-utils';
import { RegistryChangedError } from '../expected-revision.ts';
import { findFailedCheck, forgetFailedChecks } from '../failed-checks.ts';
import { readRegistry } from '../registry-file.ts';
import { HOST, type Registry } from '../release-format.ts';
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
const NO_SHELL = 'no shell is live';

/** A version of an app in the store. */
type Moving = { readonly app: string; readonly target: string };

/**
 * Opens the pages of releases in a browser, as if they were live.
 *
 * @throws PagesFailedError if some have problems; StartError if there is no browser.
 */
export async function openPages(
  tool: ReleaseTool,
  store: string,
  targets: readonly CheckTarget[],
): Promise<void> {
  forgetFailedChecks(store, await checkTargetsInBrowser(store, targets, getBrowserCheck(tool)));
}

/**
 * Opens the pages of a build in the live shell, if it can be published.
 *
 * @throws PagesFailedError if some have problems; StartError if there is no browser.
 */
export async function openPagesOfBuild(tool: ReleaseTool, store: string, folder: string): Promise<void> {
  const check = getBrowserCheck(tool);
  assertPublishable(store, folder);
  forgetFailedChecks(store, await checkBuildInBrowser(store, folder, check));
}

function getBrowserCheck({ browser }: ReleaseTool): BrowserCheck {
  if (!browser) throw createBrowserError(ELSEWHERE);
  return browser.check;
}

/** @throws StartError if pages cannot be opened here. */
export async function assertBrowser(tool: ReleaseTool): Promise<void> {
  const problem = await findBrowserProblem(tool);
  if (problem !== undefined) throw createBrowserError(problem);
}

async function findBrowserProblem({ browser }: ReleaseTool): Promise<string | undefined> {
  if (!browser) return ELSEWHERE;
  return (await browser.isAtHand()) ? undefined : NO_BROWSER;
}

function createBrowserError(problem: string): StartError {
  return new StartError(`Pages cannot be opened in a browser: ${problem}.`);
}

/**
 * Opens the pages of versions that move, where there is a browser, and moves them. Both are done again if others have
 * changed meanwhile what is live, because pages are opened together with that.
 *
 * @param options with `--browser` they must be opened, with `--no-browser` they are not
 * @param move throws RegistryChangedError if the registry has another revision than the given one
 * @returns sentences that say why they were not opened
 */
export async function openPagesAndMove(
  tool: ReleaseTool,
  store: string,
  targets: readonly Moving[],
  options: Pick<Options, 'browser'>,
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

async function openMovedPages(
  tool: ReleaseTool,
  store: string,
  registry: Registry,
  targets: readonly Moving[],
  { browser }: Pick<Options, 'browser'>,
): Promise<string[]> {
  if (browser === false || targets.length === 0) return [];
  const shell = targets.find(({ app }) => app === HOST)?.target ?? registry.apps[HOST]?.version;
  const problem = shell === undefined ? NO_SHELL : await findBrowserProblem(tool);
  if (problem === undefined) {
    await openPages(tool, store, targets);
    return [];
  }
  if (browser) throw createBrowserError(problem);
  assertNotFailed(registry, targets, shell);
  return [`Pages were not opened in a browser: ${problem}.`];
}

/** Rejects versions whose pages failed in the shell that visitors have, where another machine has opened them. */
function assertNotFailed(registry: Registry, targets: readonly Moving[], shell: string | undefined): void {
  const failed = targets.flatMap(({ app, target }) => findFailedCheck(registry, app, target) ?? []);
  const problems = failed.filter((check) => check.shell === shell).flatMap((check) => check.problems);
  if (problems.length > 0)
    throw new StartError(
      `${problems.join('\n')}\nThe platform has opened these pages. Repair them, or leave that out: --no-browser.`,
    );
}
