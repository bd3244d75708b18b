import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { ErrorBody } from '@platform/contracts';
import { AppError } from '../app-error.ts';
import { isUnavailable } from '../db/database-errors.ts';
import { contextOf } from './request-context.ts';

/** What no route answers. */
export const answerUnknownAddress: RequestHandler = (_request, _response, next) => {
  next(new AppError('not_found', 'There is nothing at this address.'));
};

/** Every refusal and every fault leaves in one shape; what a fault was is for the log alone. */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const { id, log } = contextOf(request);
  const answer = asAppError(error);
  if (answer.status >= 500) log.error({ code: answer.code, err: error }, 'fault');
  else log.debug({ code: answer.code }, 'refused');
  // Half an answer is out: only ending the connection tells the client that it is not whole.
  if (response.headersSent) {
    next(error);
    return;
  }
  const body: ErrorBody = {
    code: answer.code,
    message: answer.message,
    ...(answer.details && { details: answer.details }),
    ...answer.facts,
    requestId: id,
  };
  if (answer.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(answer.retryAfterSeconds));
  response.status(answer.status).json(body);
};

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) {
    const message = 'The service cannot be reached at the moment. Nothing is lost; please try again shortly.';
    return new AppError('unavailable', message, { cause: error, retryAfterSeconds: 5 });
  }
  return (
    badRequest(error) ??
    new AppError('internal_error', 'Something went wrong on our side. Please try again.', { cause: error })
  );
}

/** What Express and its body parser refuse, by the status they give it. */
function badRequest(error: unknown): AppError | undefined {
  const { status, type } = error as { status?: unknown; type?: unknown };
  if (status === 413)
    return new AppError('payload_too_large', 'The request is larger than 100 KB.', { cause: error });
  if (status === 415)
    return new AppError('unsupported_media_type', 'Only plain JSON in UTF-8 is understood.', {
      cause: error,
    });
  if (status !== 400) return undefined;
  const message =
    type === 'entity.parse.failed' ? 'The body is not valid JSON.' : 'The request cannot be understood.';
  return new AppError('invalid_request', message, { cause: error });
}
