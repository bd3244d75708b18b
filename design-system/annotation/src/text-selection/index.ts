export { markTone } from './mark-tones.ts';
export { excerpt, Pieces, SelectableText, TextBlock } from './selectable-text.tsx';
export { isOverlapping } from './split-text.ts';
export { focusWord } from './use-text-selection.ts';
export type { TextMark } from './text-piece-view.tsx';
