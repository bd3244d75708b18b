import { open } from 'lmdb';
import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from 'mongodb';
import { backUp, checkDatabase, compact, openStoredData, restore } from '../src/maintenance/index.ts';
import { FORMAT_VERSION } from '../src/storage/format.ts';
import { createIndex, createTemporaryFolder, TestEngine } from './test-engine.ts';

/** The tools for a data folder: what they find, keep and reject. */

const NOW = new Date('2026-03-10T12:00:00Z');
const PAGE_BYTES = 4_096;
const folders: string[] = [];
/** Returns a path for a folder in a temporary folder of its own. */
function newFolder(): string {
  const parent = createTemporaryFolder(process.env.TEST_DATA);
  folders.push(parent);
  return join(parent, 'db');
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const dataFile = (folder: string): string => join(folder, 'data', 'data.mdb');

/** Runs an engine on a folder while `work` uses it. */
async function withDb<T>(folder: string, work: (db: Db) => Promise<T>): Promise<T> {
  const engine = new TestEngine(folder);
  await engine.start();
  const client = await engine.connect();
  try {
    return await work(client.db('test'));
  } finally {
    await client.close();
    await engine.stop();
  }
}

/** Creates two collections of 400 records, one of them with an index, and one empty collection. */
async function createData(): Promise<string> {
  const folder = newFolder();
  await withDb(folder, async (db) => {
    for (const name of ['users', 'orders'])
      await db
        .collection<{ _id: number }>(name)
        .insertMany(Array.from({ length: 400 }, (_, _id) => ({ _id, text: `${name}-${_id}-`.repeat(8) })));
    await db.collection('orders').insertOne({ text: 'x'.repeat(20_000) });
    await createIndex(db.collection('users'), { text: 1 }, { name: 'by_text' });
    await db.createCollection('empty');
  });
  return folder;
}

/** Changes the data file wherever a text is in it: LMDB keeps earlier versions of a page until it needs the room. */
function damage(folder: string, text: string, change: (content: Buffer, position: number) => void): void {
  const content = readFileSync(dataFile(folder));
  for (let at = content.indexOf(text); at !== -1; at = content.indexOf(text, at + text.length))
    change(content, at);
  writeFileSync(dataFile(folder), content);
}

const zeroPage = (content: Buffer, position: number): unknown => {
  const page = Math.floor(position / PAGE_BYTES) * PAGE_BYTES;
  return content.fill(0, page, page + PAGE_BYTES);
};

/** Reads how many documents of each collection are whole, and what is lost. */
async function salvage(folder: string): Promise<{ counts: Record<string, number>; losses: string[] }> {
  const data = openStoredData(folder);
  const counts = data.collections.map(({ name, readDocuments }) => [name, [...readDocuments()].length]);
  await data.close();
  return { counts: Object.fromEntries(counts) as Record<string, number>, losses: data.losses };
}

describe('check', () => {
  test('counts the records of a whole database and finds no problem', async () => {
    const { collections, problems } = await checkDatabase(await createData());

    expect(problems).toEqual([]);
    expect(collections).toEqual({
      'test.users': { records: 400, indexes: ['_id_', 'by_text'] },
      'test.orders': { records: 401, indexes: ['_id_'] },
      'test.empty': { records: 0, indexes: ['_id_'] },
    });
  });

  test('names the collection and records of a damaged page, and salvage reads all others', async () => {
    const folder = await createData();
    damage(folder, 'orders-150-orders', zeroPage);

    const { problems } = await checkDatabase(folder);

    expect(problems).toEqual([
      expect.stringMatching(
        /^Collection test\.orders: the records from record \d+ to record \d+ at most are lost: page \d+ has other/,
      ),
    ]);
    const { counts, losses } = await salvage(folder);
    expect(counts).toEqual({ users: 400, orders: expect.any(Number), empty: 0 });
    expect(counts.orders).toBeGreaterThan(370);
    expect(counts.orders).toBeLessThan(401);
    expect(losses).toEqual(problems);
  });

  test('names the record of a long value that is damaged', async () => {
    const folder = await createData();
    damage(folder, 'x'.repeat(5_000), zeroPage);

    const { counts } = await salvage(folder);

    expect((await checkDatabase(folder)).problems).toEqual([
      expect.stringMatching(/^Collection test\.orders: the records from record 401 to /),
    ]);
    expect(counts).toEqual({ users: 400, orders: 400, empty: 0 });
  });

  test('names the records of a page whose count of entries is damaged', async () => {
    const folder = await createData();
    damage(folder, 'orders-150-orders', (content, position) =>
      content.writeUInt16LE(0xffff, Math.floor(position / PAGE_BYTES) * PAGE_BYTES + 20),
    );

    expect((await checkDatabase(folder)).problems).toEqual([
      expect.stringMatching(/^Collection test\.orders: the records from .* are lost: page \d+ has other/),
    ]);
    expect((await salvage(folder)).counts).toMatchObject({ users: 400, empty: 0 });
  });

  test('names the record of a long value whose page cannot be in any file', async () => {
    const folder = await createData();
    // The length of the value, the flag of one outside of the page, and the length of the key before it.
    damage(folder, '\x41\x4e\0\0\x01\0\x0a\0', (content, position) =>
      content.writeBigUInt64LE(2n ** 60n, position + 18),
    );

    expect((await checkDatabase(folder)).problems).toEqual([
      expect.stringMatching(/^Collection test\.orders: .*record 401 .* lost: page \d+ is missing/),
    ]);
    expect((await salvage(folder)).counts).toEqual({ users: 400, orders: 400, empty: 0 });
  });

  test('names a record that is not a document, and salvage leaves it out', async () => {
    const folder = await createData();
    // The type of the field `text`, before its name and the length of its value.
    damage(folder, 'text\0\x49\0\0\0orders-7-', (content, position) =>
      content.writeUInt8(0x77, position - 1),
    );

    const { problems } = await checkDatabase(folder);
    const { counts, losses } = await salvage(folder);

    expect(problems).toContainEqual(
      expect.stringMatching(/^Collection test\.\w+: record \d+ is not a document/),
    );
    expect((counts.users ?? 0) + (counts.orders ?? 0)).toBe(800);
    expect(losses).toHaveLength(1);
  });

  test('names an index that lacks a key', async () => {
    const folder = await createData();
    const environment = open({ path: join(folder, 'data'), noSubdir: false });
    const entries = environment.openDB<Buffer, Buffer>('index-entries', {
      encoding: 'binary',
      keyEncoding: 'binary',
    });
    const last = [...entries.getKeys({ reverse: true, limit: 1 })];
    for (const key of last) entries.removeSync(key);
    await environment.close();

    expect((await checkDatabase(folder)).problems).toEqual([
      expect.stringMatching(/^Collection test\.users: index by_text is missing a key of record \d+/),
      'Collection test.users: index by_text has 399 keys, expected 400',
    ]);
  });

  test('names an entry of the catalog that is damaged, and salvage reads the other collections', async () => {
    const folder = await createData();
    // The type of the field `name` of the only index that is not on `_id`.
    damage(folder, 'name\0\x08\0\0\0by_text', (content, position) => content.writeUInt8(0x77, position - 1));

    const { problems } = await checkDatabase(folder);
    const { counts, losses } = await salvage(folder);

    expect(problems).toEqual([
      expect.stringMatching(/^The entry collection:\d+ of the catalog is damaged: /),
    ]);
    expect(counts).toEqual({ orders: 401, empty: 0 });
    expect(losses).toEqual([expect.stringMatching(/^The list of collections is incomplete: the entry coll/)]);
  });

  test('says that nothing can be read of a file without its headers', async () => {
    const folder = await createData();
    writeFileSync(dataFile(folder), readFileSync(dataFile(folder)).fill(0, 0, 2 * PAGE_BYTES));

    expect((await checkDatabase(folder)).problems).toEqual([expect.stringContaining('Restore a backup.')]);
    await expect(checkDatabase(newFolder())).rejects.toThrow('There is no database in');
  });
});

describe('backup', () => {
  test('taken while the engine writes has all that was acknowledged before, and is restored', async () => {
    const [folder, target, restored] = [await createData(), newFolder(), newFolder()];
    const acknowledged = await withDb(folder, async (db) => {
      const log = db.collection<{ _id: number }>('log');
      let count = 0;
      const load = { isRunning: true };
      const writes = (async () => {
        while (load.isRunning) await log.insertOne({ _id: count++ });
      })();
      while (count < 20) await log.findOne({});
      const before = count - 1;
      await backUp(folder, target, NOW);
      load.isRunning = false;
      await writes;
      expect(count).toBeGreaterThan(before);
      return before;
    });

    const manifest = await restore(target, restored);

    expect(manifest).toMatchObject({ format: FORMAT_VERSION, createdAt: NOW.toISOString() });
    expect(readFileSync(`${restored}.id`, 'utf8').trim()).toBe(manifest.databaseId);
    await withDb(restored, async (db) => {
      const ids = (await db.collection('log').find().sort({ _id: 1 }).toArray()).map(
        ({ _id }) => _id as unknown,
      );
      expect(ids.length).toBeGreaterThanOrEqual(acknowledged);
      expect(ids).toEqual([...ids.keys()]);
      expect(await db.collection('users').countDocuments({ text: { $gte: 'users-0' } })).toBe(400);
    });
  });

  test('is not restored over other data, over another database or when it was changed', async () => {
    const [folder, target] = [await createData(), newFolder()];
    await backUp(folder, target, NOW);
    const before = readFileSync(dataFile(folder));

    await expect(restore(target, folder)).rejects.toThrow('is not empty. Nothing was changed.');
    await expect(backUp(folder, folder, NOW)).rejects.toThrow('is not empty. Nothing was changed.');
    const other = newFolder();
    writeFileSync(`${other}.id`, 'another');
    await expect(restore(target, other)).rejects.toThrow('had database another, but the backup is of');
    appendFileSync(dataFile(target), 'x');
    const empty = newFolder();
    await expect(restore(target, empty)).rejects.toThrow('is damaged: its data file is not the one');
    await expect(restore(folder, empty)).rejects.toThrow('There is no complete backup');

    expect([existsSync(empty), existsSync(other)]).toEqual([false, false]);
    expect(readFileSync(dataFile(folder)).equals(before)).toBe(true);
  });

  test('of a damaged database fails with advice and leaves nothing', async () => {
    const [folder, target] = [await createData(), newFolder()];
    damage(folder, 'orders-150-orders', zeroPage);

    await expect(backUp(folder, target, NOW)).rejects.toThrow(
      /is damaged: page \d+ .*export FOLDER --salvage/,
    );

    expect(existsSync(target)).toBe(false);
  });
});

test('compact gives back the space of deleted records and keeps all others', async () => {
  const folder = await createData();
  await withDb(folder, async (db) => {
    await expect(compact(folder)).rejects.toThrow('is in use by process');
    await db.collection('orders').deleteMany({});
  });

  const { before, after } = await compact(folder);

  expect(after).toBeLessThan(before / 1.5);
  expect(statSync(dataFile(folder)).size).toBe(after);
  await withDb(folder, async (db) => expect(await db.collection('users').countDocuments()).toBe(400));
});
