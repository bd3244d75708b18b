import type { Request } from 'express';
import { AppError } from '../app-error.ts';

/** The file that a request to an endpoint with `bodyType: 'bytes'` brings. */
export type BytesBody = {
  /** The name that the client gives it, not checked yet; `undefined` if there is none. */
  readonly name: string | undefined;
  /**
   * Reads the content into memory. A handler that rejects the call does not.
   *
   * @throws AppError `payload_too_large` as soon as the limit is passed, and `rate_limited` if the user is sending
   *   too many files already
   */
  read(): Promise<Buffer>;
};

/** Files that one user can send at a time. Each is kept in memory until it is complete. */
const MAX_PARALLEL = 3;
/** How long a client may send nothing. */
const SILENCE_MS = 30_000;

/** Creates the reader of bodies that are files. It counts the files that each user is sending. */
export function createBytesReader(maxBytes: number) {
  const counts = new Map<string, number>();

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
      async read() {
        const count = counts.get(userId) ?? 0;
        if (count >= MAX_PARALLEL) {
          throw new AppError('rate_limited', `${MAX_PARALLEL} of your files are still on their way.`, {
            retryAfterSeconds: 5,
          });
        }
        counts.set(userId, count + 1);
        try {
          return await readAll(request, maxBytes);
        } finally {
          const rest = (counts.get(userId) ?? 1) - 1;
          if (rest > 0) counts.set(userId, rest);
          else counts.delete(userId);
        }
      },
    };
  };
}

async function readAll(request: Request, maxBytes: number): Promise<Buffer> {
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
