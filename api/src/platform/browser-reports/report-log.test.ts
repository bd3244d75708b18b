import { createLogger } from '@platform/server-kit/logging';
import type { BrowserReport } from './parse-reports.ts';
import { createReportLog } from './report-log.ts';

const REPORT: BrowserReport = { kind: 'error', page: 'http://localhost/', what: 'failed', source: '' };

/** Otherwise the time that was set is the one that this file is said to take. */
afterEach(() => jest.useRealTimers());

test('writes one line a minute while reports arrive, and none otherwise', () => {
  jest.useFakeTimers();
  const lines: string[] = [];
  const log = createReportLog(createLogger('api', 'info', { write: (line) => void lines.push(line) }));
  for (let second = 0; second < 150; second += 1) {
    log.add(REPORT);
    jest.advanceTimersByTime(1_000);
  }
  expect(
    lines.map((line) => (JSON.parse(line) as { reports: [{ count: number }] }).reports[0].count),
  ).toEqual([60, 60]);
  log.flush();
  log.flush();
  jest.advanceTimersByTime(120_000);

  expect(lines).toHaveLength(3);
});
