import { instructionBlocks } from './instruction-blocks.ts';

test('keeps paragraphs, lines and drawings apart', () => {
  const instructions = `Look at the picture.

row 0: ........
row 1: ..P..CC.
row 2: ...PP...

A "Bright rooms."
B "Quiet loft."

Write it down...`;
  expect(instructionBlocks(instructions).map(({ kind }) => kind)).toEqual([
    'text',
    'drawing',
    'lines',
    'text',
  ]);
});

test('an indented drawing keeps its first column', () => {
  const [block] = instructionBlocks('  |  a\n  |  b\n--|---');
  expect(block).toEqual({ kind: 'drawing', text: '  |  a\n  |  b\n--|---' });
});
