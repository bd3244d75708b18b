import { existsSync } from 'node:fs';
import { REMOTES } from '@platform/contracts';
import type { Release } from '@platform/origin-server';
import { readRelease, releaseFolder } from '../releases/release-folders.ts';
import { isMovedByHand, promote, publish } from '../releases/releases.ts';
import { buildFolder, type Target } from './build-cache.ts';
import { buildSources } from './build-sources.ts';

const HOST = 'shell';
export const APPS = [HOST, ...Object.keys(REMOTES)];

/** An app's version that is live, and another than the sources give, because somebody wanted it so. */
export type HeldBack = { readonly app: string; readonly live: string; readonly sources: string };

/**
 * Makes the versions live that the sources give, building only what was not built before.
 *
 * @returns what stays as somebody put it with the release tool since these sources were made live.
 */
export async function releaseSources(store: string, signal: AbortSignal): Promise<HeldBack[]> {
  const isPublished = ({ app, version }: Target) => existsSync(releaseFolder(store, app.folder, version));
  const targets = await buildSources(APPS, isPublished, signal);
  publishAll(
    store,
    targets.filter((target) => !isPublished(target)),
    targets,
  );

  const wanted = targets.map(({ app, version }) => ({ app: app.folder, version }));
  const held = wanted.filter(({ app, version }) => isMovedByHand(store, app, version));
  const live = wanted
    .filter((target) => !held.includes(target))
    .map(({ app, version }) => [app, version] as const);
  const { apps } = promote(store, Object.fromEntries(live), 'start');
  return held.map(({ app, version }) => ({ app, live: apps[app]?.version ?? '', sources: version }));
}

/** The shell goes first: the remotes are checked against the one they will run in, which is not live yet. */
function publishAll(store: string, unpublished: readonly Target[], all: readonly Target[]): void {
  const isHost = ({ app }: Target) => app.folder === HOST;
  const publishOne = (target: Target, host?: Release) => publish(store, buildFolder(target), 'start', host);
  unpublished.filter(isHost).forEach((target) => publishOne(target));
  const [host] = all.filter(isHost).map(({ version }) => readRelease(releaseFolder(store, HOST, version)));
  unpublished.filter((target) => !isHost(target)).forEach((target) => publishOne(target, host));
}
