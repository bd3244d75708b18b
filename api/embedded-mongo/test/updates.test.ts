import { Double, Long, ObjectId, type Document } from 'mongodb';
import { errorOf, useEngine } from './engine.ts';

const { db } = useEngine();

/** A document before an update and after it. */
type Row = [says: string, before: Document, update: Document, after: Document];

const FIELDS: Row[] = [
  ['$set a new field', { a: 1 }, { $set: { b: 2 } }, { a: 1, b: 2 }],
  ['$set in place, in the old order', { a: 1, b: 2 }, { $set: { a: 9 } }, { a: 9, b: 2 }],
  ['$set new fields by their names', {}, { $set: { c: 1, a: 2, b: 3 } }, { a: 2, b: 3, c: 1 }],
  ['$set inside', { a: { b: 1, c: 2 } }, { $set: { 'a.b': 9 } }, { a: { b: 9, c: 2 } }],
  ['$set makes documents on the way', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  ['$set an element', { a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
  ['$set past the end pads with null', { a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
  ['$set in an element', { a: [{ b: 1 }] }, { $set: { 'a.0.c': 2 } }, { a: [{ b: 1, c: 2 }] }],
  ['$set makes an element', { a: [] }, { $set: { 'a.0.b': 1 } }, { a: [{ b: 1 }] }],
  ['$set a whole document', { a: { b: 1 } }, { $set: { a: { c: 1 } } }, { a: { c: 1 } }],
  ['$setOnInsert does nothing to what is there', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
  ['$unset', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  ['$unset inside', { a: { b: 1, c: 2 } }, { $unset: { 'a.b': 1 } }, { a: { c: 2 } }],
  ['$unset an element leaves null', { a: [1, 2] }, { $unset: { 'a.0': 1 } }, { a: [null, 2] }],
  ['$unset what is not there', { a: 1 }, { $unset: { 'b.c': 1 } }, { a: 1 }],
  ['several operators', { a: 1, b: 1 }, { $inc: { a: 1 }, $set: { c: 1 }, $unset: { b: 1 } }, { a: 2, c: 1 }],
  ['nothing at all', { a: 1 }, { $set: {} }, { a: 1 }],
];

const REPLACEMENTS: Row[] = [
  ['replaces all but the id', { a: 1, b: 2 }, { c: 3 }, { c: 3 }],
  ['replaces by nothing', { a: 1 }, {}, {}],
];

test.each(FIELDS)('%s', async (_says, before, update, after) => {
  const collection = db().collection(`u${new ObjectId().toHexString()}`);
  const { insertedId } = await collection.insertOne({ ...before });
  await collection.updateOne({ _id: insertedId }, update);
  const found = await collection.findOne({}, { projection: { _id: 0 } });
  expect(found).toEqual(after);
  expect(Object.keys(found ?? {})).toEqual(Object.keys(after));
  expect(await db().command({ validate: collection.collectionName })).toMatchObject({ valid: true });
});

test.each(REPLACEMENTS)('%s', async (_says, before, replacement, after) => {
  const collection = db().collection(`r${new ObjectId().toHexString()}`);
  const { insertedId } = await collection.insertOne({ ...before });
  await collection.replaceOne({}, replacement);
  expect(await collection.findOne()).toEqual({ _id: insertedId, ...after });
});

describe('numbers keep their types', () => {
  type Sum = [says: string, start: unknown, update: Document, type: string, value: string];
  const rows: Sum[] = [
    ['int32 and int32', 1, { $inc: { n: 2 } }, 'int', '3'],
    ['int32 grows to int64', 2_147_483_647, { $inc: { n: 1 } }, 'long', '2147483648'],
    ['int64 and int32', Long.fromString('9007199254740992'), { $inc: { n: 1 } }, 'long', '9007199254740993'],
    ['int64 past its range is a double', Long.MAX_VALUE, { $inc: { n: 1 } }, 'double', '9223372036854776000'],
    ['int32 and double', 1, { $inc: { n: 0.5 } }, 'double', '1.5'],
    ['a whole double stays one', 0.5, { $inc: { n: 0.5 } }, 'double', '1'],
    ['a whole double and int32', new Double(5), { $inc: { n: 1 } }, 'double', '6'],
    ['$inc of nothing', undefined, { $inc: { n: Long.fromNumber(4) } }, 'long', '4'],
  ];
  test.each(rows)('%s', async (_says, start, update, type, value) => {
    const collection = db().collection<Document & { _id: number }>(`n${new ObjectId().toHexString()}`);
    await collection.insertOne({ _id: 1, ...(start === undefined ? {} : { n: start }) });
    await collection.updateOne({}, update);
    const found = await collection.findOne({ n: { $type: type } }, { promoteLongs: false });
    expect(String(found?.n)).toBe(value);
  });

  test('an untouched whole double stays a double when its document is rewritten', async () => {
    const collection = db().collection('untouched');
    await collection.insertOne({ n: new Double(5), inner: { m: [new Double(1)] } });
    await collection.updateOne({}, { $set: { other: 1 } });
    expect(await collection.countDocuments({ n: { $type: 'double' }, 'inner.m': { $type: 'double' } })).toBe(
      1,
    );
  });
});

type Refusal = [before: Document, update: Document | Document[], code: number];

const REFUSED: Refusal[] = [
  [{ a: 'x' }, { $inc: { a: 1 } }, 14],
  [{}, { $inc: { a: 'x' } }, 14],
  [{ a: null }, { $inc: { a: 1 } }, 14],
  [{ a: 5 }, { $set: { 'a.b': 1 } }, 28],
  [{ a: null }, { $set: { 'a.b': 1 } }, 28],
  [{ a: [1] }, { $set: { 'a.x': 1 } }, 28],
  [{}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  [{}, { $set: { a: 1, 'a.b': 1 } }, 40],
  [{}, { $set: { _id: 'other' } }, 66],
  [{}, { $unset: { _id: 1 } }, 66],
  [{}, { $set: { '': 1 } }, 56],
  [{}, { $set: { 'a..b': 1 } }, 56],
  [{}, { $set: { $a: 1 } }, 52],
  [{}, { $foo: { a: 1 } }, 9],
  [{ a: 1 }, { $rename: { a: 'b' } }, 9],
  [{ a: 1 }, { $mul: { a: 2 } }, 9],
  [{ a: 1 }, { $max: { a: 2 } }, 9],
  [{ a: [1] }, { $push: { a: 1 } }, 9],
  [{ a: [1] }, { $pull: { a: 1 } }, 9],
  [{ a: [1] }, { $addToSet: { a: 1 } }, 9],
  [{}, { $currentDate: { a: true } }, 9],
  [{}, { $bit: { a: { and: 1 } } }, 9],
  [{}, { $set: 1 }, 9],
  [{ a: [1] }, { $set: { 'a.$': 1 } }, 2],
  [{ a: [1] }, { $set: { 'a.$[]': 1 } }, 2],
  [{}, [{ $set: { a: 1 } }], 9],
  [{ a: [] }, { $set: { 'a.2000000': 1 } }, 2],
];

test.each(REFUSED)('refuses %j with %j: %i', async (before, update, code) => {
  const collection = db().collection(`f${new ObjectId().toHexString()}`);
  await collection.insertOne({ ...before });
  const error = await errorOf(collection.updateOne({}, update));
  expect(error.code).toBe(code);
  expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual(before);
});

describe('upserts', () => {
  type Upsert = [says: string, filter: Document, update: Document, inserted: Document];
  const rows: Upsert[] = [
    ['equalities become fields', { a: 1, b: { $eq: 2 } }, { $set: { c: 3 } }, { a: 1, b: 2, c: 3 }],
    ['conditions do not', { a: { $gt: 1 } }, { $set: { c: 3 } }, { c: 3 }],
    ['dotted equalities become documents', { 'a.b': 1 }, { $set: { c: 3 } }, { a: { b: 1 }, c: 3 }],
    ['$and is looked into', { $and: [{ a: 1 }, { b: 2 }] }, { $set: { c: 3 } }, { a: 1, b: 2, c: 3 }],
    ['an $in of one', { a: { $in: [1] } }, { $set: { c: 3 } }, { a: 1, c: 3 }],
    ['$setOnInsert', { a: 1 }, { $set: { b: 1 }, $setOnInsert: { c: 2 } }, { a: 1, b: 1, c: 2 }],
    ['$inc of nothing', { a: 1 }, { $inc: { n: 5 } }, { a: 1, n: 5 }],
    ['operators see the equalities', { n: 1 }, { $inc: { n: 2 } }, { n: 3 }],
  ];
  test.each(rows)('%s', async (_says, filter, update, inserted) => {
    const collection = db().collection(`s${new ObjectId().toHexString()}`);
    const result = await collection.updateOne(filter, update, { upsert: true });
    expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
    expect(
      await collection.findOne({ _id: result.upsertedId ?? undefined }, { projection: { _id: 0 } }),
    ).toEqual(inserted);
  });

  test('a replacement takes only the id from the filter', async () => {
    const collection = db().collection<Document & { _id: number }>('replacing');
    await collection.replaceOne({ _id: 7, a: 1 }, { b: 2 }, { upsert: true });
    expect(await collection.findOne()).toEqual({ _id: 7, b: 2 });
  });

  test('a path that is matched twice cannot become a field', async () => {
    const action = db()
      .collection('twice')
      .updateOne({ $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, { upsert: true });
    expect((await errorOf(action)).code).toBe(54);
  });
});

describe('what is answered', () => {
  test('an update that changes nothing matches and does not modify', async () => {
    const collection = db().collection('unmodified');
    await collection.insertOne({ a: 1 });
    expect(await collection.updateOne({ a: 1 }, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
  });

  test('updateMany and deleteMany count what they did', async () => {
    const collection = db().collection('many');
    await collection.insertMany(Array.from({ length: 1_000 }, (_item, n) => ({ n, even: n % 2 === 0 })));
    expect(await collection.updateMany({ even: true }, { $inc: { n: 1 } })).toMatchObject({
      matchedCount: 500,
      modifiedCount: 500,
    });
    expect(await collection.deleteMany({ even: true })).toMatchObject({ deletedCount: 500 });
    expect(await collection.countDocuments()).toBe(500);
  });

  test('findOneAndUpdate takes the first in the order and gives it before or after', async () => {
    const collection = db().collection('queue');
    await collection.insertMany([{ n: 3 }, { n: 1 }, { n: 2 }]);
    const options = { sort: { n: 1 }, projection: { _id: 0 } } as const;
    expect(await collection.findOneAndUpdate({}, { $inc: { n: 10 } }, options)).toEqual({ n: 1 });
    expect(
      await collection.findOneAndUpdate({}, { $inc: { n: 10 } }, { ...options, returnDocument: 'after' }),
    ).toEqual({ n: 12 });
    expect(await collection.findOneAndDelete({ n: 3 }, { projection: { _id: 0 } })).toEqual({ n: 3 });
    expect(await collection.findOneAndDelete({ n: 3 })).toBeNull();
  });

  test('bulk writes go on after an error only when they are unordered', async () => {
    const collection = db().collection<Document & { _id: number }>('bulk');
    await collection.insertOne({ _id: 1 });
    const docs = [{ _id: 2 }, { _id: 1 }, { _id: 3 }];
    await expect(collection.insertMany(docs)).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    await collection.deleteOne({ _id: 2 });
    await expect(collection.insertMany(docs, { ordered: false })).rejects.toMatchObject({
      code: 11000,
      insertedCount: 2,
    });
    const result = await collection.bulkWrite([
      { insertOne: { document: { _id: 9 } } },
      { updateOne: { filter: { _id: 9 }, update: { $set: { a: 1 } } } },
      { updateMany: { filter: {}, update: { $set: { b: 1 } } } },
      { replaceOne: { filter: { _id: 3 }, replacement: { c: 1 } } },
      { deleteOne: { filter: { _id: 9 } } },
      { updateOne: { filter: { _id: 10 }, update: { $set: { d: 1 } }, upsert: true } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 6, deletedCount: 1, upsertedCount: 1 });
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, b: 1 },
      { _id: 2, b: 1 },
      { _id: 3, c: 1 },
      { _id: 10, d: 1 },
    ]);
  });

  test.each([[[1]], [/x/]])('an id cannot be %p', async (id) => {
    const collection = db().collection<Document & { _id: unknown }>('ids');
    expect((await errorOf(collection.insertOne({ _id: id }))).code).toBe(53);
  });

  test('the id comes first, also when it is sent last', async () => {
    const collection = db().collection('first');
    await collection.insertOne({ a: 1, _id: 5 as never });
    expect(Object.keys((await collection.findOne()) ?? {})).toEqual(['_id', 'a']);
  });
});
