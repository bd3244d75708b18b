/** A part of a task's instructions: running text, lines that belong together, or a drawing made of letters. */
export type InstructionBlock = { readonly kind: 'text' | 'lines' | 'drawing'; readonly text: string };

/** The instructions in blocks, divided by empty lines; where letters stand under each other on purpose, they must stay so. */
export function instructionBlocks(instructions: string): InstructionBlock[] {
  return instructions
    .split(/\n\s*\n/)
    .map((text) => text.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .map((text) => ({ kind: kindOf(text.split('\n')), text }));
}

function kindOf(lines: readonly string[]): InstructionBlock['kind'] {
  if (lines.length === 1) return 'text';
  const drawn = lines.filter((line) => /\S {2,}\S|\.{3,}|\|/.test(line)).length;
  return lines.length > 2 && drawn * 2 > lines.length ? 'drawing' : 'lines';
}
