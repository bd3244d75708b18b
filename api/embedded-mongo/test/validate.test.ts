import type { Document } from 'mongodb';
import { createIndex, useEngine } from './test-engine.ts';

const { db } = useEngine();

test('validate finds no error beside deletes, inserts and an index build', async () => {
  const COUNT = 30_000;
  const collection = db().collection<Document & { _id: number }>('changing');
  const createDocs = (start: number) =>
    Array.from({ length: 10_000 }, (_item, n) => ({ _id: start + n, a: start + n }));
  for (let start = 0; start < COUNT; start += 10_000) await collection.insertMany(createDocs(start));
  await createIndex(collection, { a: 1 }, { unique: true });
  const state = { isDone: false };
  const changes = (async () => {
    for (let n = 0; !state.isDone; n++) {
      await collection.deleteOne({ _id: COUNT - 1 - n });
      await collection.insertOne({ _id: COUNT + n, a: COUNT + n });
    }
  })();
  const build = createIndex(collection, { a: -1, _id: 1 });
  for (let n = 0; n < 4; n++)
    expect(await db().command({ validate: 'changing' })).toMatchObject({
      valid: true,
      errors: [],
      nrecords: expect.any(Number) as number,
    });
  state.isDone = true;
  await Promise.all([changes, build]);
}, 60_000);
