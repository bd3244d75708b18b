/** A part of a task's instructions: a paragraph, a list of lines, or a text drawing with significant whitespace. */
export type InstructionBlock = { readonly kind: 'text' | 'lines' | 'drawing'; readonly text: string };

/** Splits instructions into blocks at empty lines, and marks text drawings, whose columns must stay aligned. */
export function parseInstructionBlocks(instructions: string): InstructionBlock[] {
  return instructions
    .split(/\n\s*\n/)
    .map((text) => text.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .map((text) => ({ kind: classifyBlock(text.split('\n')), text }));
}

function classifyBlock(lines: readonly string[]): InstructionBlock['kind'] {
  if (lines.length === 1) return 'text';
  const drawingLineCount = lines.filter((line) => /\S {2,}\S|\.{3,}|\|/.test(line)).length;
  return lines.length > 2 && drawingLineCount * 2 > lines.length ? 'drawing' : 'lines';
}
