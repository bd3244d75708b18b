import { parseInstructionBlocks } from './instruction-blocks.ts';

test('distinguishes paragraphs, line lists and text drawings', () => {
  const instructions = `Look at the picture.

row 0: ........
row 1: ..P..CC.
row 2: ...PP...

A "Bright rooms."
B "Quiet loft."

Write it down...`;
  expect(parseInstructionBlocks(instructions).map(({ kind }) => kind)).toEqual([
    'text',
    'drawing',
    'lines',
    'text',
  ]);
});

test("keeps the indentation of a drawing's first line", () => {
  const [block] = parseInstructionBlocks('  |  a\n  |  b\n--|---');
  expect(block).toEqual({ kind: 'drawing', text: '  |  a\n  |  b\n--|---' });
});
