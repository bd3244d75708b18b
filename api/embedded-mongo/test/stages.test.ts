import { Long, ObjectId, type Document } from 'mongodb';
import { errorOf, useEngine } from './engine.ts';

const { db } = useEngine();

/** Documents, a pipeline and what comes out of it; ids are added by position where a document has none. */
type Row = [says: string, docs: Document[], pipeline: Document[], result: Document[]];

const SHAPES: Row[] = [
  [
    '$unwind',
    [{ a: [1, 2] }, { a: [] }, {}, { a: 5 }],
    [{ $unwind: '$a' }],
    [
      { _id: 0, a: 1 },
      { _id: 0, a: 2 },
      { _id: 3, a: 5 },
    ],
  ],
  [
    '$unwind preserving',
    [{ a: [] }, { a: null }, {}],
    [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }],
    [{ _id: 0 }, { _id: 1, a: null }, { _id: 2 }],
  ],
  [
    '$unwind with the position',
    [{ a: ['x', 'y'] }],
    [{ $unwind: { path: '$a', includeArrayIndex: 'at' } }],
    [
      { _id: 0, a: 'x', at: 0 },
      { _id: 0, a: 'y', at: 1 },
    ],
  ],
  [
    '$unwind inside',
    [{ a: { b: [1, 2] }, c: 1 }],
    [{ $unwind: '$a.b' }],
    [
      { _id: 0, a: { b: 1 }, c: 1 },
      { _id: 0, a: { b: 2 }, c: 1 },
    ],
  ],
  [
    '$project to keep',
    [{ a: 1, b: 2, c: { d: 1, e: 2 } }],
    [{ $project: { a: 1, 'c.d': 1 } }],
    [{ _id: 0, a: 1, c: { d: 1 } }],
  ],
  [
    '$project to drop',
    [{ a: { b: 1, c: 2 }, d: 1 }],
    [{ $project: { 'a.b': 0 } }],
    [{ _id: 0, a: { c: 2 }, d: 1 }],
  ],
  ['$project without the id', [{ a: 1, b: 2 }], [{ $project: { _id: 0, a: 1 } }], [{ a: 1 }]],
  ['$project only without the id', [{ a: 1, b: 2 }], [{ $project: { _id: 0 } }], [{ a: 1, b: 2 }]],
  [
    '$project through an array',
    [{ a: [{ b: 1, c: 2 }, 5, { b: 3 }] }],
    [{ $project: { 'a.b': 1 } }],
    [{ _id: 0, a: [{ b: 1 }, { b: 3 }] }],
  ],
  [
    '$project drops through an array',
    [{ a: [{ b: 1, c: 2 }, 5] }],
    [{ $project: { 'a.b': 0 } }],
    [{ _id: 0, a: [{ c: 2 }, 5] }],
  ],
  [
    '$project computes',
    [{ a: 1, b: 2 }],
    [{ $project: { sum: { $add: ['$a', '$b'] }, a: '$b', nothing: '$missing' } }],
    [{ _id: 0, a: 2, sum: 3 }],
  ],
  ['$project computes inside', [{ a: 1 }], [{ $project: { 'x.y': '$a' } }], [{ _id: 0, x: { y: 1 } }]],
  ['$set', [{ a: 1 }], [{ $set: { b: { c: '$a' }, a: 5 } }], [{ _id: 0, a: 5, b: { c: 1 } }]],
  [
    '$addFields in elements',
    [{ a: [{ b: 1 }, { b: 2 }] }],
    [{ $addFields: { 'a.c': 9 } }],
    [
      {
        _id: 0,
        a: [
          { b: 1, c: 9 },
          { b: 2, c: 9 },
        ],
      },
    ],
  ],
  ['$set removes what is missing', [{ a: 1 }], [{ $set: { a: '$$REMOVE' } }], [{ _id: 0 }]],
  ['$unset', [{ a: 1, b: { c: 1, d: 2 } }], [{ $unset: ['a', 'b.c'] }], [{ _id: 0, b: { d: 2 } }]],
  ['$replaceRoot', [{ a: { x: 1 } }], [{ $replaceRoot: { newRoot: '$a' } }], [{ x: 1 }]],
  ['$replaceWith', [{ a: 1 }], [{ $replaceWith: { whole: '$$ROOT' } }], [{ whole: { _id: 0, a: 1 } }]],
  [
    '$facet',
    [{ a: 1 }, { a: 2 }, { a: 3 }],
    [
      { $sort: { a: 1 } },
      { $facet: { page: [{ $limit: 1 }, { $project: { _id: 0 } }], total: [{ $count: 'n' }] } },
    ],
    [{ page: [{ a: 1 }], total: [{ n: 3 }] }],
  ],
];

test.each(SHAPES)('%s', async (_says, docs, pipeline, result) => {
  const collection = db().collection<Document & { _id: number }>(`s${new ObjectId().toHexString()}`);
  await collection.insertMany(docs.map((doc, at) => ({ _id: at, ...doc })));
  expect(await collection.aggregate(pipeline).toArray()).toEqual(result);
});

type Refusal = [pipeline: Document[], code: number];

const REFUSED: Refusal[] = [
  [[{ $foo: 1 }], 40324],
  [[{ $out: 'x' }], 40324],
  [[{ $merge: 'x' }], 40324],
  [[{ $graphLookup: {} }], 40324],
  [[{ $setWindowFields: {} }], 40324],
  [[{ $unionWith: 'x' }], 40324],
  [[{ $match: {}, $sort: { a: 1 } }], 40323],
  [[{}], 40323],
  [[{ $match: 1 }], 15959],
  [[{ $sort: { a: 2 } }], 15975],
  [[{ $sort: {} }], 15976],
  [[{ $limit: 0 }], 15958],
  [[{ $skip: -1 }], 5107201],
  [[{ $count: '$n' }], 40156],
  [[{ $group: { n: { $sum: 1 } } }], 15955],
  [[{ $group: { _id: 1, n: 1 } }], 40234],
  [[{ $group: { _id: 1, n: { $foo: 1 } } }], 15952],
  [[{ $group: { _id: 1, n: { $sum: 1, $avg: 1 } } }], 40238],
  [[{ $unwind: 'a' }], 28818],
  [[{ $unwind: { path: '$a', foo: 1 } }], 9],
  [[{ $lookup: { from: 'x', as: 'y', localField: 'a' } }], 9],
  [[{ $lookup: { from: 'x', as: 'y', foo: 1 } }], 9],
  [[{ $project: {} }], 51272],
  [[{ $project: { a: 1, b: 0 } }], 31254],
  [[{ $project: { a: 0, b: 1 } }], 31253],
  [[{ $project: { a: 1, 'a.b': 1 } }], 31249],
  [[{ $project: { 'a.b': 1, a: 1 } }], 31250],
  [[{ $project: { a: { $foo: 1 } } }], 168],
  [[{ $project: { a: '$b..c' } }], 15998],
  [[{ $project: { a: '$' } }], 16872],
  [[{ $project: { a: { $add: [1], $subtract: [2, 1] } } }], 15983],
  [[{ $replaceWith: 5 }], 40228],
  [[{ $facet: {} }], 40169],
];

test.each(REFUSED)('refuses %j with code %i', async (pipeline, code) => {
  const collection = db().collection('refusals');
  await collection.updateOne({}, { $set: { a: 1 } }, { upsert: true });
  expect((await errorOf(collection.aggregate(pipeline).toArray())).code).toBe(code);
});

describe('finding', () => {
  test('projections of find are those of $project, without positions, $slice and $elemMatch', async () => {
    const collection = db().collection('projected');
    await collection.insertOne({ a: [1, 2], b: { c: 1, d: 2 } });
    expect(await collection.findOne({}, { projection: { _id: 0, 'b.c': 1 } })).toEqual({ b: { c: 1 } });
    expect(await collection.findOne({}, { projection: { _id: 0, n: { $size: '$a' } } })).toEqual({ n: 2 });
    for (const projection of [{ 'a.$': 1 }, { a: { $slice: 1 } }, { a: { $elemMatch: { $gt: 1 } } }]) {
      expect((await errorOf(collection.findOne({ a: 1 }, { projection }))).code).toBe(2);
    }
  });

  test('distinct gives each value once, elements of arrays too', async () => {
    const collection = db().collection('distinct');
    await collection.insertMany([{ a: 2 }, { a: [1, 2] }, { a: Long.fromNumber(2) }, {}, { a: { b: 1 } }]);
    expect(await collection.distinct('a')).toEqual([1, 2, { b: 1 }]);
    expect(await collection.distinct('a.b')).toEqual([1]);
    expect(await collection.distinct('a', { a: 1 })).toEqual([1, 2]);
  });

  test('skip, limit and count', async () => {
    const collection = db().collection('pages');
    await collection.insertMany(Array.from({ length: 250 }, (_item, n) => ({ n })));
    expect(
      await collection
        .find()
        .sort({ n: 1 })
        .skip(240)
        .limit(20)
        .map(({ n }) => n as number)
        .toArray(),
    ).toEqual([240, 241, 242, 243, 244, 245, 246, 247, 248, 249]);
    expect(await collection.countDocuments({ n: { $gte: 100 } }, { skip: 10, limit: 20 })).toBe(20);
    expect(await collection.estimatedDocumentCount()).toBe(250);
    expect((await collection.find().toArray()).length).toBe(250);
  });

  test('variables of let are there for expressions', async () => {
    const collection = db().collection('variables');
    await collection.insertMany([{ a: 1 }, { a: 5 }]);
    const found = await collection
      .find({ $expr: { $gt: ['$a', '$$least'] } }, { let: { least: 3 } })
      .toArray();
    expect(found).toMatchObject([{ a: 5 }]);
    await collection.updateOne({ a: 1 }, [{ $set: { b: '$$value' } }], { let: { value: 7 } });
    expect(await collection.countDocuments({ b: 7 })).toBe(1);
  });
});
