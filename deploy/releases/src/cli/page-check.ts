import { StartError } from '@platform/node-utils';
import { readRegistry } from '../registry-file.ts';
import { HOST } from '../release-format.ts';
import { type CheckTarget, checkTargetsInBrowser } from './check-targets.ts';
import type { Options, ReleaseTool } from './command.ts';

const ELSEWHERE = 'only the repository of the platform can run the shell';

/** Opens the pages of releases in a browser. @throws StartError with one line per problem, or if there is none. */
export async function checkPages(
  { browser }: ReleaseTool,
  store: string,
  targets: readonly CheckTarget[],
): Promise<void> {
  if (!browser) throw new StartError(`Pages cannot be opened in a browser: ${ELSEWHERE}.`);
  await checkTargetsInBrowser(store, targets, browser.check);
}

/**
 * Opens the pages of releases that are about to reach visitors, where there is a browser.
 *
 * @param options with `--browser` they must be opened, with `--no-browser` they are not
 * @returns a sentence that says why they were not opened
 */
export async function checkPagesIfPossible(
  tool: ReleaseTool,
  store: string,
  targets: readonly CheckTarget[],
  { browser }: Options,
): Promise<string[]> {
  if (browser === false || targets.length === 0) return [];
  const obstacle = browser ? undefined : await findObstacle(tool, store, targets);
  if (obstacle !== undefined) return [`Pages were not opened in a browser: ${obstacle}.`];
  await checkPages(tool, store, targets);
  return [];
}

async function findObstacle(
  { browser }: ReleaseTool,
  store: string,
  targets: readonly CheckTarget[],
): Promise<string | undefined> {
  if (!browser) return ELSEWHERE;
  const hasShell = readRegistry(store).apps[HOST] || targets.some(({ app }) => app === HOST);
  if (!hasShell) return 'no shell is live';
  return (await browser.isAtHand()) ? undefined : 'there is no Chromium; install it, or set CHROMIUM';
}
