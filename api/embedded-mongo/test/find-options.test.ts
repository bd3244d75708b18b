import { Binary, Long, ObjectId, type Document, type Sort } from 'mongodb';
import { captureServerError, useEngine } from './test-engine.ts';

const { db } = useEngine();

const id = new ObjectId('64b000000000000000000001');

type SortCase = [title: string, docs: Document[], sort: Sort, order: number[]];

const SORTS: SortCase[] = [
  [
    "types in MongoDB's order",
    [
      { a: true },
      { a: id },
      { a: 's' },
      { a: 3 },
      { a: new Date(0) },
      { a: null },
      { a: { x: 1 } },
      { a: new Binary(Buffer.from('x')) },
      { a: /x/ },
    ],
    { a: 1 },
    [5, 3, 2, 6, 7, 1, 0, 4, 8],
  ],
  ['missing fields like null', [{ a: 1 }, { a: null }, {}], { a: 1, _id: -1 }, [2, 1, 0]],
  ['an empty array below null', [{ a: null }, { a: [] }, { a: 1 }], { a: 1 }, [1, 0, 2]],
  ['an array by its least element', [{ a: [5, 1] }, { a: [2, 9] }], { a: 1 }, [0, 1]],
  ['an array by its greatest element if descending', [{ a: [5, 1] }, { a: [2, 9] }], { a: -1 }, [1, 0]],
  [
    'numbers of different types by value',
    [{ a: Long.fromNumber(10) }, { a: 9 }, { a: 9.5 }],
    { a: 1 },
    [1, 2, 0],
  ],
  ['strings by code point', [{ a: '\u{1F600}' }, { a: '\uFFFD' }], { a: 1 }, [1, 0]],
  [
    'by several fields',
    [
      { a: 1, b: 1 },
      { a: 2, b: 1 },
      { a: 1, b: 2 },
    ],
    { a: 1, b: -1 },
    [2, 0, 1],
  ],
  [
    'a field of an empty array like null',
    [{ a: { b: 1 } }, { a: [] }, { a: { b: [] } }],
    { 'a.b': 1 },
    [2, 1, 0],
  ],
  [
    'by two fields of the array element that comes first',
    [
      {
        a: [
          { b: 1, c: 9 },
          { b: 2, c: 1 },
        ],
      },
      { a: { b: 1, c: 5 } },
    ],
    { 'a.b': 1, 'a.c': 1 },
    [1, 0],
  ],
  ['by the position in an array', [{ a: [1, 9] }, { a: [5, 2] }], { 'a.1': 1 }, [1, 0]],
  ['by a path', [{ a: { b: 2 } }, { a: { b: 1 } }], { 'a.b': 1 }, [1, 0]],
];

test.each(SORTS)('sorts %s', async (_title, docs, sort, order) => {
  const collection = db().collection<Document & { _id: number }>(`s${new ObjectId().toHexString()}`);
  await collection.insertMany(docs.map((doc, index) => ({ _id: index, ...doc })));
  expect((await collection.find().sort(sort).toArray()).map(({ _id }) => _id)).toEqual(order);
});

test('rejects a sort by parallel arrays', async () => {
  const collection = db().collection('parallel');
  await collection.insertMany([{ a: [1, 2], b: [1] }, { a: 1 }]);
  expect((await captureServerError(collection.find().sort({ a: 1, b: 1 }).toArray())).code).toBe(2);
});

test('sorts by an array of many elements', async () => {
  const collection = db().collection('many-elements');
  await collection.insertMany([{ a: Array.from({ length: 200_000 }, (_item, n) => n % 9) }, { a: -1 }]);
  expect((await collection.find().sort({ a: 1 }).toArray())[0]?.a).toBe(-1);
});

test.each([
  [{ a: 2 }, 15975],
  [{ a: 'x' }, 15975],
  [{ a: { $meta: 'textScore' } }, 15975],
  [{ $natural: 1 }, 2],
])('rejects the sort %j with code %i', async (sort, code) => {
  expect((await captureServerError(db().command({ find: 'x', sort }))).code).toBe(code);
});

const DOC = { a: 1, b: { c: 1, d: 2 }, e: [1, 2] };

test.each<[Document, Document]>([
  [{ a: 1 }, { _id: 0, a: 1 }],
  [
    { a: true, b: 1 },
    { _id: 0, a: 1, b: { c: 1, d: 2 } },
  ],
  [{ _id: 1 }, { _id: 0 }],
  [{ _id: 0, e: 1 }, { e: [1, 2] }],
  [{ _id: 0 }, DOC],
  [
    { a: 0, b: false },
    { _id: 0, e: [1, 2] },
  ],
  [
    { _id: 0, a: 0 },
    { b: { c: 1, d: 2 }, e: [1, 2] },
  ],
  [{ nothing: 1 }, { _id: 0 }],
  [{}, { _id: 0, ...DOC }],
])('applies the projection %j, resulting in %j', async (projection, result) => {
  const collection = db().collection<Document & { _id: number }>(`p${new ObjectId().toHexString()}`);
  await collection.insertOne({ _id: 0, ...DOC });
  expect(await collection.findOne({}, { projection })).toEqual(result);
  expect(await collection.findOneAndUpdate({}, { $set: { a: 1 } }, { projection })).toEqual(result);
});

test.each<[Document, number]>([
  [{ a: 1, b: 0 }, 31254],
  [{ a: 0, b: 1 }, 31253],
  [{ 'b.c': 1 }, 2],
  [{ 'e.$': 1 }, 2],
  [{ b: { c: 1 } }, 2],
  [{ a: '$b' }, 2],
  [{ n: { $size: '$e' } }, 2],
  [{ e: { $slice: 1 } }, 2],
  [{ e: { $elemMatch: { $gt: 1 } } }, 2],
  [{ $a: 1 }, 16410],
])('rejects the projection %j with code %i', async (projection, code) => {
  expect((await captureServerError(db().command({ find: 'x', projection }))).code).toBe(code);
});

test('applies skip and limit to finds and counts', async () => {
  const collection = db().collection('pages');
  await collection.insertMany(Array.from({ length: 250 }, (_item, n) => ({ n })));
  const page = collection.find().sort({ n: 1 }).skip(240).limit(20);
  expect((await page.toArray()).map(({ n }) => n as number)).toEqual([
    240, 241, 242, 243, 244, 245, 246, 247, 248, 249,
  ]);
  expect(await collection.countDocuments({ n: { $gte: 100 } }, { skip: 10, limit: 20 })).toBe(20);
  expect(await collection.countDocuments({ n: { $gte: 100 } }, { skip: 145 })).toBe(5);
  expect(await collection.estimatedDocumentCount()).toBe(250);
  expect((await collection.find().toArray()).length).toBe(250);
});
