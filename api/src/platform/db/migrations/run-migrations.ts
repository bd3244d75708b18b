import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import type { Logger } from '@platform/server-kit/logging';
import { latestEnd } from '../../clock.ts';
import { newSecret } from '../../ids.ts';
import { isDuplicateKey } from '../database-errors.ts';

/** One numbered change of what is stored. Its number and its effect never change once it is released. */
export type Migration = {
  readonly number: number;
  readonly name: string;
  /**
   * Set if processes of the version before have to be stopped: they read or write what it removes, or write records
   * without what it adds, which nothing would add later.
   */
  readonly needsStop?: true;
  /**
   * Applies the change in batches. It may be killed at any point and is then run again from the start, so every step
   * must have no effect on what it has already changed.
   */
  readonly run: (context: MigrationContext) => Promise<void>;
};

export type MigrationContext = {
  readonly database: mongo.Db;
  readonly logger: Logger;
  /** Extends the lock; called once per batch. @throws Error if another process has taken the lock over */
  readonly keepLock: () => Promise<void>;
};

type MigrationRecord = { _id: number; name: string; finishedAt: Date };
type LockRecord = { _id: 'lock'; owner: string; until: Date };
type Records = mongo.Collection<MigrationRecord | LockRecord>;

/**
 * How long a lock outlives its last extension. A batch takes far less; a killed process delays the next by this time.
 */
const LOCK_MS = 10_000;
const POLL_INTERVAL_MS = 200;

/**
 * Applies the migrations that a database lacks, in the order of their numbers, and records each in the collection
 * `migrations`. Other processes that start meanwhile wait for the lock and then find nothing left to do.
 *
 * @throws Error if the database has a migration that this version does not know, or whatever a migration throws
 */
export async function runMigrations(
  connection: Connection,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<void> {
  const database = connection.getClient().db(connection.name);
  const records: Records = database.collection('migrations');
  if ((await findMissing(records, migrations)).length === 0) return;
  await withMigrationLock(connection, async (keepLock) => {
    // Another process may have applied them while this one waited.
    const missing = await findMissing(records, migrations);
    if (!(await isNew(database))) warnOfStop(missing, logger);
    for (const migration of missing) {
      const startedAtMs = performance.now();
      await migration.run({ database, logger, keepLock });
      await keepLock();
      const { number, name } = migration;
      await records.insertOne({ _id: number, name, finishedAt: new Date() });
      logger.debug({ migration: name, ms: Math.round(performance.now() - startedAtMs) }, 'migration applied');
    }
  });
}

/** Whether no process has used a database yet: at its first start it has an id and the lock, nothing else. */
async function isNew(database: mongo.Db): Promise<boolean> {
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  return collections.every(({ name }) => name === 'installation' || name === 'migrations');
}

function warnOfStop(missing: readonly Migration[], logger: Logger): void {
  const names = missing.filter(({ needsStop }) => needsStop).map(({ name }) => name);
  if (names.length > 0)
    logger.warn(
      { migrations: names },
      'processes of the version before must be stopped for these migrations',
    );
}

/** Does something while no other process changes the database. @throws whatever it throws */
export async function withMigrationLock(
  connection: Connection,
  change: (keepLock: MigrationContext['keepLock']) => Promise<void>,
): Promise<void> {
  const records: Records = connection.getClient().db(connection.name).collection('migrations');
  const owner = newSecret();
  await acquireLock(records, owner);
  try {
    await change(() => keepLock(records, owner));
  } finally {
    await records.deleteOne({ _id: 'lock', owner });
  }
}

/** Returns the migrations that are not recorded as finished, by number. */
async function findMissing(records: Records, migrations: readonly Migration[]): Promise<Migration[]> {
  const finished = (await records.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
  const unknown = finished.find((id) => id !== 'lock' && !migrations.some(({ number }) => number === id));
  if (unknown !== undefined)
    throw new Error(`The database has migration ${unknown}, which only a later version of the API knows.`);
  return migrations
    .filter(({ number }) => !finished.includes(number))
    .toSorted((one, other) => one.number - other.number);
}

/** Waits until no other process holds the lock, or until the lock of a killed process has run out. */
async function acquireLock(records: Records, owner: string): Promise<void> {
  while (!(await tryLock(records, owner))) await delay(POLL_INTERVAL_MS);
}

async function tryLock(records: Records, owner: string): Promise<boolean> {
  const now = new Date();
  const isOver = { $or: [{ until: { $lte: now } }, { until: { $gt: latestEnd(now, LOCK_MS) } }] };
  try {
    await records.updateOne(
      { _id: 'lock', ...isOver },
      { $set: { owner, until: new Date(now.getTime() + LOCK_MS) } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    // The lock exists and has not run out, so the update was turned into an insert of the same id.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function keepLock(records: Records, owner: string): Promise<void> {
  const until = new Date(Date.now() + LOCK_MS);
  const { matchedCount } = await records.updateOne({ _id: 'lock', owner }, { $set: { until } });
  if (matchedCount === 0) throw new Error('Another process has taken over the migration of the database.');
}
