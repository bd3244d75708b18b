import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

/** A process of the platform as it runs outside of tests, which can be killed. */
export type RealProcess = {
  /** Where it is: the address of a database, or of the API. */
  readonly at: string;
  /** Ends it by a signal, and waits until it is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Stops it in its tracks, or lets it go on. */
  signal(signal: NodeJS.Signals): void;
};

const ENGINE = join(dirname(createRequire(import.meta.url).resolve('@platform/embedded-mongo')), 'main.ts');
const SOURCES = join(import.meta.dirname, '..');

/** An engine that nobody starts again behind our back. */
export async function startEngine(folder: string): Promise<RealProcess> {
  const child = spawn(process.execPath, [ENGINE, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return realProcess(child, chunk.toString().trim().replace('ready ', ''));
}

/** The API's process on a database. @throws Error when it ends before it is ready */
export async function startApi(uri: string, env: Record<string, string>): Promise<RealProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(SOURCES, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      MONGODB_URI: uri,
      API_PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The API ended before it was ready.');
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return realProcess(child, `http://127.0.0.1:${port}`);
}

/** `npm run reconcile` on a database: its exit code and what it says. */
export async function reconcile(uri: string, env: Record<string, string>): Promise<[number | null, string]> {
  const child = spawn(process.execPath, [join(SOURCES, 'tools/reconcile.ts')], {
    env: { PATH: process.env.PATH, MONGODB_URI: uri, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return [code, said];
}

/** The address of a database by its name on the server of an address. */
export function databaseAt(server: string, name: string): string {
  return server.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`);
}

function realProcess(child: ChildProcess, at: string): RealProcess {
  return {
    at,
    signal: (signal) => void child.kill(signal),
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
