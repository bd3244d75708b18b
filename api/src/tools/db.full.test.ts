import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { createMember, type LoggedInClient } from '../../test/support/factories.ts';
import {
  databaseUri,
  NODE_ENVIRONMENT,
  runDb,
  startEngine,
  type ChildService,
} from '../../test/support/processes.ts';
import type { TestClient } from '../../test/support/test-client.ts';
import { startTestApi, type TestApi, useServer } from '../../test/support/test-api.ts';
import { readLastBackup } from '../platform/db/last-backup.ts';
import { writeExport } from '../platform/db/transfer/export-files.ts';
import { assertNoImport } from '../platform/db/transfer/import.ts';

/** `npm run db`: a restore drill with money in it, and a move from the engine to a server and back. */

const parent = mkdtempSync(join(process.env.TEST_DATA ?? tmpdir(), 'db-tool-'));
const engines: ChildService[] = [];
const apis: TestApi[] = [];
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await Promise.all(engines.map((engine) => engine.kill('SIGTERM')));
  rmSync(parent, { recursive: true });
});

/** Starts an engine on the database of a `DATA_DIR`. */
async function startDatabase(dataDir: string): Promise<ChildService> {
  const engine = await startEngine(join(dataDir, 'db'));
  engines.push(engine);
  return engine;
}

/** Starts an API on the database of a server that the platform uses. */
async function startApiOn(engine: ChildService, settings = {}): Promise<TestApi> {
  useServer(engine.url);
  const api = await startTestApi(settings, undefined, undefined, 'platform');
  apis.push(api);
  return api;
}

const folder = (name: string): string => join(parent, name);
async function readStatement(member: TestClient): Promise<unknown> {
  const { status, body } = await member.get('/api/user/statement');
  expect(status).toBe(200);
  return body;
}

async function createMemberWithBonus(api: TestApi): Promise<LoggedInClient> {
  const member = await createMember(api);
  expect((await member.post('/api/user/claim-signup-bonus')).status).toBeLessThan(300);
  return member;
}

test('a backup taken under load is restored to a fresh platform whose ledger is proved', async () => {
  const engine = await startDatabase(folder('old'));
  const api = await startApiOn(engine);
  const { encryptionKeys } = api.settings;
  const PII_KEYS = encryptionKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',');
  const member = await createMemberWithBonus(api);
  const statement = await readStatement(member);
  const state = { isRunning: true };
  const load = (async () => {
    while (state.isRunning) await api.database.connection.collection('load').insertOne({});
  })();

  const backup = await runDb({ DATA_DIR: folder('old') }, 'backup', folder('backup'));

  state.isRunning = false;
  await load;
  expect(backup).toEqual([0, expect.stringMatching(/^Backed up database .* all read back\nIt has no keys/)]);
  const { connection } = api.database;
  expect(await readLastBackup(connection)).toEqual(expect.any(Date));
  const withoutKey = await runDb({ DATA_DIR: folder('no-key') }, 'restore', folder('backup'));
  expect(withoutKey).toEqual([1, expect.stringContaining(`PII_KEYS lacks the key ${encryptionKeys[0]?.id}`)]);
  const [code, output] = await runDb({ DATA_DIR: folder('new'), PII_KEYS }, 'restore', folder('backup'));
  expect(output).toMatch(/Replayed [1-9]\d* journals of [1-9]\d* members: 0 problems/);
  expect(code).toBe(0);

  const restored = await startApiOn(await startDatabase(folder('new')), { encryptionKeys });
  const client = restored.client();
  for (const [name, value] of member.cookies) client.cookies.set(name, value);
  expect(await readStatement(client)).toEqual(statement);
});

describe('export and import', () => {
  const { Double, Long, ObjectId, Binary, BSONRegExp } = mongo.BSON;
  const documents = [
    {
      _id: new ObjectId(),
      whole: new Double(1),
      half: 0.5,
      int: 1,
      long: Long.fromNumber(2),
      negative: new Double(-0),
    },
    {
      _id: 'text',
      date: new Date(0),
      pattern: new BSONRegExp('^a', 'i'),
      bytes: new Binary(Buffer.from('x')),
    },
    { _id: { nested: [null, true, { deep: 'é' }] }, array: [] },
  ];
  const source = folder('source');
  const readFiles = (name: string) =>
    readdirSync(folder(name))
      .filter((file) => file !== 'export.json')
      .map((file) => [file, readFileSync(join(folder(name), file), 'utf8')]);

  test('keep every value and index from the embedded database to a server and back to files', async () => {
    const engine = await startDatabase(source);
    const client = await mongo.MongoClient.connect(engine.url);
    const db = client.db('platform');
    await db.collection<{ _id: unknown }>('types/all').insertMany(documents);
    await db.createCollection('empty');
    const rows = Array.from({ length: 1_200 }, (_, _id) => ({ _id, n: _id % 7 }));
    await db.collection<{ _id: number }>('rows').insertMany(rows);
    await db.command({
      createIndexes: 'rows',
      indexes: [{ key: { n: -1, _id: 1 }, name: 'by_n', unique: true }],
    });
    const target = await startDatabase(folder('server'));
    const MONGODB_URI = databaseUri(target.url, 'platform');

    expect(await runDb({ DATA_DIR: source }, 'export', folder('first'))).toEqual([
      0,
      expect.stringContaining('Exported 1203 documents of 3 collections'),
    ]);
    const imported = await runDb({ DATA_DIR: source, MONGODB_URI }, 'import', folder('first'));
    expect(imported).toEqual([0, expect.stringContaining('Imported 3 collections')]);
    expect((await runDb({ DATA_DIR: source, MONGODB_URI }, 'export', folder('second')))[0]).toBe(0);

    expect(readFiles('second')).toEqual(readFiles('first'));
    const server = await mongo.MongoClient.connect(target.url);
    const indexes = await server.db('platform').collection('rows').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { n: -1, _id: 1 }, name: 'by_n', unique: true }),
    );
    expect(await server.db('platform').listCollections({ name: 'empty' }).toArray()).toHaveLength(1);
    await Promise.all([client.close(), server.close()]);
    const again = await runDb({ DATA_DIR: source, MONGODB_URI }, 'import', folder('first'));
    expect(again).toEqual([1, expect.stringContaining('The database is not empty')]);
  });

  test('continue after SIGKILL in the middle of an import, and write nothing twice', async () => {
    const target = await startDatabase(folder('interrupted'));
    const MONGODB_URI = databaseUri(target.url, 'platform');
    const client = await mongo.MongoClient.connect(target.url);
    const db = client.db('platform');
    // So many batches that the import is killed long before the last one.
    const rows = Array.from({ length: 40_000 }, (_, _id) => mongo.BSON.serialize({ _id }));
    await writeExport(folder('large'), [{ name: 'rows', indexes: [], read: () => rows }], new Date());
    const child = spawn(process.execPath, [join(import.meta.dirname, 'db.ts'), 'import', folder('large')], {
      env: { ...NODE_ENVIRONMENT, DATA_DIR: source, MONGODB_URI },
      stdio: 'ignore',
    });
    while ((await db.collection('rows').countDocuments()) < 500);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;

    await expect(assertNoImport(db)).rejects.toThrow('An import into this database was interrupted');
    const [code] = await runDb({ DATA_DIR: source, MONGODB_URI }, 'import', folder('large'));

    expect(code).toBe(0);
    expect(await db.collection('rows').countDocuments()).toBe(rows.length);
    await expect(assertNoImport(db)).resolves.toBeUndefined();
    await client.close();
  });

  test('save what is whole of a damaged database, with a line for what is lost', async () => {
    await runDb({ DATA_DIR: source }, 'backup', join(folder('damaged'), 'db'));
    const file = join(folder('damaged'), 'db', 'data', 'data.mdb');
    const content = readFileSync(file);
    // The type of the field `n` of one row.
    content.writeUInt8(0x77, content.indexOf('\x10_id\0\x05\0\0\0\x10n\0') + '\x10_id\0\x05\0\0\0'.length);
    writeFileSync(file, content);

    const check = await runDb({ DATA_DIR: folder('damaged') }, 'check');
    const plain = await runDb({ DATA_DIR: folder('damaged') }, 'export', folder('plain'));
    const salvage = await runDb({ DATA_DIR: folder('damaged') }, 'export', folder('salvaged'), '--salvage');

    expect(check).toEqual([
      1,
      expect.stringMatching(/Collection platform\.rows: record \d+ is not a document/),
    ]);
    const lost = /Exported 1202 documents.*\nCollection platform\.rows: record \d+ is not a document/;
    expect(plain).toEqual([1, expect.stringMatching(lost)]);
    expect(salvage).toEqual([0, expect.stringMatching(lost)]);
  });
});

test.each([[['backup']], [['import', 'a', '--salvage']]])(
  'rejects the arguments %j with the usage',
  async (args) => {
    expect(await runDb({ DATA_DIR: folder('usage') }, ...args)).toEqual([
      1,
      expect.stringMatching(/^Usage: npm run db/),
    ]);
  },
);
