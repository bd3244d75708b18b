import { formatCount } from '@platform/design-system';
import type { ApiError } from './api-error.ts';

/**
 * Returns what the user can do about an error, to show after its message; `undefined` if the message says it all or the
 * page itself shows what comes next.
 */
export function nextStep(error: ApiError): string | undefined {
  if (error.code === 'rate_limited' && error.retryAfterSeconds !== undefined) {
    return `Try again in ${formatWait(error.retryAfterSeconds)}.`;
  }
  return NEXT_STEPS[error.code];
}

const NEXT_STEPS: Readonly<Partial<Record<ApiError['code'], string>>> = {
  unreachable: 'Check your connection and try again. It is safe to retry.',
  unreadable: 'Try again in a moment.',
  unavailable: 'Try again in a moment. It is safe to retry.',
  internal_error: 'Try again. If it happens again, send the request number to support.',
  rate_limited: 'Wait a moment and try again.',
  not_signed_in: 'Log in again.',
  invalid_credentials: 'Check your username and password, or reset your password.',
  account_disabled: 'Contact support.',
  common_password: 'Choose a longer password that is hard to guess.',
  username_taken: 'Choose a different username.',
  email_taken: 'Log in, or use a different email address.',
  cross_site_request: 'Open this site directly and try again.',
  forbidden: 'Log in with an account that has permission to do this.',
  idempotency_in_flight: 'Your first attempt is still being processed. Wait a moment.',
  invalid_token: 'Request a new link.',
  reauthentication_required: 'Log out, log in again, and save within 10 minutes.',
};

function formatWait(seconds: number): string {
  if (seconds < 90) return formatCount(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? formatCount(minutes, 'minute') : formatCount(Math.ceil(minutes / 60), 'hour');
}
