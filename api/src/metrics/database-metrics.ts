import { Counter, type Registry } from 'prom-client';
import type { Database } from '../platform/db/database.ts';
import type { AddGauge } from './gauges.ts';

/** What the embedded engine adds to MongoDB's `serverStatus`. */
type EngineStatus = {
  readonly oldestTransactionMs: number;
  readonly dataFileBytes: number;
  readonly dataFileMaxBytes: number;
};

/** What MongoDB's `dbStats` says of the disk. */
type DiskStats = { readonly fsTotalSize?: number; readonly fsUsedSize?: number };

/** What both have, as far as it is used. MongoDB also has fields that differ from version to version. */
type ServerStatus = {
  readonly transactions?: { readonly currentOpen?: unknown };
  readonly globalLock?: { readonly currentQueue?: { readonly total?: unknown } };
  readonly embeddedEngine?: EngineStatus;
};

/** Adds the metrics of the driver's connection pool, and what the database server says of itself. */
export function addDatabaseMetrics(registry: Registry, addGauge: AddGauge, database: Database): void {
  const { pool } = database;
  const addPoolGauge = (name: string, help: string, read: () => number) =>
    addGauge({ name: `mongodb_pool_${name}`, help }, () => [{ value: read() }]);
  addPoolGauge('connections', 'Open connections to the database.', pool.open);
  addPoolGauge('connections_in_use', 'Connections to the database that a call uses.', pool.inUse);
  addPoolGauge('waiting_calls', 'Calls that wait for a connection to the database.', pool.waiting);
  new Counter({
    name: 'mongodb_pool_failures_total',
    help: 'Calls that got no connection to the database.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(pool.failures());
    },
  });
  addServerMetrics(addGauge, createServerStatusReader(database));
  addDiskMetrics(addGauge, database);
}

/** Adds the disk of the server's data, which may be another machine's. Those of the embedded engine are of DATA_DIR. */
function addDiskMetrics(addGauge: AddGauge, { connection }: Database): void {
  const read = shareReads(async (): Promise<DiskStats> => {
    const db = connection.getClient().db(connection.name);
    // The embedded engine has no such command, and an account may lack the right to it.
    return db.command({ dbStats: 1 }).catch(() => ({}));
  });
  const add = (name: string, help: string, valueOf: (stats: DiskStats) => number | undefined) =>
    addGauge({ name, help }, async () => {
      const value = valueOf(await read());
      return value === undefined ? [] : [{ value }];
    });
  add(
    'database_disk_size_bytes',
    'Size of the disk of the database server.',
    ({ fsTotalSize }) => fsTotalSize,
  );
  add(
    'database_disk_used_bytes',
    'What is used of the disk of the database server.',
    ({ fsUsedSize }) => fsUsedSize,
  );
}

function addServerMetrics(addGauge: AddGauge, readStatus: () => Promise<ServerStatus | undefined>): void {
  addGauge({ name: 'database_up', help: 'Whether the database responds (1) or not (0).' }, async () => [
    { value: (await readStatus()) ? 1 : 0 },
  ]);
  const add = (name: string, help: string, read: (status: ServerStatus) => unknown) =>
    addGauge({ name, help }, async () => {
      const status = await readStatus();
      const value = status && read(status);
      return value === undefined ? [] : [{ value: Number(value) }];
    });
  add('database_open_transactions', 'Transactions that are open in the database.', (status) => {
    return status.transactions?.currentOpen;
  });
  add('database_queued_commands', 'Commands that wait in the database.', (status) => {
    return status.globalLock?.currentQueue?.total;
  });
  add('embedded_engine_oldest_transaction_seconds', 'Age of the oldest open transaction.', (status) => {
    return status.embeddedEngine && status.embeddedEngine.oldestTransactionMs / 1_000;
  });
  add('embedded_engine_data_file_bytes', 'Size of the data file.', (status) => {
    return status.embeddedEngine?.dataFileBytes;
  });
  add('embedded_engine_data_file_limit_bytes', 'Size that the data file can reach.', (status) => {
    return status.embeddedEngine?.dataFileMaxBytes;
  });
}

/** Creates a reader that asks once for all gauges of a scrape. */
function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => (pending ??= read().finally(() => (pending = undefined)));
}

function createServerStatusReader({ connection }: Database): () => Promise<ServerStatus | undefined> {
  return shareReads(async (): Promise<ServerStatus | undefined> => {
    const db = connection.getClient().db('admin');
    try {
      return await db.command({ serverStatus: 1 });
    } catch {
      // An account without the right to read the status only shows whether the server responds.
      return db.command({ ping: 1 }).then(
        () => ({}),
        () => undefined,
      );
    }
  });
}
