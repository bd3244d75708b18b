import { ERROR_STATUS, type ErrorBody, type ErrorCode, type ErrorFacts } from '@platform/contracts';

type Details = ErrorBody['details'];
type Further = { details?: Details; facts?: ErrorFacts; retryAfterSeconds?: number; cause?: unknown };

/**
 * A refusal or a fault that the caller is told of. Three readers: `code` for the client, `message` for the person,
 * `cause` for the log.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;
  /** What the body says besides, at its top level. */
  readonly facts: ErrorFacts | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, { details, facts, retryAfterSeconds, cause }: Further = {}) {
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.details = details;
    this.facts = facts;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
