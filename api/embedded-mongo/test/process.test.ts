import { MongoClient } from 'mongodb';
import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { connectEngine } from '../src/index.ts';
import { MAIN, startEngine, temporaryFolder, until } from './engine.ts';
import { RawClient } from './raw-client.ts';

type Ended = { code: number; stdout: string; stderr: string };

/** Runs an engine that is not expected to start. */
function runMain(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

const folders: string[] = [];
function folder(): string {
  const made = temporaryFolder();
  folders.push(made);
  return made;
}
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

async function ping(uri: string): Promise<boolean> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5_000 });
  await client.db().command({ ping: 1 });
  await client.close();
  return true;
}

/** A driver would look for it again and again before it says so. */
const expectGone = (uri: string): Promise<void> =>
  expect(RawClient.connect(uri)).rejects.toThrow(/ENOENT|ECONNREFUSED/);

describe('one engine a folder', () => {
  test('a second one is told who has it, and touches nothing', async () => {
    const engine = await startEngine();
    const second = await runMain(engine.folder);
    expect(second.code).toBe(1);
    expect(second.stderr.trim()).toBe(
      `The data folder ${engine.folder} is in use by process ${engine.pid}. One engine a folder: stop that one first.`,
    );
    expect(await ping(engine.uri)).toBe(true);
    await engine.dispose();
  });

  test('after kill -9 the next one takes it over; of many at once one does', async () => {
    const engine = await startEngine();
    const client = await engine.connect();
    await client.db('x').collection('y').insertOne({ a: 1 });
    await engine.end('SIGKILL');
    expect(existsSync(join(engine.folder, 'engine.json'))).toBe(true);
    const starters = Array.from({ length: 5 }, () =>
      spawn(process.execPath, [MAIN, engine.folder], { stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    const outcomes = await Promise.all(
      starters.map((child) =>
        Promise.race([
          once(child.stdout, 'data').then(() => 'ready'),
          once(child, 'exit').then(() => 'refused'),
        ]),
      ),
    );
    expect(outcomes.sort()).toEqual(['ready', 'refused', 'refused', 'refused', 'refused']);
    expect(await client.db('x').collection('y').countDocuments()).toBe(1);
    for (const child of starters) child.kill();
    await Promise.all(starters.map(async (child) => child.exitCode ?? (await once(child, 'exit'))));
    await engine.dispose();
  }, 60_000);

  test('its socket and its folder are for its owner alone', async () => {
    const engine = await startEngine();
    expect(statSync(engine.folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(engine.folder, 'engine.sock')).mode & 0o777).toBe(0o600);
    await engine.dispose();
  });

  test.each([
    ['long', 'x'.repeat(120)],
    ['odd', 'Größe 50% & more'],
  ])(
    'a %s path listens elsewhere and works',
    async (_kind, name) => {
      const path = join(folder(), name, 'Db');
      const engine = await connectEngine(path);
      expect(engine.uri).not.toContain(encodeURIComponent(name));
      expect(await ping(engine.uri)).toBe(true);
      const again = await connectEngine(path);
      expect(again.uri).toBe(engine.uri);
      await engine.stop();
      await expectGone(engine.uri);
    },
    60_000,
  );
});

describe('a start that cannot be', () => {
  test('a path that is a file', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, 'x');
    const { code, stderr } = await runMain(file);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The data folder .*file cannot be written: .*EEXIST.*\.\n$/);
    await expect(connectEngine(join(file, 'below'))).rejects.toThrow(
      /^The data folder .* cannot be made: .*ENOTDIR/,
    );
  });

  test('a folder that a newer version has written', async () => {
    const path = folder();
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
    const { code, stderr } = await runMain(path);
    expect(code).toBe(1);
    expect(stderr).toBe(`The data folder ${path} was written by a newer version (format 2).\n`);
    await expect(connectEngine(path)).rejects.toThrow('was written by a newer version (format 2)');
  });

  test.each([[[]], [['a', 'b']], [['a', '--foo']], [['a', '--ttl-interval-ms=soon']]])(
    'arguments %j',
    async (args) => {
      const { code, stderr } = await runMain(...args);
      expect(code).toBe(1);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
  );
});

describe('connectEngine', () => {
  test('starts one, finds it again, and stops only its own', async () => {
    const path = join(folder(), 'deep', 'down');
    const own = await connectEngine(path);
    const found = await connectEngine(path);
    expect(found.uri).toBe(own.uri);
    await found.stop();
    expect(await ping(own.uri)).toBe(true);
    await own.stop();
    await expectGone(own.uri);
    expect(existsSync(join(path, 'engine.json'))).toBe(false);
  }, 60_000);

  test('by several at once gives all the same one', async () => {
    const path = folder();
    const connections = await Promise.all(Array.from({ length: 4 }, () => connectEngine(path)));
    expect(new Set(connections.map(({ uri }) => uri)).size).toBe(1);
    expect(await ping(connections[0]?.uri ?? '')).toBe(true);
    await Promise.all(connections.map((connection) => connection.stop()));
  }, 60_000);

  test('starts it again when it dies unasked, on the same address', async () => {
    const path = folder();
    const engine = await connectEngine(path);
    const client = await MongoClient.connect(engine.uri, { serverSelectionTimeoutMS: 10_000 });
    await client.db('x').collection('y').insertOne({ a: 1 });
    const { pid } = JSON.parse(readFileSync(join(path, 'engine.json'), 'utf8')) as { pid: number };
    process.kill(pid, 'SIGKILL');
    const count = (): Promise<number> => client.db('x').collection('y').countDocuments();
    // The driver tries twice by itself; on a busy machine both may still meet the dead socket.
    expect(await count().catch(count)).toBe(1);
    await client.close();
    await engine.stop();
  }, 60_000);

  test('ends the engine when the process that started it is gone, even by kill -9', async () => {
    const path = folder();
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
    await until(() => !existsSync(join(path, 'db', 'engine.json')));
  }, 60_000);
});

test('a full disk refuses writes, keeps reads, loses nothing, and works again when there is room', async () => {
  const path = folder();
  // A limit on the size of files stands for a full disk; a second start without it for the room.
  const limited = spawn('sh', ['-c', `ulimit -f 4000; exec "$0" "$@"`, process.execPath, MAIN, path], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [line] = (await once(limited.stdout, 'data')) as [Buffer];
  const client = await MongoClient.connect(line.toString().replace('ready ', '').trim(), {
    serverSelectionTimeoutMS: 5_000,
  });
  const rows = client.db('full').collection<{ _id: number; pad: string }>('rows');
  let stored = 0;
  let refusal: { code?: unknown; codeName?: unknown } = {};
  for (; stored < 5_000; stored++) {
    try {
      await rows.insertOne({ _id: stored, pad: 'x'.repeat(3_000) });
    } catch (error) {
      refusal = error as typeof refusal;
      break;
    }
  }
  expect(refusal).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' });
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
  const again = await MongoClient.connect(engine.uri);
  const kept = again.db('full').collection<{ _id: number; pad: string }>('rows');
  expect(await kept.countDocuments()).toBe(stored);
  await kept.insertOne({ _id: 99_999, pad: 'y' });
  expect(await again.db('full').command({ validate: 'rows' })).toMatchObject({
    valid: true,
    nrecords: stored + 1,
  });
  await again.close();
  await engine.stop();
}, 60_000);
