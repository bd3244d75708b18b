import type { Logger } from '@platform/server-kit/logging';
import type { BrowserReport } from './parse-reports.ts';

/** Collects reports of browsers for the log. */
export type ReportLog = {
  add(report: BrowserReport): void;
  /** Writes what has been collected; called at the end of a window and when the process stops. */
  flush(): void;
};

const WINDOW_MS = 60_000;
/** Distinct reports that one line names; the rest is only counted. */
const MAX_GROUPS = 20;

/** Creates the collector. It writes at most one line a minute, whatever arrives, so that reports cannot fill a disk. */
export function createReportLog(logger: Logger): ReportLog {
  const groups = new Map<string, BrowserReport & { count: number }>();
  let others = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (groups.size === 0) return;
    logger.warn({ reports: [...groups.values()], others }, 'browser reports');
    groups.clear();
    others = 0;
  }

  return {
    add(report) {
      const key = JSON.stringify(Object.values(report));
      const group = groups.get(key);
      if (group) group.count += 1;
      else if (groups.size < MAX_GROUPS) groups.set(key, { ...report, count: 1 });
      else others += 1;
      timer ??= setTimeout(flush, WINDOW_MS).unref();
    },
    flush,
  };
}
