import { isApiError, nextStep } from '@platform/kit';

const UNKNOWN = 'Something went wrong. Try again.';

/** What a person is told about an error that was thrown: the server's message and what to do next. */
export function errorWords(error: unknown): string {
  if (!isApiError(error)) return UNKNOWN;
  return [error.message || UNKNOWN, nextStep(error)].filter(Boolean).join(' ');
}
