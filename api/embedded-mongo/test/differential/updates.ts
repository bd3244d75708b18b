import { type Document, Double } from 'mongodb';

/** A document before and after an update. */
export type UpdateRow = [title: string, before: Document, update: Document, after: Document];

const FIELDS: UpdateRow[] = [
  ['$set adds a new field', { a: 1 }, { $set: { b: 2 } }, { a: 1, b: 2 }],
  ['$set keeps the field order', { a: 1, b: 2 }, { $set: { a: 9 } }, { a: 9, b: 2 }],
  [
    '$set adds several fields in order of their names',
    {},
    { $set: { c: 1, a: 2, b: 3 } },
    { a: 2, b: 3, c: 1 },
  ],
  ['$set changes a nested field', { a: { b: 1, c: 2 } }, { $set: { 'a.b': 9 } }, { a: { b: 9, c: 2 } }],
  ['$set creates missing parent documents', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  ['$set changes an array element', { a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
  [
    '$set past the end of an array pads with null',
    { a: [1] },
    { $set: { 'a.3': 9 } },
    { a: [1, null, null, 9] },
  ],
  [
    '$set adds a field to an array element',
    { a: [{ b: 1 }] },
    { $set: { 'a.0.c': 2 } },
    { a: [{ b: 1, c: 2 }] },
  ],
  ['$set creates an array element', { a: [] }, { $set: { 'a.0.b': 1 } }, { a: [{ b: 1 }] }],
  ['$set replaces a whole document', { a: { b: 1 } }, { $set: { a: { c: 1 } } }, { a: { c: 1 } }],
  ['$setOnInsert does not change an existing document', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
  ['$unset removes a field', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  ['$unset removes a nested field', { a: { b: 1, c: 2 } }, { $unset: { 'a.b': 1 } }, { a: { c: 2 } }],
  ['$unset sets an array element to null', { a: [1, 2] }, { $unset: { 'a.0': 1 } }, { a: [null, 2] }],
  ['$unset ignores a missing field', { a: 1 }, { $unset: { 'b.c': 1 } }, { a: 1 }],
  [
    'applies several operators',
    { a: 1, b: 1 },
    { $inc: { a: 1 }, $set: { c: 1 }, $unset: { b: 1 } },
    { a: 2, c: 1 },
  ],
  ['accepts an update without changes', { a: 1 }, { $set: {} }, { a: 1 }],
];

const VALUES: UpdateRow[] = [
  ['$min lowers a value', { low: 200 }, { $min: { low: 150 } }, { low: 150 }],
  ['$min keeps a lower value', { low: 200 }, { $min: { low: 250 } }, { low: 200 }],
  ['$min sets a missing field', {}, { $min: { 'a.b': 1 } }, { a: { b: 1 } }],
  ['$min compares types in sort order', { a: 'x', b: null }, { $min: { a: 5, b: 5 } }, { a: 5, b: null }],
  ['$max raises a value', { high: 800 }, { $max: { high: 950 } }, { high: 950 }],
  ['$max keeps a higher value', { high: 950 }, { $max: { high: 870 } }, { high: 950 }],
  ['$max compares dates', { at: new Date(5) }, { $max: { at: new Date(9) } }, { at: new Date(9) }],
  ['$mul multiplies', { price: 10.5, n: 25 }, { $mul: { price: 2, n: 2 } }, { price: 21, n: 50 }],
  ['$mul sets a missing field to zero', { a: 1 }, { $mul: { b: 100 } }, { a: 1, b: 0 }],
  ['$rename renames', { nickname: 'x', a: 1 }, { $rename: { nickname: 'alias' } }, { a: 1, alias: 'x' }],
  [
    '$rename moves a nested field',
    { n: { first: 1 } },
    { $rename: { 'n.first': 'm.f' } },
    { n: {}, m: { f: 1 } },
  ],
  ['$rename replaces the target', { a: 1, b: 2, c: 3 }, { $rename: { a: 'b' } }, { b: 1, c: 3 }],
  ['$rename ignores a missing source', { b: 2 }, { $rename: { a: 'b' } }, { b: 2 }],
];

const ARRAYS: UpdateRow[] = [
  ['$push appends', { s: [1] }, { $push: { s: 89 } }, { s: [1, 89] }],
  ['$push creates the array', {}, { $push: { 'a.s': 89 } }, { a: { s: [89] } }],
  ['$push appends an array as one element', { s: [1] }, { $push: { s: [2, 3] } }, { s: [1, [2, 3]] }],
  [
    '$push appends a document without $each as it is',
    {},
    { $push: { s: { $slice: 1 } } },
    { s: [{ $slice: 1 }] },
  ],
  [
    '$push takes $each in any position',
    { s: [1] },
    { $push: { s: { $slice: 2, $each: [2, 3] } } },
    { s: [1, 2] },
  ],
  [
    '$pull removes documents by a condition on several fields',
    { a: [{ x: 1 }, { y: 2 }, { z: 3 }, 1] },
    { $pull: { a: { $or: [{ x: 1 }, { y: 2 }] } } },
    { a: [{ z: 3 }, 1] },
  ],
  [
    '$pull removes documents to which none of several conditions applies',
    { a: [{ x: 1 }, { y: 2 }, 1] },
    { $pull: { a: { $nor: [{ x: 1 }] } } },
    { a: [{ x: 1 }, 1] },
  ],
  ['$push appends each', { s: [1] }, { $push: { s: { $each: [90, 92] } } }, { s: [1, 90, 92] }],
  [
    '$push appends, sorts and slices in this order',
    {
      q: [
        { wk: 1, s: 10 },
        { wk: 2, s: 8 },
        { wk: 3, s: 5 },
        { wk: 4, s: 6 },
      ],
    },
    {
      $push: {
        q: {
          $slice: 3,
          $sort: { s: -1 },
          $each: [
            { wk: 5, s: 8 },
            { wk: 6, s: 7 },
            { wk: 7, s: 6 },
          ],
        },
      },
    },
    {
      q: [
        { wk: 1, s: 10 },
        { wk: 2, s: 8 },
        { wk: 5, s: 8 },
      ],
    },
  ],
  [
    '$push sorts whole elements',
    { t: [89, 70] },
    { $push: { t: { $each: [40, 60], $sort: 1 } } },
    { t: [40, 60, 70, 89] },
  ],
  [
    '$push sorts by dotted fields, missing ones first',
    { t: [{ a: { b: 2 } }, { a: { b: 1 } }, 5] },
    { $push: { t: { $each: [], $sort: { 'a.b': 1 } } } },
    { t: [5, { a: { b: 1 } }, { a: { b: 2 } }] },
  ],
  [
    '$push keeps the last',
    { s: [40, 50, 60] },
    { $push: { s: { $each: [80, 78], $slice: -3 } } },
    { s: [60, 80, 78] },
  ],
  [
    '$push keeps the first',
    { s: [89, 90] },
    { $push: { s: { $each: [100, 20], $slice: 3 } } },
    { s: [89, 90, 100] },
  ],
  ['$push keeps nothing', { s: [89, 70] }, { $push: { s: { $each: [], $slice: 0 } } }, { s: [] }],
  [
    '$push inserts at the start',
    { s: [100] },
    { $push: { s: { $each: [50, 60], $position: 0 } } },
    { s: [50, 60, 100] },
  ],
  [
    '$push inserts before the end',
    { s: [1, 2, 3] },
    { $push: { s: { $each: [9], $position: -1 } } },
    { s: [1, 2, 9, 3] },
  ],
  [
    '$push inserts at most at the ends',
    { s: [1] },
    { $push: { s: { $each: [9], $position: -7 } } },
    { s: [9, 1] },
  ],
  ['$addToSet adds a new value', { t: ['a'] }, { $addToSet: { t: 'b' } }, { t: ['a', 'b'] }],
  ['$addToSet keeps an equal value', { t: [1] }, { $addToSet: { t: new Double(1) } }, { t: [1] }],
  ['$addToSet adds each', { t: ['a'] }, { $addToSet: { t: { $each: ['b', 'a', 'b'] } } }, { t: ['a', 'b'] }],
  ['$addToSet adds an array as one element', { t: [1] }, { $addToSet: { t: [1, 2] } }, { t: [1, [1, 2]] }],
  [
    '$addToSet distinguishes the order of fields',
    { t: [{ a: 1, b: 2 }] },
    { $addToSet: { t: { b: 2, a: 1 } } },
    {
      t: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    },
  ],
  ['$addToSet creates an array', {}, { $addToSet: { t: { $each: [] } } }, { t: [] }],
  ['$pop removes the last', { s: [8, 9, 10] }, { $pop: { s: 1 } }, { s: [8, 9] }],
  ['$pop removes the first', { s: [8, 9, 10] }, { $pop: { s: -1 } }, { s: [9, 10] }],
  ['$pop ignores a missing field and an empty array', { s: [] }, { $pop: { s: 1, t: 1 } }, { s: [] }],
  ['$pull removes a value', { v: ['a', 'b', 'a'] }, { $pull: { v: 'a' } }, { v: ['b'] }],
  ['$pull removes by operators', { v: [3, 5, 6, 7] }, { $pull: { v: { $gte: 6 } } }, { v: [3, 5] }],
  [
    '$pull removes any of several',
    { v: ['a', 'b', 'c'] },
    { $pull: { v: { $in: ['a', 'c'] } } },
    { v: ['b'] },
  ],
  ['$pull removes by a regular expression', { v: ['ab', 'b', 1] }, { $pull: { v: /^a/ } }, { v: ['b', 1] }],
  [
    '$pull removes documents that match',
    { r: [{ item: 'A', s: 5 }, { item: 'B', s: 8, x: 1 }, 8] },
    { $pull: { r: { s: 8, item: 'B' } } },
    { r: [{ item: 'A', s: 5 }, 8] },
  ],
  [
    '$pull removes an equal array',
    {
      v: [
        [1, 2],
        [2, 1],
      ],
    },
    { $pull: { v: [1, 2] } },
    { v: [[2, 1]] },
  ],
  ['$pull ignores a missing field', { a: 1 }, { $pull: { v: 1 } }, { a: 1 }],
  [
    '$pullAll removes all of the values',
    { s: [0, 2, 5, 5, 1, 0] },
    { $pullAll: { s: [0, 5] } },
    { s: [2, 1] },
  ],
];

export const UPDATES = [...FIELDS, ...VALUES, ...ARRAYS];
