import { Binary, BSONRegExp, Double, Long, ObjectId, UUID, type Document } from 'mongodb';
import { errorOf, useEngine } from './engine.ts';

const { db } = useEngine();

const [firstId, secondId] = [
  new ObjectId('64b000000000000000000001'),
  new ObjectId('64b000000000000000000002'),
];
const uuid = new UUID('12345678-1234-4234-8234-123456789012');

/** What a filter finds, by the positions of the documents: from MongoDB's documentation of each operator. */
type Row = [says: string, docs: Document[], filter: Document, found: number[]];

const EQUALITY: Row[] = [
  [
    'a number of any type',
    [{ a: 5 }, { a: new Double(5) }, { a: Long.fromNumber(5) }, { a: '5' }],
    { a: 5 },
    [0, 1, 2],
  ],
  ['a double exactly', [{ a: 0.1 }, { a: 0.2 }], { a: 0.1 }, [0]],
  [
    'an int64 beyond doubles exactly',
    [{ a: Long.fromString('9007199254740993') }, { a: Long.fromString('9007199254740992') }],
    { a: Long.fromString('9007199254740993') },
    [0],
  ],
  ['a string by its letter case', [{ a: 'x' }, { a: 'X' }], { a: 'x' }, [0]],
  ['an id', [{ a: firstId }, { a: secondId }], { a: new ObjectId(firstId.toHexString()) }, [0]],
  ['a UUID', [{ a: uuid }, { a: new UUID() }], { a: uuid }, [0]],
  [
    'bytes',
    [{ a: new Binary(Buffer.from('x')) }, { a: new Binary(Buffer.from('y')) }],
    { a: new Binary(Buffer.from('x')) },
    [0],
  ],
  ['a date', [{ a: new Date(5) }, { a: new Date(6) }], { a: new Date(5) }, [0]],
  ['a boolean, not the number', [{ a: true }, { a: 1 }], { a: true }, [0]],
  ['NaN', [{ a: NaN }, { a: 1 }], { a: NaN }, [0]],
  ['zero, also the negative one', [{ a: -0 }, { a: 0 }], { a: 0 }, [0, 1]],
  [
    'a document with its fields in the same order',
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }],
    { a: { x: 1, y: 2 } },
    [0],
  ],
  ['a document as a whole', [{ a: { x: 1, y: 2 } }], { a: { x: 1 } }, []],
  ['an array as a whole', [{ a: [1, 2] }, { a: [2, 1] }, { a: [1, 2, 3] }], { a: [1, 2] }, [0]],
  ['an array as an element', [{ a: [[1, 2], 3] }], { a: [1, 2] }, [0]],
  ['an element of an array', [{ a: [1, 2] }, { a: [3] }], { a: 2 }, [0]],
  ['not an element of an inner array', [{ a: [[1, 2]] }], { a: 2 }, []],
  ['null, and what is missing', [{ a: null }, {}, { a: 1 }], { a: null }, [0, 1]],
  ['null in an array', [{ a: [1, null] }, { a: [] }], { a: null }, [0]],
  ['an empty array', [{ a: [] }, {}], { a: [] }, [0]],
  ['a field called like one of JavaScript', [{ a: 1 }], { constructor: null }, [0]],
  ['a field called __proto__', [{ ['__proto__']: 1, b: 1 }, { b: 1 }], { b: 1 }, [0, 1]],
];

const PATHS: Row[] = [
  ['a field of a document', [{ a: { b: 1 } }, { a: { b: 2 } }], { 'a.b': 1 }, [0]],
  ['a field of elements', [{ a: [{ b: 1 }, { b: 2 }] }], { 'a.b': 2 }, [0]],
  ['a position', [{ a: [1, 2] }, { a: [2, 1] }], { 'a.0': 1 }, [0]],
  ['a position and a field', [{ a: [{ b: 1 }, { b: 2 }] }], { 'a.1.b': 2 }, [0]],
  ['a numeric name in elements', [{ a: [{ 0: 'x' }] }], { 'a.0': 'x' }, [0]],
  ['null through a scalar', [{ a: 5 }, { a: { b: 1 } }], { 'a.b': null }, [0]],
  ['null through nothing', [{}, { a: {} }, { a: { b: null } }], { 'a.b': null }, [0, 1, 2]],
  ['not null through scalars of an array', [{ a: [1, 2] }, { a: [] }], { 'a.b': null }, []],
  ['null where an element lacks the field', [{ a: [{ b: 1 }, { c: 1 }] }], { 'a.b': null }, [0]],
  ['through two arrays', [{ a: [{ b: [{ c: 1 }] }, { b: [{ c: 2 }] }] }], { 'a.b.c': 2 }, [0]],
];

const ORDER: Row[] = [
  ['$gt among numbers', [{ a: 9 }, { a: Long.fromNumber(10) }, { a: 10.5 }], { a: { $gt: 9 } }, [1, 2]],
  ['$gt among strings by code points', [{ a: '\u{1F600}' }, { a: '\uFFFD' }], { a: { $gt: '\uFFFD' } }, [0]],
  [
    '$lt only within the type',
    [{ a: 1 }, { a: 'x' }, { a: null }, {}, { a: new Date(0) }],
    { a: { $lt: 5 } },
    [0],
  ],
  ['$gte with equality', [{ a: 1 }, { a: 2 }], { a: { $gte: 2 } }, [1]],
  ['$lte with equality', [{ a: 1 }, { a: 2 }], { a: { $lte: 1 } }, [0]],
  ['ids by time', [{ a: firstId }, { a: secondId }], { a: { $gt: firstId } }, [1]],
  ['dates', [{ a: new Date(5) }, { a: new Date(7) }], { a: { $gte: new Date(6) } }, [1]],
  ['booleans', [{ a: false }, { a: true }], { a: { $gt: false } }, [1]],
  ['$gt null is nothing', [{ a: 1 }, { a: null }], { a: { $gt: null } }, []],
  ['$gte null is null and missing', [{ a: 1 }, { a: null }, {}], { a: { $gte: null } }, [1, 2]],
  ['NaN has no order', [{ a: NaN }, { a: 1 }], { a: { $lt: 5 } }, [1]],
  ['$gte NaN is NaN', [{ a: NaN }, { a: 1 }], { a: { $gte: NaN } }, [0]],
  ['an element in the range', [{ a: [1, 9] }, { a: [1] }], { a: { $gt: 5 } }, [0]],
  ['different elements for both bounds', [{ a: [1, 9] }], { a: { $gt: 5, $lt: 3 } }, [0]],
  ['arrays in order', [{ a: [3, 1] }, { a: [1, 3] }], { a: { $gt: [2] } }, [0]],
  ['documents in order', [{ a: { x: 1 } }, { a: { x: 2 } }], { a: { $gt: { x: 1 } } }, [1]],
];

const LISTS: Row[] = [
  ['$in', [{ a: 1 }, { a: 2 }, { a: 3 }], { a: { $in: [1, 3] } }, [0, 2]],
  ['$in of several types', [{ a: 1 }, { a: '1' }, { a: firstId }], { a: { $in: ['1', firstId] } }, [1, 2]],
  ['$in null is missing too', [{}, { a: null }, { a: 1 }], { a: { $in: [null] } }, [0, 1]],
  ['$in an element', [{ a: [1, 2] }, { a: [3] }], { a: { $in: [2, 4] } }, [0]],
  ['$in an expression', [{ a: 'abc' }, { a: 'xbc' }], { a: { $in: [/^a/, 'q'] } }, [0]],
  ['$in of nothing', [{ a: 1 }], { a: { $in: [] } }, []],
  ['$nin', [{ a: 1 }, { a: 2 }, {}], { a: { $nin: [1] } }, [1, 2]],
  ['$nin looks at all elements', [{ a: [1, 2] }, { a: [3] }], { a: { $nin: [2] } }, [1]],
  ['$ne', [{ a: 1 }, { a: 2 }, {}], { a: { $ne: 1 } }, [1, 2]],
  [
    '$ne looks at all elements of a path',
    [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 2 }] }],
    { 'a.b': { $ne: 1 } },
    [1],
  ],
  ['$ne null is there', [{ a: 1 }, { a: null }, {}], { a: { $ne: null } }, [0]],
  ['$size', [{ a: [1, 2] }, { a: [1] }, { a: 2 }], { a: { $size: 2 } }, [0]],
  ['$size of the array itself', [{ a: [[1, 2]] }], { a: { $size: 2 } }, []],
];

const KINDS: Row[] = [
  ['$exists', [{ a: null }, {}, { a: [] }], { a: { $exists: true } }, [0, 2]],
  ['$exists false', [{ a: null }, {}], { a: { $exists: false } }, [1]],
  [
    '$exists on a path through an array',
    [{ a: [{ b: 1 }] }, { a: [] }, { a: [1] }],
    { 'a.b': { $exists: true } },
    [0],
  ],
  ['$exists false through an array', [{ a: [{ b: 1 }] }, { a: [] }], { 'a.b': { $exists: false } }, [1]],
  ['$type string', [{ a: 'x' }, { a: 1 }, { a: ['y', 1] }], { a: { $type: 'string' } }, [0, 2]],
  ['$type int', [{ a: 1 }, { a: new Double(1) }, { a: Long.fromNumber(1) }], { a: { $type: 'int' } }, [0]],
  [
    '$type double, also a whole one',
    [{ a: 1.5 }, { a: new Double(1) }, { a: 1 }],
    { a: { $type: 'double' } },
    [0, 1],
  ],
  ['$type long', [{ a: Long.fromNumber(1) }, { a: 1 }], { a: { $type: 'long' } }, [0]],
  ['$type array', [{ a: [1] }, { a: 1 }], { a: { $type: 'array' } }, [0]],
  ['$type object', [{ a: { x: 1 } }, { a: [{ x: 1 }] }, { a: 1 }], { a: { $type: 'object' } }, [0, 1]],
  ['$type binData', [{ a: uuid }, { a: firstId }, { a: 1 }], { a: { $type: 'binData' } }, [0]],
  ['$type objectId', [{ a: uuid }, { a: firstId }, { a: null }], { a: { $type: 'objectId' } }, [1]],
  ['$type null is not missing', [{ a: null }, {}], { a: { $type: 'null' } }, [0]],
  ['an expression', [{ a: 'abc' }, { a: 'xyz' }, { a: 5 }], { a: /b/ }, [0]],
  ['an expression for any case', [{ a: 'ABC' }, { a: 'x' }], { a: /b/i }, [0]],
  ['an expression over lines', [{ a: 'x\nabc' }, { a: 'x' }], { a: /^abc/m }, [0]],
  ['an expression in an array', [{ a: ['x', 'abc'] }], { a: /^abc/ }, [0]],
  ['an expression that is stored', [{ a: /x/i }, { a: /x/ }], { a: /x/i }, [0]],
  ['a beginning with special characters', [{ a: 'a.b' }, { a: 'axb' }], { a: /^a\.b/ }, [0]],
];

const LOGIC: Row[] = [
  [
    '$and',
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
    { $and: [{ a: 1 }, { b: 2 }] },
    [1],
  ],
  ['$or', [{ a: 1 }, { b: 2 }, { c: 3 }], { $or: [{ a: 1 }, { b: 2 }] }, [0, 1]],
  [
    '$or beside a field',
    [
      { a: 1, s: 1 },
      { b: 2, s: 2 },
    ],
    { s: 2, $or: [{ a: 1 }, { b: 2 }] },
    [1],
  ],
  ['$not', [{ a: 1 }, { a: 9 }, {}], { a: { $not: { $gt: 5 } } }, [0, 2]],
  ['$not of several', [{ a: 6 }, { a: 1 }, { a: 20 }], { a: { $not: { $gt: 5, $lt: 10 } } }, [1, 2]],
  ['$not with an expression', [{ a: 'abc' }, { a: 'x' }, {}], { a: { $not: /^a/ } }, [1, 2]],
  ['$not looks at all elements', [{ a: [1, 9] }, { a: [1] }], { a: { $not: { $gt: 5 } } }, [1]],
  ['everything', [{ a: 1 }, {}], {}, [0, 1]],
];

describe.each([
  ['equality finds', EQUALITY],
  ['a path leads to', PATHS],
  ['order finds', ORDER],
  ['lists and arrays', LISTS],
  ['types, presence and patterns', KINDS],
  ['logic', LOGIC],
])('%s', (_name, rows) => {
  test.each(rows)('%s', async (_says, docs, filter, found) => {
    const collection = db().collection<Document & { _id: number }>(`c${new ObjectId().toHexString()}`);
    await collection.insertMany(docs.map((doc, at) => ({ _id: at, ...doc })));
    const ids = (await collection.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(ids).toEqual(found);
    expect(await collection.countDocuments(filter)).toBe(found.length);
  });
});

type Refusal = [filter: Document, code: number];

const REFUSED: Refusal[] = [
  [{ a: { $foo: 1 } }, 2],
  [{ a: { $gt: 1, $foo: 1 } }, 2],
  [{ $foo: 1 }, 2],
  [{ $where: 'true' }, 2],
  [{ $text: { $search: 'x' } }, 2],
  [{ $jsonSchema: {} }, 2],
  [{ a: { $near: [0, 0] } }, 2],
  [{ a: { $bitsAllSet: 1 } }, 2],
  [{ a: { $mod: [2, 0] } }, 2],
  [{ $comment: 'x' }, 2],
  [{ a: { $in: 1 } }, 2],
  [{ a: { $in: [{ $gt: 1 }] } }, 2],
  [{ a: { $all: [1] } }, 2],
  [{ a: { $elemMatch: { $gt: 1 } } }, 2],
  [{ a: { $regex: 'x' } }, 2],
  [{ $nor: [{ a: 1 }] }, 2],
  [{ $expr: { $gt: ['$a', '$b'] } }, 2],
  [{ a: { $size: -1 } }, 2],
  [{ a: { $size: 1.5 } }, 2],
  [{ a: { $type: 'text' } }, 2],
  [{ a: { $type: 2 } }, 2],
  [{ a: { $type: 'number' } }, 2],
  [{ a: { $type: ['string'] } }, 2],
  [{ a: { $not: 1 } }, 2],
  [{ a: { $ne: /x/ } }, 2],
  [{ a: { $gt: /x/ } }, 2],
  [{ a: new BSONRegExp('(') }, 51091],
  [{ a: new BSONRegExp('x', 'x') }, 51108],
  [{ $or: [] }, 2],
  [{ $or: {} }, 2],
  [{ $and: [1] }, 2],
];

test.each(REFUSED)('refuses %j with code %i', async (filter, code) => {
  const collection = db().collection('refusals');
  expect((await errorOf(collection.find(filter).toArray())).code).toBe(code);
  expect((await errorOf(collection.deleteMany(filter))).code).toBe(code);
});
