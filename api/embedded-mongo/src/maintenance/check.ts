import { getErrorMessage } from '@platform/server-kit/node-utils';
import type { Collection } from '../catalog/collection.ts';
import { CollectionCheck } from '../records/collection-check.ts';
import { findDamage } from '../storage/check-data-file.ts';
import { DataFileTables, type LostKeys } from '../storage/data-file-tables.ts';
import {
  assertDataFile,
  describeLostEntries,
  describeLostRecords,
  readStoredCollections,
} from './data-file-contents.ts';
import { DatabaseSnapshot, type DatabaseDescription } from './snapshot.ts';

/** What a check has found in a data folder or a backup. */
export type CheckReport = {
  /** Absent if the file is too damaged to tell. */
  description?: DatabaseDescription;
  /** The records and indexes of each collection, by `database.collection`. */
  collections: Record<string, { records: number; indexes: string[] }>;
  /** One sentence per problem; none if all is well. */
  problems: string[];
};

/**
 * Reads all of a database: every page, every record, and every index entry of it. An engine may be running on the
 * folder; then this is about what it had committed when the check began.
 *
 * @throws Error with a message for the user if there is no data file, or one of a newer version.
 */
export async function checkDatabase(folder: string): Promise<CheckReport> {
  const file = assertDataFile(folder);
  if (isDamaged(file)) return describeDamage(file);
  // Opened before the pages are read, so that none of them is written to meanwhile.
  const snapshot = new DatabaseSnapshot(folder);
  try {
    const description = snapshot.describe();
    if (findDamage(file, Infinity) !== undefined) return { description, ...describeDamage(file) };
    const report: CheckReport = { description, collections: {}, problems: [] };
    for (const collection of snapshot.listCollections(report.problems))
      checkCollection(snapshot, collection, report);
    return report;
  } finally {
    await snapshot.close();
  }
}

/** An engine that runs may write to a page between two looks at it, so damage counts if it is the same twice. */
function isDamaged(file: string): boolean {
  const damage = findDamage(file);
  return damage !== undefined && findDamage(file) === damage;
}

function checkCollection(snapshot: DatabaseSnapshot, collection: Collection, report: CheckReport): void {
  // An index whose build was interrupted lacks keys; the next start drops it.
  const checked = { indexes: collection.indexes.filter(({ isReady }) => isReady), count: collection.count };
  const check = new CollectionCheck(checked, snapshot.indexEntries);
  for (const record of snapshot.readRecords(collection)) {
    try {
      check.checkRecord(record);
    } catch (error) {
      check.errors.push(`record ${record.id} is not a document: ${getErrorMessage(error)}`);
    }
  }
  for (const index of checked.indexes) check.checkIndex(index);
  check.checkCount();
  const indexes = collection.indexes.map(({ name }) => name);
  report.collections[collection.namespace] = { records: check.recordCount, indexes };
  report.problems.push(...check.errors.map((error) => `Collection ${collection.namespace}: ${error}`));
}

/** Names what the damaged pages of a file have held. */
function describeDamage(file: string): { collections: CheckReport['collections']; problems: string[] } {
  let tables: DataFileTables;
  try {
    tables = new DataFileTables(file);
  } catch (error) {
    return { collections: {}, problems: [getErrorMessage(error)] };
  }
  try {
    const lost: Record<TableName, LostKeys[]> = { meta: [], records: [], 'index-entries': [] };
    const collections = readStoredCollections(tables, lost.meta);
    for (const name of ['records', 'index-entries'] as const) {
      const entries = tables.read(name, lost[name]);
      while (!entries.next().done);
    }
    const problems = [
      ...lost.meta.map(({ damage }) => `The list of collections is incomplete: ${damage}`),
      ...collections.flatMap((collection) => [
        ...lost.records.flatMap((keys) => describeLostRecords(collection, keys)),
        ...lost['index-entries'].flatMap((keys) => describeLostEntries(collection, keys)),
      ]),
    ];
    const other = `${file}: ${findDamage(file, Infinity)}`;
    return { collections: {}, problems: problems.length > 0 ? problems : [other] };
  } finally {
    tables.close();
  }
}

type TableName = 'meta' | 'records' | 'index-entries';
