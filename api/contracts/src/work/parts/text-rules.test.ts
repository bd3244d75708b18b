import { checkText } from './text-rules.ts';

const rules = { minWords: 0, maxWords: 0, maxSentenceWords: 0, required: [], banned: [] };
const says = (text: string, phrase: string): boolean =>
  checkText(text, { ...rules, required: [[phrase]] }).every(({ met }) => met);

test.each([
  ['a curly apostrophe, as phones type it', 'This is the client’s desk.', "client's"],
  ['a letter in two parts, as pasted text has it', 'Our cafe\u0301 is open.', 'caf\u00e9'],
  ['another letter case', 'OAK desks', 'oak'],
  ['a line break', 'made of\n solid oak', 'made of solid oak'],
])('a phrase is found with %s', (_name, text, phrase) => {
  expect(says(text, phrase)).toBe(true);
  const [banned] = checkText(text, { ...rules, banned: [phrase] });
  expect(banned?.met).toBe(false);
});

test('a part of a word is not the word', () => {
  expect(says('Soaked in oil', 'oak')).toBe(false);
  expect(says('Room 012', '12')).toBe(false);
});
