import { type Document, Double, Long, ObjectId } from 'mongodb';

const id = new ObjectId('64b000000000000000000001');

/** Documents, a pipeline and its result. Documents without an `_id` get their position. */
export type PipelineRow = [title: string, docs: Document[], pipeline: Document[], result: Document[]];

/** The collection `joined`, with which `$lookup` joins. */
export const JOINED_DOCS: Array<Document & { _id: string }> = [
  { _id: 'x', k: 1, o: id },
  { _id: 'y', k: 2, o: 1 },
  { _id: 'z', o: 2 },
];

const GROUPS: PipelineRow[] = [
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
    [{ $match: { n: { $gt: 1 } } }, { $limit: 2 }, { $group: { _id: 1, n: { $sum: 1 } } }],
    [{ _id: 1, n: 2 }],
  ],
  [
    'returns the first groups',
    [{ n: 1 }, { n: 1 }, { n: 2 }, { n: 3 }],
    [{ $group: { _id: '$n' } }, { $match: { _id: { $ne: 1 } } }, { $limit: 1 }],
    [{ _id: 2 }],
  ],
];

export const lookup = (localField: string, foreignField: string): Document => ({
  $lookup: { from: 'joined', localField, foreignField, as: 'r' },
});

const LOOKUPS: PipelineRow[] = [
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
  [
    'joins an empty array, which has no values, with missing fields',
    [{ k: [] }],
    [lookup('k', 'k')],
    [{ _id: 0, k: [], r: [{ _id: 'z', o: 2 }] }],
  ],
  [
    'joins an empty array in documents in arrays with missing fields',
    [{ a: [{ b: [] }, {}] }],
    [lookup('a.b', 'k'), { $group: { _id: '$r._id' } }],
    [{ _id: ['z'] }],
  ],
  [
    'joins no missing fields if there are other values beside an empty array',
    [{ a: [{ b: [] }, { b: 1 }] }],
    [lookup('a.b', 'k'), { $group: { _id: '$r._id' } }],
    [{ _id: ['x'] }],
  ],
  [
    'joins by a number as a position, and as a name in the documents of an array',
    [{ k: [{ 1: 1 }, 2] }],
    [lookup('k.1', 'k'), { $group: { _id: '$r._id' } }],
    [{ _id: ['x', 'y'] }],
  ],
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

export const GROUPS_AND_LOOKUPS = [...GROUPS, ...LOOKUPS];
