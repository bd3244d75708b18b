import { isApiError, type ApiError } from '@platform/kit';

/** Shown if the thrown value is not an error. Source: docs/specification.md#8-messages. */
const UNKNOWN_ERROR_MESSAGE = 'An unknown error occurred';

/** Converts a thrown value to an `ApiError`. Rethrow it from `submit` to show it in the form's alert. */
export function toApiError(thrown: unknown): Error & ApiError {
  const apiError: ApiError = isApiError(thrown)
    ? thrown
    : {
        status: 0,
        code: 'unreadable',
        message: thrown instanceof Error ? thrown.message : UNKNOWN_ERROR_MESSAGE,
        details: [],
        requestId: undefined,
        retryAfterSeconds: undefined,
        extensions: {},
      };
  return Object.assign(new Error(apiError.message), apiError);
}
