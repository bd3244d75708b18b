import { parseNotes } from './parse-notes.ts';

test('reads headings, paragraphs and lists', () => {
  expect(
    parseNotes('What is new,\nin short.\n\n### Work\n\n- One\n  goes on.\n- Two.\n\n### Money\n- Three.'),
  ).toEqual([
    { kind: 'paragraph', lines: ['What is new,', 'in short.'] },
    { kind: 'heading', lines: ['Work'] },
    { kind: 'list', lines: ['One goes on.', 'Two.'] },
    { kind: 'heading', lines: ['Money'] },
    { kind: 'list', lines: ['Three.'] },
  ]);
  expect(parseNotes('')).toEqual([]);
});
