import { ObjectId, type Collection } from 'mongodb';
import {
  assertServerError,
  captureServerError,
  createIndex,
  expectWhole,
  explainFind,
  useCountedEngine,
} from './test-engine.ts';

const { db, folder, restart } = useCountedEngine();

/** A document of this size is a step of its own in a build. */
const PAD = 'x'.repeat(70_000);

/** Creates a collection whose indexes take two hundred batches of the writer to build. */
async function createLargeCollection(): Promise<Collection> {
  const collection = db().collection(`b${new ObjectId().toHexString()}`);
  await collection.insertMany(Array.from({ length: 200 }, (_item, n) => ({ n, pad: PAD })));
  return collection;
}

/** Waits for batches of the writer, in each of which a build goes on. It adds its index in the first ones. */
async function waitForBatches(count: number): Promise<void> {
  for (let batch = 0; batch < count; batch++) await db().collection('others').insertOne({});
}

describe('an index build', () => {
  test('ends with the collection, which does not come back', async () => {
    const collection = await createLargeCollection();
    const { collectionName } = collection;
    const build = captureServerError(createIndex(collection, { n: 1 }));
    await waitForBatches(3);
    await collection.drop();
    expect((await build).code).toBe(276);
    await collection.insertOne({ n: 'new' });
    await restart();
    expect(await db().collection(collectionName).countDocuments()).toBe(1);
    await db().collection(collectionName).drop();
    await restart();
    expect(await db().listCollections({ name: collectionName }).toArray()).toEqual([]);
  });

  test('ends with its index, which can be built anew', async () => {
    const collection = await createLargeCollection();
    const build = captureServerError(createIndex(collection, { n: 1 }));
    await waitForBatches(3);
    await collection.dropIndex('n_1');
    expect((await build).code).toBe(276);
    await createIndex(collection, { n: 1 });
    expect(await explainFind(collection, { n: 5 })).toMatchObject({ keys: 1, returned: 1 });
    await expectWhole(folder());
  });

  test.each(['commits', 'aborts'])(
    'waits for a transaction that deletes a record, which then %s',
    async (end) => {
      const collection = await createLargeCollection();
      const { insertedId: _id } = await collection.insertOne({ n: 0 });
      await db().client.withSession(async (session) => {
        session.startTransaction();
        const build = createIndex(collection, { n: 1 }, { unique: true }).catch(assertServerError);
        let isDone = false;
        void build.then(() => (isDone = true));
        await waitForBatches(3);
        await collection.deleteOne({ _id }, { session });
        await waitForBatches(400);
        expect(isDone).toBe(false);
        if (end === 'commits') await session.commitTransaction();
        else await session.abortTransaction();
        expect(await build).toEqual(end === 'commits' ? 'n_1' : expect.objectContaining({ code: 11000 }));
      });
    },
  );
});
