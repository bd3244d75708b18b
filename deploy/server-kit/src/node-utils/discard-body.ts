import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

type Options = {
  /** The pace of all bodies together, after what goes at full speed: a few rejected files. */
  readonly bytesPerSecond: number;
  readonly burstBytes: number;
  /** A clock that never goes back, and what waits by it. */
  readonly nowMs: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
};

const MB = 1024 * 1024;
const OPTIONS: Options = {
  bytesPerSecond: 4 * MB,
  burstBytes: 10 * MB,
  nowMs: () => performance.now(),
  wait: delay,
};
const MS_PER_SECOND = 1_000;

/** The part of a request that is used here. */
type Body = Pick<IncomingMessage, 'complete' | 'iterator' | 'listenerCount' | 'readableLength'>;

/**
 * Creates what reads the rest of a body whose request is answered, and drops it. Node does so as fast as it arrives, so
 * a client whose large bodies are all rejected would delay the requests of others.
 */
export function createDiscardBody(options: Partial<Options> = {}): (body: Body) => Promise<void> {
  const { bytesPerSecond, burstBytes, nowMs, wait } = { ...OPTIONS, ...options };
  /** When all bytes so far are used up at the fixed pace (the generic cell rate algorithm). */
  let endsAtMs = 0;

  async function keepPace(bytes: number): Promise<void> {
    const now = nowMs();
    endsAtMs = Math.max(endsAtMs, now) + (bytes / bytesPerSecond) * MS_PER_SECOND;
    const waitMs = endsAtMs - now - (burstBytes / bytesPerSecond) * MS_PER_SECOND;
    if (waitMs > 0) await wait(waitMs);
  }

  return async (body) => {
    const isRead = body.complete && body.readableLength === 0;
    // What is still forwarded keeps the pace of the server that it goes to.
    if (isRead || body.listenerCount('data') > 0) return;
    try {
      for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)
        await keepPace(piece.length);
    } catch {
      // The client is gone, and its body with it.
    }
  };
}

/** Drops bodies at one pace for the whole process. */
export const discardBody = createDiscardBody();
