import { ObjectId, type Collection } from 'mongodb';
import { assertServerError, createIndex, captureServerError, explainFind, useEngine } from './test-engine.ts';

const { db, engine, inTransaction } = useEngine();

/** Creates a collection whose indexes take several batches of the writer to build. */
async function createLargeCollection(): Promise<Collection> {
  const collection = db().collection(`b${new ObjectId().toHexString()}`);
  for (let start = 0; start < 30_000; start += 10_000)
    await collection.insertMany(Array.from({ length: 10_000 }, (_item, n) => ({ n: start + n })));
  return collection;
}

/** Waits for batches of the writer, in each of which a build goes on. It adds its index in the first ones. */
async function waitForBatches(count: number): Promise<void> {
  for (let batch = 0; batch < count; batch++) await db().collection('others').insertOne({});
}

async function restart(): Promise<void> {
  await engine().stop('SIGKILL');
  await engine().start();
}

describe('an index build', () => {
  test('ends with the collection, which does not come back', async () => {
    const collection = await createLargeCollection();
    const build = captureServerError(createIndex(collection, { n: 1 }));
    await waitForBatches(3);
    await collection.drop();
    expect((await build).code).toBe(276);
    await collection.insertOne({ n: 'new' });
    await restart();
    expect(await collection.countDocuments()).toBe(1);
    await collection.drop();
    await restart();
    const { collectionName } = collection;
    expect(await db().listCollections({ name: collectionName }).toArray()).toEqual([]);
  }, 60_000);

  test('ends with its index, which can be built anew', async () => {
    const collection = await createLargeCollection();
    const build = captureServerError(createIndex(collection, { n: 1 }));
    await waitForBatches(3);
    await collection.dropIndex('n_1');
    expect((await build).code).toBe(276);
    await createIndex(collection, { n: 1 });
    expect(await explainFind(collection, { n: 5 })).toMatchObject({ keys: 1, returned: 1 });
    expect(await db().command({ validate: collection.collectionName })).toMatchObject({ valid: true });
  }, 60_000);

  test.each(['commits', 'aborts'])(
    'waits for a transaction that deletes a record, which then %s',
    async (end) => {
      const collection = await createLargeCollection();
      const { insertedId: _id } = await collection.insertOne({ n: 0 });
      await inTransaction(async (session) => {
        const build = createIndex(collection, { n: 1 }, { unique: true }).catch(assertServerError);
        await waitForBatches(3);
        await collection.deleteOne({ _id }, { session });
        await waitForBatches(80);
        if (end === 'commits') await session.commitTransaction();
        else await session.abortTransaction();
        expect(await build).toEqual(end === 'commits' ? 'n_1' : expect.objectContaining({ code: 11000 }));
      });
      expect(await db().command({ validate: collection.collectionName })).toMatchObject({ valid: true });
    },
    60_000,
  );
});
