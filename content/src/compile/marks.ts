import type { SpansAnswer } from '@platform/contracts';

/** Separates a text from the marks in it: `Call [[phone:555-0134]] today.` */
export function readMarks(marked: string): { text: string; answer: SpansAnswer } {
  const spans: SpansAnswer['spans'] = [];
  let text = '';
  let end = 0;
  for (const match of marked.matchAll(/\[\[([a-z_]+):([^\]]+)\]\]/g)) {
    const [whole, label = '', piece = ''] = match;
    text += marked.slice(end, match.index);
    spans.push({ from: text.length, to: text.length + piece.length, label });
    text += piece;
    end = match.index + whole.length;
  }
  return { text: text + marked.slice(end), answer: { spans, nothingToMark: spans.length === 0 } };
}
