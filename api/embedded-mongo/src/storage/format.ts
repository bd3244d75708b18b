import type { Table } from './environment.ts';

/** Version of the data format; `MIGRATIONS` says what each version is about. */
export const FORMAT_VERSION = 4;

const FORMAT_KEY = Buffer.from('format');
const DATABASE_ID_KEY = Buffer.from('database-id');

/** What makes data of the version before into data of a version. A released one is never changed. */
const MIGRATIONS: Readonly<Record<number, (meta: Table, newId: string) => void>> = {
  // Every database has an id.
  2: (meta, newId) => {
    if (readDatabaseId(meta) === undefined) meta.putSync(DATABASE_ID_KEY, Buffer.from(newId));
  },
  // Collections and indexes may have a collation, which earlier versions would ignore.
  3: () => undefined,
  // Indexes may be sparse, which earlier versions would ignore.
  4: () => undefined,
};

/** Reads the version of the data's format; `undefined` if the database is new. */
export function readFormat(meta: Table): number | undefined {
  const version = meta.get(FORMAT_KEY);
  return version && Number(version.toString());
}

/** @throws Error with a message for the user if data was written by a newer version. */
export function assertReadableFormat(version: number, place: string): void {
  if (version <= FORMAT_VERSION) return;
  throw new Error(
    `${place} was written by a newer version (format ${version}, this version reads up to ${FORMAT_VERSION}). ` +
      'Nothing was changed. Use that version again, or restore a backup from before the update.',
  );
}

/** Describes a new database. Must run in a transaction. */
export function createFormat(meta: Table, id: string): void {
  meta.putSync(DATABASE_ID_KEY, Buffer.from(id));
  meta.putSync(FORMAT_KEY, Buffer.from(String(FORMAT_VERSION)));
}

/**
 * Brings data of an earlier version to the current one. Must run in a transaction, so that all or nothing happens.
 *
 * @param newId the id of a database that has none
 */
export function migrateFormat(meta: Table, from: number, newId: string): void {
  for (let version = from + 1; version <= FORMAT_VERSION; version++) MIGRATIONS[version]?.(meta, newId);
  meta.putSync(FORMAT_KEY, Buffer.from(String(FORMAT_VERSION)));
}

export const readDatabaseId = (meta: Table): string | undefined => meta.get(DATABASE_ID_KEY)?.toString();
