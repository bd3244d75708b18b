import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEngine } from '@platform/embedded-mongo';
import { mongo } from 'mongoose';
import { findFreePort } from '@platform/server-kit/node-utils';
import { startProcess, stopProcess } from './processes.ts';

/** Secrets of the API under test. Rows that are inserted directly are signed and encrypted with them too. */
export const SESSION_SECRET = randomBytes(32).toString('base64url');
/** With it, requests can come from as many addresses as there are members. */
export const FORWARDER_SECRET = randomBytes(32).toString('base64url');
export const ENCRYPTION_KEY = { id: 'bench-1', key: randomBytes(32) };

/** The environment of a benchmark: a database server and processes that use its databases. */
export type Bench = {
  readonly client: mongo.MongoClient;
  /** Returns the URI of a database that is dropped after the run. */
  databaseUri(name: string): string;
  database(name: string): mongo.Db;
  /** Starts an API process on a database. Returns its origin. */
  startApi(name: string): Promise<string>;
  /** Stops the processes that were started so far. */
  stopApis(): Promise<void>;
  /** Starts the baseline process, optionally with the API's session libraries. Returns its origin. */
  startBaseline(name: string, sessions?: 'with sessions'): Promise<string>;
};

const HERE = import.meta.dirname;

/** Runs benchmarks and cleans up everything they started. Uses the server of `MONGODB_URI` if it is set. */
export async function withBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
  const engine = process.env.MONGODB_URI ? undefined : await connectEngine(join(folder, 'db'));
  const server = process.env.MONGODB_URI ?? engine?.uri ?? '';
  const client = await new mongo.MongoClient(server, { maxPoolSize: 10 }).connect();
  const names = new Set<string>();
  const processes: Awaited<ReturnType<typeof startProcess>>[] = [];
  const databaseName = (name: string): string => {
    const uniqueName = `bench_${name}_${process.pid}`;
    names.add(uniqueName);
    return uniqueName;
  };
  const databaseUri = (name: string): string =>
    server.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${databaseName(name)}`);

  const start = async (file: string, args: (port: string) => string[], env: Record<string, string>) => {
    const port = String(await findFreePort());
    processes.push(await startProcess(join(HERE, file), args(port), { ...env, API_PORT: port }));
    return `http://127.0.0.1:${port}`;
  };
  console.log(describeMachine(engine === undefined));
  try {
    await work({
      client,
      databaseUri,
      database: (name) => client.db(databaseName(name)),
      startApi: (name) =>
        start('../../../api/src/main.ts', () => [], {
          MONGODB_URI: databaseUri(name),
          DATA_DIR: folder,
          LOG_LEVEL: 'info',
          SESSION_SECRET,
          FORWARDER_SECRET,
          PII_KEYS: `${ENCRYPTION_KEY.id}:${ENCRYPTION_KEY.key.toString('base64')}`,
        }),
      async stopApis() {
        for (const child of processes.splice(0)) await stopProcess(child);
      },
      startBaseline: (name, sessions) =>
        start(
          'baseline-server.ts',
          (port) => [databaseUri(name), databaseName(name), port, ...(sessions ? [SESSION_SECRET] : [])],
          {},
        ),
    });
  } finally {
    for (const child of processes) await stopProcess(child);
    if (!engine) for (const name of names) await client.db(name).dropDatabase();
    await client.close();
    await engine?.stop();
    rmSync(folder, { recursive: true });
  }
}

function describeMachine(usesServer: boolean): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: HERE,
    encoding: 'utf8',
  }).trim();
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}`;
  return `commit ${commit}, ${machine}, Node ${process.version}, ${usesServer ? 'the server of MONGODB_URI' : 'embedded engine'}`;
}
