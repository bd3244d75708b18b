import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { AppError } from '../app-error.ts';
import { createPoolStatistics, type PoolStatistics } from './pool-statistics.ts';
import { startReplicaSetCheck } from './replica-set.ts';
import { createWriteHealth, type WriteHealth } from './write-health.ts';

/** An open database connection. */
export type Database = {
  readonly connection: Connection;
  readonly writeHealth: WriteHealth;
  readonly pool: PoolStatistics;
  /** Builds the indexes that the models declare. Startup waits for them because the ledger relies on unique indexes. */
  ensureIndexes(): Promise<void>;
  /** Checks that the server responds. @throws AppError `unavailable` if it does not */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A hanging server is detected by the first heartbeat that times out; a pending call is then retried, which selects a
 * server again. Together these must fit into the two seconds that a caller waits at most.
 */
const HEARTBEAT_INTERVAL_MS = 500;
const CONNECT_TIMEOUT_MS = 700;
const SERVER_SELECTION_TIMEOUT_MS = 500;
/** How long a call waits for a free connection of the pool. */
const WAIT_QUEUE_TIMEOUT_MS = 5_000;
const CONNECT_ATTEMPTS = 6;

const OPTIONS: ConnectOptions = {
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  maxPoolSize: 50,
  heartbeatFrequencyMS: HEARTBEAT_INTERVAL_MS,
  connectTimeoutMS: CONNECT_TIMEOUT_MS,
  serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  waitQueueTimeoutMS: WAIT_QUEUE_TIMEOUT_MS,
  writeConcern: { w: 'majority', journal: true },
};

/** How a database is opened. */
export type OpenOptions = {
  /** The database's name; by default the one in the connection string. */
  readonly name?: string | undefined;
  /**
   * Whether the driver reports each command, for traces and for the names of slow ones. It takes 20 µs of processor
   * time per command, and 60 µs for one that reads 50 records.
   */
  readonly monitorCommands?: boolean;
  /** How long to wait for a server or a connection, where another time than in production is needed. */
  readonly timeouts?: Pick<
    ConnectOptions,
    'connectTimeoutMS' | 'serverSelectionTimeoutMS' | 'waitQueueTimeoutMS'
  >;
};

/**
 * Opens a database connection. It reconnects automatically after an outage; until then calls fail within two seconds.
 *
 * @throws the driver's error if no server responds
 */
export async function openDatabase(
  uri: string,
  { name, monitorCommands = false, timeouts }: OpenOptions = {},
): Promise<Database> {
  mongoose.set('strictQuery', 'throw');
  const connection = await connect(uri, {
    monitorCommands,
    ...timeouts,
    ...(name === undefined ? {} : { dbName: name }),
  });
  return {
    connection,
    writeHealth: createWriteHealth(connection),
    pool: createPoolStatistics(connection.getClient()),
    async ensureIndexes() {
      await Promise.all(Object.values(connection.models).map((model) => model.createIndexes()));
    },
    async ping() {
      try {
        await connection.getClient().db().command({ ping: 1 });
      } catch (cause) {
        throw new AppError('unavailable', 'The database is not responding.', { cause });
      }
    },
    close: () => connection.close(),
  };
}

/** Connects with several attempts, because the first connection may take longer than the timeouts above allow. */
async function connect(uri: string, options: ConnectOptions): Promise<Connection> {
  for (let attempt = 1; ; attempt += 1) {
    const connection = mongoose.createConnection(uri, { ...OPTIONS, ...options });
    const check = startReplicaSetCheck(connection.getClient());
    try {
      await connection.asPromise();
      const problem = check.findProblem();
      if (problem) throw problem;
      return connection;
    } catch (error) {
      await connection.destroy();
      if (attempt === CONNECT_ATTEMPTS) throw check.findProblem() ?? error;
    } finally {
      check.stop();
    }
  }
}
