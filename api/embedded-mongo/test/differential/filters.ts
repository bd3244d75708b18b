import { Binary, type Document, Double, Long, ObjectId, UUID } from 'mongodb';

const [firstId, secondId] = [
  new ObjectId('64b000000000000000000001'),
  new ObjectId('64b000000000000000000002'),
];
const uuid = new UUID('12345678-1234-4234-8234-123456789012');

/** Documents, a filter and the positions of its matches. */
export type FilterRow = [title: string, docs: Document[], filter: Document, matches: number[]];

const reference = { $ref: 'x', $id: firstId };

const OTHERS: FilterRow[] = [
  [
    'matches a reference to another document',
    [{ a: reference }, { a: { ...reference, $id: secondId } }, { a: { ...reference, $db: 'y' } }],
    { a: reference },
    [0],
  ],
  [
    'matches references in a list',
    [{ a: reference }, { a: 1 }, { a: 2 }],
    { a: { $in: [reference, 1] } },
    [0, 1],
  ],
];

const EQUALITY: FilterRow[] = [
  [
    'matches a number of any numeric type',
    [{ a: 5 }, { a: new Double(5) }, { a: Long.fromNumber(5) }, { a: '5' }],
    { a: 5 },
    [0, 1, 2],
  ],
  ['matches a double exactly', [{ a: 0.1 }, { a: 0.2 }], { a: 0.1 }, [0]],
  [
    'matches an int64 beyond double precision exactly',
    [{ a: Long.fromString('9007199254740993') }, { a: Long.fromString('9007199254740992') }],
    { a: Long.fromString('9007199254740993') },
    [0],
  ],
  ['matches a string case-sensitively', [{ a: 'x' }, { a: 'X' }], { a: 'x' }, [0]],
  [
    'matches an object id',
    [{ a: firstId }, { a: secondId }],
    { a: new ObjectId(firstId.toHexString()) },
    [0],
  ],
  ['matches a UUID', [{ a: uuid }, { a: new UUID() }], { a: uuid }, [0]],
  [
    'matches binary data',
    [{ a: new Binary(Buffer.from('x')) }, { a: new Binary(Buffer.from('y')) }],
    { a: new Binary(Buffer.from('x')) },
    [0],
  ],
  ['matches a date', [{ a: new Date(5) }, { a: new Date(6) }], { a: new Date(5) }, [0]],
  ['distinguishes a boolean from a number', [{ a: true }, { a: 1 }], { a: true }, [0]],
  ['matches NaN', [{ a: NaN }, { a: 1 }], { a: NaN }, [0]],
  ['matches zero and negative zero', [{ a: -0 }, { a: 0 }], { a: 0 }, [0, 1]],
  [
    'matches a document with its fields in the same order',
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }],
    { a: { x: 1, y: 2 } },
    [0],
  ],
  ['does not match a document with further fields', [{ a: { x: 1, y: 2 } }], { a: { x: 1 } }, []],
  ['matches an array as a whole', [{ a: [1, 2] }, { a: [2, 1] }, { a: [1, 2, 3] }], { a: [1, 2] }, [0]],
  ['matches an array that is an element', [{ a: [[1, 2], 3] }], { a: [1, 2] }, [0]],
  ['matches an element of an array', [{ a: [1, 2] }, { a: [3] }], { a: 2 }, [0]],
  ['does not match an element of an inner array', [{ a: [[1, 2]] }], { a: 2 }, []],
  ['matches null and missing fields with null', [{ a: null }, {}, { a: 1 }], { a: null }, [0, 1]],
  ['matches null in an array', [{ a: [1, null] }, { a: [] }], { a: null }, [0]],
  ['matches an empty array', [{ a: [] }, {}], { a: [] }, [0]],
  ['does not confuse a field with an inherited JavaScript property', [{ a: 1 }], { constructor: null }, [0]],
  ['supports a field called __proto__', [{ ['__proto__']: 1, b: 1 }, { b: 1 }], { b: 1 }, [0, 1]],
];

const PATHS: FilterRow[] = [
  ['reaches a field of a document', [{ a: { b: 1 } }, { a: { b: 2 } }], { 'a.b': 1 }, [0]],
  ['reaches a field of array elements', [{ a: [{ b: 1 }, { b: 2 }] }], { 'a.b': 2 }, [0]],
  ['reaches an array position', [{ a: [1, 2] }, { a: [2, 1] }], { 'a.0': 1 }, [0]],
  ['reaches a field of the element at a position', [{ a: [{ b: 1 }, { b: 2 }] }], { 'a.1.b': 2 }, [0]],
  ['reaches a numeric field name in array elements', [{ a: [{ 0: 'x' }] }], { 'a.0': 'x' }, [0]],
  ['matches null beneath a scalar', [{ a: 5 }, { a: { b: 1 } }], { 'a.b': null }, [0]],
  ['matches null beneath a missing field', [{}, { a: {} }, { a: { b: null } }], { 'a.b': null }, [0, 1, 2]],
  ['does not match null beneath scalars in an array', [{ a: [1, 2] }, { a: [] }], { 'a.b': null }, []],
  ['matches null if an element lacks the field', [{ a: [{ b: 1 }, { c: 1 }] }], { 'a.b': null }, [0]],
  ['passes through two arrays', [{ a: [{ b: [{ c: 1 }] }, { b: [{ c: 2 }] }] }], { 'a.b.c': 2 }, [0]],
];

const ORDER: FilterRow[] = [
  [
    'compares numbers of different types',
    [{ a: 9 }, { a: Long.fromNumber(10) }, { a: 10.5 }],
    { a: { $gt: 9 } },
    [1, 2],
  ],
  ['compares strings by code point', [{ a: '\u{1F600}' }, { a: '\uFFFD' }], { a: { $gt: '\uFFFD' } }, [0]],
  [
    'compares only values of the same type',
    [{ a: 1 }, { a: 'x' }, { a: null }, {}, { a: new Date(0) }],
    { a: { $lt: 5 } },
    [0],
  ],
  ['$gte includes equal values', [{ a: 1 }, { a: 2 }], { a: { $gte: 2 } }, [1]],
  ['$lte includes equal values', [{ a: 1 }, { a: 2 }], { a: { $lte: 1 } }, [0]],
  ['compares object ids by time', [{ a: firstId }, { a: secondId }], { a: { $gt: firstId } }, [1]],
  ['compares dates', [{ a: new Date(5) }, { a: new Date(7) }], { a: { $gte: new Date(6) } }, [1]],
  ['compares booleans', [{ a: false }, { a: true }], { a: { $gt: false } }, [1]],
  ['$gt null matches nothing', [{ a: 1 }, { a: null }], { a: { $gt: null } }, []],
  ['$gte null matches null and missing fields', [{ a: 1 }, { a: null }, {}], { a: { $gte: null } }, [1, 2]],
  ['NaN has no order', [{ a: NaN }, { a: 1 }], { a: { $lt: 5 } }, [1]],
  ['$gte NaN matches NaN', [{ a: NaN }, { a: 1 }], { a: { $gte: NaN } }, [0]],
  ['matches an array element in the range', [{ a: [1, 9] }, { a: [1] }], { a: { $gt: 5 } }, [0]],
  ['lets different elements satisfy each bound', [{ a: [1, 9] }], { a: { $gt: 5, $lt: 3 } }, [0]],
  ['compares arrays', [{ a: [3, 1] }, { a: [1, 3] }], { a: { $gt: [2] } }, [0]],
  ['compares documents', [{ a: { x: 1 } }, { a: { x: 2 } }], { a: { $gt: { x: 1 } } }, [1]],
];

const LISTS: FilterRow[] = [
  ['$in matches any of the values', [{ a: 1 }, { a: 2 }, { a: 3 }], { a: { $in: [1, 3] } }, [0, 2]],
  [
    '$in matches values of several types',
    [{ a: 1 }, { a: '1' }, { a: firstId }],
    { a: { $in: ['1', firstId] } },
    [1, 2],
  ],
  ['$in with null matches missing fields', [{}, { a: null }, { a: 1 }], { a: { $in: [null] } }, [0, 1]],
  ['$in matches an array element', [{ a: [1, 2] }, { a: [3] }], { a: { $in: [2, 4] } }, [0]],
  ['$in with an empty list matches nothing', [{ a: 1 }], { a: { $in: [] } }, []],
  ['$nin excludes the values', [{ a: 1 }, { a: 2 }, {}], { a: { $nin: [1] } }, [1, 2]],
  ['$nin considers all array elements', [{ a: [1, 2] }, { a: [3] }], { a: { $nin: [2] } }, [1]],
  ['$ne excludes the value', [{ a: 1 }, { a: 2 }, {}], { a: { $ne: 1 } }, [1, 2]],
  [
    '$ne considers all array elements on a path',
    [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 2 }] }],
    { 'a.b': { $ne: 1 } },
    [1],
  ],
  ['$ne null matches existing non-null values', [{ a: 1 }, { a: null }, {}], { a: { $ne: null } }, [0]],
  ['$size matches arrays by length', [{ a: [1, 2] }, { a: [1] }, { a: 2 }], { a: { $size: 2 } }, [0]],
  ['$size applies to the array itself', [{ a: [[1, 2]] }], { a: { $size: 2 } }, []],
];

const KINDS: FilterRow[] = [
  [
    '$exists matches existing fields, even null',
    [{ a: null }, {}, { a: [] }],
    { a: { $exists: true } },
    [0, 2],
  ],
  ['$exists false matches missing fields', [{ a: null }, {}], { a: { $exists: false } }, [1]],
  [
    '$exists follows a path through an array',
    [{ a: [{ b: 1 }] }, { a: [] }, { a: [1] }],
    { 'a.b': { $exists: true } },
    [0],
  ],
  [
    '$exists false follows a path through an array',
    [{ a: [{ b: 1 }] }, { a: [] }],
    { 'a.b': { $exists: false } },
    [1],
  ],
  ['$type matches strings', [{ a: 'x' }, { a: 1 }, { a: ['y', 1] }], { a: { $type: 'string' } }, [0, 2]],
  [
    '$type matches int32 only',
    [{ a: 1 }, { a: new Double(1) }, { a: Long.fromNumber(1) }],
    { a: { $type: 'int' } },
    [0],
  ],
  [
    '$type matches doubles, even whole ones',
    [{ a: 1.5 }, { a: new Double(1) }, { a: 1 }],
    { a: { $type: 'double' } },
    [0, 1],
  ],
  ['$type matches int64', [{ a: Long.fromNumber(1) }, { a: 1 }], { a: { $type: 'long' } }, [0]],
  ['$type matches arrays', [{ a: [1] }, { a: 1 }], { a: { $type: 'array' } }, [0]],
  [
    '$type matches documents',
    [{ a: { x: 1 } }, { a: [{ x: 1 }] }, { a: 1 }],
    { a: { $type: 'object' } },
    [0, 1],
  ],
  ['$type matches binary data', [{ a: uuid }, { a: firstId }, { a: 1 }], { a: { $type: 'binData' } }, [0]],
  ['$type matches object ids', [{ a: uuid }, { a: firstId }, { a: null }], { a: { $type: 'objectId' } }, [1]],
  ['$type null does not match a missing field', [{ a: null }, {}], { a: { $type: 'null' } }, [0]],
  ['matches a regular expression', [{ a: 'abc' }, { a: 'xab' }, { a: 5 }], { a: /^ab/ }, [0]],
  ['matches a case-insensitive regular expression', [{ a: 'ABC' }, { a: 'x' }], { a: /^ab/i }, [0]],
  ['matches a regular expression with an array element', [{ a: ['x', 'abc'] }], { a: /^abc/ }, [0]],
  ['matches a stored regular expression', [{ a: /^x/i }, { a: /^x/ }], { a: /^x/i }, [0]],
  ['matches an anchored prefix with special characters', [{ a: 'a.b' }, { a: 'axb' }], { a: /^a\.b/ }, [0]],
];

const LOGIC: FilterRow[] = [
  [
    '$and requires all branches',
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
    { $and: [{ a: 1 }, { b: 2 }] },
    [1],
  ],
  ['$or requires one branch', [{ a: 1 }, { b: 2 }, { c: 3 }], { $or: [{ a: 1 }, { b: 2 }] }, [0, 1]],
  [
    'combines $or with a field',
    [
      { a: 1, s: 1 },
      { b: 2, s: 2 },
    ],
    { s: 2, $or: [{ a: 1 }, { b: 2 }] },
    [1],
  ],
  ['an empty filter matches everything', [{ a: 1 }, {}], {}, [0, 1]],
];

export const FILTERS = [...OTHERS, ...EQUALITY, ...PATHS, ...ORDER, ...LISTS, ...KINDS, ...LOGIC];
