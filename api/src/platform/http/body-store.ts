import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../app-error.ts';

/** A body that is being received. */
export type StoredBody = {
  /** @throws AppError `rate_limited` if all bodies together are too large, `storage_unavailable` */
  readonly add: (piece: Buffer) => Promise<void>;
  /** Returns the whole body, which is then in memory. */
  readonly read: () => Promise<Buffer>;
  /** Frees what it takes. */
  readonly discard: () => Promise<void>;
};

export type BodyStore = ReturnType<typeof createBodyStore>;

type Options = {
  /** Upper bound on bodies in memory, all of a process together. The rest of them is on disk. */
  readonly memoryBytes: number;
  /** Upper bound on bodies on disk, and the part of it that files may fill: they must keep no one from logging in. */
  readonly diskBytes: number;
  readonly diskBytesOfFiles: number;
  /** The folder of what is on disk. In containers it can be memory, so the bound is one of both. */
  readonly folder: string;
};

const MB = 1024 * 1024;
const OPTIONS: Options = {
  memoryBytes: 32 * MB,
  diskBytes: 200 * MB,
  diskBytesOfFiles: 150 * MB,
  folder: tmpdir(),
};
/** What a piece in memory takes beside its bytes: a client can send one byte at a time. */
const PIECE_OVERHEAD_BYTES = 256;

/** Keeps bodies while they arrive: in memory up to a bound for all of them together, the rest on disk. */
export function createBodyStore(options: Partial<Options> = {}) {
  const { memoryBytes, diskBytes, diskBytesOfFiles, folder } = { ...OPTIONS, ...options };
  const used = { memory: 0, disk: 0 };

  function createBody(isFile: boolean): StoredBody {
    const pieces: Buffer[] = [];
    const own = { memory: 0, disk: 0 };
    let spool: Spool | undefined;

    function take(kind: keyof typeof used, bytes: number): void {
      own[kind] += bytes;
      used[kind] += bytes;
    }

    return {
      async add(piece) {
        const bytes = piece.length + PIECE_OVERHEAD_BYTES;
        if (!spool && used.memory + bytes <= memoryBytes) {
          take('memory', bytes);
          pieces.push(piece);
          return;
        }
        if (used.disk + piece.length > (isFile ? diskBytesOfFiles : diskBytes)) throw tooMuch();
        take('disk', piece.length);
        await onDisk(async () => {
          spool ??= await createSpool(folder);
          await spool.write(piece);
        });
      },
      read: async () => Buffer.concat(spool ? [...pieces, await onDisk(spool.read)] : pieces),
      async discard() {
        used.memory -= own.memory;
        used.disk -= own.disk;
        pieces.length = 0;
        await spool?.close();
      },
    };
  }

  return { createBody, used: used as Readonly<typeof used> };
}

type Spool = Awaited<ReturnType<typeof createSpool>>;

/**
 * Creates a file for a part of a body. It has no name, so that nothing of it outlives the process, and is encrypted
 * with a key of its own: a body can be a password.
 */
async function createSpool(folder: string) {
  const path = join(folder, `body-${randomUUID()}`);
  const file: FileHandle = await open(path, 'wx+', 0o600);
  await unlink(path);
  const [key, iv] = [randomBytes(32), randomBytes(16)];
  const cipher = createCipheriv('aes-256-ctr', key, iv);
  let size = 0;
  return {
    async write(piece: Buffer): Promise<void> {
      await file.appendFile(cipher.update(piece));
      size += piece.length;
    },
    read: async (): Promise<Buffer> => {
      const content = Buffer.alloc(size);
      for (let at = 0; at < size;) {
        const { bytesRead } = await file.read(content, at, size - at, at);
        if (bytesRead === 0) throw new Error('A body on disk is shorter than it was.');
        at += bytesRead;
      }
      return createDecipheriv('aes-256-ctr', key, iv).update(content);
    },
    close: () => file.close(),
  };
}

async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const message = 'Too much is being sent at the moment. What was saved before is safe.';
    throw new AppError('storage_unavailable', message, { cause, retryAfterSeconds: 5 });
  }
}

function tooMuch(): AppError {
  return new AppError('rate_limited', 'Too much is being sent at the moment.', { retryAfterSeconds: 5 });
}
