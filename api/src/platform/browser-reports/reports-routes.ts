import { Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { REPORTS_PATH } from '@platform/contracts';
import { networkPrefix } from '@platform/server-kit/node-utils';
import { AppError } from '../app-error.ts';
import { createJsonReader } from '../http/middleware/json-body.ts';
import { getRequestContext } from '../http/middleware/request-context.ts';
import type { ReceiveBody } from '../http/receive-body.ts';
import { parseReports } from './parse-reports.ts';
import type { ReportLog } from './report-log.ts';

const MAX_BODY_BYTES = 16 * 1024;
const MINUTE_SECONDS = 60;

const REPORT_BODY = {
  contentType: /^application\/(csp-report|reports\+json|json)\s*(;.*)?$/i,
  maxBytes: MAX_BODY_BYTES,
};

/**
 * Serves the endpoint to which browsers send reports. It needs no session and no database: limits are counted in memory
 * and the reports go to the log.
 */
export function reportsRoutes(
  { production, allowedOrigins }: { production: boolean; allowedOrigins: readonly string[] },
  reportLog: ReportLog,
  receiveBody: ReceiveBody,
): Router {
  const readBody = createJsonReader(receiveBody, REPORT_BODY);
  const perAddress = new RateLimiterMemory({ points: production ? 30 : 1_500, duration: MINUTE_SECONDS });
  const inTotal = new RateLimiterMemory({ points: production ? 600 : 30_000, duration: MINUTE_SECONDS });
  const router = Router({ caseSensitive: true, strict: true });
  router.post(REPORTS_PATH, async (request, response) => {
    const context = getRequestContext(request);
    context.endpoint = 'reports';
    await consume(perAddress, networkPrefix(context.address, 64));
    await consume(inTotal, 'all');
    const reports = parseReports(await readBody(request), [context.ownOrigin, ...allowedOrigins]);
    if (!reports) throw new AppError('invalid_request', 'The report is malformed.');
    for (const report of reports) reportLog.add(report);
    response.status(204).end();
  });
  return router;
}

/** @throws AppError `rate_limited` above the limit */
async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    throw new AppError('rate_limited', 'Too many reports.', { retryAfterSeconds });
  }
}
