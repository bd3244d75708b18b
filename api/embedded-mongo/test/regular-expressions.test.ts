import { BSONRegExp, type Document } from 'mongodb';
import { createIndex, useEngine } from './test-engine.ts';

const { db } = useEngine();

// Expectations are those of PCRE in UTF mode, which MongoDB uses.
test.each<[pattern: string, options: string, matching: string[], other: string[]]>([
  ['b', '', ['abc', '\nb'], ['aBc', '']],
  ['B', 'i', ['abc'], ['acd']],
  ['k', 'i', ['\u212a', 'K'], []],
  ['', '', ['', 'x'], []],
  ['a.c', '', ['abc', 'a\rc', 'a\u2028c', 'a😀c'], ['a\nc']],
  ['a.c', 's', ['a\nc'], ['ac']],
  ['a\\.c', '', ['a.c'], ['abc']],
  ['\\Aab', '', ['abc'], ['\nabc', 'cab']],
  ['\\Aab', 'm', ['abc'], ['\nabc']],
  ['ab\\z', '', ['cab'], ['ab\n', 'abc']],
  ['ab\\Z', '', ['cab', 'ab\n'], ['ab\n\n']],
  ['ab$', '', ['cab', 'ab\n'], ['ab\n\n', 'ab\r', 'ab\nc']],
  ['^(a\\d|b$)', '', ['a1x', 'b\n', 'b'], ['b\n\n', 'ab']],
  ['^ab$', 'm', ['x\nab\ny', 'ab', 'x\nab\n'], ['xab', 'ab\r\n']],
  ['^ab', '', ['abc'], ['x\nabc']],
  ['^b', 'm', ['a\nb'], ['a\rb']],
  ['^\\d{2,3}-[a-c]+?$', '', ['12-ab', '123-c'], ['1-a', '12-']],
  ['\\bword\\b', '', ['a word.'], ['words', 'ä-words']],
  ['^\\s$', '', ['\v', ' ', '\t', '\f', '\r'], ['\u00a0', 'x', '\u2028']],
  ['^[\\s,]$', '', ['\v', ','], ['\u00a0']],
  ['^\\w+$', '', ['ab_1'], ['ä', 'é1']],
  ['^\\w$', 'i', ['a', 'Z'], ['\u212a', '\u017f']],
  ['^[\\w.-]+@x$', 'i', ['A.b-c@X'], ['\u017f@x']],
  ['^[^\\w.-]$', 'i', ['\u212a', '!'], ['a', '-']],
  ['^[[:alpha:]]+$', '', ['aB'], ['a1', 'ä']],
  ['^[]a]+$', '', [']a'], ['b']],
  ['^[^]a]$', '', ['b', '\n'], [']', 'a']],
  ['[\\b]', '', ['\b'], ['b']],
  ['^[a-c\\]x[]+$', '', ['[]ax'], ['d']],
  ['\\x41\\x{1F600}', '', ['A😀'], ['A']],
  ['^\\p{Lu}\\p{L}*$', '', ['Äb'], ['äb']],
  ['(?i)ab(?-i:C)', '', ['ABC', 'abC'], ['abc']],
  ['(?:ab|cd){2}', '', ['abcd'], ['ab']],
  ['(?P<x>a)(?<y>b)', '', ['ab'], ['a']],
  ['a b # text\n c', 'x', ['abc'], ['a b c']],
  ['a\\ b[ #]', 'x', ['a b#', 'a b '], ['ab#']],
  ['ä', 'iu', ['Ä'], ['a']],
  ['a{,2}', '', ['a{,2}'], ['aa']],
])('%j with options %j matches as in PCRE', async (pattern, options, matching, other) => {
  const collection = db().collection<Document & { _id: number }>('texts');
  await collection.deleteMany({});
  await collection.insertMany([...matching, ...other].map((text, _id) => ({ _id, text })));
  const found = await collection
    .find({ text: new BSONRegExp(pattern, options) })
    .sort({ _id: 1 })
    .toArray();
  expect(found.map(({ text }) => text as string)).toEqual(matching);
});

test('patterns that go back and forth in other engines take linear time', async () => {
  const collection = db().collection('long-texts');
  await createIndex(collection, { n: 1 });
  await collection.insertOne({ n: 1, text: `${'a'.repeat(20_000)}!` });
  for (const pattern of ['^(a+)+$', '^(a|aa)+$', '^(a|a?)+$', '(.*a){12}b'])
    expect(await collection.countDocuments({ text: new BSONRegExp(pattern) })).toBe(0);
});
