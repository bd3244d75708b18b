import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Pace } from './transfers.ts';

/** A file that an endpoint with `responseType: 'bytes'` sends. */
export type BytesFile = {
  /** Media type, e.g. `image/png`. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** The content in pieces. They are read while the file is sent. */
  readonly pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Identifies the content, e.g. its SHA-256. */
  readonly tag: string;
  /** Whether browsers may keep it, because its address never changes its content. Otherwise it is not kept at all. */
  readonly isImmutable: boolean;
  /** The name under which a browser saves it; `null` if it is shown in place. */
  readonly downloadName: string | null;
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** How long a client may receive nothing: it holds the turn of the member's next file. */
const SILENCE_MS = 30_000;

/**
 * Streams a file with backpressure and at a pace. Only its reader's browser may keep it: it can be meant for members. A
 * client that has it already gets a 304.
 *
 * @throws whatever reading the first piece throws. An error in a later piece aborts the connection, so that a partial
 *   file is not mistaken for a complete one.
 */
export async function sendBytes(
  request: Request,
  response: Response,
  file: BytesFile,
  pace?: Pace,
): Promise<void> {
  const { type, size, pieces, tag, isImmutable, downloadName } = file;
  const read = Readable.from(pace ? atPace(pieces, pace) : pieces, {
    objectMode: false,
    highWaterMark: 64 * 1024,
  });
  await new Promise((resolve, reject) => read.once('readable', resolve).once('error', reject));
  response.setHeader('ETag', `"${tag}"`);
  if (isImmutable) response.setHeader('Cache-Control', `private, max-age=${YEAR_SECONDS}, immutable`);
  // Node, not Express: `attachment()` and `type()` would guess the type from the name, or add a character set.
  response.setHeader('Content-Type', type);
  if (downloadName !== null) {
    response.setHeader('Content-Disposition', contentDisposition(downloadName));
    // A browser that shows the file all the same must run nothing of it.
    response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  }
  if (request.fresh) {
    read.destroy();
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Length', size);
  if (request.method === 'HEAD') {
    read.destroy();
    response.end();
    return;
  }
  response.setTimeout(SILENCE_MS, () => response.destroy());
  try {
    await pipeline(read, response);
  } catch (error) {
    // The client aborted the download, which the request log already records.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function* atPace(pieces: BytesFile['pieces'], pace: Pace): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    await pace(piece.length);
    yield piece;
  }
}

/** Names a download (RFC 6266): in ASCII for old clients, and percent-encoded in UTF-8 (RFC 8187). */
function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
