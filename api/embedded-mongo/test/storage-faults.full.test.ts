import { MongoClient, type Collection } from 'mongodb';
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { connectEngine } from '../src/index.ts';
import { createTemporaryFolder, expectWhole, MAIN_MODULE } from './test-engine.ts';

type Row = { _id: number; pad: string };

const parents: string[] = [];
/** Returns a path for a data folder in a temporary folder of its own. */
function newDataFolder(): string {
  const parent = createTemporaryFolder();
  parents.push(parent);
  return join(parent, 'db');
}
const clients: MongoClient[] = [];
async function connect(uri: string): Promise<MongoClient> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 50_000 });
  clients.push(client);
  return client;
}
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  for (const path of parents) rmSync(path, { recursive: true, force: true });
});

const rowsOf = (client: MongoClient): Collection<Row> => client.db('faults').collection<Row>('rows');
const outOfDiskSpace = { code: 14031, codeName: 'OutOfDiskSpace' };

/** An engine whose files cannot grow past a size until the limit is lifted, like those of a full disk. */
class LimitedEngine {
  readonly folder: string;
  #child: ChildProcess | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** @param limit commands of the shell before the engine starts */
  async start(limit: string): Promise<MongoClient> {
    const child = spawn('sh', ['-c', `${limit} exec "$0" "$@"`, process.execPath, MAIN_MODULE, this.folder], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#child = child;
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return connect(line.toString().replace('ready ', '').trim());
  }

  /** Frees space for the running process, or by a new one where the system cannot change another process's limit. */
  async lift(client: MongoClient): Promise<MongoClient> {
    if (process.platform === 'linux') {
      execFileSync('prlimit', ['--pid', String(this.#child?.pid), '--fsize=unlimited']);
      return client;
    }
    await this.stop();
    return this.start('');
  }

  async stop(): Promise<void> {
    this.#child?.kill();
    if (this.#child) await once(this.#child, 'exit');
  }
}

/** Inserts until a write fails. Returns how many were acknowledged, and the error. */
async function fill(rows: Collection<Row>, bytes: number): Promise<{ stored: number; error: unknown }> {
  for (let stored = 0; stored < 5_000; stored++) {
    try {
      await rows.insertOne({ _id: stored, pad: 'x'.repeat(bytes) });
    } catch (error) {
      return { stored, error };
    }
  }
  throw new Error('The disk never became full.');
}

// LMDB reports a write of one page that fails, and as EIO a write of several pages that is cut short.
test.each([
  ['a full disk', 3_000],
  ['a write cut short (EIO)', 30_000],
])(
  'after %s, writes fail with 14031, reads go on, nothing is lost or half-applied, and room is enough to recover',
  async (_kind, bytes) => {
    const engine = new LimitedEngine(newDataFolder());
    const client = await engine.start('ulimit -S -f 4000;');
    const rows = rowsOf(client);
    const { stored, error } = await fill(rows, bytes);
    expect(error).toMatchObject(outOfDiskSpace);
    expect(stored).toBeGreaterThan(20);
    await expect(
      client.withSession((session) =>
        session.withTransaction(async () => {
          await rows.insertOne({ _id: -1, pad: '' }, { session });
          await rows.insertOne({ _id: -2, pad: 'x'.repeat(300_000) }, { session });
        }),
      ),
    ).rejects.toMatchObject(outOfDiskSpace);
    expect(await rows.countDocuments()).toBe(stored);
    expect((await rows.find().toArray()).map(({ _id }) => _id).sort((a, b) => a - b)).toEqual([
      ...Array(stored).keys(),
    ]);

    const after = await engine.lift(client);
    await rowsOf(after).insertOne({ _id: 99_999, pad: 'x'.repeat(300_000) });

    expect(await rowsOf(after).countDocuments()).toBe(stored + 1);
    await expectWhole(engine.folder);
    await engine.stop();
  },
);

/** Runs an engine whose start is expected to fail. Returns its exit code and message. */
function runFailingEngine(...args: string[]): Promise<{ code: unknown; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN_MODULE, ...args], (error, _stdout, stderr) =>
      resolve({ code: error?.code, stderr }),
    );
  });
}

/** Creates a database with one row, and stops its engine. Returns its id. */
async function createDatabase(folder: string): Promise<string> {
  const engine = await connectEngine(folder);
  const client = await connect(engine.uri);
  await rowsOf(client).insertOne({ _id: 1, pad: 'x' });
  await client.close();
  await engine.stop();
  return readFileSync(`${folder}.id`, 'utf8').trim();
}

describe('a data folder that vanishes', () => {
  test('under a running engine fails writes, serves reads, and is used again when it is back', async () => {
    const folder = newDataFolder();
    const engine = await connectEngine(folder);
    const client = await connect(engine.uri);
    await rowsOf(client).insertOne({ _id: 1, pad: 'x' });
    renameSync(folder, `${folder}-gone`);

    await expect(rowsOf(client).insertOne({ _id: 2, pad: 'x' })).rejects.toMatchObject(outOfDiskSpace);

    expect(await rowsOf(client).countDocuments()).toBe(1);
    expect(existsSync(folder)).toBe(false);
    renameSync(`${folder}-gone`, folder);
    await rowsOf(client).insertOne({ _id: 3, pad: 'x' });
    expect(await rowsOf(client).countDocuments()).toBe(2);
    await engine.stop();
  });

  test('before a start is not replaced by an empty database, and is used again when it is back', async () => {
    const folder = newDataFolder();
    const id = await createDatabase(folder);
    renameSync(folder, `${folder}-gone`);

    const message = `Database ${id} was used here before, so no empty one is created`;
    await expect(connectEngine(folder)).rejects.toThrow(message);
    // A restart of the engine's process, which knows the id as well.
    const restarted = await runFailingEngine(folder, `--database-id=${id}`);
    expect(restarted).toEqual({ code: 1, stderr: expect.stringContaining(message) });
    expect(existsSync(folder)).toBe(false);
    // An empty folder, as below a disk that is not mounted.
    mkdirSync(folder);
    await expect(connectEngine(folder)).rejects.toThrow(message);

    rmSync(folder, { recursive: true });
    renameSync(`${folder}-gone`, folder);
    const engine = await connectEngine(folder);
    expect(await rowsOf(await connect(engine.uri)).countDocuments()).toBe(1);
    await engine.stop();
  });

  test('and has another database in its place is not used', async () => {
    const [folder, other] = [newDataFolder(), newDataFolder()];
    const [id, otherId] = [await createDatabase(folder), await createDatabase(other)];
    rmSync(folder, { recursive: true });
    renameSync(other, folder);

    await expect(connectEngine(folder)).rejects.toThrow(
      `has database ${otherId}, but ${id} was used here before`,
    );
  });
});

describe('a damaged data file', () => {
  const damages: [string, (file: string) => void, RegExp][] = [
    [
      'is cut off',
      (file) => truncateSync(file, 12_288),
      /page \d+ is missing: the file ends after 12288 bytes/,
    ],
    ['begins with something else', (file) => overwrite(file, 0), /its header is not that of a database/],
    ['has a page of zeros', (file) => overwriteUsedPages(file), /page \d+ has other content/],
  ];
  test.each(damages)(
    'that %s stops the start with a message that names it',
    async (_kind, damage, reason) => {
      const folder = newDataFolder();
      const id = await createDatabase(folder);
      const file = join(folder, 'data', 'data.mdb');
      damage(file);
      const before = readFileSync(file);

      const { code, stderr } = await runFailingEngine(folder, `--database-id=${id}`);

      expect(code).toBe(1);
      expect(stderr).toContain(`The data file ${file} is damaged`);
      expect(stderr).toMatch(reason);
      expect(stderr).toContain('`npm run db -- restore FOLDER`');
      expect(readFileSync(file).equals(before)).toBe(true);
    },
  );

  test('that ends the engine by a signal is named to the caller, with what to do', async () => {
    const folder = newDataFolder();
    const messages: string[] = [];
    const { promise: advised, resolve } = Promise.withResolvers<undefined>();
    const notify = (message: string): void => {
      messages.push(message);
      if (messages.length === 2) resolve(undefined);
    };
    const engine = await connectEngine(folder, { notify });
    const { pid } = JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8')) as { pid: number };
    process.kill(pid, 'SIGBUS');
    await advised;
    expect(messages[1]).toContain(`ended by SIGBUS, so its data file ${join(folder, 'data', 'data.mdb')}`);
    expect(messages[1]).toContain('`npm run db -- check` names all damage');
    await engine.stop();
  });
});

const PAGE_BYTES = 4_096;

function overwrite(file: string, page: number): void {
  const content = readFileSync(file);
  content.fill(0, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
  writeFileSync(file, content);
}

/** Overwrites all pages but the headers, whichever of them are in use. */
function overwriteUsedPages(file: string): void {
  const content = readFileSync(file);
  content.fill(0, 2 * PAGE_BYTES);
  writeFileSync(file, content);
}
