import type { Connection } from 'mongoose';

type BackupRecord = { _id: string; at: Date };

/** `deploy/backup/back-up.sh` writes the same record for MongoDB. */
const ID = 'last-backup';

const records = (connection: Connection) => connection.collection<BackupRecord>('installation');

/**
 * Records that there is a complete backup, for the metric `platform_backup_age_seconds`.
 *
 * @param at when the backup was begun: it has all records of before
 */
export async function recordBackup(connection: Connection, at: Date): Promise<void> {
  await records(connection).updateOne({ _id: ID }, { $set: { at } }, { upsert: true });
}

/** Returns when the last recorded backup was begun. */
export async function readLastBackup(connection: Connection): Promise<Date | undefined> {
  return (await records(connection).findOne({ _id: ID }))?.at;
}
