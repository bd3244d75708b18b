// cspell:ignore Straße STRASSE strasse phonebook
import type { Document } from 'mongodb';

const ENGLISH = { locale: 'en' };
const IGNORE_ACCENTS = { locale: 'en', strength: 1 };
const IGNORE_CASE = { locale: 'en', strength: 2 };
const ACCENTS_ONLY_IGNORED = { locale: 'en', strength: 1, caseLevel: true };
const NUMERIC = { locale: 'en', numericOrdering: true };

/** Documents, a filter, a collation and the positions of the matches. */
type CollatedFilterRow = [
  title: string,
  docs: Document[],
  filter: Document,
  collation: Document,
  matches: number[],
];

const CAFES = [{ a: 'cafe' }, { a: 'Cafe' }, { a: 'café' }, { a: 'CAFÉ' }, { a: 'coffee' }, { a: 5 }, {}];

export const COLLATED_FILTERS: CollatedFilterRow[] = [
  ['strength 1 ignores case and accents', CAFES, { a: 'cafe' }, IGNORE_ACCENTS, [0, 1, 2, 3]],
  ['strength 2 ignores case', CAFES, { a: 'cafe' }, IGNORE_CASE, [0, 1]],
  ['strength 2 regards accents', CAFES, { a: 'Café' }, IGNORE_CASE, [2, 3]],
  ['strength 3 regards all of it', CAFES, { a: 'Cafe' }, ENGLISH, [1]],
  ['strength 1 with a case level ignores accents', CAFES, { a: 'Cafe' }, ACCENTS_ONLY_IGNORED, [1]],
  ['simple compares by code point', CAFES, { a: 'Cafe' }, { locale: 'simple' }, [1]],
  ['an empty collation is none', CAFES, { a: 'Cafe' }, {}, [1]],
  ['$ne', CAFES, { a: { $ne: 'CAFE' } }, IGNORE_CASE, [2, 3, 4, 5, 6]],
  ['$in', CAFES, { a: { $in: ['CAFE', 'Coffee', 5] } }, IGNORE_CASE, [0, 1, 4, 5]],
  ['$in with null', CAFES, { a: { $in: ['CAFE', null] } }, IGNORE_CASE, [0, 1, 6]],
  ['$nin', CAFES, { a: { $nin: ['CAFE', 'Coffee'] } }, IGNORE_CASE, [2, 3, 5, 6]],
  ['$gt by the alphabet', [{ a: 'B' }, { a: 'a' }, { a: 'c' }], { a: { $gt: 'b' } }, ENGLISH, [0, 2]],
  ['$lt by the alphabet', [{ a: 'Z' }, { a: 'a' }], { a: { $lt: 'b' } }, ENGLISH, [1]],
  ['$gte of an equal string', CAFES, { a: { $gte: 'CAFÉ', $lte: 'café' } }, IGNORE_CASE, [2, 3]],
  ['a number is no string', CAFES, { a: 5 }, IGNORE_CASE, [5]],
  ['numbers in strings', [{ a: 'v2' }, { a: 'v10' }], { a: { $gt: 'v9' } }, NUMERIC, [1]],
  ['leading zeros', [{ a: 'v02' }, { a: 'v20' }], { a: 'v2' }, NUMERIC, [0]],
  ['an element of an array', [{ a: ['x', 'CAFE'] }, { a: ['y'] }], { a: 'cafe' }, IGNORE_CASE, [0]],
  ['an array as a whole', [{ a: ['X'] }, { a: ['y'] }], { a: { $eq: ['x'] } }, IGNORE_CASE, [0]],
  ['a document as a whole', [{ a: { b: 'X' } }, { a: { B: 'x' } }], { a: { b: 'x' } }, IGNORE_CASE, [0]],
  [
    '$elemMatch',
    [{ a: [{ b: 'X' }] }, { a: [{ b: 'y' }] }],
    { a: { $elemMatch: { b: 'x' } } },
    IGNORE_CASE,
    [0],
  ],
  [
    '$elemMatch of values',
    [{ a: ['X'] }, { a: ['y'] }],
    { a: { $elemMatch: { $eq: 'x' } } },
    IGNORE_CASE,
    [0],
  ],
  ['$all', [{ a: ['X', 'Y'] }, { a: ['X'] }], { a: { $all: ['x', 'y'] } }, IGNORE_CASE, [0]],
  ['$not', [{ a: 'X' }, { a: 'y' }], { a: { $not: { $eq: 'x' } } }, IGNORE_CASE, [1]],
  [
    '$or, $and and $nor',
    CAFES,
    { $or: [{ $and: [{ a: 'COFFEE' }] }, { $nor: [{ a: { $type: 2 } }] }] },
    IGNORE_CASE,
    [4, 5, 6],
  ],
  ['a regular expression, which it does not affect', CAFES, { a: /^Ca/ }, IGNORE_CASE, [1]],
  [
    'characters that an index does not support',
    [{ a: 'Straße' }, { a: 'STRASSE' }],
    { a: 'strasse' },
    IGNORE_ACCENTS,
    [0, 1],
  ],
];

/** Documents, a sort, a collation and the order of the documents. */
type CollatedSortRow = [
  title: string,
  docs: Document[],
  sort: Document,
  collation: Document,
  order: number[],
];

export const COLLATED_SORTS: CollatedSortRow[] = [
  [
    'upper case after lower case',
    [{ a: 'B' }, { a: 'b' }, { a: 'a' }, { a: 'C' }],
    { a: 1 },
    ENGLISH,
    [2, 1, 0, 3],
  ],
  [
    'upper case first',
    [{ a: 'b' }, { a: 'B' }, { a: 'a' }],
    { a: 1 },
    { locale: 'en', caseFirst: 'upper' },
    [2, 1, 0],
  ],
  ['accents after the plain letter', [{ a: 'é' }, { a: 'f' }, { a: 'e' }], { a: 1 }, ENGLISH, [2, 0, 1]],
  ['in Swedish, ä after z', [{ a: 'ä' }, { a: 'z' }, { a: 'a' }], { a: 1 }, { locale: 'sv' }, [2, 1, 0]],
  ['in German, ä beside a', [{ a: 'ä' }, { a: 'z' }, { a: 'a' }], { a: 1 }, { locale: 'de_AT' }, [2, 0, 1]],
  ['numbers in strings', [{ a: 'v10' }, { a: 'v9' }, { a: 'v1' }], { a: -1 }, NUMERIC, [0, 1, 2]],
  [
    'equal strings by the next field',
    [
      { a: 'X', b: 2 },
      { a: 'x', b: 1 },
    ],
    { a: 1, b: 1 },
    IGNORE_CASE,
    [1, 0],
  ],
  [
    'an array by its least element',
    [{ a: ['b', 'Z'] }, { a: ['a'] }, { a: 'B' }],
    { a: 1, _id: 1 },
    ENGLISH,
    [1, 0, 2],
  ],
];

/** A document before and after an update of the documents that match a filter, under a collation that ignores case. */
type CollatedUpdateRow = [
  title: string,
  before: Document,
  filter: Document,
  update: Document,
  after: Document,
];

export const COLLATED_UPDATES: CollatedUpdateRow[] = [
  ['a filter', { a: 'X' }, { a: 'x' }, { $set: { b: 1 } }, { a: 'X', b: 1 }],
  ['$min', { a: 'B' }, {}, { $min: { a: 'b' } }, { a: 'B' }],
  ['$max', { a: 'B' }, {}, { $max: { a: 'c' } }, { a: 'c' }],
  ['$addToSet', { a: ['X'] }, {}, { $addToSet: { a: { $each: ['x', 'y', 'Y'] } } }, { a: ['X', 'y'] }],
  ['$pull of a value', { a: ['X', 'y'] }, {}, { $pull: { a: 'x' } }, { a: ['y'] }],
  ['$pull of a document', { a: [{ b: 'X' }] }, {}, { $pull: { a: { b: 'x' } } }, { a: [] }],
  ['$pull by an operator', { a: ['X', 'y'] }, {}, { $pull: { a: { $in: ['x'] } } }, { a: ['y'] }],
  ['$pullAll', { a: ['X', 'y'] }, {}, { $pullAll: { a: ['x'] } }, { a: ['y'] }],
  [
    '$push with a sort',
    { a: ['B'] },
    {},
    { $push: { a: { $each: ['a', 'C'], $sort: 1 } } },
    { a: ['a', 'B', 'C'] },
  ],
  ['the positional operator', { a: ['y', 'X'] }, { a: 'x' }, { $set: { 'a.$': 1 } }, { a: ['y', 1] }],
];

/** A pipeline and its result, under a collation that ignores case. */
type CollatedPipelineRow = [title: string, docs: Document[], pipeline: Document[], result: Document[]];

const LETTERS = [{ a: 'x' }, { a: 'X' }, { a: 'y' }];

export const COLLATED_PIPELINES: CollatedPipelineRow[] = [
  ['$match', LETTERS, [{ $match: { a: 'X' } }, { $count: 'n' }], [{ n: 2 }]],
  [
    '$group',
    LETTERS,
    [{ $group: { _id: '$a', n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
    [
      { _id: 'x', n: 2 },
      { _id: 'y', n: 1 },
    ],
  ],
  [
    '$group by a document',
    LETTERS,
    [{ $group: { _id: { k: '$a' }, n: { $sum: 1 } } }, { $match: { _id: { k: 'X' } } }],
    [{ _id: { k: 'x' }, n: 2 }],
  ],
  [
    '$addToSet, $min and $max',
    LETTERS,
    [
      { $group: { _id: null, set: { $addToSet: '$a' }, low: { $min: '$a' }, high: { $max: '$a' } } },
      { $project: { n: '$low', high: 1, _id: 0 } },
    ],
    [{ high: 'y', n: 'x' }],
  ],
  [
    '$sort',
    LETTERS,
    [{ $sort: { a: -1, _id: 1 } }, { $project: { a: 1, _id: 0 } }],
    [{ a: 'y' }, { a: 'x' }, { a: 'X' }],
  ],
  [
    '$lookup',
    [{ k: 'X' }],
    [
      { $lookup: { from: 'joined', localField: 'k', foreignField: '_id', as: 'found' } },
      { $project: { 'found._id': 1, _id: 0 } },
    ],
    [{ found: [{ _id: 'x' }] }],
  ],
];

/** A collation and the code with which it is rejected. */
export const COLLATION_ERRORS: Array<[collation: unknown, code: number]> = [
  [1, 14],
  [{ strength: 2 }, 40414],
  [{ locale: 1 }, 14],
  [{ locale: 'nowhere' }, 2],
  [{ locale: 'xx' }, 2],
  [{ locale: 'en', strength: 6 }, 51024],
  [{ locale: 'en', strength: -1 }, 51024],
  [{ locale: 'en', strength: 'x' }, 14],
  [{ locale: 'en', caseLevel: 1 }, 14],
  [{ locale: 'en', caseFirst: 'x' }, 2],
  [{ locale: 'en', alternate: 'x' }, 2],
  [{ locale: 'en', unknown: 1 }, 40415],
  [{ locale: 'en', version: '1.0' }, 161],
];

/** What only MongoDB supports. */
export const UNSUPPORTED_COLLATIONS: Array<[collation: unknown, code: number]> = [
  [{ locale: 'en', strength: 4 }, 2],
  [{ locale: 'en', strength: 5 }, 2],
  [{ locale: 'en', strength: 2, caseLevel: true }, 2],
  [{ locale: 'en', alternate: 'shifted' }, 2],
  [{ locale: 'en', backwards: true }, 2],
  [{ locale: 'de@collation=phonebook' }, 2],
];
