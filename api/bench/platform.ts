import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEngine } from '@platform/embedded-mongo';
import { mongo } from 'mongoose';
import { freePort, startProcess, stopProcess } from './processes.ts';

/** The API signs and seals with these; rows that are written past it are signed and sealed alike. */
export const SESSION_SECRET = randomBytes(32).toString('base64url');
export const SEAL_KEY = { id: 'bench-1', key: randomBytes(32) };

/** Where the benches run: a database server, and the API's processes on databases of it. */
export type Bench = {
  readonly client: mongo.MongoClient;
  /** The address of a database of this run's own. */
  uriOf(name: string): string;
  databaseOf(name: string): mongo.Db;
  /** The API's process on a database; returns its origin. */
  startApi(name: string): Promise<string>;
  /** The process that the API is measured against, if asked for with the API's libraries for sessions; returns its origin. */
  startBare(name: string, sessions?: 'with sessions'): Promise<string>;
};

const HERE = import.meta.dirname;

/** Runs benches and ends everything they started. With `MONGODB_URI` they run on that server. */
export async function withBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
  const engine = process.env.MONGODB_URI ? undefined : await connectEngine(join(folder, 'db'));
  const server = process.env.MONGODB_URI ?? engine?.uri ?? '';
  const client = await new mongo.MongoClient(server, { maxPoolSize: 10 }).connect();
  const names = new Set<string>();
  const processes: Awaited<ReturnType<typeof startProcess>>[] = [];
  const databaseName = (name: string): string => {
    const whole = `bench_${name}_${process.pid}`;
    names.add(whole);
    return whole;
  };
  const uriOf = (name: string): string =>
    server.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${databaseName(name)}`);

  const start = async (file: string, args: (port: string) => string[], env: Record<string, string>) => {
    const port = String(await freePort());
    processes.push(await startProcess(join(HERE, file), args(port), { ...env, API_PORT: port }));
    return `http://127.0.0.1:${port}`;
  };
  console.log(surroundings(engine === undefined));
  try {
    await work({
      client,
      uriOf,
      databaseOf: (name) => client.db(databaseName(name)),
      startApi: (name) =>
        start('../src/main.ts', () => [], {
          MONGODB_URI: uriOf(name),
          DATA_DIR: folder,
          LOG_LEVEL: 'info',
          SESSION_SECRET,
          PII_KEYS: `${SEAL_KEY.id}:${SEAL_KEY.key.toString('base64')}`,
        }),
      startBare: (name, sessions) =>
        start(
          'bare-server.ts',
          (port) => [uriOf(name), databaseName(name), port, ...(sessions ? [SESSION_SECRET] : [])],
          {},
        ),
    });
  } finally {
    for (const one of processes) await stopProcess(one);
    if (!engine) for (const name of names) await client.db(name).dropDatabase();
    await client.close();
    await engine?.stop();
    rmSync(folder, { recursive: true });
  }
}

function surroundings(isServer: boolean): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: HERE,
    encoding: 'utf8',
  }).trim();
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}`;
  return `commit ${commit}, ${machine}, Node ${process.version}, ${isServer ? 'the server of MONGODB_URI' : 'embedded engine'}`;
}
