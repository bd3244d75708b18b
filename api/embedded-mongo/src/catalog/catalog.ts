import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { toNumber } from '../bson/numbers.ts';
import { isTrue, type Doc, type Numeric } from '../bson/value.ts';
import type { Environment } from '../storage/environment.ts';
import type { Writer } from '../storage/writer.ts';
import { Collection, recordIdOf } from './collection.ts';
import { Disposal } from './disposal.ts';
import { ID_INDEX_SPEC, IndexDefinition } from './index-definition.ts';

/**
 * Which collections and indexes there are. Held in memory, kept on disk: every change is written in the batch that makes
 * it, and taken back in memory when the batch fails.
 */
export class Catalog {
  readonly #environment: Environment;
  readonly #writer: Writer;
  readonly #disposal: Disposal;
  readonly #collections = new Map<string, Collection>();
  readonly #changedCounts = new Set<Collection>();
  #nextId = 1;
  /** Grows with every change. */
  version = 1;

  constructor(environment: Environment, writer: Writer) {
    this.#environment = environment;
    this.#writer = writer;
    this.#disposal = new Disposal(environment, writer);
    this.#load();
    writer.beforeEachCommit(() => this.#saveCounts());
  }

  find(namespace: string): Collection | undefined {
    return this.#collections.get(namespace);
  }

  all(): Collection[] {
    return [...this.#collections.values()];
  }

  /** Goes on removing what was dropped, and drops indexes whose filling a crash cut short. */
  async resume(): Promise<void> {
    for (const collection of this.all()) {
      for (const index of collection.indexes.filter(({ ready }) => !ready)) {
        await this.#writer.run(oneStep(() => this.removeIndex(collection, index)));
      }
    }
    this.#disposal.resume();
  }

  // The rest is for write tasks only.

  create(database: string, name: string): Collection {
    const collection = new Collection(this.#newId(), database, name);
    const idIndex = new IndexDefinition(this.#newId(), ID_INDEX_SPEC, { multikey: false, ready: true });
    collection.indexes = [idIndex];
    this.#changeMembership(collection, 'add');
    this.save(collection);
    return collection;
  }

  drop(collection: Collection): void {
    this.#changeMembership(collection, 'remove');
    this.#environment.meta.removeSync(collectionKey(collection.id));
    this.#environment.meta.removeSync(countKey(collection.id));
    this.#disposal.dispose('records', collection.id);
    for (const index of collection.indexes) this.#disposal.dispose('index-entries', index.id);
  }

  addIndex(collection: Collection, spec: Doc): IndexDefinition {
    const index = new IndexDefinition(this.#newId(), spec, { multikey: false, ready: false });
    this.#setIndexes(collection, [...collection.indexes, index]);
    return index;
  }

  markReady(collection: Collection, index: IndexDefinition): void {
    index.ready = true;
    this.#writer.onRollback(() => {
      index.ready = false;
    });
    this.#writer.onCommit(() => {
      index.readySince = ++this.version;
    });
    this.save(collection);
  }

  markMultikey(collection: Collection, index: IndexDefinition): void {
    index.multikey = true;
    this.#writer.onRollback(() => {
      index.multikey = false;
    });
    this.save(collection);
  }

  removeIndex(collection: Collection, index: IndexDefinition): void {
    this.#setIndexes(
      collection,
      collection.indexes.filter((other) => other !== index),
    );
    this.#disposal.dispose('index-entries', index.id);
  }

  changeCount(collection: Collection, by: number): void {
    collection.nextCount += by;
    this.#writer.onRollback(() => {
      collection.nextCount -= by;
    });
    this.#changedCounts.add(collection);
  }

  save(collection: Collection): void {
    const { id, database, name } = collection;
    const indexes = collection.indexes.map(({ id: indexId, spec, multikey, ready }) => ({
      id: indexId,
      spec,
      multikey,
      ready,
    }));
    this.#environment.meta.putSync(collectionKey(id), encode({ id, database, name, indexes }));
  }

  #saveCounts(): void {
    for (const collection of this.#changedCounts) {
      const { id, nextCount } = collection;
      this.#environment.meta.putSync(countKey(id), Buffer.from(String(nextCount)));
      this.#writer.onCommit(() => {
        collection.count = nextCount;
      });
    }
    this.#changedCounts.clear();
  }

  #setIndexes(collection: Collection, indexes: readonly IndexDefinition[]): void {
    const before = collection.indexes;
    collection.indexes = indexes;
    this.#writer.onRollback(() => {
      collection.indexes = before;
    });
    this.version++;
    this.save(collection);
  }

  #changeMembership(collection: Collection, change: 'add' | 'remove'): void {
    const apply = (to: 'add' | 'remove'): void => {
      if (to === 'add') this.#collections.set(collection.namespace, collection);
      else this.#collections.delete(collection.namespace);
    };
    apply(change);
    this.#writer.onRollback(() => apply(change === 'add' ? 'remove' : 'add'));
    this.version++;
  }

  /** Ids are never used twice, so that what is left of something dropped is never taken for something new. */
  #newId(): number {
    const id = this.#nextId++;
    this.#environment.meta.putSync(NEXT_ID_KEY, Buffer.from(String(this.#nextId)));
    return id;
  }

  #load(): void {
    const { meta } = this.#environment;
    this.#nextId = Number(meta.get(NEXT_ID_KEY)?.toString() ?? 1);
    const range = { start: Buffer.from('collection:'), end: Buffer.from('collection;') };
    for (const { value } of this.#environment.entries(meta, range, { limit: Infinity })) {
      const collection = this.#loadCollection(decode(value));
      this.#collections.set(collection.namespace, collection);
    }
  }

  #loadCollection(stored: Doc): Collection {
    const id = toNumber(stored.id as Numeric);
    const collection = new Collection(id, stored.database as string, stored.name as string);
    collection.indexes = (stored.indexes as Doc[]).map((index) => {
      const state = { multikey: isTrue(index.multikey), ready: isTrue(index.ready) };
      return new IndexDefinition(toNumber(index.id as Numeric), index.spec as Doc, state);
    });
    collection.nextCount = Number(this.#environment.meta.get(countKey(id))?.toString() ?? 0);
    collection.count = collection.nextCount;
    const { records } = this.#environment;
    const [last] = this.#environment.keys(records, collection.records, { reverse: true, limit: 1 });
    if (last) collection.nextRecordId = recordIdOf(last) + 1;
    return collection;
  }
}

const NEXT_ID_KEY = Buffer.from('next-id');
const collectionKey = (id: number): Buffer => Buffer.from(`collection:${id}`);
const countKey = (id: number): Buffer => Buffer.from(`count:${id}`);

function* oneStep(work: () => void): Generator<undefined, void, void> {
  work();
}
