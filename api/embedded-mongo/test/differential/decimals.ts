import { Decimal128, type Document, Double, Long, type Sort } from 'mongodb';
import type { FilterRow } from './filters.ts';
import type { PipelineRow } from './groups-and-lookups.ts';
import type { UpdateRow } from './updates.ts';

const decimal = (text: string): Decimal128 => Decimal128.fromString(text);

const MIXED = [
  { a: decimal('1.0') },
  { a: 1 },
  { a: Long.fromNumber(1) },
  { a: new Double(1) },
  { a: decimal('1.000000000000000000000000000000001') },
  { a: decimal('0.1') },
  { a: 0.1 },
  { a: decimal('NaN') },
  { a: NaN },
  { a: decimal('-0') },
  { a: 0 },
];

export const DECIMAL_FILTERS: FilterRow[] = [
  ['matches a decimal of any exponent', [{ a: decimal('1.0') }, { a: decimal('100E-2') }], { a: 1 }, [0, 1]],
  ['matches numbers of all types by a decimal', MIXED, { a: decimal('1.00') }, [0, 1, 2, 3]],
  ['compares a decimal with a double exactly', MIXED, { a: { $lt: 0.1, $gt: 0 } }, [5]],
  ['matches a decimal that no double equals', MIXED, { a: decimal('0.1') }, [5]],
  ['distinguishes 34 digits', MIXED, { a: { $gt: 1 } }, [4]],
  ['matches NaN of both types', MIXED, { a: NaN }, [7, 8]],
  ['matches no NaN by a range', MIXED, { a: { $lt: decimal('0.05') } }, [9, 10]],
  ['matches negative zero as zero', MIXED, { a: { $in: [decimal('-0.00')] } }, [9, 10]],
  ['$type decimal', MIXED, { a: { $type: 'decimal' } }, [0, 4, 5, 7, 9]],
  ['$type number includes decimals', [{ a: decimal('1') }, { a: '1' }], { a: { $type: 'number' } }, [0]],
  [
    'matches an int64 that is no double by a decimal',
    [{ a: Long.fromString('9007199254740993') }, { a: 9007199254740992 }],
    { a: decimal('9007199254740993') },
    [0],
  ],
  ['$size takes a decimal', [{ a: [1, 2] }, { a: [1] }], { a: { $size: decimal('2.0') } }, [0]],
];

export const DECIMAL_SORTS: Array<[title: string, docs: Document[], sort: Sort, order: number[]]> = [
  [
    'decimals among other numbers by value',
    [
      { a: decimal('Infinity') },
      { a: Number.MAX_VALUE },
      { a: decimal('1E+400') },
      { a: Long.fromString('9007199254740993') },
      { a: decimal('9007199254740992.5') },
      { a: decimal('9007199254740993.5') },
      { a: decimal('-1E-6000') },
      { a: 0 },
      { a: decimal('1E-6000') },
      { a: Number.MIN_VALUE },
      { a: decimal('NaN') },
      { a: decimal('-Infinity') },
      { a: decimal('-9223372036854775809') },
      { a: Long.MIN_VALUE },
    ],
    { a: 1 },
    [10, 11, 12, 13, 6, 7, 8, 9, 4, 3, 5, 1, 2, 0],
  ],
  ['decimals in descending order', [{ a: 0.5 }, { a: decimal('0.51') }, { a: 1 }], { a: -1 }, [2, 1, 0]],
];

export const DECIMAL_UPDATES: UpdateRow[] = [
  [
    '$inc of a decimal keeps its digits',
    { a: decimal('1.10') },
    { $inc: { a: decimal('2.20') } },
    { a: decimal('3.30') },
  ],
  ['$inc of a decimal by an int', { a: decimal('1.10') }, { $inc: { a: 2 } }, { a: decimal('3.10') }],
  ['$inc of an int by a decimal', { a: 2 }, { $inc: { a: decimal('0.5') } }, { a: decimal('2.5') }],
  [
    '$inc of a decimal by a double takes 15 digits of that',
    { a: decimal('1') },
    { $inc: { a: 0.1 } },
    { a: decimal('1.100000000000000') },
  ],
  [
    '$inc past int64 is exact with a decimal',
    { a: Long.MAX_VALUE },
    { $inc: { a: decimal('1') } },
    { a: decimal('9223372036854775808') },
  ],
  [
    '$inc of infinities',
    { a: decimal('Infinity') },
    { $inc: { a: decimal('-Infinity') } },
    { a: decimal('NaN') },
  ],
  [
    '$inc rounds half to even',
    { a: decimal('1000000000000000000000000000000000') },
    { $inc: { a: decimal('0.5') } },
    { a: decimal('1000000000000000000000000000000000') },
  ],
  [
    '$inc past the largest decimal',
    { a: decimal('9.999999999999999999999999999999999E+6144') },
    { $inc: { a: decimal('1E+6144') } },
    { a: decimal('Infinity') },
  ],
  ['$inc of a missing field sets the decimal', {}, { $inc: { a: decimal('1.50') } }, { a: decimal('1.50') }],
  ['$mul of decimals', { a: decimal('1.5') }, { $mul: { a: decimal('-2.00') } }, { a: decimal('-3.000') }],
  ['$mul of an int by a decimal', { a: 3 }, { $mul: { a: decimal('0.1') } }, { a: decimal('0.3') }],
  ['$min between types keeps the type', { a: decimal('1.5') }, { $min: { a: 1 } }, { a: 1 }],
  [
    '$min of equal values keeps the old one',
    { a: decimal('1.0') },
    { $min: { a: 1 } },
    { a: decimal('1.0') },
  ],
  ['$max of a decimal', { a: 1.5 }, { $max: { a: decimal('1.50000001') } }, { a: decimal('1.50000001') }],
  [
    '$set changes the exponent',
    { a: decimal('1.0') },
    { $set: { a: decimal('1.00') } },
    { a: decimal('1.00') },
  ],
  ['$addToSet knows equal numbers', { a: [1] }, { $addToSet: { a: decimal('1.0') } }, { a: [1] }],
  [
    '$pull of equal numbers',
    { a: [1, decimal('2')] },
    { $pull: { a: decimal('1.00') } },
    { a: [decimal('2')] },
  ],
];

const AMOUNTS = [{ a: decimal('1.10') }, { a: decimal('2.20') }, { a: 'text' }];

export const DECIMAL_PIPELINES: PipelineRow[] = [
  [
    '$sum of decimals keeps their digits',
    AMOUNTS,
    [{ $group: { _id: null, n: { $sum: '$a' } } }],
    [{ _id: null, n: decimal('3.30') }],
  ],
  [
    '$sum of decimals and integers',
    [...AMOUNTS, { a: 1 }, { a: Long.fromNumber(2) }],
    [{ $group: { _id: null, n: { $sum: '$a' } } }],
    [{ _id: null, n: decimal('6.30') }],
  ],
  [
    '$sum of a decimal and a double takes 34 digits of that',
    [{ a: decimal('0') }, { a: 0.1 }],
    [{ $group: { _id: null, n: { $sum: '$a' } } }],
    [{ _id: null, n: decimal('0.1000000000000000055511151231257827') }],
  ],
  [
    '$avg of decimals',
    AMOUNTS,
    [{ $group: { _id: null, n: { $avg: '$a' } } }],
    [{ _id: null, n: decimal('1.65') }],
  ],
  [
    '$avg of decimals has 34 digits',
    [{ a: decimal('1') }, { a: 1 }, { a: decimal('0') }],
    [{ $group: { _id: null, n: { $avg: '$a' } } }],
    [{ _id: null, n: decimal('0.6666666666666666666666666666666667') }],
  ],
  [
    '$min and $max compare decimals with other numbers',
    [{ a: decimal('1.5') }, { a: 1 }, { a: 2.5 }],
    [{ $group: { _id: null, low: { $min: '$a' }, high: { $max: '$a' } } }],
    [{ _id: null, low: 1, high: 2.5 }],
  ],
  [
    '$group by a decimal collects equal numbers',
    [{ a: decimal('1.0') }, { a: 1 }, { a: decimal('1') }],
    [{ $group: { _id: '$a', n: { $sum: 1 } } }, { $project: { _id: 0 } }],
    [{ n: 3 }],
  ],
];

/** Values that are one key of a unique index, the first of a row, and one that is another key. */
export const UNIQUE_DECIMALS: Array<[title: string, equal: unknown[], other: unknown]> = [
  ['one', [1, new Double(1), Long.fromNumber(1), decimal('1.0'), decimal('10E-1')], decimal('1.01')],
  ['zero', [0, new Double(-0), decimal('-0'), decimal('0E+10')], decimal('1E-6176')],
  ['NaN', [NaN, decimal('NaN')], decimal('Infinity')],
  ['infinity', [Infinity, decimal('Infinity')], decimal('1E+6144')],
  ['a fraction', [0.5, decimal('0.50')], decimal('0.5000000000000000000000000000000001')],
  [
    'a double beyond int64',
    [2 ** 80, decimal('1208925819614629174706176')],
    decimal('1208925819614629174706177'),
  ],
];
