import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@platform/contracts';

/** An error of an API call. Branch on `code`; show it by `describeError`. */
export type ApiError = {
  /** HTTP status; 0 if no response arrived. */
  readonly status: number;
  /** `unreachable`: no response arrived. `unreadable`: the response is not in the API's format. */
  readonly code: ErrorCode | 'unreachable' | 'unreadable';
  /** Message for the user. */
  readonly message: string;
  /** Validation errors by field of the request body. */
  readonly details: readonly { readonly path: string; readonly message: string }[];
  /** Correlates the call with the server's log lines. */
  readonly requestId: string | undefined;
  /** Seconds to wait before another attempt (429, 503). */
  readonly retryAfterSeconds: number | undefined;
  /** Further fields of the response, e.g. `balance` of a rejected withdrawal. */
  readonly extensions: Readonly<Record<string, unknown>>;
};

/** Parses an error response. If it is not in the API's format, the message is its text or its status. */
export function readErrorResponse(response: Response, text: string): ApiError {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  const body = parseJson(text);
  if (isErrorBody(body)) {
    const { code, message, details = [], requestId, ...extensions } = body;
    return { status: response.status, code, message, details, requestId, retryAfterSeconds, extensions };
  }
  const message = text.trim() || response.statusText || String(response.status);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  return {
    ...NO_RESPONSE,
    status: response.status,
    code: 'unreadable',
    message,
    requestId,
    retryAfterSeconds,
  };
}

/** Creates the error of a call that got no response. */
export function createNetworkError(): ApiError {
  return { ...NO_RESPONSE, code: 'unreachable', message: 'The server did not respond.' };
}

/** Shown if the thrown value is not an error. Source: docs/specification.md#8-messages. */
const UNKNOWN_ERROR_MESSAGE = 'An unknown error occurred';

/** Converts a thrown value to an `ApiError`. Rethrow it from `submit` to show it in the form's alert. */
export function toApiError(thrown: unknown): Error & ApiError {
  const apiError: ApiError = isApiError(thrown)
    ? thrown
    : {
        ...NO_RESPONSE,
        code: 'unreadable',
        message: thrown instanceof Error ? thrown.message : UNKNOWN_ERROR_MESSAGE,
      };
  return Object.assign(new Error(apiError.message), apiError);
}

const NO_RESPONSE = {
  status: 0,
  details: [],
  requestId: undefined,
  retryAfterSeconds: undefined,
  extensions: {},
} as const;

/** Checks whether a thrown value is an `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' && error !== null && 'code' in error && 'status' in error && 'details' in error
  );
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return false;
  return typeof body.code === 'string' && body.code in ERROR_STATUS && typeof body.message === 'string';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON: the caller shows the text.
  }
}
