import { Double, Long, ObjectId, type Document } from 'mongodb';
import { captureServerError, createIndex, useEngine } from './test-engine.ts';

const { db } = useEngine();

/** A document before and after a replacement. */
type ReplacementCase = [title: string, before: Document, update: Document, after: Document];

const REPLACEMENTS: ReplacementCase[] = [
  ['replaces everything but _id', { a: 1, b: 2 }, { c: 3 }, { c: 3 }],
  ['replaces with an empty document', { a: 1 }, {}, {}],
];

test.each(REPLACEMENTS)('%s', async (_title, before, replacement, after) => {
  const collection = db().collection(`r${new ObjectId().toHexString()}`);
  const { insertedId } = await collection.insertOne({ ...before });
  await collection.replaceOne({}, replacement);
  expect(await collection.findOne()).toEqual({ _id: insertedId, ...after });
});

describe('$inc', () => {
  type Sum = [title: string, start: unknown, update: Document, type: string, value: string];
  const rows: Sum[] = [
    ['adds int32 values as int32', 1, { $inc: { n: 2 } }, 'int', '3'],
    ['widens int32 to int64 on overflow', 2_147_483_647, { $inc: { n: 1 } }, 'long', '2147483648'],
    [
      'adds int64 and int32 as int64',
      Long.fromString('9007199254740992'),
      { $inc: { n: 1 } },
      'long',
      '9007199254740993',
    ],
    ['adds int32 and double as double', 1, { $inc: { n: 0.5 } }, 'double', '1.5'],
    ['keeps a whole result of doubles a double', 0.5, { $inc: { n: 0.5 } }, 'double', '1'],
    ['adds a whole double and int32 as double', new Double(5), { $inc: { n: 1 } }, 'double', '6'],
    [
      'treats a missing field as zero and keeps the type of the operand',
      undefined,
      { $inc: { n: Long.fromNumber(4) } },
      'long',
      '4',
    ],
  ];
  test.each(rows)('%s', async (_title, start, update, type, value) => {
    const collection = db().collection<Document & { _id: number }>(`n${new ObjectId().toHexString()}`);
    await collection.insertOne({ _id: 1, ...(start === undefined ? {} : { n: start }) });
    await collection.updateOne({}, update);
    const found = await collection.findOne({ n: { $type: type } }, { promoteLongs: false });
    expect(String(found?.n)).toBe(value);
  });

  test('does not change the type of an unrelated whole double', async () => {
    const collection = db().collection('untouched');
    await collection.insertOne({ n: new Double(5), inner: { m: [new Double(1)] } });
    await collection.updateOne({}, { $set: { other: 1 } });
    expect(await collection.countDocuments({ n: { $type: 'double' }, 'inner.m': { $type: 'double' } })).toBe(
      1,
    );
  });
});

test.each<[statement: Document, code: number]>([
  [{ delete: 'c', deletes: [{ q: {} }] }, 40414],
  [{ delete: 'c', deletes: [{ q: {}, limit: 2 }] }, 9],
  [{ delete: 'c', deletes: [{ q: {}, limit: -1 }] }, 9],
  [{ delete: 'c', deletes: [{ q: {}, limit: '1' }] }, 14],
  [{ delete: 'c', deletes: [{ limit: 1 }] }, 40414],
  [{ delete: 'c', deletes: [{ q: 1, limit: 1 }] }, 14],
  [{ update: 'c', updates: [{ q: {}, u: { a: 1 }, multi: 'false' }] }, 14],
  [{ update: 'c', updates: [{ q: {}, u: { a: 1 }, upsert: 1 }] }, 14],
  [{ findAndModify: 'c', update: { a: 1 }, upsert: 'yes' }, 14],
  [{ findAndModify: 'c', remove: 'no' }, 14],
  [{ insert: 'c', documents: [{ a: 1 }], ordered: 'false' }, 14],
])('rejects the command %j with code %i', async (statement, code) => {
  await db().collection('c').deleteMany({});
  await db().collection('c').insertOne({ kept: true });
  expect((await captureServerError(db().command(statement))).code).toBe(code);
  expect(
    await db()
      .collection('c')
      .find({}, { projection: { _id: 0 } })
      .toArray(),
  ).toEqual([{ kept: true }]);
});

test.each<[replacement: Document, code: number]>([
  [{ _id: null, a: 1 }, 66],
  [{ _id: 2, a: 1 }, 66],
  [{ a: 1, $set: { b: 1 } }, 52],
])('rejects the replacement %j with code %i', async (replacement, code) => {
  const collection = db().collection<Document & { _id: number }>('replaced');
  await collection.deleteMany({});
  await collection.insertOne({ _id: 1, kept: true });
  const replace = { update: 'replaced', updates: [{ q: { _id: 1 }, u: replacement }] };
  const { writeErrors } = await db().command(replace);
  expect((writeErrors as { code: number }[]).map((error) => error.code)).toEqual([code]);
  expect(await collection.findOne()).toEqual({ _id: 1, kept: true });
});

describe('upserts', () => {
  type Upsert = [title: string, filter: Document, update: Document, inserted: Document];
  const rows: Upsert[] = [
    [
      'turn equality conditions into fields',
      { a: 1, b: { $eq: 2 } },
      { $set: { c: 3 } },
      { a: 1, b: 2, c: 3 },
    ],
    ['ignore other conditions', { a: { $gt: 1 } }, { $set: { c: 3 } }, { c: 3 }],
    [
      'turn dotted equality conditions into documents',
      { 'a.b': 1 },
      { $set: { c: 3 } },
      { a: { b: 1 }, c: 3 },
    ],
    [
      'use equality conditions inside $and',
      { $and: [{ a: 1 }, { b: 2 }] },
      { $set: { c: 3 } },
      { a: 1, b: 2, c: 3 },
    ],
    ['treat $in with a single value as an equality', { a: { $in: [1] } }, { $set: { c: 3 } }, { a: 1, c: 3 }],
    ['apply $setOnInsert', { a: 1 }, { $set: { b: 1 }, $setOnInsert: { c: 2 } }, { a: 1, b: 1, c: 2 }],
    ['apply $inc to a missing field', { a: 1 }, { $inc: { n: 5 } }, { a: 1, n: 5 }],
    ['apply operators to the equality conditions', { n: 1 }, { $inc: { n: 2 } }, { n: 3 }],
  ];
  test.each(rows)('%s', async (_title, filter, update, inserted) => {
    const collection = db().collection(`s${new ObjectId().toHexString()}`);
    const result = await collection.updateOne(filter, update, { upsert: true });
    expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
    expect(
      await collection.findOne({ _id: result.upsertedId ?? undefined }, { projection: { _id: 0 } }),
    ).toEqual(inserted);
  });

  test('take only _id from the filter for a replacement', async () => {
    const collection = db().collection<Document & { _id: number }>('replacing');
    await collection.replaceOne({ _id: 7, a: 1 }, { b: 2 }, { upsert: true });
    expect(await collection.findOne()).toEqual({ _id: 7, b: 2 });
  });

  test.each<[filter: Document]>([
    [{ $and: [{ a: 1 }, { a: 2 }] }],
    [{ a: 1, 'a.b': 2 }],
    [{ 'a.b.c': 1, $and: [{ 'a.b': { $eq: 2 } }] }],
    [{ a: { $eq: 1, $in: [1] } }],
  ])('reject the conflicting equality conditions %j', async (filter) => {
    const action = db()
      .collection('twice')
      .updateOne(filter, { $set: { b: 1 } }, { upsert: true });
    expect((await captureServerError(action)).code).toBe(54);
  });

  test('take a regular expression from $eq, but not from a match', async () => {
    const collection = db().collection('expressions');
    await collection.updateOne({ a: { $eq: /x/ }, b: /^y/ }, { $set: { c: 1 } }, { upsert: true });
    expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual({ a: /x/, c: 1 });
    const action = collection.updateOne({ _id: { $eq: /x/ } } as never, { $set: { c: 1 } }, { upsert: true });
    expect((await captureServerError(action)).code).toBe(53);
  });
});

describe('write results', () => {
  test('report a match without modification for an update that changes nothing', async () => {
    const collection = db().collection('unmodified');
    await collection.insertOne({ a: 1 });
    expect(await collection.updateOne({ a: 1 }, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
  });

  test('report a modification where only the sign of a zero changes', async () => {
    const collection = db().collection('zeros');
    const setZero = (zero: number) => collection.updateOne({}, { $set: { a: new Double(zero) } });
    await collection.insertOne({ a: new Double(0) });
    expect(await setZero(-0)).toMatchObject({ modifiedCount: 1 });
    expect(Object.is((await collection.findOne())?.a, -0)).toBe(true);
    expect(await setZero(-0)).toMatchObject({ modifiedCount: 0 });
    expect(await setZero(0)).toMatchObject({ modifiedCount: 1 });
    expect(await setZero(NaN)).toMatchObject({ modifiedCount: 1 });
    expect(await setZero(NaN)).toMatchObject({ modifiedCount: 0 });
  });

  test('count a document once whose index key changes during the search', async () => {
    const COUNT = 20_000;
    const collection = db().collection<Document & { _id: number }>('moving-keys');
    for (let start = 0; start < COUNT; start += 10_000)
      await collection.insertMany(
        Array.from({ length: 10_000 }, (_item, n) => ({ _id: start + n, a: start + n, n: 0 })),
      );
    await createIndex(collection, { a: 1 });
    const state = { isDone: false };
    const update = collection
      .updateMany({ a: { $gte: 0 }, b: null }, { $inc: { n: 1 } })
      .finally(() => (state.isDone = true));
    for (let k = 0; !state.isDone; k++) await collection.updateOne({ _id: k }, { $set: { a: 1e6 + k } });
    expect(await update).toMatchObject({ matchedCount: COUNT });
    expect(await collection.countDocuments({ n: { $ne: 1 } })).toBe(0);
  });

  test('count the documents of updateMany and deleteMany', async () => {
    const collection = db().collection('many');
    await collection.insertMany(Array.from({ length: 1_000 }, (_item, n) => ({ n, even: n % 2 === 0 })));
    expect(await collection.updateMany({ even: true }, { $inc: { n: 1 } })).toMatchObject({
      matchedCount: 500,
      modifiedCount: 500,
    });
    expect(await collection.deleteMany({ even: true })).toMatchObject({ deletedCount: 500 });
    expect(await collection.countDocuments()).toBe(500);
  });

  test('include the first document in sort order, before or after findOneAndUpdate', async () => {
    const collection = db().collection('queue');
    await collection.insertMany([{ n: 3 }, { n: 1 }, { n: 2 }]);
    const options = { sort: { n: 1 } } as const;
    expect(await collection.findOneAndUpdate({}, { $inc: { n: 10 } }, options)).toMatchObject({ n: 1 });
    expect(
      await collection.findOneAndUpdate({}, { $inc: { n: 10 } }, { ...options, returnDocument: 'after' }),
    ).toMatchObject({ n: 12 });
    expect(await collection.findOneAndDelete({ n: 3 })).toMatchObject({ n: 3 });
    expect(await collection.findOneAndDelete({ n: 3 })).toBeNull();
  });

  test('cover statements after an error only for unordered bulk writes', async () => {
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

  test.each([[[1]], [/x/]])('rejects the _id %p', async (id) => {
    const collection = db().collection<Document & { _id: unknown }>('ids');
    expect((await captureServerError(collection.insertOne({ _id: id }))).code).toBe(53);
  });

  test('reports an invalid _id for its own document only', async () => {
    const collection = db().collection<Document & { _id: unknown }>('one-bad-id');
    const docs = [{ _id: 1 }, { _id: [1] }, { _id: 3 }];
    await expect(collection.insertMany(docs, { ordered: false })).rejects.toMatchObject({
      code: 53,
      insertedCount: 2,
    });
  });

  test('stores _id first, even if it is sent last', async () => {
    const collection = db().collection('first');
    await collection.insertOne({ a: 1, _id: 5 as never });
    expect(Object.keys((await collection.findOne()) ?? {})).toEqual(['_id', 'a']);
  });
});
