import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  MongoClient,
  MongoServerError,
  ObjectId,
  type ClientSession,
  type Collection,
  type Db,
  type Document,
  type IndexOptions,
  type IndexSpecification,
  type MongoClientOptions,
} from 'mongodb';
import { checkDatabase } from '../src/maintenance/index.ts';
import { startEngine as startInProcess, type RunningEngine } from '../src/start-engine.ts';

export const MAIN_MODULE = join(__dirname, '../src/main.ts');

/** An engine in its own process, on a temporary folder. */
export class TestEngine {
  readonly folder: string;
  readonly args: readonly string[];
  readonly nodeOptions: readonly string[];
  uri = '';
  #process: ChildProcess | undefined;
  readonly #clients: MongoClient[] = [];

  constructor(folder: string, args: readonly string[] = [], nodeOptions: readonly string[] = []) {
    this.folder = folder;
    this.args = args;
    this.nodeOptions = nodeOptions;
  }

  get pid(): number {
    return this.#process?.pid ?? -1;
  }

  async start(): Promise<void> {
    const command = [...this.nodeOptions, MAIN_MODULE, this.folder, ...this.args];
    this.#process = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.uri = await waitForReadyLine(this.#process);
  }

  /** Connects a client with its own pool; it is closed along with the engine. */
  async connect(options: MongoClientOptions = {}): Promise<MongoClient> {
    const client = await MongoClient.connect(this.uri, { serverSelectionTimeoutMS: 50_000, ...options });
    this.#clients.push(client);
    return client;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()));
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Creates a folder under the system's temporary folder, or under `parent`. */
export const createTemporaryFolder = (parent = tmpdir()): string => mkdtempSync(join(parent, 'em-'));

export async function startEngine(...args: string[]): Promise<TestEngine> {
  const engine = new TestEngine(createTemporaryFolder(), args);
  await engine.start();
  return engine;
}

type EngineFixture = {
  engine: () => TestEngine;
  client: () => MongoClient;
  db: () => Db;
  /** Runs work in a transaction, which is aborted at the end unless the work commits it. */
  inTransaction: <T>(work: (session: ClientSession) => Promise<T>) => Promise<T>;
};

/** Starts an engine for all tests of a file. At their end, its database has to be whole. */
export function useEngine(...args: string[]): EngineFixture {
  return useEngineOf((folder) => new TestEngine(folder, args));
}

/** Starts an engine whose process ends once its objects need more than so many megabytes. */
export function useSmallEngine(megabytes: number): EngineFixture {
  return useEngineOf((folder) => new TestEngine(folder, [], [`--max-old-space-size=${megabytes}`]));
}

function useEngineOf(create: (folder: string) => TestEngine): EngineFixture {
  let engine: TestEngine | undefined;
  let client: MongoClient | undefined;
  beforeAll(async () => {
    engine = create(createTemporaryFolder(process.env.TEST_DATA));
    await engine.start();
    client = await engine.connect({ maxPoolSize: 60 });
  });
  afterAll(async () => {
    if (engine) await expectWhole(engine.folder);
    await engine?.dispose();
  });
  const assertStarted = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The engine has not been started.');
    return value;
  };
  return {
    engine: () => assertStarted(engine),
    client: () => assertStarted(client),
    db: () => assertStarted(client).db('test'),
    inTransaction: (work) =>
      assertStarted(client).withSession(async (session) => {
        session.startTransaction();
        try {
          return await work(session);
        } finally {
          if (session.inTransaction()) await session.abortTransaction();
        }
      }),
  };
}

/** An engine in this process, whose clock counts. */
type CountedFixture = {
  folder: () => string;
  uri: () => string;
  db: () => Db;
  /** How many times this process has looked at the clock. */
  readings: () => number;
  /** Stops the engine, and starts another one on the same folder. */
  restart: () => Promise<void>;
};

/**
 * Starts an engine in this process for all tests of a file, for which ten milliseconds pass whenever it looks at the
 * clock: after every document that it reads or writes. So the number of steps after which it lets others run does not
 * depend on the machine, and neither does what it does between two commands of a client, with which it shares a thread.
 */
export function useCountedEngine(): CountedFixture {
  const folder = createTemporaryFolder(process.env.TEST_DATA);
  const settings = { folder, databaseId: undefined, ttlIntervalMs: 1, transactionLimitMs: 60_000 };
  const [startMs, stepMs] = [performance.now(), 10];
  let readings = 0;
  let client: MongoClient;
  let engine: RunningEngine;
  const start = async (): Promise<void> => {
    engine = await startInProcess(settings, (error) => {
      throw error;
    });
    client = await MongoClient.connect(engine.uri);
  };
  const stop = async (): Promise<void> => {
    await client.close();
    await engine.stop();
  };
  beforeAll(async () => {
    jest.spyOn(performance, 'now').mockImplementation(() => startMs + stepMs * ++readings);
    await start();
  });
  afterAll(async () => {
    await stop();
    await expectWhole(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    uri: () => engine.uri,
    db: () => client.db('test'),
    readings: () => readings,
    async restart() {
      await stop();
      await start();
    },
  };
}

/** Asserts that every record and key of a data folder is there and no other, beside its engine. */
export async function expectWhole(folder: string): Promise<void> {
  expect((await checkDatabase(folder)).problems).toEqual([]);
}

/** Connects to a server, or to an engine of its own, for all tests of a block. They use a new database. */
export function useServer(uri: string | undefined): Pick<EngineFixture, 'db'> & { uri: () => string } {
  if (uri === undefined) {
    const fixture = useEngine();
    return { ...fixture, uri: () => fixture.engine().uri };
  }
  const client = new MongoClient(uri);
  const db = client.db(`differential-${new ObjectId().toHexString()}`);
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  return { db: () => db, uri: () => uri };
}

/** Resolves with the error reply of a command that is expected to fail. */
export async function captureServerError(action: Promise<unknown>): Promise<MongoServerError> {
  try {
    await action;
  } catch (error) {
    return assertServerError(error);
  }
  throw new Error('The command did not fail.');
}

export function assertServerError(error: unknown): MongoServerError {
  if (error instanceof MongoServerError) return error;
  throw error;
}

/** Creates an index through the driver's overload that is not deprecated. */
export const createIndex = (
  collection: Pick<Collection, 'createIndex'>,
  key: IndexSpecification,
  options?: IndexOptions,
): Promise<string> => collection.createIndex(key, options, undefined);

/** Reads one field of all documents, sorted by it. */
export async function readFieldValues<T extends Document>(
  collection: Collection<T>,
  name: keyof T & string,
  session?: ClientSession,
): Promise<unknown[]> {
  const docs = await collection.find({}, { sort: { [name]: 1 }, ...(session && { session }) }).toArray();
  return docs.map((doc) => (doc as T)[name]);
}

/** The plan and the cost of a query. */
export type ExplainStats = { keys: number; records: number; returned: number; plan: string };

export async function explainFind(
  collection: Collection,
  filter: Document,
  sort: Document = {},
  limit = 0,
): Promise<ExplainStats> {
  const reply = await collection.find(filter).sort(sort).limit(limit).explain('executionStats');
  const { executionStats, queryPlanner } = reply as {
    executionStats: Record<string, number>;
    queryPlanner: { winningPlan: unknown };
  };
  const { totalKeysExamined = 0, totalDocsExamined = 0, nReturned = 0 } = executionStats;
  return {
    keys: totalKeysExamined,
    records: totalDocsExamined,
    returned: nReturned,
    plan: JSON.stringify(queryPlanner.winningPlan),
  };
}

const WAIT_TIMEOUT_MS = 30_000;

/**
 * Waits until a condition holds, long enough for a busy machine.
 *
 * @throws Error if it never does.
 */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; !(await condition()); waitedMs += 20) {
    if (waitedMs > WAIT_TIMEOUT_MS)
      throw new Error(`The condition never became true: ${condition.toString()}`);
    await delay(20);
  }
}

/** Creates a pseudo-random generator of reproducible numbers below a limit. */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % limit;
  };
}

function waitForReadyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().replace('ready ', '').trim()));
    child.once('exit', (code) => reject(new Error(`The engine exited with code ${code}.`)));
  });
}
