import { HOST, isMove, type Registry } from '@platform/releases';
import { WATCHED_MS } from './rollback.policy.ts';

type HistoryEntry = Registry['history'][string][number];

/** A version that visitors get. */
export type ServedVersion = {
  readonly app: string;
  readonly version: string;
  /** Revision of the registry since which it is counted: what was before had another cause, or may have had. */
  readonly since: number;
  /** How it can be rolled back; absent for one that must stay. */
  readonly rollback?: { readonly action: 'end-canary' | 'rollback'; readonly startedAt: Date };
};

/**
 * Lists the live versions and the canaries, the shell's last: a fault of a remote shows with the shell too, and is gone
 * when the remote is rolled back.
 */
export function listServedVersions(registry: Registry, at: number): ServedVersion[] {
  const remotes = Object.keys(registry.apps).filter((app) => app !== HOST);
  return [...remotes, ...(registry.apps[HOST] ? [HOST] : [])].flatMap((app) =>
    describeApp(registry, app, at),
  );
}

function describeApp(registry: Registry, app: string, at: number): ServedVersion[] {
  const { version = '', canary } = registry.apps[app] ?? {};
  const entries = registry.history[app] ?? [];
  const move = entries.findLast(isMove);
  const start = canary && entries.findLast(({ action }) => action === 'canary');
  const isNew = move?.action === 'promote' && Date.parse(move.at) > at - WATCHED_MS;
  const isReplaceable = isNew && move.version === version && move.previous !== undefined;
  const describe = (served: string, begun: HistoryEntry | undefined, action?: 'end-canary' | 'rollback') => ({
    app,
    version: served,
    since: findCountedSince(registry, app, begun),
    ...(action &&
      begun &&
      mayRollBack(registry, app, begun) && { rollback: { action, startedAt: new Date(begun.at) } }),
  });
  return [
    ...(canary ? [describe(canary.version, start, 'end-canary')] : []),
    describe(version, move, isReplaceable ? 'rollback' : undefined),
  ];
}

/**
 * Whether a version may be rolled back: not one that a person has promoted again, and no remote once another shell has
 * followed, because what begins then may be the fault of that.
 */
function mayRollBack(registry: Registry, app: string, begun: HistoryEntry): boolean {
  const isPinned = wasPromotedAgain(registry.history[app] ?? [], begun.version);
  return !isPinned && (app === HOST || !isFollowedByShell(registry, begun));
}

function wasPromotedAgain(entries: readonly HistoryEntry[], version: string): boolean {
  const wasRolledBack = entries.some(
    (entry) =>
      entry.through === 'automatic' &&
      (entry.action === 'rollback' ? entry.previous : entry.version) === version,
  );
  const promotions = entries.filter((entry) => entry.action === 'promote' && entry.version === version);
  return wasRolledBack || promotions.length > 1;
}

/** Whether another shell was promoted after a remote, or tried with the same visitors. */
function isFollowedByShell({ apps, history }: Registry, begun: HistoryEntry): boolean {
  const entries = history[HOST] ?? [];
  const move = entries.findLast(isMove);
  const canary = apps[HOST]?.canary && entries.findLast(({ action }) => action === 'canary');
  const isLater = (entry: HistoryEntry | undefined) =>
    entry !== undefined && revisionOf(entry) > revisionOf(begun);
  return isLater(canary) || (begun.action === 'promote' && move?.action === 'promote' && isLater(move));
}

/** After a rollback of the shell, or for the shell after a change of a remote, faults may have gone with that. */
function findCountedSince({ history }: Registry, app: string, begun: HistoryEntry | undefined): number {
  if (app === HOST) return Math.max(0, ...Object.values(history).flat().map(revisionOf));
  const shellMove = history[HOST]?.findLast(isMove);
  const rolledBack = shellMove?.action === 'rollback' ? revisionOf(shellMove) : 0;
  return Math.max(begun ? revisionOf(begun) : 0, rolledBack);
}

function revisionOf({ revision = 0 }: HistoryEntry): number {
  return revision;
}
