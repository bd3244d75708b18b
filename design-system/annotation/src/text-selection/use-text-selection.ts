import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { TextSpan } from '@platform/contracts';
import { offsetAt } from './text-offsets.ts';
import { toSpan } from './split-text.ts';

export type TextSelectionOptions = {
  readonly text: string;
  readonly selection: TextSpan | undefined;
  readonly onSelect: (selection: TextSpan | undefined) => void;
  /** Marks the selection. `number` is the number key that was pressed, from 1; `undefined` for Enter. */
  readonly onMark: (selection: TextSpan, number: number | undefined) => void;
  /** Opens a mark. Without it, marks cannot be opened. */
  readonly onOpenMark?: ((id: string) => void) | undefined;
  /** Removes a mark: Delete on one of its words. */
  readonly onRemoveMark?: ((id: string) => void) | undefined;
};

/**
 * Selects a piece of a text in three ways: with the browser's own selection (mouse, long press and handles), with a tap
 * on the first and one on the last word, and with the keyboard.
 */
export function useTextSelection(root: RefObject<HTMLElement | null>, options: TextSelectionOptions) {
  const { text, selection, onSelect, onOpenMark } = options;
  /** The word where a selection by tap or keyboard began. */
  const anchor = useRef<TextSpan>(undefined);
  const isNative = useBrowserSelection(root, options, (span) => {
    anchor.current = undefined;
    onSelect(span);
  });
  const keyboard = useWordKeys(root, options, anchor);

  function onClick(event: MouseEvent): void {
    // The end of a drag, whose selection is known already.
    if (getSelection()?.isCollapsed === false) return;
    const target = event.target as Element;
    const mark = target.closest<HTMLElement>('[data-mark]')?.dataset.mark;
    const word = target.closest<HTMLElement>('[data-word]');
    if (word && root.current) setCurrentWord(root.current, word);
    if (mark !== undefined && onOpenMark && !anchor.current) {
      onOpenMark(mark);
      return;
    }
    const tapped = word && spanOf(word);
    if (!tapped) return;
    const isSecond = anchor.current && selection && isSameSpan(selection, anchor.current);
    const first = isSecond ? anchor.current : undefined;
    anchor.current = first ? undefined : tapped;
    onSelect(first ? join(text, first, tapped) : tapped);
  }

  /** `isNative`: the browser itself shows the selection. */
  return { isNative, onClick, ...keyboard };
}

/** Follows the browser's own selection while it lies in the text, and tells whether it does. */
function useBrowserSelection(
  root: RefObject<HTMLElement | null>,
  { text, selection }: TextSelectionOptions,
  onSelect: (span: TextSpan | undefined) => void,
): boolean {
  const [isNative, setIsNative] = useState(false);
  const follow = useEffectEvent(() => {
    const range = root.current ? readRange(root.current) : undefined;
    const from =
      range && root.current ? offsetAt(root.current, range.startContainer, range.startOffset) : undefined;
    const to =
      range && root.current ? offsetAt(root.current, range.endContainer, range.endOffset) : undefined;
    const span = from === undefined || to === undefined ? undefined : toSpan(text, from, to);
    setIsNative(span !== undefined);
    if (span) onSelect(span);
  });
  useEffect(() => {
    const onChange = () => follow();
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, []);
  // What was marked or given up must not stay selected on the screen.
  const isSelected = selection !== undefined;
  useEffect(() => {
    if (!isSelected && root.current && readRange(root.current)) getSelection()?.removeAllRanges();
  }, [isSelected, root]);
  return isNative;
}

/** Returns the browser's selection if it begins and ends in the text. */
function readRange(root: HTMLElement): Range | undefined {
  const current = getSelection();
  if (!current || current.isCollapsed || current.rangeCount === 0) return undefined;
  const range = current.getRangeAt(0);
  return root.contains(range.startContainer) && root.contains(range.endContainer) ? range : undefined;
}

function useWordKeys(
  root: RefObject<HTMLElement | null>,
  { text, selection, onSelect, onMark, onOpenMark, onRemoveMark }: TextSelectionOptions,
  anchor: RefObject<TextSpan | undefined>,
) {
  function moveTo(word: HTMLElement, isExtending: boolean, from: TextSpan): void {
    if (root.current) setCurrentWord(root.current, word);
    const reached = spanOf(word);
    if (!isExtending) {
      anchor.current = undefined;
      if (selection) onSelect(undefined);
      return;
    }
    anchor.current ??= from;
    onSelect(join(text, anchor.current, reached));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const word = (event.target as Element).closest<HTMLElement>('[data-word]');
    if (!word || !root.current || event.altKey || event.metaKey) return;
    const next = findNext(root.current, word, event);
    if (next) moveTo(next, event.shiftKey, spanOf(word));
    else if (event.key === 'Escape' && selection) {
      anchor.current = undefined;
      onSelect(undefined);
    } else if (event.key === 'Enter' || event.key === ' ') pressWord(word);
    else if (event.key === 'Delete' && markOf(word) !== undefined) onRemoveMark?.(markOf(word) ?? '');
    else if (/^[1-9]$/.test(event.key) && !event.ctrlKey) mark(word, Number(event.key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function pressWord(word: HTMLElement): void {
    const id = markOf(word);
    if (id !== undefined && !selection && onOpenMark) onOpenMark(id);
    else mark(word, undefined);
  }

  function mark(word: HTMLElement, number: number | undefined): void {
    anchor.current = undefined;
    onMark(selection ?? spanOf(word), number);
  }

  return { onKeyDown };
}

/** Returns the word that a key leads to. */
function findNext(
  root: HTMLElement,
  word: HTMLElement,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): HTMLElement | undefined {
  const words = [...root.querySelectorAll<HTMLElement>('[data-word]')];
  const index = words.indexOf(word);
  if (key === 'ArrowRight') return words[Math.min(words.length - 1, index + 1)];
  if (key === 'ArrowLeft') return words[Math.max(0, index - 1)];
  if (key === 'ArrowDown') return findInNextLine(words.slice(index + 1), word);
  if (key === 'ArrowUp') return findInNextLine(words.slice(0, index).reverse(), word);
  if (key === 'Home') return ctrlKey ? words[0] : findLineEnd(words.slice(0, index + 1).reverse());
  if (key === 'End') return ctrlKey ? words.at(-1) : findLineEnd(words.slice(index));
  return undefined;
}

/** Returns the word of the next line that is closest to a word's place in its own line. */
function findInNextLine(following: readonly HTMLElement[], word: HTMLElement): HTMLElement | undefined {
  const start = following.findIndex((other) => !isInLine(other, word));
  const first = following[start];
  if (!first) return following.at(-1);
  const line = [];
  for (const other of following.slice(start)) {
    if (!isInLine(other, first)) break;
    line.push(other);
  }
  const distance = (other: HTMLElement) => Math.abs(other.offsetLeft - word.offsetLeft);
  return line.reduce((best, other) => (distance(other) < distance(best) ? other : best), first);
}

function findLineEnd(words: readonly HTMLElement[]): HTMLElement | undefined {
  const [first] = words;
  const end = words.findIndex((other) => first !== undefined && !isInLine(other, first));
  return end < 0 ? words.at(-1) : words[end - 1];
}

function isInLine(one: HTMLElement, other: HTMLElement): boolean {
  return (
    Math.abs(one.offsetTop - other.offsetTop) < other.offsetHeight / 2 || one.offsetTop === other.offsetTop
  );
}

/** Makes a word the one that Tab leads to, and focuses it. */
export function setCurrentWord(root: HTMLElement, word: HTMLElement): void {
  for (const other of root.querySelectorAll('[tabindex]')) other.removeAttribute('tabindex');
  word.tabIndex = 0;
  word.focus({ preventScroll: true });
  word.scrollIntoView({ block: 'nearest' });
}

/** Focuses the word at or after a place of the text. */
export function focusWord(root: HTMLElement, from: number): void {
  const words = [...root.querySelectorAll<HTMLElement>('[data-word]')];
  const word = words.find((other) => spanOf(other).to > from);
  if (word) setCurrentWord(word.closest<HTMLElement>('[role="application"]') ?? root, word);
}

/** Returns the id of the mark that a word is in. */
function markOf(word: HTMLElement): string | undefined {
  return word.closest<HTMLElement>('[data-mark]')?.dataset.mark;
}

function spanOf(word: HTMLElement): TextSpan {
  return { from: Number(word.dataset.word), to: Number(word.dataset.end) };
}

function join(text: string, one: TextSpan, other: TextSpan): TextSpan | undefined {
  return toSpan(text, Math.min(one.from, other.from), Math.max(one.to, other.to));
}

function isSameSpan(one: TextSpan, other: TextSpan): boolean {
  return one.from === other.from && one.to === other.to;
}
