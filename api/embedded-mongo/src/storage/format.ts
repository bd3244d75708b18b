import type { Table } from './environment.ts';

/** Version of the data format. */
export const FORMAT_VERSION = 1;

const FORMAT_KEY = Buffer.from('format');
const DATABASE_ID_KEY = Buffer.from('database-id');

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

export const readDatabaseId = (meta: Table): string | undefined => meta.get(DATABASE_ID_KEY)?.toString();
