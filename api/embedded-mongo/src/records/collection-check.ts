import { encodeRecordId, decodeRecordId, type Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { generateKeys } from '../catalog/index-keys.ts';
import type { KeyRange } from '../storage/environment.ts';
import type { StoredRecord } from './stored-record.ts';

/** What is checked of a collection, as of the point in time at which records and entries are read. */
type CheckedCollection = Pick<Collection, 'indexes' | 'count'>;

/** The table of index entries at one point in time. */
export type IndexEntries = {
  get(key: Buffer): Buffer | undefined;
  count(range: KeyRange): number;
};

/** Checks that every record has its keys in every index, that no index has other keys, and that the counts match. */
export class CollectionCheck {
  readonly errors: string[] = [];
  readonly keysPerIndex: Record<string, number> = {};
  recordCount = 0;
  readonly #collection: CheckedCollection;
  readonly #entries: IndexEntries;
  readonly #expectedKeyCounts: Map<string, number>;

  constructor(collection: CheckedCollection, entries: IndexEntries) {
    this.#collection = collection;
    this.#entries = entries;
    this.#expectedKeyCounts = new Map(collection.indexes.map(({ name }) => [name, 0]));
  }

  /** @throws MongoError if the record is not a document. */
  checkRecord(record: StoredRecord): void {
    const { doc } = record;
    this.recordCount++;
    for (const index of this.#collection.indexes) {
      const { keys } = generateKeys(index, doc);
      this.#expectedKeyCounts.set(index.name, (this.#expectedKeyCounts.get(index.name) ?? 0) + keys.length);
      if (keys.some((key) => !this.#hasEntry(index, key, record)))
        this.errors.push(`index ${index.name} is missing a key of record ${record.id}`);
    }
  }

  /** Must be called after all records. */
  checkIndex({ name, keyRange }: IndexDefinition): void {
    const count = this.#entries.count(keyRange);
    this.keysPerIndex[name] = count;
    const expected = this.#expectedKeyCounts.get(name);
    if (count !== expected) this.errors.push(`index ${name} has ${count} keys, expected ${expected}`);
  }

  /** Must be called after all records. */
  checkCount(): void {
    const { count } = this.#collection;
    if (this.recordCount !== count)
      this.errors.push(`the stored count is ${count}, but there are ${this.recordCount} records`);
  }

  #hasEntry(index: IndexDefinition, key: Buffer, { id }: StoredRecord): boolean {
    const value = this.#entries.get(index.isUnique ? key : Buffer.concat([key, encodeRecordId(id)]));
    return value !== undefined && (!index.isUnique || decodeRecordId(value) === id);
  }
}
