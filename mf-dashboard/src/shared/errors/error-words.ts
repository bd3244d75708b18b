import { isApiError, nextStep } from '@platform/kit';

/** What a person is told about an error that was thrown: the server's message and what to do next. */
export function errorWords(error: unknown, fallback = 'Something went wrong. Try again.'): string {
  if (!isApiError(error)) return fallback;
  return [error.message || fallback, nextStep(error)].filter(Boolean).join(' ');
}
