import { readFileSync } from 'node:fs';
import { useEngine } from './test-engine.ts';

const { db, engine } = useEngine();

/** Reads the most memory that the engine has had, in MB. */
function readPeakMemory(): number {
  const status = readFileSync(`/proc/${engine().pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
}

test('a sort keeps the bytes of documents, not what they decode to', async () => {
  const collection = db().collection('many-fields');
  const fields = Object.fromEntries(Array.from({ length: 100 }, (_item, n) => [`f${n}`, n]));
  const insert = (n: number) =>
    collection.insertMany(Array.from({ length: 1_000 }, (_item, m) => ({ n: (n * 7 + m) % 977, ...fields })));
  for (let n = 0; n < 20; n++) await insert(n);
  const before = readPeakMemory();
  const cursor = collection.find().sort({ n: 1 }).batchSize(1);
  expect(await cursor.next()).toMatchObject({ n: 0 });
  expect(readPeakMemory() - before).toBeLessThan(100);
  await cursor.close();
}, 60_000);
