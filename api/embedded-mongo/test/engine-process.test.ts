import { MongoClient, MongoNetworkError } from 'mongodb';
import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { open } from 'lmdb';
import { connectEngine } from '../src/index.ts';
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
function createFolder(): string {
  const path = createTemporaryFolder();
  folders.push(path);
  return path;
}
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

async function ping(uri: string): Promise<boolean> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5_000 });
  await client.db().command({ ping: 1 });
  await client.close();
  return true;
}

/** Uses a raw connection, because a driver would retry for a long time before it reports an error. */
const assertStopped = (uri: string): Promise<void> =>
  expect(RawClient.connect(uri)).rejects.toThrow(/ENOENT|ECONNREFUSED/);

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
    const client = await engine.connect();
    await client.db('x').collection('y').insertOne({ a: 1 });
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
    expect(await client.db('x').collection('y').countDocuments()).toBe(1);
    for (const child of children) child.kill();
    await Promise.all(children.map(async (child) => child.exitCode ?? (await once(child, 'exit'))));
    await engine.dispose();
  }, 60_000);

  test('and its socket are accessible to their owner only', async () => {
    const engine = await startEngine();
    expect(statSync(engine.folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(engine.folder, 'engine.sock')).mode & 0o777).toBe(0o600);
    await engine.dispose();
  });

  test.each([
    ['long', 'x'.repeat(120)],
    ['odd', 'Größe 50% & more'],
  ])(
    'with a %s path gets its socket elsewhere',
    async (_kind, name) => {
      const path = join(createFolder(), name, 'Db');
      const engine = await connectEngine(path);
      expect(engine.uri).not.toContain(encodeURIComponent(name));
      expect(await ping(engine.uri)).toBe(true);
      const secondConnection = await connectEngine(path);
      expect(secondConnection.uri).toBe(engine.uri);
      await engine.stop();
      await assertStopped(engine.uri);
    },
    60_000,
  );
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
    const path = createFolder();
    const environment = open<Buffer, Buffer>({
      path: join(path, 'data'),
      noSubdir: false,
      encoding: 'binary',
      keyEncoding: 'binary',
    });
    environment
      .openDB('meta', { encoding: 'binary', keyEncoding: 'binary' })
      .putSync(Buffer.from('format'), Buffer.from('2'));
    await environment.close();
    const { code, stderr } = await runFailingEngine(path);
    expect(code).toBe(1);
    expect(stderr).toBe(`The data folder ${path} was written by a newer version (format 2).\n`);
    await expect(connectEngine(path)).rejects.toThrow('was written by a newer version (format 2)');
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
  }, 60_000);

  test('returns the same engine to concurrent callers', async () => {
    const path = createFolder();
    const connections = await Promise.all(Array.from({ length: 4 }, () => connectEngine(path)));
    expect(new Set(connections.map(({ uri }) => uri)).size).toBe(1);
    expect(await ping(connections[0]?.uri ?? '')).toBe(true);
    await Promise.all(connections.map((connection) => connection.stop()));
  }, 60_000);

  test('restarts a crashed engine on the same address', async () => {
    const path = createFolder();
    const engine = await connectEngine(path);
    const client = await MongoClient.connect(engine.uri, { serverSelectionTimeoutMS: 10_000 });
    await client.db('x').collection('y').insertOne({ a: 1 });
    const { pid } = JSON.parse(readFileSync(join(path, 'engine.json'), 'utf8')) as { pid: number };
    process.kill(pid, 'SIGKILL');
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
  }, 60_000);

  test('writes its log to the given file and reports a crash to the caller', async () => {
    const path = createFolder();
    const logFile = join(createFolder(), 'engine.log');
    const { promise: crash, resolve: notify } = Promise.withResolvers<string>();
    const logDescriptor = openSync(logFile, 'a');
    const engine = await connectEngine(path, { logDescriptor, notify });
    const socket = connect(decodeURIComponent(new URL(engine.uri).host));
    socket.end('no message of the wire protocol');
    await once(socket, 'close');
    expect(JSON.parse(readFileSync(logFile, 'utf8'))).toMatchObject({
      level: 40,
      service: 'embedded-mongo',
      msg: 'closed a connection that broke the protocol',
    });
    const { pid } = JSON.parse(readFileSync(join(path, 'engine.json'), 'utf8')) as { pid: number };
    process.kill(pid, 'SIGKILL');
    expect(await crash).toMatch(/^The database engine of .* exited unexpectedly; restarting it\.$/);
    await engine.stop();
    closeSync(logDescriptor);
  }, 60_000);

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
  }, 60_000);
});

test('on a full disk rejects writes, serves reads, loses nothing, and recovers once there is space', async () => {
  const path = createFolder();
  // A file size limit simulates a full disk, and a second start without the limit simulates freed space.
  const limited = spawn('sh', ['-c', `ulimit -f 4000; exec "$0" "$@"`, process.execPath, MAIN_MODULE, path], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [line] = (await once(limited.stdout, 'data')) as [Buffer];
  const client = await MongoClient.connect(line.toString().replace('ready ', '').trim(), {
    serverSelectionTimeoutMS: 5_000,
  });
  const rows = client.db('full').collection<{ _id: number; pad: string }>('rows');
  let stored = 0;
  let error: { code?: unknown; codeName?: unknown } = {};
  for (; stored < 5_000; stored++) {
    try {
      await rows.insertOne({ _id: stored, pad: 'x'.repeat(3_000) });
    } catch (cause) {
      error = cause as typeof error;
      break;
    }
  }
  expect(error).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' });
  expect(stored).toBeGreaterThan(50);
  await expect(rows.insertOne({ _id: 99_999, pad: 'x'.repeat(30_000) })).rejects.toMatchObject({
    code: 14031,
  });
  expect(await rows.countDocuments()).toBe(stored);
  expect((await rows.find().toArray()).length).toBe(stored);
  expect(await client.db('full').command({ validate: 'rows' })).toMatchObject({
    valid: true,
    nrecords: stored,
  });
  await client.close();
  limited.kill();
  await once(limited, 'exit');
  const engine = await connectEngine(path);
  const newClient = await MongoClient.connect(engine.uri);
  const newRows = newClient.db('full').collection<{ _id: number; pad: string }>('rows');
  expect(await newRows.countDocuments()).toBe(stored);
  await newRows.insertOne({ _id: 99_999, pad: 'y' });
  expect(await newClient.db('full').command({ validate: 'rows' })).toMatchObject({
    valid: true,
    nrecords: stored + 1,
  });
  await newClient.close();
  await engine.stop();
}, 60_000);
