import type { Doc } from '../bson/value.ts';
import { snapshotUnavailable, writeConflict } from '../errors.ts';
import type { Environment } from '../storage/environment.ts';
import type { Writer } from '../storage/writer.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { Collection, decodeRecordId } from './collection.ts';
import { DropReaper } from './drop-reaper.ts';
import { ID_INDEX_SPEC, IndexDefinition } from './index-definition.ts';
import {
  COLLECTION_KEYS,
  collectionKey,
  countKey,
  encodeStoredCollection,
  parseCount,
  parseStoredCollection,
} from './stored-collection.ts';

/**
 * The collections and indexes. They are held in memory and persisted in the same batch that changes them; if the batch
 * fails, the change in memory is rolled back.
 */
export class Catalog {
  readonly #environment: Environment;
  readonly #writer: Writer;
  readonly #dropReaper: DropReaper;
  readonly #collections = new Map<string, Collection>();
  readonly #collectionsWithNewCount = new Set<Collection>();
  /** The version as of which a namespace had a collection made or dropped last. */
  readonly #changedInVersion = new Map<string, number>();
  #nextId = 1;
  /** Incremented by every change. */
  version = 1;

  constructor(environment: Environment, writer: Writer) {
    this.#environment = environment;
    this.#writer = writer;
    this.#dropReaper = new DropReaper(environment, writer);
    this.#loadCollections();
    writer.beforeEachCommit(() => this.#saveCounts());
  }

  findCollection(namespace: string): Collection | undefined {
    return this.#collections.get(namespace);
  }

  /**
   * Returns the collection that a transaction sees, which may be one that it has made itself.
   *
   * @throws MongoError SnapshotUnavailable if the collection was made or dropped after the transaction's snapshot.
   */
  findVisible(namespace: string, transaction: Transaction | undefined): Collection | undefined {
    const created = transaction?.createdCollections.get(namespace);
    const collection = created ?? this.#collections.get(namespace);
    if (!transaction || created) return collection;
    if ((this.#changedInVersion.get(namespace) ?? 0) > transaction.catalogVersion)
      throw snapshotUnavailable(namespace);
    if (collection) transaction.usedCollections.add(collection.id);
    return collection;
  }

  listCollections(): Collection[] {
    return [...this.#collections.values()];
  }

  /** Resumes the removal of dropped data, and drops indexes whose build was interrupted by a crash. */
  async resumeInterruptedWork(): Promise<void> {
    for (const collection of this.listCollections()) {
      for (const index of collection.indexes.filter(({ isReady }) => !isReady)) {
        await this.#writer.run(createSingleStepTask(() => this.removeIndex(collection, index)));
      }
    }
    this.#dropReaper.resumePendingRemovals();
  }

  // The methods below must be called from a write task.

  createCollection(namespace: string): Collection {
    const collection = this.prepareCollection(namespace);
    this.registerCollection(collection);
    return collection;
  }

  /** Makes a collection that others do not see yet. */
  prepareCollection(namespace: string): Collection {
    const dot = namespace.indexOf('.');
    const [database, name] = [namespace.slice(0, dot), namespace.slice(dot + 1)];
    const collection = new Collection(this.#allocateId(), database, name);
    const state = { isMultikey: false, isReady: true };
    collection.indexes = [new IndexDefinition(this.#allocateId(), ID_INDEX_SPEC, state)];
    return collection;
  }

  /** @throws MongoError WriteConflict if there is another collection of this name by now. */
  registerCollection(collection: Collection): void {
    if (this.#collections.has(collection.namespace))
      throw writeConflict(`The collection ${collection.namespace} was made by another operation.`);
    this.#changeRegistration(collection, 'add');
    this.saveCollection(collection);
  }

  dropCollection(collection: Collection): void {
    this.#changeRegistration(collection, 'remove');
    this.#environment.meta.removeSync(collectionKey(collection.id));
    this.#environment.meta.removeSync(countKey(collection.id));
    this.#dropReaper.scheduleRemoval('records', collection.id);
    for (const index of collection.indexes) this.#dropReaper.scheduleRemoval('index-entries', index.id);
  }

  addIndex(collection: Collection, spec: Doc): IndexDefinition {
    const index = new IndexDefinition(this.#allocateId(), spec, { isMultikey: false, isReady: false });
    this.#setIndexes(collection, [...collection.indexes, index]);
    return index;
  }

  markIndexReady(collection: Collection, index: IndexDefinition): void {
    index.isReady = true;
    this.#writer.onRollback(() => {
      index.isReady = false;
    });
    this.#writer.onCommit(() => {
      index.readySinceVersion = ++this.version;
    });
    this.saveCollection(collection);
  }

  markIndexMultikey(collection: Collection, index: IndexDefinition): void {
    index.isMultikey = true;
    this.#writer.onRollback(() => {
      index.isMultikey = false;
    });
    this.saveCollection(collection);
  }

  removeIndex(collection: Collection, index: IndexDefinition): void {
    this.#setIndexes(
      collection,
      collection.indexes.filter((other) => other !== index),
    );
    this.#dropReaper.scheduleRemoval('index-entries', index.id);
  }

  adjustCount(collection: Collection, delta: number): void {
    collection.uncommittedCount += delta;
    this.#writer.onRollback(() => {
      collection.uncommittedCount -= delta;
    });
    this.#collectionsWithNewCount.add(collection);
  }

  saveCollection(collection: Collection): void {
    this.#environment.meta.putSync(collectionKey(collection.id), encodeStoredCollection(collection));
  }

  #saveCounts(): void {
    for (const collection of this.#collectionsWithNewCount) {
      const { id, uncommittedCount } = collection;
      this.#environment.meta.putSync(countKey(id), Buffer.from(String(uncommittedCount)));
      this.#writer.onCommit(() => {
        collection.count = uncommittedCount;
      });
    }
    this.#collectionsWithNewCount.clear();
  }

  #setIndexes(collection: Collection, indexes: readonly IndexDefinition[]): void {
    const before = collection.indexes;
    collection.indexes = indexes;
    this.#writer.onRollback(() => {
      collection.indexes = before;
    });
    this.version++;
    this.saveCollection(collection);
  }

  #changeRegistration(collection: Collection, change: 'add' | 'remove'): void {
    const apply = (direction: 'add' | 'remove'): void => {
      if (direction === 'add') this.#collections.set(collection.namespace, collection);
      else this.#collections.delete(collection.namespace);
    };
    apply(change);
    this.#writer.onRollback(() => apply(change === 'add' ? 'remove' : 'add'));
    this.#writer.onCommit(() => {
      this.#changedInVersion.set(collection.namespace, ++this.version);
    });
    this.version++;
  }

  /** Allocates an id that was never used before, so that leftovers of dropped data cannot show up in something new. */
  #allocateId(): number {
    const id = this.#nextId++;
    this.#environment.meta.putSync(NEXT_ID_KEY, Buffer.from(String(this.#nextId)));
    return id;
  }

  #loadCollections(): void {
    const { meta } = this.#environment;
    this.#nextId = Number(meta.get(NEXT_ID_KEY)?.toString() ?? 1);
    for (const { value } of this.#environment.readEntries(meta, COLLECTION_KEYS, { limit: Infinity })) {
      const collection = this.#loadCollection(value);
      this.#collections.set(collection.namespace, collection);
    }
  }

  #loadCollection(bytes: Buffer): Collection {
    const collection = parseStoredCollection(bytes);
    collection.uncommittedCount = parseCount(this.#environment.meta.get(countKey(collection.id)));
    collection.count = collection.uncommittedCount;
    const { records } = this.#environment;
    const [last] = this.#environment.readKeys(records, collection.recordRange, { reverse: true, limit: 1 });
    if (last) collection.nextRecordId = decodeRecordId(last) + 1;
    return collection;
  }
}

const NEXT_ID_KEY = Buffer.from('next-id');

function* createSingleStepTask(work: () => void): Generator<undefined, void, void> {
  work();
}
