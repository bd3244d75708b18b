import type { Snapshots } from './canaries.ts';
import { createSnapshotComposer, type ServerContext } from './snapshot-composer.ts';

/** A release may have failed because of the machine, so what failed is tried again. */
const RETRY_INTERVAL_MS = 5 * 60_000;

/**
 * Composes a snapshot of the live releases and keeps it current. When the registry changes, a new snapshot is composed
 * in the background while the old one is served. If that fails, the old one stays. Snapshots with canaries follow;
 * until then, their visitors get what is live.
 *
 * @returns a function that returns the current snapshots.
 * @throws Error if the first snapshot cannot be composed.
 */
export async function openSnapshot(context: ServerContext): Promise<() => Snapshots> {
  const { log } = context;
  const composer = createSnapshotComposer(context);
  let snapshots: Snapshots = { live: await composer.compose(), canaries: [] };
  snapshots = { ...snapshots, canaries: await composer.composeCanaries() };
  void composer.savePages();
  let isUpdating = false;
  let isOutdated = false;
  let hasFailed = false;

  /** Brings the snapshot up to date. A call during another makes that one start over. */
  async function update(): Promise<void> {
    isOutdated = true;
    if (isUpdating) return;
    isUpdating = true;
    while (isOutdated) {
      isOutdated = false;
      await replaceSnapshot();
    }
    isUpdating = false;
  }

  async function replaceSnapshot(): Promise<void> {
    const started = performance.now();
    try {
      const live = await composer.compose();
      snapshots = { live, canaries: [] };
      const { revision } = live.manifests.registry;
      const ms = Math.round(performance.now() - started);
      snapshots = { live, canaries: await composer.composeCanaries() };
      void composer.savePages();
      hasFailed = false;
      log.info({ revision, ms }, 'snapshot updated');
    } catch (error) {
      hasFailed = true;
      log.error({ err: error }, 'snapshot update failed, serving the previous one');
    }
  }

  watchRevision(context, snapshots.live.manifests.registry.revision, () => void update());
  setInterval(() => {
    if (composer.forgetFailures() || hasFailed) void update();
  }, RETRY_INTERVAL_MS).unref();
  return () => snapshots;
}

/** Calls a function when the registry has another revision than the last time. A publish does not raise it. */
function watchRevision({ releases }: ServerContext, revision: number, onMove: () => void): void {
  let lastRevision = revision;
  function follow(): void {
    const current = releases.registry().revision;
    if (current === lastRevision) return;
    lastRevision = current;
    onMove();
  }
  releases.onChange(follow);
  // The registry may have changed while the first snapshot was composed.
  follow();
}
