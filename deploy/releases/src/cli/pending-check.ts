import { getErrorMessage, StartError } from '@platform/server-kit/node-utils';
import { readRegistry } from '../registry-file.ts';
import { listVersions } from '../release-folders.ts';
import { findRetirement, isMove } from '../release-history.ts';
import { checkTarget, type CheckTarget } from './check-targets.ts';
import type { ReleaseTool } from './command.ts';
import { assertBrowser, openPages } from './page-check.ts';

/**
 * Checks the releases that can be promoted next, with their pages in a browser, and records what failed. Each app has a
 * change of its own, so that a problem of one keeps no other from being recorded.
 *
 * @returns a sentence for each release that was checked
 * @throws StartError with the problems of all others, or if pages cannot be opened here.
 */
export async function checkPending(
  tool: ReleaseTool,
  listApps: (store: string) => readonly string[],
): Promise<string> {
  await assertBrowser(tool);
  const pending = await tool.change((store) => listApps(store).flatMap((app) => findPending(store, app)));
  const passed: string[] = [];
  const problems: string[] = [];
  for (const target of pending) {
    try {
      await tool.change(async (store) => {
        checkTarget(store, target);
        await openPages(tool, store, [target]);
      });
      passed.push(`${target.app} ${target.target} can go live, and its pages work in a browser.`);
    } catch (error) {
      problems.push(getErrorMessage(error));
    }
  }
  if (problems.length > 0) throw new StartError([...problems, ...passed].join('\n'));
  return passed.length > 0 ? passed.join('\n') : 'No published version waits for its promotion.';
}

/** Finds the newest version of an app if it has never been live. A remote that is retired has none. */
function findPending(store: string, app: string): CheckTarget[] {
  const registry = readRegistry(store);
  const version = listVersions(store, app).find(({ release }) => release)?.version;
  if (version === undefined || findRetirement(registry, app)) return [];
  const wasLive =
    registry.apps[app]?.version === version ||
    registry.history[app]?.some(
      (entry) => isMove(entry) && [entry.version, entry.previous].includes(version),
    );
  return wasLive ? [] : [{ app, target: version }];
}
