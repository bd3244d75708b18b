import { Double, Long, ObjectId, type Document } from 'mongodb';
import { createIndex, captureServerError, useEngine } from './test-engine.ts';

const { db } = useEngine();

const id = new ObjectId('64b000000000000000000001');

/** Documents, a pipeline and its result. Documents without an `_id` get their position. */
type AggregationCase = [title: string, docs: Document[], pipeline: Document[], result: Document[]];

const GROUPS: AggregationCase[] = [
  [
    'groups by a field',
    [
      { k: 'a', n: 1 },
      { k: 'b', n: 2 },
      { k: 'a', n: 3 },
    ],
    [{ $group: { _id: '$k', n: { $sum: '$n' } } }],
    [
      { _id: 'a', n: 4 },
      { _id: 'b', n: 2 },
    ],
  ],
  [
    'groups by a dotted path',
    [{ k: { a: 1 } }, { k: { a: 1 } }],
    [{ $group: { _id: '$k.a', n: { $sum: 1 } } }],
    [{ _id: 1, n: 2 }],
  ],
  [
    'groups null and missing together',
    [{}, { a: null }],
    [{ $group: { _id: '$a', n: { $sum: 1 } } }],
    [{ _id: null, n: 2 }],
  ],
  [
    'groups equal numbers of different types together',
    [{ a: 1 }, { a: Long.fromNumber(1) }, { a: new Double(1) }],
    [{ $group: { _id: '$a', n: { $sum: 1 } } }],
    [{ _id: 1, n: 3 }],
  ],
  [
    'groups by object id',
    [{ a: id }, { a: new ObjectId(id.toHexString()) }],
    [{ $group: { _id: '$a' } }],
    [{ _id: id }],
  ],
  [
    'groups by several fields',
    [
      { a: 1, b: 1 },
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
    [{ $group: { _id: { a: '$a', b: '$b' }, n: { $sum: 1 } } }],
    [
      { _id: { a: 1, b: 1 }, n: 2 },
      { _id: { a: 1, b: 2 }, n: 1 },
    ],
  ],
  [
    'groups all documents under null',
    [{ n: 1 }, { n: 2 }],
    [{ $group: { _id: null, sum: { $sum: '$n' }, count: { $sum: 1 } } }],
    [{ _id: null, sum: 3, count: 2 }],
  ],
  ['returns no group without documents', [], [{ $group: { _id: null, n: { $sum: 1 } } }], []],
  [
    'ignores non-numeric values in $sum',
    [{ n: 1 }, { n: 'x' }, {}],
    [{ $group: { _id: null, n: { $sum: '$n' } } }],
    [{ _id: null, n: 1 }],
  ],
  [
    'sums doubles without losing what rounding takes',
    [{ n: 1e100 }, { n: 1 }, { n: -1e100 }, { n: 0.1 }, { n: 0.2 }, { n: -0.3 }],
    [{ $group: { _id: null, n: { $sum: '$n' } } }, { $match: { n: { $gt: 0.99, $lt: 1.01 } } }],
    [{ _id: null, n: 1 }],
  ],
  [
    'sums int64 beside doubles exactly',
    [{ n: new Long('9007199254740993') }, { n: new Long('2') }, { n: new Double(-9007199254740992) }],
    [{ $group: { _id: null, n: { $sum: '$n' } } }, { $match: { n: { $type: 'double' } } }],
    [{ _id: null, n: 3 }],
  ],
  [
    'turns a sum of int64 past the largest into a double',
    [{ n: Long.MAX_VALUE }, { n: 1 }],
    [{ $group: { _id: null, n: { $sum: '$n' } } }, { $match: { n: { $type: 'double' } } }],
    [{ _id: null, n: 2 ** 63 }],
  ],
  [
    'keeps infinity in a sum',
    [{ n: Infinity }, { n: 1 }],
    [{ $group: { _id: null, n: { $sum: '$n' } } }],
    [{ _id: null, n: Infinity }],
  ],
  [
    'counts the documents of a page',
    [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }],
    [{ $match: { n: { $gt: 1 } } }, { $skip: 1 }, { $limit: 5 }, { $group: { _id: 1, n: { $sum: 1 } } }],
    [{ _id: 1, n: 2 }],
  ],
  [
    'returns a page of groups',
    [{ n: 1 }, { n: 1 }, { n: 2 }, { n: 3 }],
    [{ $group: { _id: '$n' } }, { $match: { _id: { $ne: 1 } } }, { $skip: 1 }, { $limit: 1 }],
    [{ _id: 3 }],
  ],
];

const lookup = (localField: string, foreignField: string): Document => ({
  $lookup: { from: 'joined', localField, foreignField, as: 'r' },
});

const LOOKUPS: AggregationCase[] = [
  [
    'joins two fields on equality',
    [{ k: 1 }],
    [lookup('k', 'k')],
    [{ _id: 0, k: 1, r: [{ _id: 'x', k: 1, o: id }] }],
  ],
  [
    'joins each element of an array',
    [{ k: [1, 2] }],
    [lookup('k', 'k')],
    [
      {
        _id: 0,
        k: [1, 2],
        r: [
          { _id: 'x', k: 1, o: id },
          { _id: 'y', k: 2, o: 1 },
        ],
      },
    ],
  ],
  [
    'joins a missing field with a missing field',
    [{}],
    [lookup('k', 'k')],
    [{ _id: 0, r: [{ _id: 'z', o: 2 }] }],
  ],
  [
    'joins each element of arrays in an array of documents',
    [{ a: [{ k: [1, 9] }, { k: 2 }, {}] }],
    [lookup('a.k', 'k'), { $match: { r: { $size: 2 } } }, { $group: { _id: '$r._id' } }],
    [{ _id: ['x', 'y'] }],
  ],
  [
    'joins an element by its position',
    [{ k: [5, 2] }],
    [lookup('k.1', 'k'), { $group: { _id: '$r._id' } }],
    [{ _id: ['y'] }],
  ],
  [
    'joins null with null and missing fields',
    [{ k: null }],
    [lookup('k', 'k'), { $group: { _id: '$r._id' } }],
    [{ _id: ['z'] }],
  ],
  ['joins nothing for an empty array', [{ k: [] }], [lookup('k', 'k')], [{ _id: 0, k: [], r: [] }]],
  [
    'joins a regular expression for equality only',
    [{ k: /x/ }],
    [lookup('k', '_id'), { $group: { _id: '$r._id' } }],
    [{ _id: [] }],
  ],
  [
    'joins by object id',
    [{ o: { p: id } }],
    [lookup('o.p', 'o')],
    [{ _id: 0, o: { p: id }, r: [{ _id: 'x', k: 1, o: id }] }],
  ],
  [
    'returns an empty array for a document without matches',
    [{ k: 1 }, { k: 9 }],
    [lookup('k', 'k'), { $match: { r: { $size: 0 } } }],
    [{ _id: 1, k: 9, r: [] }],
  ],
  [
    'joins with a collection that does not exist',
    [{ k: 1 }],
    [{ $lookup: { from: 'missing', localField: 'k', foreignField: 'k', as: 'r' } }],
    [{ _id: 0, k: 1, r: [] }],
  ],
];

beforeAll(async () => {
  await db()
    .collection<Document & { _id: string }>('joined')
    .insertMany([
      { _id: 'x', k: 1, o: id },
      { _id: 'y', k: 2, o: 1 },
      { _id: 'z', o: 2 },
    ]);
});

describe.each([
  ['$group', GROUPS],
  ['$lookup', LOOKUPS],
])('%s', (_name, rows) => {
  test.each(rows)('%s', async (_title, docs, pipeline, result) => {
    const collection = db().collection<Document & { _id: number }>(`a${new ObjectId().toHexString()}`);
    if (docs.length > 0) await collection.insertMany(docs.map((doc, index) => ({ _id: index, ...doc })));
    expect(await collection.aggregate(pipeline).toArray()).toEqual(result);
  });
});

test('$lookup uses an index on the foreign field', async () => {
  const [local, foreign] = [db().collection('local'), db().collection('foreign')];
  await foreign.insertMany([3, 1, 2].map((ref) => ({ ref })));
  await local.insertOne({ refs: [2, 3, 1] });
  const joinRefs = async (): Promise<unknown> => {
    const [doc] = await local
      .aggregate<{ matches: { ref: number }[] }>([
        { $lookup: { from: 'foreign', localField: 'refs', foreignField: 'ref', as: 'matches' } },
      ])
      .toArray();
    return doc?.matches.map(({ ref }) => ref);
  };
  // The matches are in the order of the access path: first the collection's, then the index's.
  expect(await joinRefs()).toEqual([3, 1, 2]);
  await createIndex(foreign, { ref: 1 });
  expect(await joinRefs()).toEqual([1, 2, 3]);
});

type RejectedCase = [pipeline: Document[], code: number];

const REJECTED_PIPELINES: RejectedCase[] = [
  ...[
    '$foo',
    '$out',
    '$merge',
    '$graphLookup',
    '$setWindowFields',
    '$unionWith',
    '$sort',
    '$count',
    '$facet',
  ].map((stage): RejectedCase => [[{ [stage]: 1 }], 40324]),
  ...['$project', '$set', '$addFields', '$unset', '$replaceRoot', '$replaceWith', '$unwind'].map(
    (stage): RejectedCase => [[{ [stage]: 1 }], 40324],
  ),
  [[{ $match: {}, $limit: 1 }], 40323],
  [[lookup('$k', 'k')], 16410],
  [[lookup('k', 'a.$k')], 16410],
  [[lookup('', 'k')], 40352],
  [[{ $lookup: { from: 'a$b', localField: 'a', foreignField: 'b', as: 'c' } }], 73],
  [[{ $group: { _id: 1, n: { $sum: 1 } }, $limit: 1 }], 40323],
  [[{ $group: { _id: 1, 'n.m': { $sum: 1 } } }], 40235],
  [[{}], 40323],
  [[{ $match: 1 }], 15959],
  [[{ $limit: 0 }], 15958],
  [[{ $skip: -1 }], 5107201],
  [[{ $group: 1 }], 15947],
  [[{ $group: { n: { $sum: 1 } } }], 15955],
  [[{ $group: { _id: 1, n: 1 } }], 40234],
  [[{ $group: { _id: 1, 'n.m': { $sum: '$a' } } }], 40235],
  [[{ $group: { _id: 1, n: { $foo: 1 } } }], 15952],
  [[{ $group: { _id: 1, n: { $avg: '$a' } } }], 15952],
  [[{ $group: { _id: 1, n: { $sum: '$a', $avg: 1 } } }], 40238],
  [[{ $group: { _id: { $toLower: '$a' } } }], 168],
  [[{ $group: { _id: null, n: { $sum: { $add: ['$a', 1] } } } }], 168],
  [[{ $group: { _id: ['$a'] } }], 2],
  [[{ $group: { _id: '$$ROOT' } }], 17276],
  [[{ $group: { _id: '$' } }], 16872],
  [[{ $group: { _id: '$a..b' } }], 15998],
  [[{ $lookup: 1 }], 9],
  [[{ $lookup: { from: 'x', as: 'y', localField: 'a' } }], 9],
  [[{ $lookup: { from: 'x', as: 'y', localField: 'a', foreignField: 'b', pipeline: [] } }], 9],
  [[{ $lookup: { from: 'x', as: 'y', let: {}, pipeline: [] } }], 9],
  [[{ $lookup: { from: 'x', as: 'y.z', localField: 'a', foreignField: 'b' } }], 2],
];

test.each(REJECTED_PIPELINES)('rejects %j with code %i', async (pipeline, code) => {
  const collection = db().collection('rejections');
  await collection.updateOne({}, { $set: { a: 1 } }, { upsert: true });
  expect((await captureServerError(collection.aggregate(pipeline).toArray())).code).toBe(code);
});
