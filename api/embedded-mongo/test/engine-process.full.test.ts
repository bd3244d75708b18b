import { MongoClient, MongoNetworkError } from 'mongodb';
import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { open } from 'lmdb';
import { connectEngine } from '../src/index.ts';
import { FORMAT_VERSION } from '../src/storage/format.ts';
import { MAIN_MODULE, startEngine, createTemporaryFolder, waitUntil } from './test-engine.ts';
import { RawClient } from './raw-client.ts';

type ProcessResult = { code: number; stdout: string; stderr: string };

/** Runs an engine whose start is expected to fail. */
function runFailingEngine(...args: string[]): Promise<ProcessResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN_MODULE, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

const folders: string[] = [];
/** Creates an empty folder in one of its own, because the id of its database is written next to it. */
function createFolder(): string {
  const parent = createTemporaryFolder();
  folders.push(parent);
  const path = join(parent, 'db');
  mkdirSync(path, { mode: 0o700 });
  return path;
}
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

const readEngineFile = (path: string) =>
  JSON.parse(readFileSync(join(path, 'engine.json'), 'utf8')) as { pid: number };

/** Keeps what an engine's supervisor says. `received` resolves with the next sentence that has a text. */
function collectMessages() {
  const messages: string[] = [];
  let wake: () => void = () => undefined;
  return {
    notify: (message: string) => {
      messages.push(message);
      wake();
    },
    received: async (text: string): Promise<string> => {
      for (;;) {
        const message = messages.shift();
        if (message?.includes(text)) return message;
        if (message === undefined) await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

/** By its code: Jest's own global `Error` is not the class of errors that Node creates. */
const isBrokenPipe = (error: unknown): boolean => (error as { code?: unknown }).code === 'EPIPE';

async function ping(uri: string): Promise<boolean> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 50_000 });
  await client.db().command({ ping: 1 });
  await client.close();
  return true;
}

/** Uses a raw connection, because a driver would retry for a long time before it reports an error. */
const assertStopped = (uri: string): Promise<void> =>
  expect(RawClient.connect(uri)).rejects.toThrow(/ENOENT|ECONNREFUSED/);

test('an engine gets none of the settings of the process that starts it', async () => {
  const folder = createFolder();
  process.env.SESSION_SECRET = 'secret-of-the-parent';
  const engine = await connectEngine(folder);
  delete process.env.SESSION_SECRET;
  const { pid } = JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8')) as { pid: number };
  // Only Linux lets another process read it.
  const initial = `/proc/${pid}/environ`;
  const environment = existsSync(initial) ? readFileSync(initial, 'utf8') : 'PATH=';
  expect(await ping(engine.uri)).toBe(true);
  await engine.stop();

  expect(environment).toContain('PATH=');
  expect(environment).not.toContain('SESSION_SECRET');
});

describe('a data folder', () => {
  test('rejects a second engine, naming the process that holds it', async () => {
    const engine = await startEngine();
    const second = await runFailingEngine(engine.folder);
    expect(second.code).toBe(1);
    expect(second.stderr.trim()).toBe(
      `The data folder ${engine.folder} is in use by process ${engine.pid}. Only one engine can use a folder: stop that process first.`,
    );
    expect(await ping(engine.uri)).toBe(true);
    await engine.dispose();
  });

  test('can be taken over after kill -9, by exactly one of several engines', async () => {
    const engine = await startEngine();
    await (await engine.connect()).db('x').collection('y').insertOne({ a: 1 });
    await engine.stop('SIGKILL');
    expect(existsSync(join(engine.folder, 'engine.json'))).toBe(true);
    const children = Array.from({ length: 5 }, () =>
      spawn(process.execPath, [MAIN_MODULE, engine.folder], { stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    const outcomes = await Promise.all(
      children.map((child) =>
        Promise.race([
          once(child.stdout, 'data').then(() => 'ready'),
          once(child, 'exit').then(() => 'rejected'),
        ]),
      ),
    );
    expect(outcomes.sort()).toEqual(['ready', 'rejected', 'rejected', 'rejected', 'rejected']);
    expect(await (await engine.connect()).db('x').collection('y').countDocuments()).toBe(1);
    for (const child of children) child.kill();
    await Promise.all(children.map(async (child) => child.exitCode ?? (await once(child, 'exit'))));
    await engine.dispose();
  });

  test('and its socket are accessible to their owner only', async () => {
    const engine = await startEngine();
    expect(statSync(engine.folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(engine.folder, 'engine.sock')).mode & 0o777).toBe(0o600);
    await engine.dispose();
  });

  test.each([
    ['long', 'x'.repeat(120)],
    ['odd', 'Größe 50% & more'],
  ])('with a %s path gets its socket elsewhere', async (_kind, name) => {
    const path = join(createFolder(), name, 'Db');
    const engine = await connectEngine(path);
    expect(engine.uri).not.toContain(encodeURIComponent(name));
    expect(await ping(engine.uri)).toBe(true);
    const secondConnection = await connectEngine(path);
    expect(secondConnection.uri).toBe(engine.uri);
    await engine.stop();
    await assertStopped(engine.uri);
  });
});

describe('startup fails with one message for', () => {
  test('a path that is a file', async () => {
    const file = join(createFolder(), 'file');
    writeFileSync(file, 'x');
    const { code, stderr } = await runFailingEngine(file);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The data folder .*file is not writable: .*EEXIST.*\.\n$/);
    await expect(connectEngine(join(file, 'below'))).rejects.toThrow(
      /^The data folder .* cannot be created: .*ENOTDIR/,
    );
  });

  test('a folder that a newer version has written', async () => {
    const newer = FORMAT_VERSION + 1;
    const path = createFolder();
    const environment = open<Buffer, Buffer>({
      path: join(path, 'data'),
      noSubdir: false,
      encoding: 'binary',
      keyEncoding: 'binary',
    });
    environment
      .openDB('meta', { encoding: 'binary', keyEncoding: 'binary' })
      .putSync(Buffer.from('format'), Buffer.from(String(newer)));
    await environment.close();
    const { code, stderr } = await runFailingEngine(path);
    expect(code).toBe(1);
    expect(stderr).toEqual(
      expect.stringContaining(
        `The data folder ${path} was written by a newer version (format ${newer}, this version reads up to ${FORMAT_VERSION}). Nothing was`,
      ),
    );
    await expect(connectEngine(path)).rejects.toThrow(`was written by a newer version (format ${newer}`);
  });

  test.each([[[]], [['a', 'b']], [['a', '--foo']], [['a', '--ttl-interval-ms=soon']]])(
    'the arguments %j',
    async (args) => {
      const { code, stderr } = await runFailingEngine(...args);
      expect(code).toBe(1);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
  );
});

describe('connectEngine', () => {
  test('starts an engine, finds it again, and stops only its own', async () => {
    const path = join(createFolder(), 'deep', 'down');
    const owner = await connectEngine(path);
    const second = await connectEngine(path);
    expect(second.uri).toBe(owner.uri);
    await second.stop();
    expect(await ping(owner.uri)).toBe(true);
    await owner.stop();
    await assertStopped(owner.uri);
    expect(existsSync(join(path, 'engine.json'))).toBe(false);
  });

  test('returns the same engine to concurrent callers', async () => {
    const path = createFolder();
    const connections = await Promise.all(Array.from({ length: 4 }, () => connectEngine(path)));
    expect(new Set(connections.map(({ uri }) => uri)).size).toBe(1);
    expect(await ping(connections[0]?.uri ?? '')).toBe(true);
    await Promise.all(connections.map((connection) => connection.stop()));
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)(
    'restarts an engine on the same address after %s',
    async (signal) => {
      const path = createFolder();
      const engine = await connectEngine(path);
      const client = await MongoClient.connect(engine.uri, {
        serverSelectionTimeoutMS: 50_000,
        heartbeatFrequencyMS: 500,
      });
      await client.db('x').collection('y').insertOne({ a: 1 });
      const { pid } = readEngineFile(path);
      process.kill(pid, signal);
      // The driver retries once by itself; on a busy machine further attempts may still meet the dead socket. If it is
      // gone while the driver writes to it, the driver passes on the error of the socket.
      const count = async (): Promise<number> => {
        try {
          return await client.db('x').collection('y').countDocuments();
        } catch (error) {
          if (error instanceof MongoNetworkError || isBrokenPipe(error)) return count();
          throw error;
        }
      };
      expect(await count()).toBe(1);
      await client.close();
      await engine.stop();
    },
  );

  test('passes its log on and reports a crash to the caller', async () => {
    const path = createFolder();
    const { promise: crash, resolve: notify } = Promise.withResolvers<string>();
    const { promise: firstOutput, resolve: receive } = Promise.withResolvers<string>();
    const engine = await connectEngine(path, {
      collectLog: (output) => void output.setEncoding('utf8').once('data', receive),
      notify,
    });
    const socket = connect(decodeURIComponent(new URL(engine.uri).host));
    socket.end('no message of the wire protocol');
    await once(socket, 'close');
    expect(JSON.parse(await firstOutput)).toMatchObject({
      level: 40,
      service: 'embedded-mongo',
      msg: 'closed a connection that broke the protocol',
    });
    const { pid } = readEngineFile(path);
    process.kill(pid, 'SIGKILL');
    expect(await crash).toMatch(/^The database engine of .* exited unexpectedly; restarting it\.$/);
    await engine.stop();
  });

  test('restarts an engine that hangs', async () => {
    const path = createFolder();
    const { notify, received } = collectMessages();
    const engine = await connectEngine(path, { notify });
    const { pid } = readEngineFile(path);
    process.kill(pid, 'SIGSTOP');
    await received('is running again');
    expect(readEngineFile(path).pid).not.toBe(pid);
    expect(await ping(engine.uri)).toBe(true);
    await engine.stop();
  });

  test('restarts a crashed engine as often as it takes', async () => {
    const path = createFolder();
    const { notify, received } = collectMessages();
    const engine = await connectEngine(path, { notify });
    const { pid } = readEngineFile(path);
    // No engine can start while there is a file in place of the folder.
    renameSync(path, `${path}-away`);
    writeFileSync(path, '');
    process.kill(pid, 'SIGKILL');
    // It was given up after the fourth attempt once.
    for (let attempt = 0; attempt < 5; attempt++) await received('could not be restarted');
    rmSync(path);
    renameSync(`${path}-away`, path);
    await received('is running again');
    expect(await ping(engine.uri)).toBe(true);
    await engine.stop();
  });

  test('stops the engine when its parent process is gone, even by kill -9', async () => {
    const path = createFolder();
    const script = join(path, 'parent.mjs');
    mkdirSync(path, { recursive: true });
    const index = join(__dirname, '../src/index.ts');
    writeFileSync(
      script,
      `import { connectEngine } from ${JSON.stringify(index)};\nprocess.send((await connectEngine(${JSON.stringify(join(path, 'db'))})).uri);\n`,
    );
    const parent = fork(script, { execArgv: [] });
    const [uri] = (await once(parent, 'message')) as [string];
    expect(await ping(uri)).toBe(true);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await waitUntil(() => !existsSync(join(path, 'db', 'engine.json')));
  });
});
