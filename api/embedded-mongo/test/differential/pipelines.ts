import { Double } from 'mongodb';
import type { PipelineRow } from './groups-and-lookups.ts';

const sales = [
  { item: 'abc', price: 10, quantity: 2 },
  { item: 'jkl', price: 20, quantity: 1 },
  { item: 'xyz', price: 5, quantity: 5 },
  { item: 'abc', price: 10, quantity: 10 },
];

const ACCUMULATIONS: PipelineRow[] = [
  [
    '$avg, $min and $max',
    sales,
    [
      {
        $group: {
          _id: '$item',
          avg: { $avg: '$quantity' },
          min: { $min: '$quantity' },
          max: { $max: '$price' },
        },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'abc', avg: 6, min: 2, max: 10 },
      { _id: 'jkl', avg: 1, min: 1, max: 20 },
      { _id: 'xyz', avg: 5, min: 5, max: 5 },
    ],
  ],
  [
    '$avg, $min and $max ignore what has no value',
    [{ a: null }, { a: 'x' }, {}, { b: 1 }],
    [{ $group: { _id: null, avg: { $avg: '$a' }, min: { $min: '$a' }, max: { $max: '$c' } } }],
    [{ _id: null, avg: null, min: 'x', max: null }],
  ],
  [
    '$first and $last in order',
    sales,
    [
      { $sort: { price: -1, _id: 1 } },
      { $group: { _id: null, first: { $first: '$item' }, last: { $last: '$none' } } },
    ],
    [{ _id: null, first: 'jkl', last: null }],
  ],
  [
    '$push collects values, also null, and whole documents',
    [{ a: 1 }, { a: null }, {}],
    [
      {
        $group: {
          _id: null,
          a: { $push: '$a' },
          all: { $push: '$$ROOT' },
          ids: { $push: { id: '$$ROOT._id' } },
        },
      },
    ],
    [
      {
        _id: null,
        a: [1, null],
        all: [{ _id: 0, a: 1 }, { _id: 1, a: null }, { _id: 2 }],
        ids: [{ id: 0 }, { id: 1 }, { id: 2 }],
      },
    ],
  ],
  [
    '$addToSet collects values once',
    [{ a: 1 }, { a: new Double(1) }, { a: [1] }, {}, { a: [1] }],
    [{ $group: { _id: null, a: { $addToSet: '$a' } } }],
    [{ _id: null, a: [1, [1]] }],
  ],
  [
    'groups by an array, and through arrays',
    [{ a: [{ b: 1 }, { b: 2 }, 5, [{ b: 3 }]] }],
    [{ $group: { _id: ['$a.b', '$c'] } }],
    [{ _id: [[1, 2], null] }],
  ],
];

const FIELDS: PipelineRow[] = [
  ['$project includes', [{ a: 1, b: 2, c: 3 }], [{ $project: { c: 1, a: true } }], [{ _id: 0, a: 1, c: 3 }]],
  [
    '$project excludes',
    [{ a: 1, b: { c: 1, d: 2 } }],
    [{ $project: { _id: 0, 'b.c': 0 } }],
    [{ a: 1, b: { d: 2 } }],
  ],
  [
    '$project of nested fields',
    [{ s: { u: 'x', v: 1 } }],
    [{ $project: { _id: 0, s: { u: 1 } } }],
    [{ s: { u: 'x' } }],
  ],
  [
    '$project goes through arrays',
    [{ a: [{ b: 1, c: 2 }, 5, [{ b: 3, c: 1 }, 6]] }],
    [{ $project: { 'a.b': 1 } }],
    [{ _id: 0, a: [{ b: 1 }, [{ b: 3 }]] }],
  ],
  ['$project drops a value without fields', [{ a: 5 }], [{ $project: { 'a.b': 1 } }], [{ _id: 0 }]],
  [
    '$project keeps a value if it excludes',
    [{ a: [5, { b: 1 }] }],
    [{ $project: { 'a.b': 0 } }],
    [{ _id: 0, a: [5, {}] }],
  ],
  [
    '$project computes',
    [{ a: { b: 7 }, c: 1 }],
    [{ $project: { x: '$a.b', 'y.z': '$c', l: { $literal: 1 }, m: '$none', t: ['$c', '$none'] } }],
    [{ _id: 0, x: 7, y: { z: 1 }, l: 1, t: [1, null] }],
  ],
  ['$project of _id alone', [{ a: 1 }], [{ $project: { _id: 1 } }], [{ _id: 0 }]],
  ['$project without _id', [{ a: 1 }], [{ $project: { _id: 0 } }], [{ a: 1 }]],
  [
    '$addFields adds and replaces',
    [{ a: 1, b: { c: 2 }, d: 3 }],
    [{ $addFields: { a: '$d', 'b.e': 5, f: { g: '$a' } } }],
    [{ _id: 0, a: 3, b: { c: 2, e: 5 }, d: 3, f: { g: 1 } }],
  ],
  [
    '$set goes through arrays',
    [{ a: [{ b: 1 }, 5] }],
    [{ $set: { 'a.c': 9 } }],
    [{ _id: 0, a: [{ b: 1, c: 9 }, { c: 9 }] }],
  ],
  [
    '$set replaces a value by a document',
    [{ a: 5 }],
    [{ $set: { 'a.b': true } }],
    [{ _id: 0, a: { b: true } }],
  ],
  [
    '$unset removes fields',
    [{ a: 1, b: { c: 1, d: 1 }, e: 1 }],
    [{ $unset: ['a', 'b.c'] }],
    [{ _id: 0, b: { d: 1 }, e: 1 }],
  ],
  ['$unset removes a field', [{ a: 1, b: 1 }], [{ $unset: 'a' }], [{ _id: 0, b: 1 }]],
];

const STAGES: PipelineRow[] = [
  [
    '$sort before a page',
    [{ a: 3 }, { a: 1 }, { a: 2 }],
    [{ $match: { a: { $gt: 0 } } }, { $sort: { a: -1 } }, { $skip: 1 }, { $limit: 1 }],
    [{ _id: 2, a: 2 }],
  ],
  [
    '$sort after other stages',
    sales,
    [{ $group: { _id: '$item', n: { $sum: '$quantity' } } }, { $sort: { n: -1 } }, { $limit: 2 }],
    [
      { _id: 'abc', n: 12 },
      { _id: 'xyz', n: 5 },
    ],
  ],
  [
    '$count counts',
    [{ a: 1 }, { a: 2 }, { a: 3 }],
    [{ $match: { a: { $gt: 1 } } }, { $count: 'n' }],
    [{ n: 2 }],
  ],
  ['$count of nothing', [{ a: 1 }], [{ $match: { a: 9 } }, { $count: 'n' }], []],
  [
    '$unwind returns a document for each element',
    [{ s: ['S', 'M'], x: 1 }, { s: [] }, { s: 'L' }, {}, { s: null }],
    [{ $unwind: '$s' }],
    [
      { _id: 0, s: 'S', x: 1 },
      { _id: 0, s: 'M', x: 1 },
      { _id: 2, s: 'L' },
    ],
  ],
  [
    '$unwind keeps documents without elements',
    [{ s: ['S'] }, { s: [] }, { s: 'L' }, {}, { s: null }],
    [{ $unwind: { path: '$s', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } }],
    [
      { _id: 0, s: 'S', i: 0 },
      { _id: 1, i: null },
      { _id: 2, s: 'L', i: null },
      { _id: 3, i: null },
      { _id: 4, s: null, i: null },
    ],
  ],
  [
    '$unwind of a nested field',
    [{ a: { b: [1, 2], c: 3 } }],
    [{ $unwind: '$a.b' }],
    [
      { _id: 0, a: { b: 1, c: 3 } },
      { _id: 0, a: { b: 2, c: 3 } },
    ],
  ],
  ['$unwind does not go through an array', [{ a: [{ b: [1] }] }], [{ $unwind: '$a.b' }], []],
  [
    '$facet runs pipelines on the same documents',
    sales,
    [
      { $match: { price: { $lt: 20 } } },
      {
        $facet: {
          total: [{ $count: 'n' }],
          page: [{ $sort: { quantity: 1 } }, { $limit: 1 }, { $project: { item: 1 } }],
          none: [{ $match: { x: 1 } }],
        },
      },
    ],
    [{ total: [{ n: 3 }], page: [{ _id: 0, item: 'abc' }], none: [] }],
  ],
];

const BUCKETS: PipelineRow[] = [
  [
    '$bucket counts by default',
    [{ n: 0 }, { n: 4.5 }, { n: 5 }, { n: 9 }],
    [{ $bucket: { groupBy: '$n', boundaries: [0, 5, 10] } }],
    [
      { _id: 0, count: 2 },
      { _id: 5, count: 2 },
    ],
  ],
  [
    '$bucket has a default for all other values',
    [{ n: 1 }, { n: 10 }, { n: -1 }, { n: 'x' }, {}],
    [
      {
        $bucket: {
          groupBy: '$n',
          boundaries: [0, 10],
          default: 'other',
          output: { all: { $push: '$n' }, n: { $sum: 1 } },
        },
      },
    ],
    [
      { _id: 0, all: [1], n: 1 },
      { _id: 'other', all: [10, -1, 'x'], n: 4 },
    ],
  ],
  [
    '$bucket sorts its default among the others',
    [{ n: 1 }, { n: 99 }],
    [{ $bucket: { groupBy: '$n', boundaries: [0, 10], default: -1 } }],
    [
      { _id: -1, count: 1 },
      { _id: 0, count: 1 },
    ],
  ],
  [
    '$bucket by text, with empty buckets left out',
    [{ s: 'apple' }, { s: 'fig' }],
    [{ $bucket: { groupBy: '$s', boundaries: ['a', 'b', 'c', 'z'] } }],
    [
      { _id: 'a', count: 1 },
      { _id: 'c', count: 1 },
    ],
  ],
];

export const PIPELINES = [...ACCUMULATIONS, ...FIELDS, ...STAGES, ...BUCKETS];
