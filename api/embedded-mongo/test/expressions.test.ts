import { Double, Long, ObjectId, type Document } from 'mongodb';
import { errorOf, useEngine } from './engine.ts';

const { db } = useEngine();

const id = new ObjectId('64b000000000000000000001');
const date = new Date('2026-03-29T01:30:15.250Z');

/** An expression, with the fields it sees, and its value; `undefined` is a missing one. */
type Row = [expression: unknown, value: unknown, doc?: Document];

const LOGIC: Row[] = [
  [{ $eq: ['$a', null] }, false, {}],
  [{ $eq: ['$a', '$b'] }, true, {}],
  [{ $eq: [1, { $literal: 1 }] }, true],
  [{ $gt: ['x', 5] }, true],
  [{ $gt: [null, '$missing'] }, true],
  [{ $lt: [1, 2] }, true],
  [{ $lte: [2, 2] }, true],
  [{ $gte: [1, 2] }, false],
  [{ $ne: [1, 1] }, false],
  [{ $cmp: [1, 2] }, -1],
  [{ $and: [true, 1, 'x'] }, true],
  [{ $and: [true, 0] }, false],
  [{ $and: [] }, true],
  [{ $or: [false, null, 0] }, false],
  [{ $or: [0, ''] }, true],
  [{ $not: [null] }, true],
  [{ $not: '$a' }, false, { a: 1 }],
  [{ $cond: ['$a', 1, 2] }, 1, { a: '' }],
  [{ $cond: { if: '$a', then: 1, else: 2 } }, 2, { a: 0 }],
  [{ $ifNull: ['$a', '$b', 3] }, 3, { a: null }],
  [{ $switch: { branches: [{ case: { $gt: ['$a', 5] }, then: 'big' }], default: 'small' } }, 'big', { a: 6 }],
  [
    { $switch: { branches: [{ case: { $gt: ['$a', 5] }, then: 'big' }], default: 'small' } },
    'small',
    { a: 5 },
  ],
  [{ $let: { vars: { x: { $add: ['$a', 1] } }, in: { $multiply: ['$$x', '$$x'] } } }, 9, { a: 2 }],
  [{ $literal: '$a' }, '$a', { a: 1 }],
];

const ARITHMETIC: Row[] = [
  [{ $add: [1, 2, 3] }, 6],
  [{ $add: ['$a', 1] }, 6, { a: Long.fromNumber(5) }],
  [{ $add: [date, 1000] }, new Date(date.getTime() + 1000)],
  [{ $add: ['$a', 1] }, null, {}],
  [{ $subtract: [5, 2] }, 3],
  [{ $subtract: [new Date(2000), new Date(500)] }, 1500],
  [{ $subtract: [new Date(2000), 500] }, new Date(1500)],
  [{ $multiply: [2, 3, 4] }, 24],
  [{ $divide: [7, 2] }, 3.5],
  [{ $type: { $divide: [4, 2] } }, 'double'],
  [{ $type: { $add: [1, 2] } }, 'int'],
  [{ $type: { $add: [2_000_000_000, 2_000_000_000] } }, 'long'],
  [{ $mod: [7, 3] }, 1],
  [{ $mod: [-7, 3] }, -1],
  [{ $mod: [7.5, 2] }, 1.5],
  [{ $abs: -5 }, 5],
  [{ $ceil: 1.2 }, 2],
  [{ $floor: -1.2 }, -2],
  [{ $round: [2.5] }, 2],
  [{ $round: [3.5] }, 4],
  [{ $round: [1.005, 2] }, 1],
  [{ $round: [1234.5678, 2] }, 1234.57],
  [{ $round: [1250, -2] }, 1200],
  [{ $trunc: [1.99, 1] }, 1.9],
  [{ $trunc: -1.7 }, -1],
  [{ $sum: '$a' }, 6, { a: [1, 2, 3] }],
  [{ $sum: ['$a', '$b', 'x'] }, 3, { a: 1, b: 2 }],
  [{ $avg: [1, 2] }, 1.5],
  [{ $min: '$a' }, 1, { a: [3, 1, null] }],
  [{ $max: ['$a', 5] }, 5, { a: 3 }],
];

const ARRAYS: Row[] = [
  [{ $size: '$a' }, 2, { a: [1, 2] }],
  [{ $isArray: ['$a'] }, true, { a: [] }],
  [{ $arrayElemAt: ['$a', 0] }, 1, { a: [1, 2] }],
  [{ $arrayElemAt: ['$a', -1] }, 2, { a: [1, 2] }],
  [{ $arrayElemAt: ['$a', 5] }, undefined, { a: [1, 2] }],
  [{ $first: '$a' }, 1, { a: [1, 2] }],
  [{ $last: '$a' }, 2, { a: [1, 2] }],
  [{ $slice: ['$a', 2] }, [1, 2], { a: [1, 2, 3] }],
  [{ $slice: ['$a', -2] }, [2, 3], { a: [1, 2, 3] }],
  [{ $slice: ['$a', 1, 1] }, [2], { a: [1, 2, 3] }],
  [{ $in: [2, '$a'] }, true, { a: [1, 2] }],
  [{ $in: [{ y: 2, x: 1 }, '$a'] }, false, { a: [{ x: 1, y: 2 }] }],
  [{ $concatArrays: ['$a', [3]] }, [1, 2, 3], { a: [1, 2] }],
  [{ $concatArrays: ['$a', '$b'] }, null, { a: [1] }],
  [{ $map: { input: '$a', as: 'x', in: { $add: ['$$x', 1] } } }, [2, 3], { a: [1, 2] }],
  [{ $map: { input: '$a', in: '$$this.b' } }, [1, null], { a: [{ b: 1 }, {}] }],
  [{ $filter: { input: '$a', cond: { $gt: ['$$this', 1] } } }, [2, 3], { a: [1, 2, 3] }],
  [{ $filter: { input: '$a', as: 'x', cond: { $gt: ['$$x', 0] }, limit: 1 } }, [1], { a: [1, 2] }],
  [{ $reduce: { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6, { a: [1, 2, 3] }],
  ['$a.b', [1, 2], { a: [{ b: 1 }, { c: 1 }, { b: 2 }] }],
  [['$a', '$missing'], [1, null], { a: 1 }],
  [{ $mergeObjects: ['$a', { y: 2 }, null] }, { x: 1, y: 2 }, { a: { x: 1 } }],
  [{ $mergeObjects: '$a' }, { x: 1, y: 2 }, { a: [{ x: 1 }, { y: 2 }] }],
];

const STRINGS: Row[] = [
  [{ $concat: ['a', '-', '$b'] }, 'a-c', { b: 'c' }],
  [{ $concat: ['a', '$b'] }, null, {}],
  [{ $toLower: 'ABC' }, 'abc'],
  [{ $toUpper: '$missing' }, '', {}],
  [{ $strLenCP: 'a\u{1F600}' }, 2],
  [{ $substrCP: ['hello', 1, 3] }, 'ell'],
  [{ $substrCP: ['a\u{1F600}b', 1, 1] }, '\u{1F600}'],
  [{ $toString: 5 }, '5'],
  [{ $toString: '$a' }, id.toHexString(), { a: id }],
  [{ $toString: date }, '2026-03-29T01:30:15.250Z'],
  [{ $toString: true }, 'true'],
  [{ $toString: null }, null],
  [{ $toObjectId: id.toHexString() }, id],
  [{ $toInt: '42' }, 42],
  [{ $toInt: 3.9 }, 3],
  [{ $toLong: '42' }, 42],
  [{ $type: { $toLong: 5 } }, 'long'],
  [{ $toDouble: '1.5' }, 1.5],
  [{ $type: { $toDouble: 5 } }, 'double'],
  [{ $toDate: Long.fromNumber(1000) }, new Date(1000)],
  [{ $toDate: '$a' }, id.getTimestamp(), { a: id }],
  [{ $type: '$a' }, 'objectId', { a: id }],
  [{ $type: '$a' }, 'missing', {}],
  [{ $type: '$a' }, 'null', { a: null }],
  [{ $type: '$a' }, 'double', { a: new Double(5) }],
];

const DATES: Row[] = [
  [{ $year: date }, 2026],
  [{ $month: date }, 3],
  [{ $dayOfMonth: date }, 29],
  [{ $hour: date }, 1],
  [{ $minute: date }, 30],
  [{ $second: date }, 15],
  [{ $millisecond: date }, 250],
  [{ $dayOfWeek: date }, 1],
  [{ $hour: { date, timezone: 'Europe/Rome' } }, 3],
  [{ $hour: { date, timezone: '-05:30' } }, 20],
  [{ $dayOfMonth: { date, timezone: '-05:30' } }, 28],
  [{ $year: null }, null],
  [{ $dateToString: { date } }, '2026-03-29T01:30:15.250Z'],
  [{ $dateToString: { date, format: '%Y-%m-%d %H:%M:%S.%L %z%%' } }, '2026-03-29 01:30:15.250 +0000%'],
  [{ $dateToString: { date, format: '%Y-%m-%d %H:%M', timezone: 'Europe/Rome' } }, '2026-03-29 03:30'],
  [{ $dateToString: { date: null, onNull: '-' } }, '-'],
  [{ $dateTrunc: { date, unit: 'day' } }, new Date('2026-03-29T00:00:00Z')],
  [{ $dateTrunc: { date, unit: 'day', timezone: 'Europe/Rome' } }, new Date('2026-03-28T23:00:00Z')],
  [{ $dateTrunc: { date, unit: 'hour', binSize: 6 } }, new Date('2026-03-29T00:00:00Z')],
  [{ $dateTrunc: { date, unit: 'week' } }, new Date('2026-03-29T00:00:00Z')],
  [{ $dateTrunc: { date, unit: 'week', startOfWeek: 'monday' } }, new Date('2026-03-23T00:00:00Z')],
  [{ $dateTrunc: { date, unit: 'month' } }, new Date('2026-03-01T00:00:00Z')],
  [{ $dateTrunc: { date, unit: 'quarter' } }, new Date('2026-01-01T00:00:00Z')],
  [{ $dateTrunc: { date, unit: 'year' } }, new Date('2026-01-01T00:00:00Z')],
];

describe.each([
  ['logic', LOGIC],
  ['arithmetic', ARITHMETIC],
  ['arrays and objects', ARRAYS],
  ['strings and types', STRINGS],
  ['dates', DATES],
])('%s', (name, rows) => {
  test.each(rows)('%j is %j', async (expression, value, doc = {}) => {
    const collection = db().collection<Document & { _id: number }>(
      `e-${name}-${new ObjectId().toHexString()}`,
    );
    await collection.insertOne({ _id: 1, ...doc });
    const [found] = await collection.aggregate([{ $replaceWith: { value: expression } }]).toArray();
    expect(found?.value).toEqual(value);
  });
});

type Refusal = [expression: unknown, code: number];

const REFUSED: Refusal[] = [
  [{ $foo: 1 }, 168],
  [{ $function: { body: '', args: [], lang: 'js' } }, 168],
  [{ $toDecimal: 1 }, 168],
  [{ $dateAdd: {} }, 168],
  [{ $divide: [1, 0] }, 2],
  [{ $mod: [1, 0] }, 16610],
  [{ $add: ['x', 1] }, 14],
  [{ $add: [date, date] }, 16612],
  [{ $subtract: ['x', 1] }, 14],
  [{ $subtract: [1] }, 16020],
  [{ $eq: [1] }, 16020],
  [{ $cond: [1, 2] }, 16020],
  [{ $cond: { if: 1, then: 2 } }, 9],
  [{ $switch: { branches: [{ case: false, then: 1 }] } }, 40066],
  [{ $size: 5 }, 17124],
  [{ $in: [1, 2] }, 40081],
  [{ $map: { input: 5, in: 1 } }, 28651],
  [{ $map: { input: [], in: '$$other', as: 'x' } }, 17276],
  [{ $mergeObjects: 5 }, 40400],
  [{ $concat: [1] }, 34471],
  [{ $toLower: { x: 1 } }, 16007],
  [{ $toInt: 'x' }, 241],
  [{ $toInt: 3_000_000_000 }, 241],
  [{ $toObjectId: 'x' }, 241],
  [{ $year: 5 }, 16006],
  [{ $dateTrunc: { date, unit: 'fortnight' } }, 9],
  [{ $dateToString: { date, format: '%q' } }, 18536],
  [{ $dateToString: { date, timezone: 'Mars/Olympus' } }, 40485],
];

test.each(REFUSED)('refuses %j with code %i', async (expression, code) => {
  const collection = db().collection('refusals');
  await collection.updateOne({}, { $set: { a: 1 } }, { upsert: true });
  expect(
    (await errorOf(collection.aggregate([{ $replaceWith: { value: expression } }]).toArray())).code,
  ).toBe(code);
});
