import { isApiError, type ApiError } from '@platform/kit';

/** Shown when what was thrown says nothing of itself. Source: product specification, section 8. */
const UNKNOWN = 'An unknown error occurred';

/** What stopped a form, as an error in the shape of a refusal: thrown on, the form shows it in its alert. */
export function failureOf(thrown: unknown): Error & ApiError {
  const refusal: ApiError = isApiError(thrown)
    ? thrown
    : {
        status: 0,
        code: 'unreadable',
        message: thrown instanceof Error ? thrown.message : UNKNOWN,
        details: [],
        requestId: undefined,
        retryAfterSeconds: undefined,
        fields: {},
      };
  return Object.assign(new Error(refusal.message), refusal);
}
