import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { AppError } from '../app-error.ts';

/** The open connection and what the platform wants to know of it. */
export type Database = {
  readonly connection: Connection;
  /** Builds the indexes that the models declare. Constraints of money rest on them, so the start waits for it. */
  ensureIndexes(): Promise<void>;
  /** Asks the server. @throws AppError `unavailable` when it does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A server that hangs is noticed by the first heartbeat that gets no answer, and a call that was under way then looks
 * for a server once more: all of it has to fit into the two seconds that a caller waits at most.
 */
const HEARTBEAT_EVERY_MS = 500;
const NO_ANSWER_MS = 700;
const LOOK_FOR_SERVER_MS = 500;
/** How long a call waits for its turn while all connections are at work. */
const TURN_MS = 5_000;
const CONNECT_ATTEMPTS = 6;

const OPTIONS: ConnectOptions = {
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  maxPoolSize: 50,
  heartbeatFrequencyMS: HEARTBEAT_EVERY_MS,
  connectTimeoutMS: NO_ANSWER_MS,
  serverSelectionTimeoutMS: LOOK_FOR_SERVER_MS,
  waitQueueTimeoutMS: TURN_MS,
  writeConcern: { w: 'majority', journal: true },
};

/**
 * Opens the database. It comes back by itself after the server was away; meanwhile calls fail within about a second.
 *
 * @throws an error of the driver when no server answers.
 */
export async function openDatabase(uri: string, name?: string): Promise<Database> {
  mongoose.set('strictQuery', 'throw');
  const connection = await connect(uri, name === undefined ? {} : { dbName: name });
  return {
    connection,
    async ensureIndexes() {
      for (const model of Object.values(connection.models)) await model.createIndexes();
    },
    async ping() {
      try {
        await connection.getClient().db().command({ ping: 1 });
      } catch (cause) {
        throw new AppError('unavailable', 'The database does not answer.', { cause });
      }
    },
    close: () => connection.close(),
  };
}

/** The first connection may take longer than a running call would wait, so it is tried more than once. */
async function connect(uri: string, options: ConnectOptions): Promise<Connection> {
  for (let attempt = 1; ; attempt += 1) {
    const connection = mongoose.createConnection(uri, { ...OPTIONS, ...options });
    try {
      return await connection.asPromise();
    } catch (error) {
      await connection.destroy();
      if (attempt === CONNECT_ATTEMPTS) throw error;
    }
  }
}
