import { Double, Long } from 'mongodb';
import type { FilterRow } from './filters.ts';

export const ARRAY_FILTERS: FilterRow[] = [
  [
    '$elemMatch needs one element in the range',
    [{ r: [82, 85, 88] }, { r: [75, 88, 89] }],
    { r: { $elemMatch: { $gte: 80, $lt: 85 } } },
    [0],
  ],
  [
    '$elemMatch needs one document that matches',
    [
      {
        r: [
          { p: 'x', s: 10 },
          { p: 'y', s: 5 },
        ],
      },
      {
        r: [
          { p: 'x', s: 7 },
          { p: 'y', s: 8 },
        ],
      },
    ],
    { r: { $elemMatch: { p: 'y', s: { $gte: 8 } } } },
    [1],
  ],
  [
    '$elemMatch with $or',
    [{ r: [{ s: 1 }] }, { r: [{ t: 2 }] }, { r: [{ s: 3 }] }],
    { r: { $elemMatch: { $or: [{ s: 1 }, { t: 2 }] } } },
    [0, 1],
  ],
  [
    '$elemMatch does not match a value that is no array',
    [{ r: 5 }, { r: [5] }, {}],
    { r: { $elemMatch: { $gt: 1 } } },
    [1],
  ],
  [
    '$elemMatch does not search arrays in arrays',
    [{ r: [[5]] }, { r: [5] }],
    { r: { $elemMatch: { $eq: 5 } } },
    [1],
  ],
  [
    '$elemMatch reaches arrays in arrays',
    [{ r: [[5]] }, { r: [5] }],
    { r: { $elemMatch: { $elemMatch: { $gt: 4 } } } },
    [0],
  ],
  [
    '$elemMatch takes positions of inner arrays for names',
    [{ r: [[5, 6]] }, { r: [[6, 5]] }],
    { r: { $elemMatch: { 1: 6 } } },
    [0],
  ],
  [
    '$elemMatch follows a path through an array',
    [{ a: [{ r: [1] }, { r: [9] }] }, { a: [{ r: [1] }] }],
    { 'a.r': { $elemMatch: { $gt: 5 } } },
    [0],
  ],
  [
    '$type matches any of a list',
    [{ a: 'x' }, { a: 1.5 }, { a: 1 }, { a: null }],
    { a: { $type: ['string', 'double'] } },
    [0, 1],
  ],
  [
    '$type matches numbers of types',
    [{ a: 'x' }, { a: Long.fromInt(1) }, { a: 1 }],
    { a: { $type: [2, 18] } },
    [0, 1],
  ],
  [
    '$type number matches all numeric types',
    [{ a: 1 }, { a: Long.fromInt(1) }, { a: new Double(1) }, { a: '1' }],
    { a: { $type: 'number' } },
    [0, 1, 2],
  ],
  ['$type of a type that is not stored matches nothing', [{ a: 1 }], { a: { $type: 'javascript' } }, []],
  ['$nor excludes all branches', [{ a: 1 }, { b: 2 }, { c: 3 }], { $nor: [{ a: 1 }, { b: 2 }] }, [2]],
];
