import type { Logger, OriginSettings } from '@platform/origin-server';
import type { ReleaseStore } from '@platform/releases';
import { readManifests, type ReleaseManifests } from './release-manifests.ts';
import { prerenderPages, type PrerenderedPages } from './prerendering.ts';

/** The live releases with all their prerendered pages. */
export type Snapshot = { readonly manifests: ReleaseManifests; readonly prerendered: PrerenderedPages };

const POLL_INTERVAL_MS = 1_000;

type ServerContext = {
  readonly releases: ReleaseStore;
  readonly settings: OriginSettings;
  readonly log: Logger;
};

/**
 * Creates a snapshot of the live releases and keeps it current. The registry is polled once a second; when its revision
 * changes, a new snapshot is created in the background while the old one is served. If that fails, the old one stays.
 *
 * @returns a function that returns the current snapshot.
 * @throws Error if the first snapshot cannot be created.
 */
export async function openSnapshot(context: ServerContext): Promise<() => Snapshot> {
  const { releases, log } = context;
  let revision = releases.registry().revision;
  let snapshot = await createSnapshot(context);

  async function update(): Promise<void> {
    const started = performance.now();
    try {
      const next = await createSnapshot(context);
      assertNoRemoteLost(snapshot, next);
      snapshot = next;
      log.info({ revision, ms: Math.round(performance.now() - started) }, 'snapshot updated');
    } catch (error) {
      log.error({ revision, err: error }, 'snapshot update failed, serving the previous one');
    }
  }

  setInterval(() => {
    const { revision: current } = releases.registry();
    if (current === revision) return;
    revision = current;
    void update();
  }, POLL_INTERVAL_MS).unref();

  return () => snapshot;
}

async function createSnapshot({ releases, settings, log }: ServerContext): Promise<Snapshot> {
  const manifests = readManifests(releases, settings, log);
  return { manifests, prerendered: await prerenderPages(manifests, log) };
}

/**
 * Throws if a remote of the previous snapshot is missing: its release is broken, and its pages must not disappear
 * because of that.
 */
function assertNoRemoteLost(previous: Snapshot, next: Snapshot): void {
  const names = new Set(next.manifests.remotes.map(({ name }) => name));
  const lost = previous.manifests.remotes.find(({ name }) => !names.has(name));
  if (lost) throw new Error(`the new release of ${lost.name} cannot be read`);
}
