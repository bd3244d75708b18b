import { isApiError, nextStep } from '@platform/kit';

/** Shown where there is no message of the server. Source: product specification, section 8. */
const NO_MESSAGE = 'Failed to submit verification.';

/** Why papers were not taken: the server's message, if the answer is the server's and has one, and what to do next. */
export function verificationRefusal(error: unknown): string {
  if (!isApiError(error)) return NO_MESSAGE;
  const isServers = error.code !== 'unreadable' && error.code !== 'unreachable';
  return [(isServers && error.message) || NO_MESSAGE, nextStep(error)].filter(Boolean).join(' ');
}
