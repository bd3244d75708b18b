import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { decodeFieldName } from '../src/bson/utf8.ts';
import { useEngine, type TestEngine } from './test-engine.ts';

/** Reads the most memory that the engine has had, in MB. */
function readPeakMemory({ pid }: TestEngine): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
}

const FIELDS = Object.fromEntries(Array.from({ length: 100 }, (_item, n) => [`f${n}`, n]));

describe('a sort', () => {
  const { db, engine } = useEngine();

  test('keeps the bytes of documents, not what they decode to', async () => {
    const collection = db().collection('many-fields');
    const insert = (n: number) =>
      collection.insertMany(
        Array.from({ length: 1_000 }, (_item, m) => ({ n: (n * 7 + m) % 977, ...FIELDS })),
      );
    for (let n = 0; n < 20; n++) await insert(n);
    const before = readPeakMemory(engine());
    const cursor = collection.find().sort({ n: 1 }).batchSize(1);
    expect(await cursor.next()).toMatchObject({ n: 0 });
    expect(readPeakMemory(engine()) - before).toBeLessThan(100);
    await cursor.close();
  });
});

describe('an update of many documents', () => {
  const { db, engine } = useEngine();

  test('keeps none of them', async () => {
    const collection = db().collection('many-fields');
    for (let n = 0; n < 40; n++)
      await collection.insertMany(Array.from({ length: 1_000 }, () => ({ ...FIELDS })));
    const before = readPeakMemory(engine());
    expect(await collection.updateMany({}, { $inc: { n: 1 } })).toMatchObject({ modifiedCount: 40_000 });
    expect(readPeakMemory(engine()) - before).toBeLessThan(150);
  });
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
