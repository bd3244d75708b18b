import { isApiError, nextStep } from '@platform/kit';

/** What a person is told about an error that was thrown: the server's message and what to do next. */
export function errorWords(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong. Try again.';
  return [error.message, nextStep(error)].filter(Boolean).join(' ');
}
