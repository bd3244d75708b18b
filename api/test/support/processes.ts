import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findFreePort } from '@platform/server-kit/node-utils';

/** A database engine or API in a child process, as it runs in production, for tests that kill it. */
export type ChildService = {
  /** The database URI or the API's base URL. */
  readonly url: string;
  /** Sends a terminating signal and waits until the process has exited. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Sends a signal without waiting, e.g. SIGSTOP or SIGCONT. */
  signal(signal: NodeJS.Signals): void;
};

const ENGINE = join(dirname(createRequire(import.meta.url).resolve('@platform/embedded-mongo')), 'main.ts');
/** What a process needs to run, and to start fast; nothing else of the environment of the tests reaches it. */
export const NODE_ENVIRONMENT = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
const SOURCES = join(import.meta.dirname, '../../src');

/** Starts an engine that is not restarted automatically when it is killed. */
export async function startEngine(folder: string): Promise<ChildService> {
  const child = spawn(process.execPath, [ENGINE, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return createChildService(child, chunk.toString().trim().replace('ready ', ''));
}

/**
 * Starts an API process.
 *
 * @param onSpawn called with the process while it starts
 * @throws Error if it exits before it is ready
 */
export async function startApi(
  uri: string,
  env: Record<string, string>,
  onSpawn?: (service: ChildService) => void,
): Promise<ChildService> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(SOURCES, 'main.ts')], {
    env: {
      ...NODE_ENVIRONMENT,
      LOG_LEVEL: 'error',
      MONGODB_URI: uri,
      API_PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const service = createChildService(child, `http://127.0.0.1:${port}`);
  onSpawn?.(service);
  const earlyExit = once(child, 'exit').then(() => {
    throw new Error('The API exited before it was ready.');
  });
  await Promise.race([once(child, 'message'), earlyExit]);
  earlyExit.catch(() => undefined);
  return service;
}

/** Runs `npm run reconcile` on a database. Returns its exit code and output. */
export function runReconcile(uri: string, env: Record<string, string>): Promise<[number | null, string]> {
  return runTool(uri, env, 'reconcile.ts');
}

/** Runs `npm run db -- migrate` on a database. Returns its exit code and output. */
export function runMigrate(uri: string, env: Record<string, string>): Promise<[number | null, string]> {
  return runTool(uri, { LOG_LEVEL: 'silent', ...env }, 'db.ts', 'migrate');
}

/** Runs `npm run db -- audit` with a command on a database. Returns its exit code and output. */
export function runAudit(
  uri: string,
  env: Record<string, string>,
  ...command: string[]
): Promise<[number | null, string]> {
  return runTool(uri, env, 'db.ts', 'audit', ...command);
}

/** Runs `npm run db -- keys` with a command on a database. Returns its exit code and output. */
export function runKeys(
  uri: string,
  env: Record<string, string>,
  ...command: string[]
): Promise<[number | null, string]> {
  return runTool(uri, env, 'db.ts', 'keys', ...command);
}

/** Runs `npm run db` with a command on the embedded database of a `DATA_DIR`, or on the server of `MONGODB_URI`. */
export function runDb(env: Record<string, string>, ...command: string[]): Promise<[number | null, string]> {
  return runTool('', env, 'db.ts', ...command);
}

async function runTool(
  uri: string,
  env: Record<string, string>,
  ...[file = '', ...command]: string[]
): Promise<[number | null, string]> {
  const child = spawn(process.execPath, [join(SOURCES, 'tools', file), ...command], {
    env: { ...NODE_ENVIRONMENT, ...(uri && { MONGODB_URI: uri }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return [code, output];
}

/** Returns the URI of a database on the server of another URI. */
export function databaseUri(server: string, name: string): string {
  return server.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`);
}

function createChildService(child: ChildProcess, url: string): ChildService {
  return {
    url,
    signal: (signal) => void child.kill(signal),
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}
