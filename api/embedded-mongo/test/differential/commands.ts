import { Long, type Document } from 'mongodb';

/** The documents of the collection `rows`, a command, and what its reply contains. */
type CommandRow = [title: string, docs: Document[], command: Document, reply: Document];

const THREE = [
  { _id: 1, a: 'x', n: 5 },
  { _id: 2, a: 'y', n: 3 },
  { _id: 3, a: 'x', n: 9 },
];

const READS: CommandRow[] = [
  [
    'find returns a page in order',
    THREE,
    { find: 'rows', sort: { n: -1 }, skip: 1, limit: 1 },
    { cursor: { firstBatch: [THREE[0]], ns: 'NS.rows' }, ok: 1 },
  ],
  ['find with a batch size of zero', THREE, { find: 'rows', batchSize: 0 }, { cursor: { firstBatch: [] } }],
  [
    'find of a single batch closes its cursor',
    THREE,
    { find: 'rows', sort: { _id: 1 }, batchSize: 2, singleBatch: true },
    { cursor: { id: 0, firstBatch: [THREE[0], THREE[1]] } },
  ],
  [
    'find of a collection that does not exist',
    [],
    { find: 'missing' },
    { cursor: { id: 0, firstBatch: [], ns: 'NS.missing' } },
  ],
  [
    'distinct returns values in order of the documents',
    THREE,
    { distinct: 'rows', key: 'a' },
    { values: ['x', 'y'] },
  ],
  ['distinct of matches', THREE, { distinct: 'rows', key: 'n', query: { a: 'x' } }, { values: [5, 9] }],
  [
    'distinct takes a number as the position in an array only',
    [{ a: [{ 0: 11 }] }, { a: [[12, 13], { 0: 14 }] }, { a: { 0: 15 } }],
    { distinct: 'rows', key: 'a.0' },
    { values: [{ 0: 11 }, 12, 13, 15] },
  ],
  [
    'distinct finds a number as a name in the documents of a position',
    [{ a: [[{ b: 1 }, { b: [2, 3] }], { b: 4 }] }],
    { distinct: 'rows', key: 'a.0.b' },
    { values: [1, 2, 3] },
  ],
  ['distinct of a field that does not exist', THREE, { distinct: 'rows', key: 'z' }, { values: [] }],
  [
    'aggregate returns a cursor',
    THREE,
    { aggregate: 'rows', pipeline: [{ $match: { n: { $lt: 4 } } }], cursor: {} },
    { cursor: { id: 0, firstBatch: [THREE[1]], ns: 'NS.rows' } },
  ],
];

const WRITES: CommandRow[] = [
  ['insert counts', [], { insert: 'rows', documents: [{ _id: 1 }, { _id: 2 }] }, { n: 2, ok: 1 }],
  [
    'insert names the duplicate key and stops',
    [{ _id: 1 }],
    { insert: 'rows', documents: [{ _id: 0 }, { _id: 1 }, { _id: 2 }] },
    { n: 1, writeErrors: [{ index: 1, code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 1 } }], ok: 1 },
  ],
  [
    'insert goes on if it is unordered',
    [{ _id: 1 }],
    { insert: 'rows', documents: [{ _id: 0 }, { _id: 1 }, { _id: 2 }], ordered: false },
    { n: 2, writeErrors: [{ index: 1, code: 11000 }] },
  ],
  [
    'update tells matches from changes',
    THREE,
    { update: 'rows', updates: [{ q: { a: 'x' }, u: { $set: { n: 5 } }, multi: true }] },
    { n: 2, nModified: 1, ok: 1 },
  ],
  [
    'update names what it has upserted',
    THREE,
    {
      update: 'rows',
      updates: [
        { q: { _id: 1 }, u: { $inc: { n: 1 } } },
        { q: { _id: 7 }, u: { $set: { n: 1 } }, upsert: true },
      ],
    },
    { n: 2, nModified: 1, upserted: [{ index: 1, _id: 7 }] },
  ],
  [
    'update reports the index of the failed statement',
    THREE,
    {
      update: 'rows',
      updates: [
        { q: { _id: 1 }, u: { $inc: { a: 1 } } },
        { q: { _id: 2 }, u: { $inc: { n: 1 } } },
      ],
      ordered: false,
    },
    { n: 1, nModified: 1, writeErrors: [{ index: 0, code: 14 }] },
  ],
  ['update without a match', THREE, { update: 'rows', updates: [{ q: { a: 'z' }, u: { b: 1 } }] }, { n: 0 }],
  [
    'a replacement that inserts takes no _id from a field in it',
    [],
    { update: 'rows', updates: [{ q: { '_id.x': 1 }, u: { b: 1 }, upsert: true }] },
    { n: 0, writeErrors: [{ index: 0, code: 111 }] },
  ],
  [
    'a name that begins with $ is stored by an insert',
    [],
    { insert: 'rows', documents: [{ _id: 1, $a: 1, b: { $c: 2 } }] },
    { n: 1, ok: 1 },
  ],
  [
    'a name that begins with $ is stored by an upsert of fields',
    [],
    { update: 'rows', updates: [{ q: { _id: 1 }, u: { $set: { $a: 1, '$b.c': 2 } }, upsert: true }] },
    { n: 1, nModified: 0, upserted: [{ index: 0, _id: 1 }] },
  ],
  [
    'a name that begins with $ is stored by an upsert of a document',
    [],
    { findAndModify: 'rows', query: { _id: 1 }, update: { a: 1, $b: 2 }, upsert: true, new: true },
    { value: { _id: 1, a: 1, $b: 2 }, ok: 1 },
  ],
  [
    'a name that begins with $ is not in the way of an update without a match',
    [],
    { update: 'rows', updates: [{ q: { _id: 1 }, u: { $set: { $a: 1 } } }] },
    { n: 0, nModified: 0, ok: 1 },
  ],
  [
    'a field whose name begins with $ is kept, changed inside and removed',
    [{ _id: 1, $a: 1, $b: { c: 1 }, $d: 1 }],
    {
      findAndModify: 'rows',
      query: { _id: 1 },
      update: { $set: { $a: 1, '$b.c': 2 }, $unset: { $d: 1 } },
      new: true,
    },
    { value: { _id: 1, $a: 1, $b: { c: 2 } } },
  ],
  ['delete one of several', THREE, { delete: 'rows', deletes: [{ q: { a: 'x' }, limit: 1 }] }, { n: 1 }],
  ['delete all matches', THREE, { delete: 'rows', deletes: [{ q: { a: 'x' }, limit: 0 }] }, { n: 2 }],
  [
    'delete by several statements',
    THREE,
    {
      delete: 'rows',
      deletes: [
        { q: { _id: 1 }, limit: 1 },
        { q: { _id: 1 }, limit: 1 },
        { q: {}, limit: 0 },
      ],
    },
    { n: 3 },
  ],
];

const FIND_AND_MODIFY: CommandRow[] = [
  [
    'findAndModify returns the document before',
    THREE,
    { findAndModify: 'rows', query: { a: 'x' }, sort: { n: -1 }, update: { $inc: { n: 1 } } },
    { lastErrorObject: { n: 1, updatedExisting: true }, value: THREE[2], ok: 1 },
  ],
  [
    'findAndModify returns the document after',
    THREE,
    { findAndModify: 'rows', query: { _id: 2 }, update: { $set: { a: 'z' } }, new: true },
    { value: { _id: 2, a: 'z', n: 3 } },
  ],
  [
    'findAndModify replaces',
    THREE,
    { findAndModify: 'rows', query: { _id: 2 }, update: { b: 1 }, new: true },
    { value: { _id: 2, b: 1 } },
  ],
  [
    'findAndModify removes',
    THREE,
    { findAndModify: 'rows', query: {}, sort: { n: 1 }, remove: true },
    { lastErrorObject: { n: 1 }, value: THREE[1] },
  ],
  [
    'findAndModify upserts',
    [],
    { findAndModify: 'rows', query: { _id: 4 }, update: { $set: { n: 1 } }, upsert: true },
    { lastErrorObject: { n: 1, updatedExisting: false, upserted: 4 }, value: null },
  ],
  [
    'findAndModify without a match',
    THREE,
    { findAndModify: 'rows', query: { _id: 4 }, update: { $set: { n: 1 } } },
    { lastErrorObject: { n: 0, updatedExisting: false }, value: null },
  ],
];

const CATALOG: CommandRow[] = [
  ['create a collection', [], { create: 'rows' }, { ok: 1 }],
  ['create a collection that exists with the same options', THREE, { create: 'rows' }, { ok: 1 }],
  ['drop a collection', THREE, { drop: 'rows' }, { ns: 'NS.rows', nIndexesWas: 1, ok: 1 }],
  ['drop a collection that does not exist', [], { drop: 'missing' }, { ok: 1 }],
  [
    'createIndexes counts',
    THREE,
    {
      createIndexes: 'rows',
      indexes: [
        { key: { n: 1 }, name: 'by-n' },
        { key: { a: 1, n: -1 }, name: 'by-a' },
      ],
    },
    { numIndexesBefore: 1, numIndexesAfter: 3, createdCollectionAutomatically: false },
  ],
  [
    'createIndexes creates the collection',
    [],
    { createIndexes: 'rows', indexes: [{ key: { n: 1 }, name: 'by-n' }] },
    { numIndexesBefore: 1, numIndexesAfter: 2, createdCollectionAutomatically: true },
  ],
  [
    'createIndexes of an index that exists',
    THREE,
    { createIndexes: 'rows', indexes: [{ key: { _id: 1 }, name: '_id_' }] },
    { numIndexesBefore: 1, numIndexesAfter: 1 },
  ],
  [
    'listIndexes lists the index of _id',
    THREE,
    { listIndexes: 'rows' },
    { cursor: { firstBatch: [{ v: 2, key: { _id: 1 }, name: '_id_' }] } },
  ],
  ['dropIndexes tells how many there were', THREE, { dropIndexes: 'rows', index: '*' }, { nIndexesWas: 1 }],
  ['ping', [], { ping: 1 }, { ok: 1 }],
  [
    'killCursors names unknown cursors',
    THREE,
    { killCursors: 'rows', cursors: [Long.fromInt(7)] },
    { ok: 1 },
  ],
];

/** Reads with the hint that is the only index, and with none such. */
const HINTED: CommandRow[] = [
  ...['_id_', { _id: 1 }, {}].map((hint): CommandRow => [
    `find by the index ${JSON.stringify(hint)}`,
    THREE,
    { find: 'rows', filter: { n: 3 }, hint },
    { cursor: { firstBatch: [THREE[1]] } },
  ]),
  [
    'find by an index that does not exist of a collection that does not exist',
    [],
    { find: 'missing', hint: 'missing' },
    { cursor: { firstBatch: [] } },
  ],
];

export const COMMANDS = [...READS, ...HINTED, ...WRITES, ...FIND_AND_MODIFY, ...CATALOG];

/** The documents of the collection `rows`, a command, and the code with which it is rejected. */
type CommandError = [docs: Document[], command: Document, code: number];

const index = (name: string, key: Document, options: Document = {}): Document => ({
  createIndexes: 'rows',
  indexes: [{ key, name, ...options }],
});

export const COMMAND_ERRORS: CommandError[] = [
  [[], { unknownCommand: 1 }, 59],
  [[], { find: 'rows', unknownOption: 1 }, 40415],
  [[], { find: '' }, 73],
  [[], { find: '.x' }, 73],
  [[], { find: 'x'.repeat(255) }, 73],
  [THREE, { find: 'rows', hint: 'missing' }, 2],
  [THREE, { find: 'rows', hint: { missing: 1 } }, 2],
  [THREE, { find: 'rows', hint: 5 }, 9],
  [[], { find: 'rows', filter: 1 }, 14],
  [[], { find: 'rows', sort: 1 }, 14],
  [[], { find: 'rows', projection: 1 }, 14],
  [[], { find: 'rows', batchSize: -1 }, 51024],
  [[], { find: 'rows', singleBatch: 1.5, batchSize: 'x' }, 14],
  [[], { distinct: 'rows' }, 40414],
  [[], { distinct: 'rows', key: 'a', query: 1 }, 14],
  [[], { aggregate: 'rows', pipeline: 1, cursor: {} }, 14],
  [[], { aggregate: 'rows', pipeline: [1], cursor: {} }, 14],
  [[], { insert: 'rows', documents: 1 }, 14],
  [[], { insert: 'rows', documents: [1] }, 14],
  [[], { insert: 'rows', documents: [{}], writeConcern: 5 }, 14],
  [[], { update: 'rows' }, 40414],
  [[], { update: 'rows', updates: [] }, 16],
  [[], { update: 'rows', updates: [{ q: {} }] }, 40414],
  [[], { delete: 'rows' }, 40414],
  [[], { delete: 'rows', deletes: [] }, 16],
  [[], { findAndModify: 'rows' }, 9],
  [[], { findAndModify: 'rows', query: {} }, 9],
  [[], { findAndModify: 'rows', remove: true, new: true }, 9],
  [[], { findAndModify: 'rows', remove: true, upsert: true }, 9],
  [THREE, { findAndModify: 'rows', query: { _id: 1 }, update: { $set: { _id: 2 } } }, 66],
  [THREE, { findAndModify: 'rows', query: { _id: 1 }, update: { $inc: { a: 1 } } }, 14],
  [[{ _id: 1, $a: 1 }], { findAndModify: 'rows', query: { _id: 1 }, update: { $set: { $a: 2 } } }, 52],
  [[{ _id: 1 }], { findAndModify: 'rows', query: { _id: 1 }, update: { $set: { '$a.b': 2 } } }, 52],
  [[{ _id: 1 }], { findAndModify: 'rows', query: { _id: 1 }, update: { a: 1, $b: 2 }, upsert: true }, 52],
  [THREE, { findAndModify: 'rows', query: { n: 77 }, update: { _id: 1 }, upsert: true }, 11000],
  [[], { getMore: Long.fromInt(99), collection: 'rows' }, 43],
  [[], { getMore: Long.fromInt(-99), collection: 'rows' }, 43],
  [[], { getMore: Long.fromInt(99) }, 40414],
  [[], { createIndexes: 'rows', indexes: [] }, 2],
  [[], { createIndexes: 'rows' }, 40414],
  [THREE, index('by-n', { n: 'x' }), 67],
  [THREE, index('by-n', { n: 1 }, { unknownOption: 1 }), 197],
  [THREE, index('*', { n: 1 }), 2],
  [THREE, index('', { n: 1 }), 67],
  [THREE, index('by-n', { n: 1 }, { unique: 'x' }), 14],
  [THREE, index('by-n', { n: 1 }, { partialFilterExpression: 1 }), 14],
  [THREE, { createIndexes: 'rows', indexes: [1] }, 14],
  [THREE, { createIndexes: 'rows', indexes: [{ name: 'by-n' }] }, 9],
  [THREE, { createIndexes: 'rows', indexes: [{ key: 1, name: 'by-n' }] }, 14],
  [THREE, { createIndexes: 'rows', indexes: [{ key: { n: 1 }, name: 1 }] }, 14],
  [THREE, index('by-a', { a: 1 }, { unique: true }), 11000],
  [[], { dropIndexes: 'missing', index: 'a_1' }, 26],
  [THREE, { dropIndexes: 'rows', index: 'a_1' }, 27],
  [THREE, { dropIndexes: 'rows', index: 5 }, 14],
  [THREE, { dropIndexes: 'rows' }, 40414],
  [THREE, { dropIndexes: 'rows', index: '_id_' }, 72],
  [[], { explain: { unknownCommand: 1 } }, 59],
  [[], { explain: { find: 'rows', batchSize: -1 } }, 51024],
  [[], { explain: { find: 'rows', projection: 1 } }, 14],
  [[], { explain: { find: 'rows', projection: { e: 1, 'e.f': 1 } } }, 31249],
  [[], { killCursors: 'rows' }, 40414],
];
