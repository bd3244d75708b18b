import { UUID, type Document } from 'mongodb';
import { createIndex, useCountedEngine } from './test-engine.ts';
import { RawClient } from './raw-client.ts';

const { db, readings, uri } = useCountedEngine();

type Row = Document & { _id: number };

const COUNT = 300;
/** A document of this size is a step of its own, also in an index build. */
const PAD = 'x'.repeat(70_000);
const at = new Date(0);

const createDocs = (firstId: number, text: string): Row[] =>
  Array.from({ length: COUNT }, (_item, n) => ({ _id: firstId + n, n: n % 97, text, at }));

beforeAll(async () => {
  await db().collection<Row>('rows').insertMany(createDocs(0, PAD));
  await db().collection<Row>('others').insertOne({ _id: 1, n: 0 });
});

const READ = { find: 'others', filter: { n: { $gte: 0 } } };
const WRITE = { update: 'others', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] };

test.each<[string, Document, Document]>([
  ['a collection scan', READ, { find: 'rows', filter: { text: 'nowhere' } }],
  ['an in-memory sort', READ, { find: 'rows', sort: { n: 1, text: -1 }, limit: 10 }],
  ['a group', READ, { aggregate: 'rows', pipeline: [{ $group: { _id: '$n' } }], cursor: {} }],
  [
    'an update of all documents',
    WRITE,
    { update: 'rows', updates: [{ q: {}, u: { $inc: { n: 1 } }, multi: true }] },
  ],
  ['an index build', WRITE, { createIndexes: 'rows', indexes: [{ key: { n: 1 }, name: 'n' }] }],
  [
    'an update of a document found by a collection scan',
    READ,
    { update: 'rows', updates: [{ q: { text: 'nowhere' }, u: { $set: { a: 1 } } }] },
  ],
  [
    'a bulk write',
    WRITE,
    {
      update: 'upserted',
      updates: Array.from({ length: COUNT }, (_item, _id) => ({
        ...{ q: { _id }, u: { $set: { a: 1 } }, upsert: true },
      })),
    },
  ],
  ['a large insert', WRITE, { insert: 'rows', documents: createDocs(COUNT, '') }],
  [
    'a delete of many documents',
    WRITE,
    { delete: 'rows', deletes: [{ q: { _id: { $gte: COUNT } }, limit: 0 }] },
  ],
])('%s lets short operations run after every few documents', async (_title, shortCommand, longCommand) => {
  await RawClient.use(uri(), (longClient) =>
    RawClient.use(uri(), async (shortClient) => {
      const state = { isDone: false };
      longClient.send({ ...longCommand, $db: 'test' });
      const long = longClient.receive().finally(() => (state.isDone = true));
      let served = 0;
      for (; !state.isDone; served++)
        expect(await shortClient.command({ ...shortCommand, $db: 'test' })).toMatchObject({ ok: 1 });
      expect(await long).toMatchObject({ ok: 1 });
      expect(served).toBeGreaterThan(COUNT / 20);
    }),
  );
});

test('expired documents are removed a few at a time, and no more once their index is dropped', async () => {
  const collection = db().collection<Row>('expiring');
  await collection.insertMany(createDocs(0, ''));
  await createIndex(collection, { at: 1 }, { expireAfterSeconds: 30 });
  const counts = new Set<number>();
  while (!counts.has(0) && counts.size < 10) counts.add(await collection.countDocuments());
  expect(counts.size).toBe(10);
  await collection.dropIndex('at_1');
  const count = await collection.countDocuments();
  expect(count).toBeGreaterThan(0);
  for (let batch = 0; batch < 20; batch++) await db().collection('others').insertOne({});
  expect(await collection.countDocuments()).toBe(count);
});

test('a cursor that is being read cannot be read by another command', async () => {
  const [reading, other] = [await RawClient.connect(uri()), await RawClient.connect(uri())];
  const filter = { text: 'nowhere' };
  const { cursor } = await reading.command({ find: 'rows', filter, batchSize: 0, $db: 'test' });
  const getMore = { getMore: (cursor as { id: bigint }).id, collection: 'rows', $db: 'test' };
  reading.send(getMore);
  // The reply proves that the engine has started the search.
  await other.command({ ping: 1, $db: 'admin' });
  expect(await other.command(getMore)).toMatchObject({ ok: 0, code: 143, codeName: 'CursorInUse' });
  expect(await reading.receive()).toMatchObject({ ok: 1 });
  reading.close();
  other.close();
});

test('the search of a disconnected client stops', async () => {
  const [disconnecting, other] = [await RawClient.connect(uri()), await RawClient.connect(uri())];
  const locked = db().collection<Row>('locked');
  await locked.insertOne({ _id: 1 });
  const transaction = { lsid: { id: new UUID() }, txnNumber: 1n, autocommit: false, $db: 'test' };
  await disconnecting.command({
    update: 'locked',
    updates: [{ q: { _id: 1 }, u: { $set: { by: 'transaction' } } }],
    startTransaction: true,
    ...transaction,
  });
  disconnecting.send({ find: 'rows', filter: { text: 'nowhere' }, ...transaction });
  // The reply proves that the engine has started the search.
  await other.command({ ping: 1, $db: 'admin' });
  const before = readings();
  disconnecting.close();
  // The transaction is aborted once its search stops, and locks the document until then.
  await locked.updateOne({ _id: 1 }, { $set: { by: 'other write' } });
  expect(readings() - before).toBeLessThan(COUNT / 3);
  expect(await locked.findOne()).toMatchObject({ by: 'other write' });
  other.close();
});
