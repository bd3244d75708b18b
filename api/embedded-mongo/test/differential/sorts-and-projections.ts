import { Binary, Long, ObjectId, type Document, type Sort } from 'mongodb';

const id = new ObjectId('64b000000000000000000001');

/** Documents, and the positions at which they are sorted. */
type SortRow = [title: string, docs: Document[], sort: Sort, order: number[]];

export const SORTS: SortRow[] = [
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

/** The document to which the projections apply. */
export const PROJECTED_DOC = { a: 1, b: { c: 1, d: 2 }, e: [1, 2], f: [{ g: 1, h: 1 }, 5, [{ g: 2 }, 6]] };

const { f } = PROJECTED_DOC;

export const PROJECTIONS: Array<[projection: Document, result: Document]> = [
  [{ a: 1 }, { _id: 0, a: 1 }],
  [
    { a: true, b: 1 },
    { _id: 0, a: 1, b: { c: 1, d: 2 } },
  ],
  [{ _id: 1 }, { _id: 0 }],
  [{ _id: 0, e: 1 }, { e: [1, 2] }],
  [{ _id: 0 }, PROJECTED_DOC],
  [
    { a: 0, b: false },
    { _id: 0, e: [1, 2], f },
  ],
  [
    { _id: 0, a: 0 },
    { b: { c: 1, d: 2 }, e: [1, 2], f },
  ],
  [{ nothing: 1 }, { _id: 0 }],
  [{}, { _id: 0, ...PROJECTED_DOC }],
  [{ 'b.c': 1 }, { _id: 0, b: { c: 1 } }],
  [
    { 'b.c': 0, a: 0 },
    { _id: 0, b: { d: 2 }, e: [1, 2], f },
  ],
  [{ 'b.c': 1, 'b.d': 1, _id: 0 }, { b: { c: 1, d: 2 } }],
  [{ 'a.b': 1 }, { _id: 0 }],
  [{ 'f.g': 1 }, { _id: 0, f: [{ g: 1 }, [{ g: 2 }]] }],
  [
    { 'f.g': 0, b: 0, e: 0 },
    { _id: 0, a: 1, f: [{ h: 1 }, 5, [{}, 6]] },
  ],
];

/** A projection of `find` and the code with which it is rejected. */
export const PROJECTION_ERRORS: Array<[projection: Document, code: number]> = [
  [{ a: 1, b: 0 }, 31254],
  [{ a: 0, b: 1 }, 31253],
  [{ e: 1, 'e.f': 1 }, 31249],
  [{ 'e.f': 1, e: 1 }, 31250],
  [{ $a: 1 }, 16410],
  [{ 'e.$a': 1 }, 16410],
  [{ 'a..b': 1 }, 15998],
];
