import type { Document } from 'mongodb';

/** A document before and after an update with a filter, and perhaps array filters. */
type PositionalRow = [
  title: string,
  before: Document,
  filter: Document,
  update: Document,
  after: Document,
  arrayFilters?: Document[],
];

const grades = [
  { grade: 80, mean: 75 },
  { grade: 85, mean: 90 },
  { grade: 85, mean: 85 },
];

export const POSITIONAL_UPDATES: PositionalRow[] = [
  [
    '$ means the first element that matches',
    { g: [85, 80, 80] },
    { g: 80 },
    { $set: { 'g.$': 82 } },
    { g: [85, 82, 80] },
  ],
  [
    '$ means the element of the only condition of $or',
    { g: [85, 80] },
    { $or: [{ g: 80 }] },
    { $set: { 'g.$': 82 } },
    { g: [85, 82] },
  ],
  [
    '$ reaches a field of the element',
    { g: grades },
    { 'g.grade': 85 },
    { $set: { 'g.$.std': 6 } },
    { g: [grades[0], { ...grades[1], std: 6 }, grades[2]] },
  ],
  [
    '$ means the element of a range',
    { g: [1, 9, 5] },
    { g: { $gt: 8 }, other: { $exists: false } },
    { $inc: { 'g.$': 1 } },
    { g: [1, 10, 5] },
  ],
  [
    '$ means the outer array',
    { a: [{ b: [1] }, { b: [2, 3] }] },
    { 'a.b': 3 },
    { $set: { 'a.$': 0 } },
    { a: [{ b: [1] }, 0] },
  ],
  [
    '$ means the element of $elemMatch',
    { g: grades },
    { g: { $elemMatch: { grade: { $lte: 90 }, mean: { $gt: 80 } } } },
    { $set: { 'g.$.x': 1 } },
    { g: [grades[0], { ...grades[1], x: 1 }, grades[2]] },
  ],
  [
    '$ means the element of $all',
    { g: grades },
    { 'g.grade': { $all: [85] } },
    { $set: { 'g.$.x': 1 } },
    { g: [grades[0], { ...grades[1], x: 1 }, grades[2]] },
  ],
  ['$ follows $and', { a: [1, 2] }, { $and: [{ a: 2 }] }, { $set: { 'a.$': 0 } }, { a: [1, 0] }],
  [
    '$ follows $in',
    { a: [1, 2] },
    { a: { $in: [2, 7] } },
    { $push: { b: 1 }, $set: { 'a.$': 0 } },
    { a: [1, 0], b: [1] },
  ],
  ['$[] means all elements', { g: [1, 2] }, {}, { $inc: { 'g.$[]': 10 } }, { g: [11, 12] }],
  [
    '$[] reaches arrays in arrays',
    { g: [{ q: [1, 2] }, { q: [3] }] },
    {},
    { $inc: { 'g.$[].q.$[]': 1 } },
    { g: [{ q: [2, 3] }, { q: [4] }] },
  ],
  ['$[] of an empty array changes nothing', { g: [] }, {}, { $set: { 'g.$[]': 1 } }, { g: [] }],
  [
    '$[x] means elements that match',
    { g: [95, 102, 90, 150] },
    {},
    { $set: { 'g.$[x]': 100 } },
    { g: [95, 100, 90, 100] },
    [{ x: { $gte: 100 } }],
  ],
  [
    '$[x] matches fields of elements',
    { g: grades },
    {},
    { $set: { 'g.$[elem].mean': 100 } },
    { g: [grades[0], { grade: 85, mean: 100 }, { grade: 85, mean: 100 }] },
    [{ 'elem.grade': { $gte: 85 }, 'elem.mean': { $gt: 80 } }],
  ],
  [
    'several identifiers are distinguished',
    {
      g: [
        { t: 'quiz', q: [10, 8] },
        { t: 'exam', q: [5, 9] },
      ],
    },
    {},
    { $inc: { 'g.$[t].q.$[score]': 90 } },
    {
      g: [
        { t: 'quiz', q: [100, 98] },
        { t: 'exam', q: [5, 9] },
      ],
    },
    [{ 't.t': 'quiz' }, { $or: [{ score: 10 }, { score: { $lt: 9 } }] }],
  ],
  ['$unset sets elements to null', { g: [1, 2] }, {}, { $unset: { 'g.$[]': 1 } }, { g: [null, null] }],
  [
    'several updates of the same elements',
    { g: [{ a: 1 }, { a: 2 }] },
    {},
    { $set: { 'g.$[].b': 0, 'g.$[x].c': 0 } },
    {
      g: [
        { a: 1, b: 0 },
        { a: 2, b: 0, c: 0 },
      ],
    },
    [{ 'x.a': 2 }],
  ],
];
