import type { Request } from 'express';
import { AppError } from '../app-error.ts';
import { createBoundedQueue } from '../concurrency/bounded-queue.ts';
import type { ReceiveBody } from './receive-body.ts';
import type { Transfers } from './transfers.ts';

/** The file that a request to an endpoint with `bodyType: 'bytes'` brings. */
export type BytesBody = {
  /** The name that the client gives it, not checked yet; `undefined` if there is none. */
  readonly name: string | undefined;
  /**
   * Reads the content into memory once it is the turn of this file of the member, and works with it. A handler that
   * rejects the call does not.
   *
   * @throws AppError `payload_too_large` as soon as the limit is passed, `rate_limited` if the member, or all members
   *   together, send and receive too many files already; whatever the work throws
   */
  read<T>(work: (content: Buffer) => Promise<T>): Promise<T>;
};

/** How long a file may take to arrive: 10 MB over a slow line. */
const TIMEOUT_MS = 240_000;
/** Whole files that are in memory at a time, in which they are checked and stored; others wait. */
const WHOLE_FILES = 2;
const MAX_WAITING = 100;

/** Creates the reader of bodies that are files. */
export function createBytesReader(maxBytes: number, transfers: Transfers, receive: ReceiveBody) {
  const limits = { maxBytes, timeoutMs: TIMEOUT_MS, createTooLarge, isFile: true };
  const inTurn = createBoundedQueue({
    concurrency: WHOLE_FILES,
    maxWaiting: MAX_WAITING,
    createRejection: tooMany,
  });
  function createTooLarge(): AppError {
    return new AppError('payload_too_large', `The file is larger than ${maxBytes / 1024 / 1024} MB.`);
  }

  /**
   * Checks the headers of a request; `undefined` if it has no body.
   *
   * @throws AppError `unsupported_media_type` or `payload_too_large` before anything is read
   */
  return function openBytesBody(request: Request, userId: string): BytesBody | undefined {
    const { headers } = request;
    const length = Number(headers['content-length'] ?? 0);
    if (headers['transfer-encoding'] === undefined && length === 0) return undefined;
    const isCompressed = (headers['content-encoding'] ?? 'identity') !== 'identity';
    if (headers['content-type'] !== 'application/octet-stream' || isCompressed) {
      throw new AppError(
        'unsupported_media_type',
        'Send the file as application/octet-stream, uncompressed.',
      );
    }
    if (length > maxBytes) throw createTooLarge();
    return {
      name: readName(headers['x-file-name']),
      read: (work) =>
        transfers(userId, (pace) =>
          receive(request, { ...limits, pace }, (read) => inTurn(async () => work(await read()))),
        ),
    };
  };
}

function tooMany(): AppError {
  return new AppError('rate_limited', 'Too many files are being sent right now.', { retryAfterSeconds: 5 });
}

/** Decodes the name. Headers are ASCII, so it is percent-encoded. */
function readName(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined;
  try {
    return decodeURIComponent(header);
  } catch {
    return undefined;
  }
}
