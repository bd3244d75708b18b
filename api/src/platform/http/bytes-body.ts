import type { Request } from 'express';
import { AppError } from '../app-error.ts';
import type { Pace, Transfers } from './transfers.ts';

/** The file that a request to an endpoint with `bodyType: 'bytes'` brings. */
export type BytesBody = {
  /** The name that the client gives it, not checked yet; `undefined` if there is none. */
  readonly name: string | undefined;
  /**
   * Reads the content into memory once it is the turn of this file of the member, and works with it. A handler that
   * rejects the call does not.
   *
   * @throws AppError `payload_too_large` as soon as the limit is passed, `rate_limited` if the member sends and receives
   *   too many files already; whatever the work throws
   */
  read<T>(work: (content: Buffer) => Promise<T>): Promise<T>;
};

/** How long a client may send nothing. */
const SILENCE_MS = 30_000;

/** Creates the reader of bodies that are files. */
export function createBytesReader(maxBytes: number, transfers: Transfers) {
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
    if (length > maxBytes) throw tooLarge(maxBytes);
    return {
      name: readName(headers['x-file-name']),
      read: (work) => transfers(userId, async (pace) => work(await readAll(request, maxBytes, pace))),
    };
  };
}

async function readAll(request: Request, maxBytes: number, pace: Pace): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  const onSilence = (): void => void request.destroy();
  request.socket.setTimeout(SILENCE_MS, onSilence);
  try {
    // The length of a body in chunks is not known in advance, and a length that is announced may be wrong.
    for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      pieces.push(piece);
      await pace(piece.length);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid_request', 'The upload was interrupted.', { cause: error });
  } finally {
    request.socket.setTimeout(0);
    request.socket.off('timeout', onSilence);
  }
  return Buffer.concat(pieces);
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('payload_too_large', `The file is larger than ${maxBytes / 1024 / 1024} MB.`);
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
