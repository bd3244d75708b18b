import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@platform/contracts';

/** Why a call did not succeed. Branch on `code`, show `message` and what `nextStep` adds to it. */
export type ApiError = {
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** `unreachable`: no answer came. `unreadable`: an answer came, not in the API's shape. */
  readonly code: ErrorCode | 'unreachable' | 'unreadable';
  /** Fit to show to a person. */
  readonly message: string;
  /** What is wrong with which field of the body. */
  readonly details: readonly { readonly path: string; readonly message: string }[];
  /** Finds the log lines of the call. */
  readonly requestId: string | undefined;
  /** After how many seconds another attempt makes sense (429, 503). */
  readonly retryAfterSeconds: number | undefined;
  /** Whatever else the answer says, e.g. `balance` of a refused withdrawal. */
  readonly fields: Readonly<Record<string, unknown>>;
};

/** Reads a refusal. An answer that is not in our shape is shown as it came: its text, or its status. */
export function refusalOf(response: Response, text: string): ApiError {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  const body = parse(text);
  if (isErrorBody(body)) {
    const { code, message, details = [], requestId, ...fields } = body;
    return { status: response.status, code, message, details, requestId, retryAfterSeconds, fields };
  }
  const message = text.trim() || response.statusText || String(response.status);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  return {
    status: response.status,
    code: 'unreadable',
    message,
    details: [],
    requestId,
    retryAfterSeconds,
    fields: {},
  };
}

/** The error of a call that had no answer. */
export function unreachable(): ApiError {
  const message = 'The server did not answer.';
  return {
    status: 0,
    code: 'unreachable',
    message,
    details: [],
    requestId: undefined,
    retryAfterSeconds: undefined,
    fields: {},
  };
}

/** Tells a refusal of the API from any other error that was thrown. */
export function isApiError(error: unknown): error is ApiError {
  return (
    typeof error === 'object' && error !== null && 'code' in error && 'status' in error && 'details' in error
  );
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return false;
  return typeof body.code === 'string' && body.code in ERROR_STATUS && typeof body.message === 'string';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not JSON: the caller shows the text itself.
  }
}
