import type { Document } from 'mongodb';

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
];

export const UPDATES = [...FIELDS, ...ARRAYS];
