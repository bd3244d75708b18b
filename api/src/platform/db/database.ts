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

/** How long a connection waits. What the connection string says goes first. */
type Timeouts = Pick<
  ConnectOptions,
  'heartbeatFrequencyMS' | 'connectTimeoutMS' | 'serverSelectionTimeoutMS' | 'waitQueueTimeoutMS'
>;

/**
 * The times of calls that a person waits for. A server that stops for 1.5 s, or restarts within that, costs no error:
 * a heartbeat waits longer, and so does the retry of a call whose connection broke, also for the heartbeat that finds
 * the server again. One that hangs is noticed by the first heartbeat that times out, and then the retry selects a
 * server again: with one that stays away, calls fail within 5 s. The last time is that for a free connection of the
 * pool.
 */
export const REQUEST_TIMEOUTS: Timeouts = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 2_000,
  serverSelectionTimeoutMS: 2_500,
  waitQueueTimeoutMS: 5_000,
};
const CONNECT_ATTEMPTS = 2;

const OPTIONS: ConnectOptions = {
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  maxPoolSize: 50,
  writeConcern: { w: 'majority', journal: true },
};

/**
 * Lets the driver retry every write and commit whose connection broke, as its specification has it. Of connections that
 * break at once, it says of the first one only that this is safe.
 */
mongoose.mongo.MongoNetworkError.prototype.hasErrorLabel = function (label) {
  return (
    label === 'RetryableWriteError' || mongoose.mongo.MongoError.prototype.hasErrorLabel.call(this, label)
  );
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
  /** By default those of the driver, half a minute, as tools need. */
  readonly timeouts?: Timeouts;
};

/**
 * Opens a database connection. It reconnects automatically after an outage; until then calls fail after its timeouts.
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

/** Connects, again if no server responds: one that starts may take longer than the timeouts of requests. */
async function connect(uri: string, options: ConnectOptions): Promise<Connection> {
  for (let attempt = 1; ; attempt += 1) {
    const connection = mongoose.createConnection(uri, withoutStated(uri, { ...OPTIONS, ...options }));
    const check = startReplicaSetCheck(connection.getClient());
    try {
      await connection.asPromise();
      const problem = check.findProblem();
      if (problem) throw problem;
      return connection;
    } catch (error) {
      await connection.destroy();
      const problem = check.findProblem();
      if (problem || attempt === CONNECT_ATTEMPTS) throw problem ?? error;
    } finally {
      check.stop();
    }
  }
}

/** Leaves out the options that the connection string states, because the driver would override what it says. */
function withoutStated(uri: string, options: ConnectOptions): ConnectOptions {
  const stated = [...new URLSearchParams(uri.split('?')[1]).keys()].map((name) => name.toLowerCase());
  return Object.fromEntries(Object.entries(options).filter(([name]) => !stated.includes(name.toLowerCase())));
}
