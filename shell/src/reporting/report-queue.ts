import type { FaultsBody, FAULTS_PATH, PartReport } from '@platform/contracts';

/* Its type is the literal value of the contract, which is not part of this bundle. */
const PATH: typeof FAULTS_PATH = '/api/faults';
/** A fault may be followed by the end of the page, so it is sent soon. */
const DELAYS_MS = { soon: 1_000, later: 10_000 };

export type ReportQueue = {
  /** Says that a part of the page was shown, and changes what is sent next about it. */
  readonly change: (
    app: string | undefined,
    when: keyof typeof DELAYS_MS,
    update?: (report: PartReport) => Partial<PartReport>,
  ) => void;
  /** Sends what waits once the code that runs has ended. */
  readonly flush: () => void;
};

/**
 * Creates the queue of what a page reports to the API. What waits is sent when the page is hidden at the latest.
 *
 * @param token what the page server has signed into the page; without it nothing counts, so nothing is sent
 */
export function createReportQueue(token: string | undefined): ReportQueue {
  const waiting = new Map<string, PartReport>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0 || token === undefined) return;
    const body: FaultsBody = { token, parts: [...waiting.values()] };
    waiting.clear();
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  }

  const flush = () => queueMicrotask(send);
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  return {
    change(app, when, update = () => ({})) {
      if (app === undefined) return;
      const report = waiting.get(app) ?? { app, faults: [], vitals: [] };
      waiting.set(app, { ...report, ...update(report) });
      if (when === 'soon') clearTimeout(timer);
      if (when === 'soon' || timer === undefined) timer = setTimeout(send, DELAYS_MS[when]);
    },
    flush,
  };
}
