import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { decodeFieldName } from '../src/bson/utf8.ts';
import type { ClientSession } from 'mongodb';
import { captureServerError, useEngine, useSmallEngine, type TestEngine } from './test-engine.ts';

/** Reads the most memory that the engine has had, in MB. */
function readPeakMemory({ pid }: TestEngine): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
}

const FIELDS = Object.fromEntries(Array.from({ length: 100 }, (_item, n) => [`f${n}`, n]));

describe('a sort', () => {
  // What 20,000 documents decode to takes more.
  const { db } = useSmallEngine(64);

  test('keeps the bytes of documents, not what they decode to', async () => {
    const collection = db().collection('many-fields');
    const insert = (n: number) =>
      collection.insertMany(
        Array.from({ length: 1_000 }, (_item, m) => ({ n: (n * 7 + m) % 977, ...FIELDS })),
      );
    for (let n = 0; n < 20; n++) await insert(n);
    const cursor = collection.find().sort({ n: 1 }).batchSize(1);
    expect(await cursor.next()).toMatchObject({ n: 0 });
    await cursor.close();
  });
});

describe('an update of many documents', () => {
  const { db, engine } = useSmallEngine(64);

  test('keeps none of them', async () => {
    const collection = db().collection('many-fields');
    for (let n = 0; n < 40; n++)
      await collection.insertMany(Array.from({ length: 1_000 }, () => ({ ...FIELDS })));
    const before = readPeakMemory(engine());
    expect(await collection.updateMany({}, { $inc: { n: 1 } })).toMatchObject({ modifiedCount: 40_000 });
    expect(readPeakMemory(engine()) - before).toBeLessThan(150);
  });
});

describe('statements that run at once', () => {
  const { db, engine } = useEngine();
  const COUNT = 40_000;
  const readHeldBytes = async (): Promise<number> => {
    const status = await db().command({ serverStatus: 1 });
    return (status.embeddedEngine as { statementBytes: number }).statementBytes;
  };
  beforeAll(async () => {
    for (let n = 0; n < COUNT; n += 1_000)
      await db()
        .collection('rows')
        .insertMany(Array.from({ length: 1_000 }, (_item, m) => ({ n: n + m, name: `row ${n + m}` })));
  });

  test('wait for the memory that others hold, and hold little together', async () => {
    const clients = await Promise.all([1, 2].map(() => engine().connect({ maxPoolSize: 60 })));
    const rows = clients.map((client) => client.db('test').collection('rows'));
    const before = readPeakMemory(engine());
    const groups = Array.from({ length: 110 }, async (_item, n) => {
      const stage = {
        $group: { _id: n % 2 ? '$n' : '$name', a: { $sum: '$n' }, b: { $sum: 1 }, c: { $sum: 2 } },
      };
      const cursor = rows[n % 2]?.aggregate([stage], { batchSize: 1 });
      const first = await cursor?.next();
      await cursor?.close();
      return first?.b as number;
    });
    expect(new Set(await Promise.all(groups))).toEqual(new Set([1]));
    expect(readPeakMemory(engine()) - before).toBeLessThan(1_000);
    expect(await readHeldBytes()).toBe(0);
  }, 300_000);

  test('give back what they held, however they end', async () => {
    const rows = db().collection('rows');
    const sort = (session?: ClientSession) => rows.find({}, { session }).sort({ name: 1 }).batchSize(10);
    const [read, closed, inSession] = [sort(), sort(), engine().connect()];
    for (const cursor of [read, closed]) await cursor.next();
    const held = await readHeldBytes();
    expect(held).toBeGreaterThan(2 * COUNT * 400);
    expect(held).toBeLessThan(2 * COUNT * 500);
    expect(await read.toArray()).toHaveLength(COUNT - 1);
    await closed.close();

    const other = await inSession;
    const session = other.startSession();
    const ofSession = other
      .db('test')
      .collection('rows')
      .find({}, { session })
      .sort({ name: 1 })
      .batchSize(10);
    await ofSession.next();
    await session.endSession();
    await other.close();
    await rows.updateMany({}, { $set: { name: 'x'.repeat(3_000) } });
    expect((await captureServerError(sort().toArray())).code).toBe(292);
    expect((await captureServerError(rows.aggregate([{ $group: { _id: ['$n'] } }]).toArray())).code).toBe(
      168,
    );
    const dropped = rows.find({}, { limit: 1_000 }).sort({ name: 1 }).batchSize(10);
    await dropped.next();
    await rows.drop();
    expect(await readHeldBytes()).toBe(0);
  }, 300_000);
});

test('field names of any length are decoded, and only short ones kept', () => {
  const decode = (name: string): string => decodeFieldName(Buffer.from(name), 0, name.length);
  for (const name of ['a', 'b'.repeat(64), 'c'.repeat(65)]) expect(decode(name)).toBe(name);
  const before = measureUse();
  for (let n = 0; n < 1_000; n++) decode(`${n}`.padEnd(100_000, 'x'));
  expect(measureUse() - before).toBeLessThan(20e6);
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function measureUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
