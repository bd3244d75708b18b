import type { FaultsBody, FAULTS_PATH } from '@platform/contracts';

/* Its type is the literal value of the contract, which is not part of this bundle. */
const PATH: typeof FAULTS_PATH = '/api/faults';
const TICK_MS = 1_000;
/** Longer than any task of a page that works, also on a slow phone beside others. */
const SILENT_TICKS = 10;

/** What to report if the page falls silent; nothing while it says that it may. */
let report: FaultsBody | null = null;
/** Ticks of this thread, not time: a device that sleeps stops both threads. */
let silentTicks = 0;

addEventListener('message', ({ data }: MessageEvent<FaultsBody | null>) => {
  report = data;
  silentTicks = 0;
});

const ticking = setInterval(() => {
  silentTicks += 1;
  if (report === null || silentTicks < SILENT_TICKS) return;
  clearInterval(ticking);
  const headers = { 'content-type': 'application/json' };
  // A report less is no loss.
  fetch(PATH, { method: 'POST', headers, body: JSON.stringify(report) }).catch(() => undefined);
}, TICK_MS);
