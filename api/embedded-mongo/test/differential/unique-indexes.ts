import type { Document, IndexSpecification } from 'mongodb';

/** The key of a unique index, documents, one more that repeats a key, and the values that the error states. */
type DuplicateRow = [
  title: string,
  key: IndexSpecification & Document,
  docs: Document[],
  repeated: Document,
  keyValue: Document,
];

export const DUPLICATES: DuplicateRow[] = [
  ['a value', { a: 1 }, [{ a: 1 }], { a: 1 }, { a: 1 }],
  ['a missing value', { a: 1 }, [{ a: null }], {}, { a: null }],
  ['an element of an array', { a: 1 }, [{ a: [1, 2] }], { a: [5, 2] }, { a: 2 }],
  [
    'an element of an array beside another value',
    { a: 1, b: -1 },
    [{ a: [1, 2], b: 'x' }],
    { a: [2, 5], b: 'x' },
    { a: 2, b: 'x' },
  ],
  [
    'fields of one document in an array',
    { 'a.b': 1, 'a.c': 1 },
    [{ a: { b: 1, c: 2 } }],
    {
      a: [
        { b: 1, c: 1 },
        { b: 1, c: 2 },
      ],
    },
    { 'a.b': 1, 'a.c': 2 },
  ],
  ['an array in an array', { a: 1 }, [{ a: [[1, 2]] }], { a: [3, [1, 2]] }, { a: [1, 2] }],
];
