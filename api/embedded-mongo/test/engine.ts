import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  MongoClient,
  MongoServerError,
  type ClientSession,
  type Collection,
  type Db,
  type Document,
  type IndexOptions,
  type IndexSpecification,
  type MongoClientOptions,
} from 'mongodb';

export const MAIN = join(__dirname, '../src/main.ts');

/** An engine in a process of its own, on a temporary folder. */
export class TestEngine {
  readonly folder: string;
  readonly args: readonly string[];
  uri = '';
  #process: ChildProcess | undefined;
  readonly #clients: MongoClient[] = [];

  constructor(folder: string, args: readonly string[] = []) {
    this.folder = folder;
    this.args = args;
  }

  get pid(): number {
    return this.#process?.pid ?? -1;
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, [MAIN, this.folder, ...this.args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.uri = await readyLine(this.#process);
  }

  /** A client of its own pool; closed with the engine. */
  async connect(options: MongoClientOptions = {}): Promise<MongoClient> {
    const client = await MongoClient.connect(this.uri, { serverSelectionTimeoutMS: 10_000, ...options });
    this.#clients.push(client);
    return client;
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const ending = this.#process;
    this.#process = undefined;
    if (!ending || ending.exitCode !== null) return ending?.exitCode ?? null;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    const [code] = (await gone) as [number | null];
    return code;
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()));
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** On the disk, unless another place is named. */
export const temporaryFolder = (place = tmpdir()): string => mkdtempSync(join(place, 'em-'));

export async function startEngine(...args: string[]): Promise<TestEngine> {
  const engine = new TestEngine(temporaryFolder(), args);
  await engine.start();
  return engine;
}

type Used = {
  engine: () => TestEngine;
  client: () => MongoClient;
  db: () => Db;
  /** Runs in a transaction that is aborted at the end, unless it was committed. */
  inTransaction: <T>(work: (session: ClientSession) => Promise<T>) => Promise<T>;
};

/** An engine for all tests of a file. */
export function useEngine(...args: string[]): Used {
  let engine: TestEngine | undefined;
  let client: MongoClient | undefined;
  beforeAll(async () => {
    engine = new TestEngine(temporaryFolder(process.env.TEST_DATA), args);
    await engine.start();
    client = await engine.connect({ maxPoolSize: 60 });
  });
  afterAll(() => engine?.dispose());
  const started = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The engine has not been started.');
    return value;
  };
  return {
    engine: () => started(engine),
    client: () => started(client),
    db: () => started(client).db('test'),
    inTransaction: (work) =>
      started(client).withSession(async (session) => {
        session.startTransaction();
        try {
          return await work(session);
        } finally {
          if (session.inTransaction()) await session.abortTransaction();
        }
      }),
  };
}

/** Resolves with the error that a command is answered with. */
export async function errorOf(action: Promise<unknown>): Promise<MongoServerError> {
  try {
    await action;
  } catch (error) {
    return serverError(error);
  }
  throw new Error('It was not refused.');
}

export function serverError(error: unknown): MongoServerError {
  if (error instanceof MongoServerError) return error;
  throw error;
}

/** Makes an index, by the overload of the driver that is to stay. */
export const declareIndex = (
  collection: Pick<Collection, 'createIndex'>,
  key: IndexSpecification,
  options?: IndexOptions,
): Promise<string> => collection.createIndex(key, options, undefined);

/** What all documents have in a field, in order. */
export async function valuesOf<T extends Document>(
  collection: Collection<T>,
  name: keyof T & string,
  session?: ClientSession,
): Promise<unknown[]> {
  const docs = await collection.find({}, { sort: { [name]: 1 }, ...(session && { session }) }).toArray();
  return docs.map((doc) => (doc as T)[name]);
}

/** What it cost to find something, and by which plan. */
export type Stats = { keys: number; records: number; returned: number; plan: string };

export async function explained(
  collection: Collection,
  filter: Document,
  sort: Document = {},
  limit = 0,
): Promise<Stats> {
  const answer = await collection.find(filter).sort(sort).limit(limit).explain('executionStats');
  const { executionStats, queryPlanner } = answer as {
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

const PATIENCE_MS = 30_000;

/** Waits until something has come true, on however busy a machine. @throws Error when it does not. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isTrue()); waited += 20) {
    if (waited > PATIENCE_MS) throw new Error(`It has not come true: ${isTrue.toString()}`);
    await delay(20);
  }
}

/** Numbers that come out the same each time. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().replace('ready ', '').trim()));
    child.once('exit', (code) => reject(new Error(`The engine ended with ${code}.`)));
  });
}
