import type { ApiError } from './api-error.ts';

/**
 * What a person can do about an error, to stand behind its message; `undefined` where the message says all there is,
 * or where the page itself shows what comes next.
 */
export function nextStep(error: ApiError): string | undefined {
  if (error.code === 'rate_limited' && error.retryAfterSeconds !== undefined) {
    return `Try again in ${waitingTime(error.retryAfterSeconds)}.`;
  }
  return NEXT_STEPS[error.code];
}

const NEXT_STEPS: Readonly<Partial<Record<ApiError['code'], string>>> = {
  unreachable: 'Check your connection and try again. Nothing is done twice.',
  unreadable: 'Try again in a moment.',
  unavailable: 'Try again in a moment. Nothing is done twice.',
  internal_error: 'Try again. If it happens again, send the request number to support.',
  rate_limited: 'Wait a little and try again.',
  not_signed_in: 'Sign in again.',
  invalid_credentials: 'Check the username and the password, or reset the password.',
  account_disabled: 'Write to support.',
  common_password: 'Choose a longer password that others would not think of.',
  username_taken: 'Choose another username.',
  email_taken: 'Sign in, or use another e-mail address.',
  cross_site_request: 'Open the page by its own address and try again.',
  forbidden: 'Sign in with an account that may do this.',
  idempotency_in_flight: 'The first attempt is still under way: wait a moment.',
  invalid_token: 'Ask for a new link.',
};

function waitingTime(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.ceil(seconds))} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
