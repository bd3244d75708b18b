import type { Request } from 'express';
import { AppError } from '../app-error.ts';
import type { BodyStore } from './body-store.ts';
import type { Pace } from './transfers.ts';

/** How long a client may send nothing. */
const SILENCE_MS = 30_000;

export type BodyLimits = {
  readonly maxBytes: number;
  /** How long the whole body may take to arrive. */
  readonly timeoutMs: number;
  /** Creates the error for a body that is larger. */
  readonly createTooLarge: () => AppError;
  readonly isFile: boolean;
  readonly pace?: Pace;
};

/** Receives the body of a request and works with it. `read` returns the whole of it. */
export type ReceiveBody = <T>(
  request: Request,
  limits: BodyLimits,
  work: (read: () => Promise<Buffer>) => Promise<T>,
) => Promise<T>;

/**
 * Creates what receives bodies. A body that takes too long, as a whole or between two pieces, ends its connection.
 *
 * @throws AppError from the function it returns: what the limits create for a body that is too large,
 *   `invalid_request` for one that ends early, `rate_limited` or `storage_unavailable` if all bodies take too much
 */
export function createReceiveBody(store: BodyStore): ReceiveBody {
  return async (request, limits, work) => {
    // A length that is announced is checked before anything is read.
    if (Number(request.headers['content-length'] ?? 0) > limits.maxBytes) throw limits.createTooLarge();
    const body = store.createBody(limits.isFile);
    try {
      await withinTime(request, limits.timeoutMs, async () => {
        let size = 0;
        // The length of a body in chunks is not known in advance.
        for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          size += piece.length;
          if (size > limits.maxBytes) throw limits.createTooLarge();
          await body.add(piece);
          await limits.pace?.(piece.length);
        }
      });
      return await work(body.read);
    } finally {
      await body.discard();
    }
  };
}

/** @throws AppError `invalid_request` if the connection ends early */
async function withinTime(request: Request, timeoutMs: number, read: () => Promise<void>): Promise<void> {
  const stop = (): void => void request.destroy();
  const timer = setTimeout(stop, timeoutMs);
  const { socket } = request;
  socket.setTimeout(SILENCE_MS, stop);
  try {
    await read();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid_request', 'The upload was interrupted.', { cause: error });
  } finally {
    clearTimeout(timer);
    socket.setTimeout(0);
    socket.off('timeout', stop);
  }
}
