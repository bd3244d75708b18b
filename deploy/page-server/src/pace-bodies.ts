import { Transform } from 'node:stream';
import { type BytePaceOptions, createBytePace } from '@platform/server-kit/node-utils';

const KB = 1024;
/**
 * All bodies together. Without a pace, fifty files of one client pass in every turn of the event loop, which then takes
 * 40 ms for everybody.
 */
const PACE: BytePaceOptions = { bytesPerSecond: 16 * 1024 * KB, burstBytes: 1024 * KB };
/** What of each body never waits: all of it, unless it is a file. */
const FREE_BYTES = 64 * KB;

/** Creates what makes the streams through which the bodies of requests pass: their bytes, at one pace for all. */
export function createBodyPace(options: BytePaceOptions = PACE): () => Transform {
  const pace = createBytePace(options);
  return () => {
    let bytes = 0;
    return new Transform({
      transform(piece: Buffer, _encoding, pass) {
        bytes += piece.length;
        if (bytes <= FREE_BYTES) pass(null, piece);
        else void pace.take(piece.length).then(() => pass(null, piece));
      },
    });
  };
}
