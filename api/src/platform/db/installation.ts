import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { Logger } from '@platform/server-kit/logging';
import { AppError, UNAVAILABLE_MESSAGE } from '../app-error.ts';

/** Asserts that the connection still leads to the database that this process started with. */
export type Installation = {
  /** Reads or creates the id, and compares it after each lost connection. Called once, at startup. */
  identify(): Promise<void>;
  /** Waits for a comparison that runs. @throws AppError `unavailable` while the database is another one */
  assertSame(): Promise<void>;
};

type InstallationRecord = { _id: string; id: string };

/**
 * @param ensureIndexes builds missing indexes; called after each lost connection, because a server that was away
 *   may have been repaired or restored
 */
export function createInstallation(
  connection: Connection,
  logger: Logger,
  ensureIndexes: () => Promise<void>,
): Installation {
  const records = () => connection.collection<InstallationRecord>('installation');
  let knownId: string | undefined;
  let isSame = true;
  let verification: Promise<void> | undefined;
  let isConnectionLost = false;

  const readId = async () => (await records().findOne({ _id: 'database' }))?.id;

  /** Gives the database an id. Of several processes that start at once, all get the first one's. */
  async function createId(): Promise<string | undefined> {
    await records().updateOne({ _id: 'database' }, { $setOnInsert: { id: randomUUID() } }, { upsert: true });
    return readId();
  }

  async function verify(): Promise<void> {
    try {
      const id = await readId();
      const wasSame = isSame;
      isSame = id === knownId;
      if (isSame) await ensureIndexes();
      else if (wasSame)
        logger.fatal({ expected: knownId, found: id }, 'the database is another one than at startup');
    } catch (error) {
      isConnectionLost = true;
      logger.error({ err: error }, 'the database could not be verified after a reconnection');
    }
  }

  /** Concurrent callers share one comparison. */
  const startVerification = (): Promise<void> =>
    (verification ??= verify().finally(() => (verification = undefined)));

  /** A server that is replaced quickly looks available all the time; only its connections tell. */
  function watchConnections(): void {
    const client = connection.getClient();
    client.on('connectionClosed', ({ reason }) => {
      if (reason === 'error' || reason === 'stale') isConnectionLost = true;
    });
    client.on('connectionReady', () => {
      if (!isConnectionLost) return;
      isConnectionLost = false;
      void startVerification();
    });
  }

  return {
    async identify() {
      // Read first, because a database that cannot write must not stop a process that can serve reads.
      if (knownId !== undefined) return;
      knownId = (await readId()) ?? (await createId());
      watchConnections();
    },
    async assertSame() {
      await (isSame ? verification : startVerification());
      if (!isSame) throw new AppError('unavailable', UNAVAILABLE_MESSAGE, { retryAfterSeconds: 5 });
    },
  };
}
