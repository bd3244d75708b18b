import type { FaultsBody, FAULTS_PATH, VersionReport } from '@platform/contracts';

/* Its type is the literal value of the contract, which is not part of this bundle. */
const PATH: typeof FAULTS_PATH = '/api/faults';
/** A fault may be followed by the end of the page, so it is sent soon. */
const DELAYS_MS = { soon: 1_000, later: 10_000 };

export type ReportQueue = {
  /** Changes what is sent next about a version. */
  readonly change: (
    target: { readonly app: string | undefined; readonly version: string | undefined },
    when: keyof typeof DELAYS_MS,
    update: (report: VersionReport) => Partial<VersionReport>,
  ) => void;
  /** Sends what waits once the code that runs has ended. */
  readonly flush: () => void;
};

/** Creates the queue of what a page reports to the API. What waits is sent when the page is hidden at the latest. */
export function createReportQueue(): ReportQueue {
  const waiting = new Map<string, VersionReport>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const body: FaultsBody = { versions: [...waiting.values()] };
    waiting.clear();
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  }

  const flush = () => queueMicrotask(send);
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  return {
    change({ app, version }, when, update) {
      if (app === undefined || version === undefined) return;
      const key = `${app} ${version}`;
      const report = waiting.get(key) ?? createReport(app, version);
      waiting.set(key, { ...report, ...update(report) });
      if (when === 'soon') clearTimeout(timer);
      if (when === 'soon' || timer === undefined) timer = setTimeout(send, DELAYS_MS[when]);
    },
    flush,
  };
}

function createReport(app: string, version: string): VersionReport {
  return { app, version, views: 0, faultyViews: 0, faults: [], vitals: [] };
}
