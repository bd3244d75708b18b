import { isApiError, nextStep } from '@platform/kit';

/** Describes a caught error to the administrator: the server's message and what to do next. */
export function describeError(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong. Try again.';
  return [error.message, nextStep(error)].filter(Boolean).join(' ');
}
