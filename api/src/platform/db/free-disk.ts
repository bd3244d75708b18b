import { statfs } from 'node:fs/promises';
import type { Connection } from 'mongoose';
import type { Logger } from '@platform/server-kit/logging';

/** Whether so little of the database's disk is free that only what matters most is saved. */
export type FreeDisk = { readonly isLow: () => Promise<boolean> };

type DiskSettings = {
  readonly mongodbUri: string | undefined;
  readonly dataDir: string;
  /** MiB; 0 for no limit. */
  readonly minFreeDiskMb: number;
};

/** How long an answer is used. What is written meanwhile is far less than the limit. */
const MAX_AGE_MS = 5_000;
const MIB = 1024 * 1024;

export function createFreeDisk(connection: Connection, settings: DiskSettings, logger: Logger): FreeDisk {
  const minBytes = settings.minFreeDiskMb * MIB;
  let isLow = false;
  let readAtMs = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    // A disk that cannot be asked is not low: writes fail by themselves if it is full or gone.
    const freeBytes = (await readFreeBytes(connection, settings).catch(() => undefined)) ?? Infinity;
    readAtMs = performance.now();
    if (freeBytes < minBytes === isLow) return;
    isLow = !isLow;
    if (isLow)
      logger.warn({ freeBytes }, 'less than MIN_FREE_DISK_MB is free: only money and logins are saved');
    else logger.info({ freeBytes }, 'MIN_FREE_DISK_MB is free again: everything is saved');
  }

  return {
    async isLow() {
      if (minBytes === 0) return false;
      if (performance.now() - readAtMs > MAX_AGE_MS)
        await (reading ??= read().finally(() => (reading = undefined)));
      return isLow;
    },
  };
}

/** Reads what is free of the server's disk, or of the data folder's. `undefined` if the server does not say it. */
async function readFreeBytes(
  connection: Connection,
  { mongodbUri, dataDir }: DiskSettings,
): Promise<number | undefined> {
  if (mongodbUri === undefined) {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  }
  const { fsTotalSize, fsUsedSize } = (await connection
    .getClient()
    .db(connection.name)
    .command({ dbStats: 1 })) as {
    fsTotalSize?: number;
    fsUsedSize?: number;
  };
  return fsTotalSize === undefined || fsUsedSize === undefined ? undefined : fsTotalSize - fsUsedSize;
}
