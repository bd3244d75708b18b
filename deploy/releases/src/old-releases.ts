import { statSync } from 'node:fs';
import { readLastGood } from './last-good.ts';
import { forgetFailedChecks } from './failed-checks.ts';
import { updateRegistry } from './registry-file.ts';
import { releaseFolder } from './layout.ts';
import { deleteLeftovers, deleteRelease, listVersions } from './release-folders.ts';
import type { HistoryEntry } from './release-format.ts';
import { isMove } from './release-history.ts';

/** Pages that were opened on a version still load its files; after a day hardly one of them is open. */
const GRACE_MS = 24 * 60 * 60 * 1_000;
/** The versions before and after these moves stay: they are what a rollback leads to. */
const PROTECTED_MOVES = 2;

/**
 * Deletes old releases of an app from the store, and returns their versions. What stays: the live version, a canary,
 * the one that page servers have served last, those that the last two moves named, the newest `keep`, and those that
 * were published or live within the last day.
 *
 * The registry is locked meanwhile, so no version is deleted while it is promoted.
 *
 * @param force deletes also what was published or live within the last day
 */
export function deleteOldReleases(
  store: string,
  app: string,
  { keep, force = false, now = Date.now() }: { keep: number; force?: boolean; now?: number },
): string[] {
  const deleted: string[] = [];
  updateRegistry(store, ({ apps, history }) => {
    const entries = history[app] ?? [];
    const versions = listVersions(store, app);
    const newest = versions.filter(({ release }) => release).slice(0, keep);
    const { version: live, canary } = apps[app] ?? {};
    const kept = new Set([
      live,
      canary?.version,
      readLastGood(store)[app],
      ...findProtectedVersions(entries),
      ...newest.map(getVersion),
    ]);
    const old = versions
      .map(getVersion)
      .filter((version) => !kept.has(version))
      .filter((version) => force || now - getLastUse(store, app, version, entries) > GRACE_MS);
    for (const version of old) {
      deleteRelease(store, app, version);
      deleted.push(version);
    }
    deleteLeftovers(store, app);
    // A promotion in a bucket at the same time must notice it.
    return deleted.length === 0 ? {} : { lastDeletionAt: new Date(now).toISOString() };
  });
  forgetFailedChecks(
    store,
    deleted.map((version) => ({ app, version })),
  );
  return deleted;
}

function getVersion({ version }: { readonly version: string }): string {
  return version;
}

/** Returns the versions that a rollback soon leads to. */
export function findProtectedVersions(history: readonly HistoryEntry[]): string[] {
  const moves = history.filter(isMove).slice(-PROTECTED_MOVES);
  return moves.flatMap(({ version, previous }) => (previous === undefined ? [version] : [version, previous]));
}

/** Returns when a version was last published, made live or replaced, in milliseconds. */
function getLastUse(store: string, app: string, version: string, history: readonly HistoryEntry[]): number {
  const uses = history.filter((entry) => entry.version === version || entry.previous === version);
  if (uses.length === 0) return statSync(releaseFolder(store, app, version)).mtimeMs;
  return Math.max(...uses.map(({ at }) => Date.parse(at)));
}
