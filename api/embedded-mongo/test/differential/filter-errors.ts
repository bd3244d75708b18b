import { BSONRegExp, type Document } from 'mongodb';

/** A filter and the code with which it is rejected. */
type FilterError = [filter: Document, code: number];

export const FILTER_ERRORS: FilterError[] = [
  [{ a: { $foo: 1 } }, 2],
  [{ a: { $gt: 1, $foo: 1 } }, 2],
  [{ $foo: 1 }, 2],
  [{ a: { $in: 1 } }, 2],
  [{ a: { $in: [{ $gt: 1 }] } }, 2],
  [{ a: { $elemMatch: 1 } }, 2],
  [{ a: { $elemMatch: { $foo: 1 } } }, 2],
  [{ $nor: [] }, 2],
  [{ a: { $size: -1 } }, 2],
  [{ a: { $size: 1.5 } }, 2],
  [{ a: { $type: 'text' } }, 2],
  [{ a: { $type: 99 } }, 2],
  [{ a: { $type: ['string', 'missing'] } }, 2],
  [{ a: { $type: [] } }, 9],
  [{ a: { $ne: /x/ } }, 2],
  [{ a: { $gt: /x/ } }, 2],
  [{ a: new BSONRegExp('^(') }, 51091],
  [{ a: new BSONRegExp('^x)') }, 51091],
  [{ a: new BSONRegExp(`^${'x'.repeat(32_764)}`) }, 51091],
  [{ $or: [] }, 2],
  [{ $or: {} }, 2],
  [{ $and: [1] }, 2],
];
