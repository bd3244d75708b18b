import { splitSentences } from './wording.ts';

test('a sentence does not end within an hour', () => {
  expect(splitSentences('Open from 5 p.m. to 7 p.m. Call 555-0117! $4 a person.')).toEqual([
    'Open from 5 p.m. to 7 p.m.',
    'Call 555-0117!',
    '$4 a person.',
  ]);
});
