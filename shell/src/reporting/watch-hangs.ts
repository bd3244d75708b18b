import type { FaultsBody } from '@platform/contracts';

const BEAT_MS = 1_000;
/** After these a page may stand still: it is left, or the browser asks or prints. */
const PAUSES = ['pagehide', 'beforeunload', 'beforeprint'] as const;

/**
 * Has another thread report a page that no longer responds, for example because of an endless loop: the page tells it
 * every second that it still runs.
 *
 * @param describe what to report if it does not from now on
 */
export function watchHangs(describe: () => FaultsBody | undefined): void {
  if (describe() === undefined) return;
  const worker = startWorker();
  if (!worker) return;
  const pause = () => worker.postMessage(null);
  const beat = () => (document.visibilityState === 'visible' ? worker.postMessage(describe()) : pause());
  beat();
  setInterval(beat, BEAT_MS);
  document.addEventListener('visibilitychange', beat);
  for (const event of PAUSES) addEventListener(event, pause);
}

/** Returns nothing where the browser has no workers or allows none: the page works without them. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('hang-worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}
