import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { ErrorBody } from '@platform/contracts';
import { AppError, STORAGE_UNAVAILABLE_MESSAGE, UNAVAILABLE_MESSAGE } from '../../app-error.ts';
import { isStorageUnavailable, isUnavailable, isWriteConflict } from '../../db/database-errors.ts';
import { getRequestContext } from './request-context.ts';

/** Rejects requests that no route matches. */
export const handleUnknownPath: RequestHandler = (_request, _response, next) => {
  next(new AppError('not_found', 'There is nothing at this address.'));
};

/** Sends every error in the contract's error format. The cause of an internal error goes to the log only. */
export const handleError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const { id, log } = getRequestContext(request);
  const appError = toAppError(error);
  // A client that changes one record many times at once can cause them.
  if (isWriteConflict(error)) log.warn({ code: appError.code }, 'gave up after write conflicts');
  else if (appError.status >= 500 && !isLowDisk(error))
    log.error({ code: appError.code, err: error }, 'request failed');
  else log.debug({ code: appError.code }, 'request rejected');
  // The response is complete: what failed is the session's new expiry, which the next request stores.
  if (response.writableEnded) return;
  // The response is already partly sent: only closing the connection tells the client that it is incomplete.
  if (response.headersSent) {
    next(error);
    return;
  }
  const body: ErrorBody = {
    code: appError.code,
    message: appError.message,
    ...(appError.details && { details: appError.details }),
    ...appError.extensions,
    requestId: id,
  };
  if (appError.retryAfterSeconds !== undefined)
    response.setHeader('Retry-After', String(appError.retryAfterSeconds));
  response.status(appError.status).json(body);
};

/** Whether a call was rejected because little of the disk is free, which was logged when it became so. */
function isLowDisk(error: unknown): boolean {
  return error instanceof AppError && error.code === 'storage_unavailable' && error.cause === undefined;
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isStorageUnavailable(error)) {
    return new AppError('storage_unavailable', STORAGE_UNAVAILABLE_MESSAGE, {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
  if (isUnavailable(error)) {
    return new AppError('unavailable', UNAVAILABLE_MESSAGE, { cause: error, retryAfterSeconds: 5 });
  }
  if ((error as { status?: unknown }).status === 400)
    return new AppError('invalid_request', 'The request is malformed.', { cause: error });
  return new AppError('internal_error', 'Something went wrong on our side.', { cause: error });
}
