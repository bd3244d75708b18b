import { ERROR_ADVICE } from '@platform/contracts';
import type { ErrorDescription } from '@platform/design-system';
import { isApiError, type ApiError } from './api-error.ts';

type Options = {
  /** Shown for a value that is not an `ApiError`, and for one without a message. */
  readonly fallback?: string;
  /** Whether the heading above already says to try again. */
  readonly isRetryAdvised?: boolean;
};

/**
 * Describes a caught error to the user: what happened, what to do now, and the request id if support may need it. Every
 * error on a page is described by this function, so that each gives its advice once.
 */
export function describeError(error: unknown, options: Options = {}): ErrorDescription {
  const { fallback = 'Something went wrong.', isRetryAdvised = false } = options;
  if (!isApiError(error)) return { message: fallback, nextStep: isRetryAdvised ? undefined : 'Try again.' };
  return {
    message: error.message || fallback,
    nextStep: isRetryAdvised && RETRY_CODES.has(error.code) ? undefined : getNextStep(error),
    requestId: mayNeedSupport(error) ? error.requestId : undefined,
  };
}

/** Describes a failed lookup of the current user as `status: message` (docs/specification.md#8-messages). */
export function describeSessionError(error: ApiError): ErrorDescription {
  const message = error.status === 0 ? error.message : `${error.status}: ${error.message}`;
  return describeError({ ...error, message });
}

/** The advice for errors that only the client knows. */
const CLIENT_ADVICE: Readonly<Record<Exclude<ApiError['code'], keyof typeof ERROR_ADVICE>, string>> = {
  unreachable: 'Check your connection and try again; it is safe to retry.',
  unreadable: 'Try again in a moment.',
};

const ADVICE: Readonly<Record<ApiError['code'], string | null>> = { ...ERROR_ADVICE, ...CLIENT_ADVICE };

/** Codes whose advice is no more than to try again. */
const RETRY_CODES: ReadonlySet<ApiError['code']> = new Set([
  'unreachable',
  'unreadable',
  'storage_unavailable',
  'unavailable',
  'internal_error',
]);

function getNextStep({ code, retryAfterSeconds }: ApiError): string | undefined {
  if (code === 'rate_limited' && retryAfterSeconds !== undefined)
    return `Try again in ${formatWait(retryAfterSeconds)}.`;
  return ADVICE[code] ?? undefined;
}

/** Codes below 500 that only support can resolve. */
const NEEDS_SUPPORT: ReadonlySet<ApiError['code']> = new Set([
  'unreadable',
  'account_disabled',
  'decryption_failed',
]);

/** Whether the cause is ours and not the user's input, so that support has to look it up. */
function mayNeedSupport({ status, code }: ApiError): boolean {
  return status >= 500 || NEEDS_SUPPORT.has(code);
}

function formatWait(seconds: number): string {
  if (seconds < 90) return countUnits(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? countUnits(minutes, 'minute') : countUnits(Math.ceil(minutes / 60), 'hour');
}

/** Not `formatCount` of the design system, because the HTML server describes errors too and loads no components. */
function countUnits(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
