import type { Registry } from '@platform/releases';
import { createSnapshotComposer, type ServerContext, type Snapshot } from './snapshot-composer.ts';

/** A release may have failed because of the machine, so what failed is tried again. */
const RETRY_INTERVAL_MS = 5 * 60_000;

/**
 * Composes a snapshot of the live releases and keeps it current. When the registry changes, a new snapshot is composed
 * in the background while the old one is served. If that fails, the old one stays.
 *
 * @returns a function that returns the current snapshot.
 * @throws Error if the first snapshot cannot be composed.
 */
export async function openSnapshot(context: ServerContext): Promise<() => Snapshot> {
  const { log } = context;
  const composer = createSnapshotComposer(context);
  let snapshot = await composer.compose();
  composer.prepareNext();
  let isUpdating = false;
  let isOutdated = false;

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
      snapshot = await composer.compose();
      composer.prepareNext();
      const { revision } = snapshot.manifests.registry;
      log.info({ revision, ms: Math.round(performance.now() - started) }, 'snapshot updated');
    } catch (error) {
      log.error({ err: error }, 'snapshot update failed, serving the previous one');
    }
  }

  watchRegistry(context, snapshot.manifests.registry.revision, () => void update());
  setInterval(() => {
    if (composer.forgetFailures()) void update();
  }, RETRY_INTERVAL_MS).unref();
  return () => snapshot;
}

/** Calls the listener when the registry has another revision than the last time. */
function watchRegistry({ releases }: ServerContext, revision: number, onChange: () => void): void {
  let lastRevision = revision;
  function follow({ revision: current }: Registry): void {
    if (current === lastRevision) return;
    lastRevision = current;
    onChange();
  }
  releases.onChange(follow);
  // The registry may have changed while the first snapshot was composed.
  follow(releases.registry());
}
