import { HOST, isMove } from '@platform/releases';
import type { ReleaseStore } from '../release-store.ts';
import { COMPARED_MS, WATCHED_MS } from './take-back.policy.ts';

type Registry = Awaited<ReturnType<ReleaseStore['readRegistry']>>;
type HistoryEntry = Registry['history'][string][number];

/** A version that may be taken back, and how. */
export type Candidate = {
  readonly app: string;
  readonly version: string;
  readonly action: 'end-canary' | 'rollback';
  /** The revision of the registry that has it. */
  readonly revision: number;
  readonly startedAt: Date;
  /** Since when its faults are counted: what was before had another cause, or may have had. */
  readonly countedSince: Date;
  /** What the other visitors get, or all of them got before. */
  readonly baseline: string;
  /** Remotes that have not changed for an hour, to compare with; none for the shell. */
  readonly others: readonly string[];
};

/** What one command promotes together has the same time but for this. */
const SAME_CHANGE_MS = 1_000;

/**
 * Returns the versions that may be taken back, the shell's last: a fault of a remote shows with the shell too, and is
 * gone when the remote is taken back.
 */
export function findAllCandidates(registry: Registry, at: number): Candidate[] {
  const remotes = Object.keys(registry.apps).filter((app) => app !== HOST);
  return [...remotes, HOST].flatMap((app) => findCandidates(registry, app, at));
}

/**
 * Returns the versions of an app that may be taken back: a canary, and the live one if it was promoted lately. What a
 * rollback made live stays, so an app never goes back twice by itself. A remote is not watched any more once another
 * shell has followed, because what begins then may be the fault of that.
 */
function findCandidates(registry: Registry, app: string, at: number): Candidate[] {
  const { apps, history, revision } = registry;
  const { version = '', canary } = apps[app] ?? {};
  const move = history[app]?.findLast(isMove);
  const isNew = move?.action === 'promote' && Date.parse(move.at) > at - WATCHED_MS;
  const canaryStart = findCanaryStart(registry, app) ?? new Date(at);
  const describe = (startedAt: Date) => ({
    app,
    revision,
    startedAt,
    countedSince: findCountedSince(registry, app, startedAt),
    others: app === HOST ? [] : findUnchangedRemotes(registry, app, at),
  });
  const candidates: Candidate[] = [
    ...(canary
      ? [
          {
            ...describe(canaryStart),
            version: canary.version,
            action: 'end-canary' as const,
            baseline: version,
          },
        ]
      : []),
    ...(isNew && move.version === version && move.previous !== undefined
      ? [{ ...describe(new Date(move.at)), version, action: 'rollback' as const, baseline: move.previous }]
      : []),
  ];
  return candidates.filter((candidate) => app === HOST || !isFollowedByShell(registry, candidate));
}

/** Whether another shell was promoted after a remote, or tried with the same visitors. */
function isFollowedByShell(registry: Registry, { startedAt, action }: Candidate): boolean {
  const move = registry.history[HOST]?.findLast(isMove);
  const canaryStart = findCanaryStart(registry, HOST);
  const isLater = (time: number) => time > startedAt.getTime() + SAME_CHANGE_MS;
  // The version that a canary is compared with has the new shell too.
  const isPromoted = action === 'rollback' && move?.action === 'promote' && isLater(Date.parse(move.at));
  return isPromoted || (canaryStart !== undefined && isLater(canaryStart.getTime()));
}

/** After a rollback of the shell, or for the shell after a change of a remote, faults may have gone with that. */
function findCountedSince(registry: Registry, app: string, startedAt: Date): Date {
  const shellMove = registry.history[HOST]?.findLast(isMove);
  const rolledBackAt = shellMove?.action === 'rollback' ? Date.parse(shellMove.at) : 0;
  const changedAt = app === HOST ? findLastChange(registry) : rolledBackAt;
  return new Date(Math.max(startedAt.getTime(), changedAt));
}

function findCanaryStart({ apps, history }: Registry, app: string): Date | undefined {
  const start = apps[app]?.canary && history[app]?.findLast(({ action }) => action === 'canary');
  return start && new Date(start.at);
}

/** Returns the other remotes whose own changes explain no faults of the last hour. */
function findUnchangedRemotes({ apps, history }: Registry, app: string, at: number): string[] {
  const hasChanged = (name: string) =>
    Date.parse(history[name]?.findLast(isChange)?.at ?? '') > at - COMPARED_MS;
  return Object.keys(apps).filter((name) => name !== HOST && name !== app && !hasChanged(name));
}

/** Returns when the releases changed last, in milliseconds; 0 if they never did. */
export function findLastChange({ history }: Registry): number {
  const changes = Object.values(history).flatMap((entries) => entries.findLast(isChange) ?? []);
  return Math.max(0, ...changes.map(({ at }) => Date.parse(at)));
}

function isChange({ action }: HistoryEntry): boolean {
  return action !== 'publish';
}
