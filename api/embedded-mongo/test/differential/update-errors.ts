import { type Document, Long } from 'mongodb';

/** A document, an update that is rejected, and the code. */
type UpdateError = [before: Document, update: Document, code: number];

export const UPDATE_ERRORS: UpdateError[] = [
  [{ a: 1 }, { $push: { a: 1 } }, 2],
  [{ a: null }, { $push: { a: 1 } }, 2],
  [{ a: 1 }, { $push: { 'a.b': 1 } }, 28],
  [{ a: [1] }, { $push: { a: 1 }, $set: { 'a.0': 1 } }, 40],
  [{ a: 'x' }, { $inc: { a: 1 } }, 14],
  [{}, { $inc: { a: 'x' } }, 14],
  [{ a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
  [{ a: Long.MIN_VALUE }, { $inc: { a: Long.fromInt(-1) } }, 2],
  [{ a: null }, { $inc: { a: 1 } }, 14],
  [{ a: 5 }, { $set: { 'a.b': 1 } }, 28],
  [{ a: null }, { $set: { 'a.b': 1 } }, 28],
  [{ a: [1] }, { $set: { 'a.x': 1 } }, 28],
  [{}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  [{}, { $set: { a: 1, 'a.b': 1 } }, 40],
  [{}, { $set: { _id: 'other' } }, 66],
  [{}, { $unset: { _id: 1 } }, 66],
  [{}, { $set: { '': 1 } }, 56],
  [{}, { $set: { 'a..b': 1 } }, 56],
  [{}, { $set: { $a: 1 } }, 52],
  [{}, { $foo: { a: 1 } }, 9],
  [{}, { $set: 1 }, 9],
  [{ a: [] }, { $set: { 'a.2000000': 1 } }, 34],
];
