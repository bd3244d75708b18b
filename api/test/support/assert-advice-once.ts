import { ERROR_ADVICE, type ErrorBody } from '@platform/contracts';

/** The start of a sentence that tells the user what to do. */
const ADVICE =
  /(?:^|[.:;] )(?:Please )?(?:Ask|Check|Choose|Contact|Enter|Go|Log (?:in|out)|Open|Reload|Request|Send|Shorten|Try|Use|Wait|Write)\b/i;

/**
 * Throws if the message of an error response gives advice although its code has one (`ERROR_ADVICE`), which the page
 * would show after it, or if it speaks of the request id, which the page shows on a line of its own.
 */
export function assertAdviceOnce(body: unknown): void {
  const { code, message } = body as Partial<ErrorBody>;
  if (code === undefined || message === undefined) return;
  if (/request (?:number|id)/i.test(message))
    throw new Error(`${code} speaks of the request id: "${message}"`);
  if (ERROR_ADVICE[code] && ADVICE.test(message))
    throw new Error(`${code} gives its advice twice: "${message}" "${ERROR_ADVICE[code]}"`);
}
