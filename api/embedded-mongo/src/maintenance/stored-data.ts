import { getErrorMessage } from '@platform/server-kit/node-utils';
import { decode } from '../bson/decode.ts';
import type { Doc } from '../bson/value.ts';
import { decodeRecordId, type Collection } from '../catalog/collection.ts';
import { findDamage } from '../storage/check-data-file.ts';
import { DataFileTables, type LostKeys } from '../storage/data-file-tables.ts';
import { assertDataFile, describeLostRecords, readStoredCollections } from './data-file-contents.ts';
import { DatabaseSnapshot } from './snapshot.ts';

/** A collection with the specifications of its indexes, except the one on `_id`. */
export type StoredCollection = {
  database: string;
  name: string;
  indexes: Doc[];
  /** Reads the documents as BSON. */
  readDocuments: () => Generator<Buffer>;
};

/** All documents of a data folder at one point in time, as far as its file is whole. */
export type StoredData = {
  collections: StoredCollection[];
  /** One sentence per piece that could not be read; complete once all documents are read. */
  losses: string[];
  close(): Promise<void>;
};

/**
 * Opens the data of a folder for reading, also of one whose file is damaged. An engine may be running on it.
 *
 * @throws Error with a message for the user if there is no data file, or nothing of it can be read.
 */
export function openStoredData(folder: string): StoredData {
  const file = assertDataFile(folder);
  const snapshot = findDamage(file) === undefined ? new DatabaseSnapshot(folder) : undefined;
  snapshot?.describe();
  const tables = new DataFileTables(file);
  const lost: LostKeys[] = [];
  const collections = readStoredCollections(tables, lost);
  const losses = lost.map(({ damage }) => `The list of collections is incomplete: ${damage}`);
  return {
    collections: collections.map((collection) => ({
      database: collection.database,
      name: collection.name,
      indexes: collection.indexes
        .filter((index) => index.isReady && index.name !== '_id_')
        .map(({ spec }) => spec),
      readDocuments: () => readDocuments(tables, collection, losses),
    })),
    losses,
    async close() {
      tables.close();
      await snapshot?.close();
    },
  };
}

/** Reads the documents of a collection, and adds what cannot be read to the losses. */
function* readDocuments(tables: DataFileTables, collection: Collection, losses: string[]): Generator<Buffer> {
  const lost: LostKeys[] = [];
  const before = losses.length;
  let found = 0;
  for (const { key, value } of tables.read('records', lost, collection.recordRange)) {
    found += 1;
    const problem = findProblem(value);
    if (problem === undefined) yield value;
    else
      losses.push(
        `Collection ${collection.namespace}: record ${decodeRecordId(key)} is not a document: ${problem}`,
      );
  }
  losses.push(...lost.flatMap((keys) => describeLostRecords(collection, keys)));
  if (losses.length === before && found !== collection.count)
    losses.push(`Collection ${collection.namespace} has ${found} records, and not ${collection.count}`);
}

function findProblem(bytes: Buffer): string | undefined {
  try {
    decode(bytes);
    return undefined;
  } catch (error) {
    return getErrorMessage(error);
  }
}
