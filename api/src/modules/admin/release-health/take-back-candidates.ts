import { isMove } from '@platform/releases';
import type { ReleaseStore } from '../release-store.ts';
import { WATCHED_MS } from './take-back.policy.ts';

type Registry = Awaited<ReturnType<ReleaseStore['readRegistry']>>;

/** A version that may be taken back, and how. */
export type Candidate = {
  readonly app: string;
  readonly version: string;
  readonly action: 'end-canary' | 'rollback';
  /** The revision of the registry that has it. */
  readonly revision: number;
  readonly startedAt: Date;
  /** What the other visitors get, or all of them got before. */
  readonly baseline: string;
};

/** Returns when the releases changed last, in milliseconds; 0 if they never did. */
export function findLastChange({ history }: Registry): number {
  const changes = Object.values(history).flatMap((entries) => entries.findLast(isChange) ?? []);
  return Math.max(0, ...changes.map(({ at }) => Date.parse(at)));
}

function isChange({ action }: Registry['history'][string][number]): boolean {
  return action !== 'publish';
}

/**
 * Returns the versions of an app that may be taken back: a canary, and the live one if it was promoted lately. What a
 * rollback made live stays, so an app never goes back twice by itself.
 */
export function findCandidates({ apps, history, revision }: Registry, app: string, at: number): Candidate[] {
  const { version = '', canary } = apps[app] ?? {};
  const move = history[app]?.findLast(isMove);
  const isNew = move?.action === 'promote' && Date.parse(move.at) > at - WATCHED_MS;
  const start = history[app]?.findLast(({ action }) => action === 'canary');
  const startedAt = new Date(start?.at ?? at);
  const base = { app, revision };
  return [
    ...(canary
      ? [{ ...base, version: canary.version, action: 'end-canary' as const, startedAt, baseline: version }]
      : []),
    ...(isNew && move.version === version && move.previous !== undefined
      ? [
          {
            ...base,
            version,
            action: 'rollback' as const,
            startedAt: new Date(move.at),
            baseline: move.previous,
          },
        ]
      : []),
  ];
}
