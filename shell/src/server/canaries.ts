import { randomInt } from 'node:crypto';
import { CANARY_DAYS, type UnusableRelease } from '@platform/contracts';
import type { PageServerSettings, Page, PageHandler, PageRequest } from '@platform/page-server';
import type { Registry, ReleaseStore } from '@platform/releases';
import type { Snapshot } from './snapshot-composer.ts';

/** What visitors get whose number is below a limit. */
export type CanarySnapshot = { readonly below: number; readonly snapshot: Snapshot };

/** The snapshots of a server: what is live, and what groups of visitors get instead, smallest limit first. */
export type Snapshots = { readonly live: Snapshot; readonly canaries: readonly CanarySnapshot[] };

/** Visitors have a number from 0 to 99; a canary for 10 percent is for those below 10. */
const NUMBERS = 100;
const COOKIE_SECONDS = CANARY_DAYS * 24 * 60 * 60;

/** Returns the limits that divide visitors into groups with different canaries, in ascending order. */
export function findLimits({ apps }: Registry): number[] {
  const percents = Object.values(apps).flatMap(({ canary }) => canary?.percent ?? []);
  return [...new Set(percents)].toSorted((one, other) => one - other);
}

/** Returns a view of a store in which canaries for at least `percent` of the visitors are live. */
export function withCanaries(releases: ReleaseStore, percent: number): ReleaseStore {
  const registry = (): Registry => {
    const current = releases.registry();
    const apps = Object.entries(current.apps).map(([app, { canary, ...live }]) => [
      app,
      canary && canary.percent >= percent ? { ...live, version: canary.version } : live,
    ]);
    return { ...current, apps: Object.fromEntries(apps) as Registry['apps'] };
  };
  return { ...releases, registry, liveVersion: (app) => registry().apps[app]?.version };
}

/**
 * Returns the versions that should be served, to some or all visitors, and cannot be. One that only fails with another
 * version of the shell is none of them.
 */
export function findUnusable({ live, canaries }: Snapshots): UnusableRelease[] {
  const snapshots = [live, ...canaries.map(({ snapshot }) => snapshot)];
  const served = new Set(snapshots.flatMap(listServed).map(toKey));
  const failures = snapshots.flatMap((snapshot) => {
    const apps = listServed(snapshot).map(({ app }) => app);
    return Object.entries(snapshot.manifests.failed).map(([app, failure]): UnusableRelease => ({
      app,
      ...failure,
      hasFallback: apps.includes(app),
    }));
  });
  const byVersion = new Map(failures.map((failure) => [toKey(failure), failure]));
  return [...byVersion.values()].filter((failure) => !served.has(toKey(failure)));
}

type Version = { readonly app: string; readonly version: string };

function listServed({ manifests: { shell, remotes } }: Snapshot): readonly Version[] {
  return [shell, ...remotes.map(({ release }) => release)];
}

function toKey({ app, version }: Version): string {
  return `${app} ${version}`;
}

/** Gives each visitor the snapshot of their group. */
export type VisitorGroups = {
  readonly getSnapshot: (request: Pick<PageRequest, 'cookie'>) => Snapshot;
  /** Gives visitors a number with their first document, as long as there is a canary. */
  readonly assign: (handle: PageHandler) => PageHandler;
};

/** @param drawNumber returns a random number from 0 to 99 */
export function createVisitorGroups(
  getSnapshots: () => Snapshots,
  { production, port }: Pick<PageServerSettings, 'production' | 'port'>,
  drawNumber = () => randomInt(NUMBERS),
): VisitorGroups {
  const name = production ? '__Host-canary' : `canary-${port}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${COOKIE_SECONDS}${production ? '; Secure' : ''}`;

  function readNumber({ cookie }: Pick<PageRequest, 'cookie'>): number | undefined {
    const text = cookie(name) ?? '';
    return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  }

  return {
    getSnapshot(request) {
      const { live, canaries } = getSnapshots();
      const number = readNumber(request) ?? NUMBERS;
      return canaries.find(({ below }) => number < below)?.snapshot ?? live;
    },
    assign: (handle) => async (request) => {
      const page = await handle(request);
      const isNew = getSnapshots().canaries.length > 0 && readNumber(request) === undefined;
      if (!isNew || page?.kind !== 'document') return page;
      const number = String(drawNumber());
      const cookie = (wanted: string) => (wanted === name ? number : request.cookie(wanted));
      return addCookie(await handle({ ...request, cookie }), `${name}=${number}; ${attributes}`);
    },
  };
}

function addCookie(page: Page | undefined, cookie: string): Page | undefined {
  if (!page) return page;
  const others = [page.headers?.['set-cookie'] ?? []].flat();
  return { ...page, headers: { ...page.headers, 'set-cookie': [...others.map(String), cookie] } };
}
