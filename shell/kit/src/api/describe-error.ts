import { isApiError, type ApiError } from './api-error.ts';
import { nextStep } from './next-step.ts';

/**
 * Describes a caught error to the user: the server's message, followed by what the user can do.
 *
 * @param fallback shown for a value that is not an `ApiError`, and for one without a message
 */
export function describeError(error: unknown, fallback = 'Something went wrong. Try again.'): string {
  if (!isApiError(error)) return fallback;
  return joinSentences(error.message || fallback, nextStep(error));
}

/** Describes a failed lookup of the current user as `status: message` (docs/specification.md#8-messages). */
export function describeSessionError(error: ApiError): string {
  const message = error.status === 0 ? error.message : `${error.status}: ${error.message}`;
  return joinSentences(message, nextStep(error));
}

function joinSentences(message: string, next: string | undefined): string {
  return next === undefined ? message : `${message} ${next}`;
}
