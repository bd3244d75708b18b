import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Past this many bytes the kernel cuts a socket's path without a word (the limit is 104 to 108, by system). */
const PATH_LIMIT_BYTES = 100;

/** What the driver carries through its two rounds of percent-decoding unharmed. */
const PLAIN_PATH = /^[A-Za-z0-9/._+-]+$/;

/**
 * Where the engine of a folder listens: inside the folder, or, where that path is too long or too odd for a socket
 * address, in a private folder under the system's temporary one.
 */
export function socketPathFor(folder: string): string {
  const inside = join(folder, 'engine.sock');
  if (Buffer.byteLength(inside) <= PATH_LIMIT_BYTES && PLAIN_PATH.test(inside)) return inside;
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(privateFolder(join(tmpdir(), `embedded-mongo-${digest}`)), 'engine.sock');
}

/** The temporary folder is everybody's: a folder of ours that somebody else made first is not ours. */
function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(
      `The folder ${path} for the engine's socket belongs to somebody else or is open to others.`,
    );
  }
  return path;
}
