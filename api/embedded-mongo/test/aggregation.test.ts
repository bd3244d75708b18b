import { Double, Long, ObjectId, type Document } from 'mongodb';
import { declareIndex, errorOf, useEngine } from './engine.ts';

const { db } = useEngine();

const id = new ObjectId('64b000000000000000000001');

/** Documents, a pipeline and what comes out of it; ids are added by position where a document has none. */
type Row = [says: string, docs: Document[], pipeline: Document[], result: Document[]];

const GROUPS: Row[] = [
  [
    'by a field',
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
    'by a path',
    [{ k: { a: 1 } }, { k: { a: 1 } }],
    [{ $group: { _id: '$k.a', n: { $sum: 1 } } }],
    [{ _id: 1, n: 2 }],
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
    [{ $group: { _id: '$a', n: { $sum: 1 } } }],
    [{ _id: 1, n: 3 }],
  ],
  ['ids', [{ a: id }, { a: new ObjectId(id.toHexString()) }], [{ $group: { _id: '$a' } }], [{ _id: id }]],
  [
    'by several fields',
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
    'a page that is counted',
    [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }],
    [{ $match: { n: { $gt: 1 } } }, { $skip: 1 }, { $limit: 5 }, { $group: { _id: 1, n: { $sum: 1 } } }],
    [{ _id: 1, n: 2 }],
  ],
  [
    'a page of groups',
    [{ n: 1 }, { n: 1 }, { n: 2 }, { n: 3 }],
    [{ $group: { _id: '$n' } }, { $match: { _id: { $ne: 1 } } }, { $skip: 1 }, { $limit: 1 }],
    [{ _id: 3 }],
  ],
];

const join = (localField: string, foreignField: string): Document => ({
  $lookup: { from: 'other', localField, foreignField, as: 'r' },
});

const LOOKUPS: Row[] = [
  ['by two fields', [{ k: 1 }], [join('k', 'k')], [{ _id: 0, k: 1, r: [{ _id: 'x', k: 1, o: id }] }]],
  [
    'by each element',
    [{ k: [1, 2] }],
    [join('k', 'k')],
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
  ['missing joins missing', [{}], [join('k', 'k')], [{ _id: 0, r: [{ _id: 'z', o: 2 }] }]],
  [
    'by ids',
    [{ o: { p: id } }],
    [join('o.p', 'o')],
    [{ _id: 0, o: { p: id }, r: [{ _id: 'x', k: 1, o: id }] }],
  ],
  [
    'what has no partner',
    [{ k: 1 }, { k: 9 }],
    [join('k', 'k'), { $match: { r: { $size: 0 } } }],
    [{ _id: 1, k: 9, r: [] }],
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
  await foreign.insertMany([3, 1, 2].map((ref) => ({ ref })));
  await local.insertOne({ refs: [2, 3, 1] });
  const joined = async (): Promise<unknown> => {
    const [doc] = await local
      .aggregate<{ found: { ref: number }[] }>([
        { $lookup: { from: 'foreign', localField: 'refs', foreignField: 'ref', as: 'found' } },
      ])
      .toArray();
    return doc?.found.map(({ ref }) => ref);
  };
  // What is found comes in the order in which it was looked at.
  expect(await joined()).toEqual([3, 1, 2]);
  await declareIndex(foreign, { ref: 1 });
  expect(await joined()).toEqual([1, 2, 3]);
});

type Refusal = [pipeline: Document[], code: number];

const REFUSED: Refusal[] = [
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
  ].map((stage): Refusal => [[{ [stage]: 1 }], 40324]),
  ...['$project', '$set', '$addFields', '$unset', '$replaceRoot', '$replaceWith', '$unwind'].map(
    (stage): Refusal => [[{ [stage]: 1 }], 40324],
  ),
  [[{ $match: {}, $limit: 1 }], 40323],
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

test.each(REFUSED)('refuses %j with code %i', async (pipeline, code) => {
  const collection = db().collection('refusals');
  await collection.updateOne({}, { $set: { a: 1 } }, { upsert: true });
  expect((await errorOf(collection.aggregate(pipeline).toArray())).code).toBe(code);
});
