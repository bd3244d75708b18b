import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Longer socket paths are silently truncated by the kernel (the limit is 104 to 108 bytes, depending on the system).
 */
const MAX_PATH_BYTES = 100;

/** Characters that survive the driver's two rounds of percent-decoding. */
const URI_SAFE_PATH = /^[A-Za-z0-9/._+-]+$/;

export const REPLICA_SET = 'rs0';

/** Returns the connection string of the engine that listens on a socket. */
export function getEngineUri(socketPath: string): string {
  return `mongodb://${encodeURIComponent(socketPath)}/?replicaSet=${REPLICA_SET}&directConnection=true`;
}

/**
 * Returns where the engine of a folder listens: inside the folder or, if that path is too long or has characters a
 * socket URI cannot carry, in a private folder under the system's temporary folder.
 */
export function getSocketPath(folder: string): string {
  const pathInFolder = join(folder, 'engine.sock');
  if (Buffer.byteLength(pathInFolder) <= MAX_PATH_BYTES && URI_SAFE_PATH.test(pathInFolder))
    return pathInFolder;
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(createPrivateFolder(join(tmpdir(), `embedded-mongo-${digest}`)), 'engine.sock');
}

/**
 * Creates a folder and asserts that this user owns it. Anybody can write to the temporary folder, so another user could
 * have created it first.
 */
function createPrivateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const stats = lstatSync(path);
  if (!stats.isDirectory() || stats.uid !== process.getuid?.() || (stats.mode & 0o077) !== 0) {
    throw new Error(
      `The folder ${path} for the engine's socket belongs to another user or is accessible to others.`,
    );
  }
  return path;
}
