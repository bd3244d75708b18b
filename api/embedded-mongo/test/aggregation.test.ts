import { Binary, Double, Long, ObjectId, type Document } from 'mongodb';
import { declareIndex, useEngine } from './engine.ts';

const { db } = useEngine();

const id = new ObjectId('64b000000000000000000001');

/** Documents, a pipeline and what comes out of it; ids are added by position where a document has none. */
type Row = [says: string, docs: Document[], pipeline: Document[], result: Document[]];

const onlyIds = { $project: { _id: 1 } };
const ids = (...found: number[]): Document[] => found.map((_id) => ({ _id }));

const SORTS: Row[] = [
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
    [{ $sort: { a: 1 } }, onlyIds],
    ids(5, 3, 2, 6, 7, 1, 0, 4, 8),
  ],
  [
    'missing and null alike',
    [{ a: 1 }, { a: null }, {}],
    [{ $sort: { a: 1, _id: -1 } }, onlyIds],
    ids(2, 1, 0),
  ],
  [
    'an empty array below null',
    [{ a: null }, { a: [] }, { a: 1 }],
    [{ $sort: { a: 1 } }, onlyIds],
    ids(1, 0, 2),
  ],
  [
    'an array by its least element',
    [{ a: [5, 1] }, { a: [2, 9] }],
    [{ $sort: { a: 1 } }, onlyIds],
    ids(0, 1),
  ],
  ['descending by its greatest', [{ a: [5, 1] }, { a: [2, 9] }], [{ $sort: { a: -1 } }, onlyIds], ids(1, 0)],
  [
    'numbers across types',
    [{ a: Long.fromNumber(10) }, { a: 9 }, { a: 9.5 }],
    [{ $sort: { a: 1 } }, onlyIds],
    ids(1, 2, 0),
  ],
  [
    'strings by code points',
    [{ a: '\u{1F600}' }, { a: '\uFFFD' }],
    [{ $sort: { a: 1 } }, onlyIds],
    ids(1, 0),
  ],
  [
    'by several fields',
    [
      { a: 1, b: 1 },
      { a: 2, b: 1 },
      { a: 1, b: 2 },
    ],
    [{ $sort: { a: 1, b: -1 } }, onlyIds],
    ids(2, 0, 1),
  ],
  ['by a path', [{ a: { b: 2 } }, { a: { b: 1 } }], [{ $sort: { 'a.b': 1 } }, onlyIds], ids(1, 0)],
  [
    'with skip and limit',
    [{ a: 3 }, { a: 1 }, { a: 2 }],
    [{ $sort: { a: 1 } }, { $skip: 1 }, { $limit: 1 }, onlyIds],
    ids(2),
  ],
  [
    'after another stage',
    [{ a: 3 }, { a: 1 }],
    [{ $set: { b: { $multiply: ['$a', -1] } } }, { $sort: { b: 1 } }, { $limit: 1 }, onlyIds],
    ids(0),
  ],
];

const GROUPS: Row[] = [
  [
    'by a field',
    [
      { k: 'a', n: 1 },
      { k: 'b', n: 2 },
      { k: 'a', n: 3 },
    ],
    [{ $group: { _id: '$k', n: { $sum: '$n' } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'a', n: 4 },
      { _id: 'b', n: 2 },
    ],
  ],
  [
    'null and missing together',
    [{}, { a: null }],
    [{ $group: { _id: '$a', n: { $sum: 1 } } }],
    [{ _id: null, n: 2 }],
  ],
  [
    'equal numbers together',
    [{ a: 1 }, { a: Long.fromNumber(1) }, { a: new Double(1) }],
    [{ $group: { _id: '$a', n: { $sum: 1 } } }, { $project: { _id: 0 } }],
    [{ n: 3 }],
  ],
  [
    'by ids',
    [{ a: id }, { a: new ObjectId(id.toHexString()) }],
    [{ $group: { _id: '$a', n: { $count: {} } } }],
    [{ _id: id, n: 2 }],
  ],
  [
    'by several fields',
    [
      { a: 1, b: 1 },
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
    [{ $group: { _id: { a: '$a', b: '$b' }, n: { $sum: 1 } } }, { $sort: { n: 1 } }],
    [
      { _id: { a: 1, b: 2 }, n: 1 },
      { _id: { a: 1, b: 1 }, n: 2 },
    ],
  ],
  [
    'all',
    [{ n: 1 }, { n: 2 }],
    [{ $group: { _id: null, sum: { $sum: '$n' }, count: { $sum: 1 } } }],
    [{ _id: null, sum: 3, count: 2 }],
  ],
  ['nothing', [], [{ $group: { _id: null, n: { $sum: 1 } } }], []],
  [
    '$sum skips what is no number',
    [{ n: 1 }, { n: 'x' }, {}],
    [{ $group: { _id: null, n: { $sum: '$n' } } }],
    [{ _id: null, n: 1 }],
  ],
  [
    '$avg',
    [{ n: 1 }, { n: 2 }, { n: 'x' }],
    [{ $group: { _id: null, n: { $avg: '$n' } } }],
    [{ _id: null, n: 1.5 }],
  ],
  ['$avg of nothing', [{}], [{ $group: { _id: null, n: { $avg: '$n' } } }], [{ _id: null, n: null }]],
  [
    '$min and $max skip null',
    [{ n: 5 }, { n: null }, { n: 1 }],
    [{ $group: { _id: null, a: { $min: '$n' }, b: { $max: '$n' } } }],
    [{ _id: null, a: 1, b: 5 }],
  ],
  [
    '$first and $last',
    [{ n: 1 }, { n: 2 }, { n: 3 }],
    [{ $sort: { n: -1 } }, { $group: { _id: null, a: { $first: '$n' }, b: { $last: '$n' } } }],
    [{ _id: null, a: 3, b: 1 }],
  ],
  [
    '$push skips what is missing',
    [{ n: 1 }, {}, { n: null }],
    [{ $sort: { _id: 1 } }, { $group: { _id: null, all: { $push: '$n' } } }],
    [{ _id: null, all: [1, null] }],
  ],
  [
    '$addToSet',
    [{ n: 1 }, { n: 1 }, { n: 2 }],
    [{ $group: { _id: null, all: { $addToSet: '$n' } } }, { $project: { n: { $size: '$all' } } }],
    [{ _id: null, n: 2 }],
  ],
  ['$count', [{ a: 1 }, { a: 2 }], [{ $match: { a: { $gt: 1 } } }, { $count: 'n' }], [{ n: 1 }]],
  [
    '$count after another stage',
    [{ a: [1, 2] }, { a: [3] }],
    [{ $unwind: '$a' }, { $count: 'n' }],
    [{ n: 3 }],
  ],
];

const LOOKUPS: Row[] = [
  [
    'by two fields',
    [{ k: 1 }],
    [
      { $lookup: { from: 'other', localField: 'k', foreignField: 'k', as: 'r' } },
      { $project: { _id: 0, r: '$r._id' } },
    ],
    [{ r: ['x'] }],
  ],
  [
    'by each element',
    [{ k: [1, 2] }],
    [
      { $lookup: { from: 'other', localField: 'k', foreignField: 'k', as: 'r' } },
      { $project: { _id: 0, r: '$r._id' } },
    ],
    [{ r: ['x', 'y'] }],
  ],
  [
    'missing joins missing',
    [{}],
    [
      { $lookup: { from: 'other', localField: 'k', foreignField: 'k', as: 'r' } },
      { $project: { _id: 0, r: '$r._id' } },
    ],
    [{ r: ['z'] }],
  ],
  [
    'by ids',
    [{ o: id }],
    [
      { $lookup: { from: 'other', localField: 'o', foreignField: 'o', as: 'r' } },
      { $project: { _id: 0, r: '$r._id' } },
    ],
    [{ r: ['x'] }],
  ],
  [
    'by fields and a pipeline',
    [{ k: 1 }],
    [
      {
        $lookup: {
          from: 'other',
          localField: 'k',
          foreignField: 'k',
          pipeline: [{ $project: { _id: 1 } }],
          as: 'r',
        },
      },
      { $project: { _id: 0, r: 1 } },
    ],
    [{ r: [{ _id: 'x' }] }],
  ],
  [
    'by a pipeline with variables',
    [{ k: 1 }],
    [
      {
        $lookup: {
          from: 'other',
          let: { least: '$k' },
          pipeline: [{ $match: { $expr: { $gt: ['$k', '$$least'] } } }],
          as: 'r',
        },
      },
      { $project: { _id: 0, r: '$r._id' } },
    ],
    [{ r: ['y'] }],
  ],
  [
    'with what is not there',
    [{ k: 1 }],
    [{ $lookup: { from: 'nowhere', localField: 'k', foreignField: 'k', as: 'r' } }],
    [{ _id: 0, k: 1, r: [] }],
  ],
];

beforeAll(async () => {
  await db()
    .collection<Document & { _id: string }>('other')
    .insertMany([
      { _id: 'x', k: 1, o: id },
      { _id: 'y', k: 2, o: 1 },
      { _id: 'z', o: 2 },
    ]);
});

describe.each([
  ['sorts', SORTS],
  ['groups', GROUPS],
  ['joins', LOOKUPS],
])('%s', (_name, rows) => {
  test.each(rows)('%s', async (_says, docs, pipeline, result) => {
    const collection = db().collection<Document & { _id: number }>(`a${new ObjectId().toHexString()}`);
    if (docs.length > 0) await collection.insertMany(docs.map((doc, at) => ({ _id: at, ...doc })));
    expect(await collection.aggregate(pipeline).toArray()).toEqual(result);
  });
});

test('a join uses an index on the foreign field', async () => {
  const [local, foreign] = [db().collection('local'), db().collection('foreign')];
  await declareIndex(foreign, { ref: 1 });
  await foreign.insertMany(Array.from({ length: 20_000 }, (_item, n) => ({ ref: n })));
  await local.insertMany(Array.from({ length: 300 }, (_item, n) => ({ ref: n * 7 })));
  const started = performance.now();
  const joined = await local
    .aggregate([
      { $lookup: { from: 'foreign', localField: 'ref', foreignField: 'ref', as: 'r' } },
      { $unwind: '$r' },
      { $count: 'n' },
    ])
    .toArray();
  expect(joined).toEqual([{ n: 300 }]);
  // Without the index it would look at 6,000,000 documents.
  expect(performance.now() - started).toBeLessThan(3_000);
});
