import { ERROR_STATUS, type ErrorBody, type ErrorCode, type ErrorExtensions } from '@platform/contracts';

type Details = ErrorBody['details'];
type ErrorOptions = {
  details?: Details;
  extensions?: ErrorExtensions;
  retryAfterSeconds?: number;
  cause?: unknown;
};

export const STORAGE_UNAVAILABLE_MESSAGE =
  'Changes cannot be saved at the moment. What was saved before is safe.';
export const UNAVAILABLE_MESSAGE = 'The service is temporarily unavailable. Nothing was lost.';

/**
 * An error that becomes an HTTP response. Its fields have different readers: `code` is for the client, `message` for
 * the user, `cause` for the log.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;
  /** Extra top-level fields of the response body. */
  readonly extensions: ErrorExtensions | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { details, extensions, retryAfterSeconds, cause }: ErrorOptions = {},
  ) {
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.details = details;
    this.extensions = extensions;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Creates the error for a call that the state of its record does not allow. */
export function wrongState(message: string): AppError {
  return new AppError('wrong_state', message);
}
