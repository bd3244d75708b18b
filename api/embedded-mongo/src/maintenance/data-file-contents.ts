import { getErrorMessage } from '@platform/server-kit/node-utils';
import { decodeRecordId, type Collection } from '../catalog/collection.ts';
import {
  COLLECTION_KEYS,
  countKey,
  parseCount,
  parseStoredCollection,
} from '../catalog/stored-collection.ts';
import { dataFilePath, findFile } from '../storage/data-file.ts';
import { overlaps, type DataFileTables, type LostKeys } from '../storage/data-file-tables.ts';

/**
 * Returns the path of the data file of a folder.
 *
 * @throws Error with a message for the user if there is none.
 */
export function assertDataFile(folder: string): string {
  const file = dataFilePath(folder);
  if (!findFile(file)?.size) throw new Error(`There is no database in ${folder}.`);
  return file;
}

/** Reads the catalog of a data file as far as it is whole. */
export function readStoredCollections(tables: DataFileTables, lost: LostKeys[]): Collection[] {
  const meta = new Map([...tables.read('meta', lost)].map(({ key, value }) => [key.toString(), value]));
  const prefix = COLLECTION_KEYS.start.toString();
  return [...meta]
    .filter(([key]) => key.startsWith(prefix))
    .flatMap(([key, value]) => {
      try {
        const collection = parseStoredCollection(value);
        collection.count = parseCount(meta.get(countKey(collection.id).toString()));
        return [collection];
      } catch (error) {
        const damage = `the entry ${key} of the catalog is damaged: ${getErrorMessage(error)}`;
        lost.push({ start: Buffer.from(key), end: Buffer.from(`${key}\0`), damage });
        return [];
      }
    });
}

/** Describes which records of a collection are lost, if any. */
export function describeLostRecords({ namespace, recordRange }: Collection, keys: LostKeys): string[] {
  if (!overlaps(keys, recordRange)) return [];
  const isFirst = Buffer.compare(keys.start, recordRange.start) <= 0;
  const from = isFirst ? 'the first one' : `record ${decodeRecordId(keys.start)}`;
  const isLast = !keys.end || Buffer.compare(keys.end, recordRange.end) >= 0;
  const until = isLast ? 'the last one' : `record ${decodeRecordId(keys.end.subarray(0, KEY_BYTES))} at most`;
  return [`Collection ${namespace}: the records from ${from} to ${until} are lost: ${keys.damage}`];
}

/** Describes which indexes of a collection have lost keys. */
export function describeLostEntries({ namespace, indexes }: Collection, keys: LostKeys): string[] {
  return indexes
    .filter(({ keyRange }) => overlaps(keys, keyRange))
    .map(({ name }) => `Collection ${namespace}: keys of the index ${name} are lost: ${keys.damage}`);
}

/** Length of the key of a record. */
const KEY_BYTES = 10;
