import type { Value } from '../bson/value.ts';
import type { Collection } from '../catalog/collection.ts';
import type { IndexDefinition } from '../catalog/index-definition.ts';
import { MongoError } from '../errors.ts';
import { PAUSE } from '../find/stream.ts';
import { log } from '../log.ts';
import { Operation } from '../operation.ts';
import { compileFilter } from '../query/filter.ts';
import type { WriteTask } from '../storage/writer.ts';
import type { Engine } from './context.ts';

const IDLE_CLEANUP_INTERVAL_MS = 60_000;

/**
 * Starts the periodic removal of expired documents, idle cursors and idle sessions.
 *
 * @returns a function that stops it.
 */
export function startBackgroundTasks(engine: Engine, ttlIntervalMs: number): () => void {
  const stopTtl = runPeriodically(ttlIntervalMs, () => deleteAllExpired(engine));
  const stopIdleCleanup = runPeriodically(IDLE_CLEANUP_INTERVAL_MS, () => {
    engine.cursors.closeIdle();
    return engine.sessions.removeIdle();
  });
  return () => {
    stopTtl();
    stopIdleCleanup();
  };
}

/** Runs a task repeatedly, waiting `intervalMs` between the end of one run and the start of the next. */
function runPeriodically(intervalMs: number, task: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const schedule = (): void => {
    timer = setTimeout(() => {
      void task()
        .catch(logUnexpectedError)
        .then(() => isStopped || schedule());
    }, intervalMs).unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Ignores a full disk and a shutdown, which only postpone the work to the next run. */
function logUnexpectedError(error: unknown): void {
  if (error instanceof MongoError) return;
  log.error({ err: error }, 'background task failed');
}

async function deleteAllExpired(engine: Engine): Promise<void> {
  for (const collection of engine.catalog.listCollections()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined || index.fields.length > 1 || !index.isReady) continue;
      await engine.writer.run(deleteExpired(engine, collection, index, index.expireAfterSeconds));
    }
  }
}

/** Deletes expired documents. Records locked by a transaction are left for the next run. */
function* deleteExpired(
  { catalog, finder, records, writer }: Engine,
  collection: Collection,
  index: IndexDefinition,
  expireAfterSeconds: number,
): WriteTask<void> {
  const operation = new Operation();
  const [indexField] = index.fields;
  const expiryDate = new Date(Date.now() - expireAfterSeconds * 1_000);
  const conditions: Value[] = [
    { [indexField?.path ?? '']: { $lt: expiryDate } },
    index.spec.partialFilterExpression ?? {},
  ];
  const query = { filter: compileFilter({ $and: conditions }) };
  // Without the index, which may be dropped meanwhile, documents do not expire.
  const exists = (): boolean =>
    catalog.findCollection(collection.namespace) === collection && collection.indexes.includes(index);
  try {
    for (const record of finder.find(collection, query, operation)) {
      if (record !== PAUSE && !records.isLocked(collection, record.id))
        writer.atomically(() => records.change(collection, record, undefined, undefined));
      if (!operation.isSliceOver) continue;
      yield;
      if (!exists()) return;
      operation.startSlice();
    }
  } finally {
    operation.memory.release();
  }
}
