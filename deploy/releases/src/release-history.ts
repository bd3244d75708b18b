import { hostname, userInfo } from 'node:os';
import type { HistoryEntry, Registry, ReleaseHistory } from './release-format.ts';

/** How many moves of an app's pointer the registry remembers, and as many other changes. */
const MAX_REMEMBERED = 50;

/** Whether an entry made another version live, or none. */
export function isMove({ action }: Pick<HistoryEntry, 'action'>): boolean {
  return action === 'promote' || action === 'rollback' || action === 'retire';
}

/** Returns the entry with which a remote was retired; `undefined` if it is live, or never was. */
export function findRetirement({ apps, history }: Registry, app: string): HistoryEntry | undefined {
  const lastMove = apps[app] ? undefined : history[app]?.findLast(isMove);
  return lastMove?.action === 'retire' ? lastMove : undefined;
}

/** Appends an entry to an app's history and drops what is too old to remember. */
export function addToHistory(history: ReleaseHistory, app: string, entry: HistoryEntry): ReleaseHistory {
  return { ...history, [app]: keepLatest([...(history[app] ?? []), entry]) };
}

/** Many publishes and canaries must not push out the moves, which a rollback needs. */
function keepLatest(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const moves = entries.filter(isMove).slice(-MAX_REMEMBERED);
  const others = entries.filter((entry) => !isMove(entry)).slice(-MAX_REMEMBERED);
  const kept = new Set([...moves, ...others]);
  return entries.filter((entry) => kept.has(entry));
}

/**
 * Names the author of a change: in CI who started the run, and its address or number; otherwise the user and the
 * machine.
 *
 * @param env the variables of the process; GitHub, GitLab, Buildkite and Jenkins set the ones that are read.
 */
export function describeAuthor(env: Readonly<Record<string, string | undefined>> = {}): string {
  const person = env.GITHUB_ACTOR ?? env.GITLAB_USER_LOGIN ?? env.BUILDKITE_BUILD_CREATOR ?? readUserName();
  const { GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  const githubRun = GITHUB_RUN_ID && `${GITHUB_REPOSITORY ?? 'GitHub'} run ${GITHUB_RUN_ID}`;
  const run = githubRun ?? env.CI_JOB_URL ?? env.BUILDKITE_BUILD_URL ?? env.BUILD_URL;
  return run ? `${person} in ${run}` : `${person}@${hostname()}`;
}

/** A container may run as a user that has no name. */
function readUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}
