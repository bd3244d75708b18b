import { Double, Long, ObjectId, type Document } from 'mongodb';
import { captureServerError, useEngine } from './test-engine.ts';

const { db } = useEngine();

const newCollection = () => db().collection(`u${new ObjectId().toHexString()}`);

test('rejects array filters beside a replacement or a removal', async () => {
  const arrayFilters = [{ x: 1 }];
  const replace = { update: 'x', updates: [{ q: {}, u: { a: 1 }, arrayFilters }] };
  expect((await db().command(replace)).writeErrors).toMatchObject([{ code: 9 }]);
  const remove = db().command({ findAndModify: 'x', remove: true, arrayFilters });
  expect((await captureServerError(remove)).code).toBe(9);
});

test.each<[update: Document, after: Document]>([
  [{ $push: { a: 3 } }, { k: 1, a: [1, 2, 3] }],
  [{ $set: { 'a.$[]': 0 } }, { k: 1, a: [0, 0] }],
  [
    { $addToSet: { b: 1 }, $min: { k: 0 }, $mul: { c: 2 } },
    { k: 0, a: [1, 2], b: [1], c: 0 },
  ],
  [
    { $pull: { a: 1 }, $pop: { b: 1 }, $rename: { k: 'j' } },
    { a: [2], j: 1 },
  ],
])('an upsert applies %j to the equalities of its filter', async (update, after) => {
  const collection = newCollection();
  const options = { upsert: true, returnDocument: 'after', projection: { _id: 0 } } as const;
  expect(await collection.findOneAndUpdate({ k: 1, a: { $eq: [1, 2] } }, update, options)).toEqual(after);
});

test('$currentDate sets the time of the update', async () => {
  const collection = newCollection();
  const startedAt = Date.now();
  const update = { $currentDate: { a: true, 'b.c': { $type: 'date' } } };
  const doc = await collection.findOneAndUpdate({}, update as never, {
    upsert: true,
    returnDocument: 'after',
  });
  const times = [(doc?.a as Date).getTime(), ((doc?.b as Document).c as Date).getTime()];
  for (const time of times) expect(time >= startedAt && time <= Date.now()).toBe(true);
});

test.each([
  [5, 3, 'int'],
  [2_147_483_647, 2, 'long'],
  [Long.fromNumber(5), 3, 'long'],
  [new Double(5), 3, 'double'],
  [undefined, Long.fromNumber(3), 'long'],
  [undefined, 1.5, 'double'],
])('$mul of %p and %p is of type %s', async (start, factor, type) => {
  const collection = newCollection();
  await collection.insertOne(start === undefined ? {} : { n: start });
  await collection.updateOne({}, { $mul: { n: factor } });
  expect(await collection.countDocuments({ n: { $type: type } })).toBe(1);
});

test('updates all matching documents with their own positions', async () => {
  const collection = newCollection();
  await collection.insertMany([{ a: [1, 2] }, { a: [2, 1] }]);
  await collection.updateMany({ a: 2 }, { $set: { 'a.$': 9 } });
  const docs = await collection.find({}, { projection: { _id: 0 } }).toArray();
  expect(docs).toEqual([{ a: [1, 9] }, { a: [9, 1] }]);
});
