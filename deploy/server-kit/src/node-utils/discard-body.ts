import type { IncomingMessage } from 'node:http';
import { type BytePaceOptions, createBytePace } from './byte-pace.ts';

const MB = 1024 * 1024;
/** The pace of all bodies together, after what goes at full speed: a rejected file. */
const PACE: BytePaceOptions = { bytesPerSecond: 4 * MB, burstBytes: 10 * MB };

/** The part of a request that is used here. */
type Body = Pick<IncomingMessage, 'complete' | 'iterator' | 'listenerCount' | 'readableLength'>;

/**
 * Creates what reads the rest of a body whose request is answered, and drops it. Node does so as fast as it arrives, so
 * a client whose large bodies are all rejected would delay the requests of others.
 */
export function createDiscardBody(options: Partial<BytePaceOptions> = {}): (body: Body) => Promise<void> {
  const pace = createBytePace({ ...PACE, ...options });

  return async (body) => {
    const isRead = body.complete && body.readableLength === 0;
    // What is still forwarded keeps the pace of the server that it goes to.
    if (isRead || body.listenerCount('data') > 0) return;
    try {
      for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)
        await pace.take(piece.length);
    } catch {
      // The client is gone, and its body with it.
    }
  };
}

/** Drops bodies at one pace for the whole process. */
export const discardBody = createDiscardBody();
