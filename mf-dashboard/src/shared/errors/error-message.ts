import { isApiError, nextStep } from '@platform/kit';

const UNKNOWN = 'Something went wrong. Try again.';

/** Returns the message to show for a thrown error: the server's message, followed by what the member can do. */
export function getErrorMessage(error: unknown): string {
  if (!isApiError(error)) return UNKNOWN;
  return [error.message || UNKNOWN, nextStep(error)].filter(Boolean).join(' ');
}
