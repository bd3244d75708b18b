import type { Value } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { MongoError } from '../errors.ts';
import { PAUSE } from '../find/stream.ts';
import { Operation } from '../operation.ts';
import { compileFilter } from '../query/filter.ts';
import type { WriteTask } from '../storage/writer.ts';
import type { Engine } from './context.ts';

const REAP_INTERVAL_MS = 60_000;

/** So many expired documents go in one piece. */
const EXPIRED_PER_STEP = 200;

/** Removes expired documents, idle cursors and idle sessions from time to time. Returns what ends it. */
export function startHousekeeping(engine: Engine, ttlIntervalMs: number): () => void {
  const stopExpiry = repeat(ttlIntervalMs, () => removeExpired(engine));
  const stopReaping = repeat(REAP_INTERVAL_MS, () => {
    engine.cursors.reap();
    return engine.sessions.reap();
  });
  return () => {
    stopExpiry();
    stopReaping();
  };
}

/** Each run begins so long after the last one has ended. */
function repeat(intervalMs: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const schedule = (): void => {
    timer = setTimeout(() => {
      void work()
        .catch(reportUnlessExpected)
        .then(() => stopped || schedule());
    }, intervalMs).unref();
  };
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** A full disk or an engine that ends stops the writes; the next run does what is left. */
function reportUnlessExpected(error: unknown): void {
  if (error instanceof MongoError) return;
  process.stderr.write(`The embedded database failed at its housekeeping: ${String(error)}\n`);
}

async function removeExpired(engine: Engine): Promise<void> {
  for (const collection of engine.catalog.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined || index.fields.length > 1 || !index.ready) continue;
      await engine.writer.run(expire(engine, collection, index, index.expireAfterSeconds));
    }
  }
}

/** What a transaction has changed is left to the next run. */
function* expire(
  { catalog, finder, records, writer }: Engine,
  collection: Collection,
  index: IndexDefinition,
  expireAfterSeconds: number,
): WriteTask<void> {
  const operation = new Operation();
  const [indexField] = index.fields;
  const before = new Date(Date.now() - expireAfterSeconds * 1_000);
  const conditions: Value[] = [
    { [indexField?.path ?? '']: { $lt: before } },
    index.spec.partialFilterExpression ?? {},
  ];
  const query = { filter: compileFilter({ $and: conditions }), limit: EXPIRED_PER_STEP };
  let removed = EXPIRED_PER_STEP;
  while (removed === EXPIRED_PER_STEP && catalog.find(collection.namespace) === collection) {
    removed = writer.atomically(() => {
      const expired = [...finder.find(collection, query, operation)].filter((record) => record !== PAUSE);
      const free = expired.filter(({ id }) => !records.isLocked(collection, id));
      for (const record of free) records.remove(collection, record, undefined);
      return free.length;
    });
    yield;
  }
}
